import { appParts, composeApp, defaultAppearance, noTelephone } from '@supplier/core'
import { silentPorts } from '@supplier/core/testing'
import { expect, it, vi } from 'vitest'
import { noting } from './unknown-events.ts'

const start = { session: null, href: '/auth', telephone: noTelephone, appearance: defaultAppearance }

it('an event that its machine does not know is noted with the machine, and a known or a shared one is not', () => {
  const note = vi.fn()
  const inspect = vi.fn()
  const app = composeApp(silentPorts(), start, noting({ note }, { inspect })).start()
  const { appearance } = appParts(app)
  appearance.send({ type: 'theme.chosen', theme: 'dark' })
  appearance.send({ type: 'tab.shown' } as never)
  expect(note).not.toHaveBeenCalled()
  appearance.send({ type: 'theme.choosen', theme: 'dark' } as never)
  expect(note).toHaveBeenCalledExactlyOnceWith('app/appearance knows no event theme.choosen')
  expect(inspect).toHaveBeenCalledWith(expect.objectContaining({ type: '@xstate.event' }))
})
