import { composeApp, defaultAppearance, noTelephone, trunkParts } from '@supplier/core'
import { silentPorts, someSession } from '@supplier/core/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor as until } from 'xstate'
import { createSpeaker } from '../i18n/words.ts'
import { show } from '../view.tsx'
import { screenOf } from './screens.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const Broken = () => {
  throw new Error('broken shell')
}

it('where everything around the page breaks, that is said in place of it, with two ways out', async () => {
  const app = composeApp(silentPorts({}), {
    session: someSession,
    href: '/orders',
    telephone: noTelephone,
    appearance: defaultAppearance,
  }).start()
  await screenOf('orders').load()
  await until(trunkParts(app).slot, (snapshot) => snapshot.value === 'shown')
  const note = vi.fn()
  const onCommit = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  const shell = { load: async () => {}, read: () => Broken }
  show({ app, speaker: createSpeaker(), shell, container, log: { note }, onCommit })
  await waitFor(() => expect(onCommit).toHaveBeenCalledOnce())
  expect(screen.getByRole('alert').textContent).toContain('Сторінка перестала працювати')
  const ways = Array.from(document.querySelectorAll('[role=alert] a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(ways).toEqual([
    ['Спробувати ще раз', ''],
    ['На головну', '/'],
  ])
  expect(note.mock.calls).toEqual([['view broke']])
})
