import { type Dictionary, type Language, type LanguageStore, loadedLanguageOf, type Part } from '../../i18n/language.ts'
import uk from '../../i18n/uk/index.ts'

const parts: Record<Language, Record<Part, () => Promise<Dictionary>>> = {
  uk: {
    base: async () => uk,
    session: async () => ({ session: (await import('../../i18n/uk/session/index.ts')).default }),
    panel: async () => (await import('../../i18n/uk/panel.ts')).panel,
  },
  en: {
    base: async () => (await import('../../i18n/en/index.ts')).default,
    session: async () => ({ session: (await import('../../i18n/en/session/index.ts')).default }),
    panel: async () => (await import('../../i18n/en/panel.ts')).panel,
  },
}

export const createLanguageStore = (): LanguageStore => {
  const listeners = new Set<() => void>()
  const needed = new Map<Part, Promise<void>>([['base', Promise.resolve()]])
  let wanted: Language = 'uk'
  let loaded = loadedLanguageOf('uk', uk)

  const load = async () => {
    const language = wanted
    const [{ formattersOf }, ...found] = await Promise.all([
      import('../../i18n/formatters.ts'),
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
