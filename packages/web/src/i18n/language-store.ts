import { i18nObject } from 'typesafe-i18n'
import type { Translations as Dictionaries, Formatters, Locales, TranslationFunctions } from './i18n-types.ts'
import uk from './uk/index.ts'

export type Language = Locales
export type Translations = TranslationFunctions

/** `base` is for the sign-in page, `session` for the other pages of its area, `panel` for all the rest. */
export type Part = 'base' | 'session' | 'panel'

export interface LoadedLanguage {
  readonly language: Language
  readonly translations: Translations
}

type Dictionary = { readonly [Name in keyof Dictionaries]?: object }

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

const parts: Record<Language, Record<Part, () => Promise<Dictionary>>> = {
  uk: {
    base: async () => uk,
    session: async () => ({ session: (await import('./uk/session/index.ts')).default }),
    panel: async () => (await import('./uk/panel.ts')).panel,
  },
  en: {
    base: async () => (await import('./en/index.ts')).default,
    session: async () => ({ session: (await import('./en/session/index.ts')).default }),
    panel: async () => (await import('./en/panel.ts')).panel,
  },
}

/** Holds the current language and its loaded translations, and notifies listeners when either changes. */
export interface LanguageStore {
  readonly read: () => LoadedLanguage
  readonly listen: (listener: () => void) => () => void
  /** Loads a part in the current language. */
  readonly load: (part: Part) => Promise<void>
  /** Changes the language as soon as its translations are loaded. */
  readonly setLanguage: (language: Language) => Promise<void>
}

export const createLanguageStore = (): LanguageStore => {
  const listeners = new Set<() => void>()
  const needed = new Map<Part, Promise<void>>([['base', Promise.resolve()]])
  let wanted: Language = 'uk'
  let loaded = loadedLanguageOf('uk', uk)

  const load = async () => {
    const language = wanted
    const [{ formattersOf }, ...found] = await Promise.all([
      import('./formatters.ts'),
      ...[...needed.keys()].map((part) => parts[language][part]()),
    ])
    if (language !== wanted) return
    loaded = loadedLanguageOf(language, Object.assign({}, ...found), formattersOf(language))
    for (const listener of listeners) listener()
  }

  return {
    read: () => loaded,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: (part) => {
      const asked = needed.get(part)
      if (asked) return asked
      // The part is added before it is loaded, so that a change of the language meanwhile loads it too.
      const loaded = Promise.resolve().then(load)
      needed.set(part, loaded)
      loaded.catch(() => needed.delete(part))
      return loaded
    },
    setLanguage: async (language) => {
      if (language === wanted) return
      wanted = language
      try {
        await load()
      } catch (error) {
        if (language === wanted) wanted = loaded.language
        throw error
      }
    },
  }
}
