import type { AppActor } from '@supplier/core/app/app.machine'
import type { LogPort } from '@supplier/core/app/app.port'
import { appParts } from '@supplier/core/app/app.selectors'
import type { Language } from '@supplier/core/appearance/appearance.domain'
import { selectAppearance } from '@supplier/core/appearance/appearance.selectors'
import type { LanguageStore } from '../../i18n/language.ts'

/**
 * Loads the translations whenever the chosen language changes. When they fail to load, `onMissing` gets the language
 * that is still shown.
 */
export const followLanguage = (
  app: AppActor,
  languageStore: LanguageStore,
  onMissing: (current: Language) => void,
): void => {
  const { appearance } = appParts(app)
  const follow = () =>
    void languageStore
      .setLanguage(selectAppearance(appearance.getSnapshot()).language)
      .catch(() => onMissing(languageStore.read().language))
  appearance.subscribe(follow)
  follow()
}

/** The same, and reports missing translations to the app and the log. */
export const setLanguageOfApp = (app: AppActor, languageStore: LanguageStore, log: LogPort): void =>
  followLanguage(app, languageStore, (current) => {
    log.note('words not loaded')
    appParts(app).appearance.send({ type: 'translations.missing', current })
  })
