import { composeApp } from '@supplier/core/app/app.compose'
import { appParts } from '@supplier/core/app/app.selectors'
import { defaultAppearance } from '@supplier/core/appearance/appearance.domain'
import { selectAppearance } from '@supplier/core/appearance/appearance.selectors'
import { noTelephone } from '@supplier/core/countries/countries.domain'
import { silentPorts } from '@supplier/core/testing/ports'
import { selectOpenToasts } from '@supplier/core/toasts/toasts.selectors'
import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { setLanguageOfApp } from './follow-language.ts'
import { createLanguageStore } from './language-store.ts'

const started = (language: 'uk' | 'en', setLanguage = createLanguageStore().setLanguage) => {
  const languageStore = { ...createLanguageStore(), setLanguage: vi.fn(setLanguage) }
  const app = composeApp(silentPorts(), {
    session: null,
    href: '/auth',
    telephone: noTelephone,
    appearance: { ...defaultAppearance, language },
  }).start()
  const note = vi.fn()
  setLanguageOfApp(app, languageStore, { note })
  return { ...appParts(app), languageStore, note }
}

const unreachable = () => Promise.reject(new Error('404'))

it('the translations follow the language', async () => {
  const { appearance, languageStore, note } = started('uk')
  appearance.send({ type: 'language.chosen', language: 'en' })
  await vi.waitFor(() => expect(languageStore.setLanguage).toHaveBeenCalledWith('en'))
  expect(note).not.toHaveBeenCalled()
})

it.each([
  ['chosen now', 'uk'],
  ['remembered from the last visit', 'en'],
] as const)(
  'a language %s whose translations fail to load is reported, and the setting returns to the shown language',
  async (_, first) => {
    const setLanguage = (language: 'uk' | 'en') => (language === 'en' ? unreachable() : Promise.resolve())
    const { appearance, toasts, note } = started(first, setLanguage)
    if (first === 'uk') appearance.send({ type: 'language.chosen', language: 'en' })
    const { context } = await waitFor(toasts, (snapshot) => selectOpenToasts(snapshot).length > 0)
    expect(context.toasts.map(({ message }) => message)).toEqual([{ key: 'appearance.translationsMissing' }])
    expect(selectAppearance(appearance.getSnapshot()).language).toBe('uk')
    expect(note).toHaveBeenCalledWith('words not loaded')
  },
)
