import { composeApp } from '@supplier/core/app/app.compose'
import { panelParts, selectPanel } from '@supplier/core/app/panel.selectors'
import { defaultAppearance } from '@supplier/core/appearance/appearance.domain'
import { noTelephone } from '@supplier/core/countries/countries.domain'
import { pathOf } from '@supplier/core/kernel/routes'
import { claimIn, typedText, withoutDraftText } from '@supplier/core/testing/claims'
import { silentPorts, someSession } from '@supplier/core/testing/ports'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { waitFor as until } from 'xstate'
import { TranslationsProvider } from '../i18n/TranslationsProvider.tsx'
import { createLanguageStore } from '../wiring/language/language-store.ts'
import { LeaveDialog } from './LeaveDialog.tsx'

it.each([
  ['promises a draft', true, /Ми лишимо чернетку/],
  ['promises no draft of a key', false, /Їх буде втрачено/],
])('the dialog about unsaved work %s', async (_, isKept, t) => {
  const languageStore = createLanguageStore()
  await languageStore.load('panel')
  const app = composeApp(silentPorts(), {
    session: someSession,
    href: pathOf({ to: 'orders' }),
    telephone: noTelephone,
    appearance: defaultAppearance,
  }).start()
  const location = selectPanel(await until(app, (now) => selectPanel(now).state === 'open'))
  if (location.state !== 'open') throw new Error('no panel')
  render(
    <TranslationsProvider languageStore={languageStore}>
      <LeaveDialog actor={panelParts(location.panel).leaveGuard} />
    </TranslationsProvider>,
  )
  act(() => void claimIn(app, isKept ? typedText : withoutDraftText))
  act(() => app.send({ type: 'navigation.requested', location: { to: 'chats' } }))
  const dialog = await screen.findByRole('dialog', { name: 'Залишити сторінку?' })
  expect(dialog.textContent).toMatch(t)
  expect(/чернетку/.test(dialog.textContent ?? '')).toBe(isKept)
})
