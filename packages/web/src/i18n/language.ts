import { i18nObject } from 'typesafe-i18n'
import type { Translations as Dictionaries, Formatters, Locales, TranslationFunctions } from './i18n-types.ts'

export type Language = Locales
export type Translations = TranslationFunctions

/** `base` is for the sign-in page, `session` for the other pages of its area, `panel` for all the rest. */
export type Part = 'base' | 'session' | 'panel'

export interface LoadedLanguage {
  readonly language: Language
  readonly translations: Translations
}

export type Dictionary = { readonly [Name in keyof Dictionaries]?: object }

/** The translations of one language, made from the loaded parts. Those of the sign-in page need no formatters. */
export const loadedLanguageOf = (
  language: Language,
  dictionary: Dictionary,
  formatters: Formatters = {} as Formatters,
): LoadedLanguage => ({
  language,
  translations: i18nObject<Locales, Dictionaries, TranslationFunctions, Formatters>(
    language,
    dictionary as unknown as Dictionaries,
    formatters,
  ),
})

/** Holds the current language and its loaded translations, and notifies listeners when either changes. */
export interface LanguageStore {
  readonly read: () => LoadedLanguage
  readonly listen: (listener: () => void) => () => void
  /** Loads a part in the current language. */
  readonly load: (part: Part) => Promise<void>
  /** Changes the language as soon as its translations are loaded. */
  readonly setLanguage: (language: Language) => Promise<void>
}
