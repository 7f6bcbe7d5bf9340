import { composeApp } from '@supplier/core/app/app.compose'
import { appParts } from '@supplier/core/app/app.selectors'
import { defaultAppearance } from '@supplier/core/appearance/appearance.domain'
import { noTelephone } from '@supplier/core/countries/countries.domain'
import { silentPorts, someSession } from '@supplier/core/testing/ports'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { waitFor as until } from 'xstate'
import { show } from '../view.tsx'
import { createLanguageStore } from '../wiring/language/language-store.ts'
import { screenOf } from './screens.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const Broken = () => {
  throw new Error('broken shell')
}

it('when the shell crashes, an error with two links replaces the whole page', async () => {
  const app = composeApp(silentPorts({}), {
    session: someSession,
    href: '/orders',
    telephone: noTelephone,
    appearance: defaultAppearance,
  }).start()
  await screenOf('orders').load()
  await until(appParts(app).outlet, (snapshot) => snapshot.matches('shown'))
  const note = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  const shell = { load: async () => {}, read: () => Broken }
  show({ app, languageStore: createLanguageStore(), shell, container, log: { note } })
  expect(screen.getByRole('alert').textContent).toContain('Сторінка перестала працювати')
  const ways = Array.from(document.querySelectorAll('[role=alert] a'), (link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(ways).toEqual([
    ['Спробувати ще раз', ''],
    ['На головну', '/'],
  ])
  expect(note.mock.calls).toEqual([['view broke', expect.any(Error)]])
})
