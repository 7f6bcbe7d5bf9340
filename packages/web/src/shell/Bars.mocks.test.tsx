import { composeApp } from '@supplier/core/app/app.compose'
import type { AppActor } from '@supplier/core/app/app.machine'
import { selectLocation } from '@supplier/core/app/app.selectors'
import { panelParts, selectPanel } from '@supplier/core/app/panel.selectors'
import { defaultAppearance } from '@supplier/core/appearance/appearance.domain'
import { noTelephone } from '@supplier/core/countries/countries.domain'
import { pathOf } from '@supplier/core/kernel/routes'
import { selectPrompt } from '@supplier/core/onboarding/onboarding.selectors'
import type { Supplier } from '@supplier/core/session/session.domain'
import { claimIn, typedText } from '@supplier/core/testing/claims'
import { silentPorts, someSession, someSetup } from '@supplier/core/testing/ports'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { waitFor as until } from 'xstate'
import { TranslationsProvider } from '../i18n/TranslationsProvider.tsx'
import { createLocationHook } from '../navigation/location.ts'
import { createLanguageStore } from '../wiring/language/language-store.ts'
import { Shell } from './Shell.tsx'

vi.mock('../leave-guard/LeaveDialog.tsx', () => {
  throw new Error('no network')
})
vi.mock('../onboarding/OnboardingDialogs.tsx', () => {
  throw new Error('no network')
})

const complete: Supplier = { ...someSession.supplier, storeName: 'Shop', telegramId: '7', managerTelegram: '@a' }
const unwritten = { ...someSetup, steps: { ...someSetup.steps, information: false } }

const prompted = async (person: Partial<Supplier>, setup = unwritten): Promise<AppActor> => {
  const languageStore = createLanguageStore()
  await languageStore.load('panel')
  const app = composeApp(
    silentPorts({
      setup: { fetchSetup: async () => setup },
      account: { fetchAccount: async () => ({}), saveAccount: () => new Promise(() => {}) },
    }),
    {
      session: { token: 't', supplier: { ...complete, ...person } },
      href: pathOf({ to: 'product-create' }),
      telephone: noTelephone,
      appearance: defaultAppearance,
    },
  ).start()
  render(
    <TranslationsProvider languageStore={languageStore}>
      <Router hook={createLocationHook(app)}>
        <Shell app={app}>page</Shell>
      </Router>
    </TranslationsProvider>,
  )
  return app
}

const promptIn = async (app: AppActor) => {
  const location = selectPanel(await until(app, (now) => selectPanel(now).state === 'open'))
  if (location.state !== 'open') throw new Error('no panel')
  return selectPrompt(panelParts(location.panel).onboarding.getSnapshot())
}

it.each([
  ['articles', {}, 'products'],
  ['storeName', { storeName: null }, 'product-create'],
] as const)('the prompt %s can be closed when its code fails to load', async (prompt, person, page) => {
  const app = await prompted(person)
  const close = await screen.findByRole('button', { name: 'Закрити' })
  expect(await promptIn(app)).toBe(prompt)
  await act(async () => void fireEvent.click(close))
  expect([(await promptIn(app)) === prompt, selectLocation(app.getSnapshot()).to]).toEqual([false, page])
})

it.each([
  ['Піти без збереження', 'chats'],
  ['Залишитися', 'product-create'],
] as const)('a form can be left although the code of the question is gone: %s', async (answer, page) => {
  const app = await prompted({}, someSetup)
  await promptIn(app)
  act(() => void claimIn(app, typedText))
  act(() => app.send({ type: 'navigation.requested', location: { to: 'chats' } }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/Залишити сторінку\?/)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: answer })))
  expect(selectLocation(app.getSnapshot()).to).toBe(page)
  expect(screen.queryByRole('alert')).toBe(null)
})
