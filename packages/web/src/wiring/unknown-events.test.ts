import { composeApp } from '@supplier/core/app/app.compose'
import { appParts } from '@supplier/core/app/app.selectors'
import { defaultAppearance } from '@supplier/core/appearance/appearance.domain'
import { noTelephone } from '@supplier/core/countries/countries.domain'
import { silentPorts } from '@supplier/core/testing/ports'
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
