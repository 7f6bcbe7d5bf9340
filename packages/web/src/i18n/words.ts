import { i18nObject } from 'typesafe-i18n'
import type { Formatters, Locales, TranslationFunctions, Translations } from './i18n-types.ts'
import uk from './uk/index.ts'

export type Language = Locales
export type Words = TranslationFunctions

/** `base` is what the sign-in page says, `session` the other pages of its area, `panel` all the rest. */
export type Part = 'base' | 'session' | 'panel'

export interface Speech {
  readonly language: Language
  readonly words: Words
}

type Dictionary = { readonly [Name in keyof Translations]?: object }

/** The words of one language, out of the parts that are there. Those of the sign-in page format nothing. */
export const speechOf = (
  language: Language,
  dictionary: Dictionary,
  formatters: Formatters = {} as Formatters,
): Speech => ({
  language,
  words: i18nObject<Locales, Translations, TranslationFunctions, Formatters>(
    language,
    dictionary as unknown as Translations,
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

/** Who says the words, and in which language, now and later. */
export interface Speaker {
  readonly read: () => Speech
  readonly listen: (listener: () => void) => () => void
  /** Loads a part in the language spoken now. */
  readonly need: (part: Part) => Promise<void>
  /** Changes the language, once its words are there. */
  readonly speak: (language: Language) => Promise<void>
}

export const createSpeaker = (): Speaker => {
  const listeners = new Set<() => void>()
  const needed = new Map<Part, Promise<void>>([['base', Promise.resolve()]])
  let wanted: Language = 'uk'
  let speech = speechOf('uk', uk)

  const load = async () => {
    const language = wanted
    const [{ formattersOf }, ...found] = await Promise.all([
      import('./formatters.ts'),
      ...[...needed.keys()].map((part) => parts[language][part]()),
    ])
    if (language !== wanted) return
    speech = speechOf(language, Object.assign({}, ...found), formattersOf(language))
    for (const listener of listeners) listener()
  }

  return {
    read: () => speech,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    need: (part) => {
      const asked = needed.get(part)
      if (asked) return asked
      // The part is counted before its words come, so that a change of language meanwhile brings it along.
      const loaded = Promise.resolve().then(load)
      needed.set(part, loaded)
      loaded.catch(() => needed.delete(part))
      return loaded
    },
    speak: async (language) => {
      if (language === wanted) return
      wanted = language
      try {
        await load()
      } catch (error) {
        if (language === wanted) wanted = speech.language
        throw error
      }
    },
  }
}
