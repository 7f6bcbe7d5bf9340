import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Language, LanguageStore, LoadedLanguage, Translations } from './language.ts'

const LanguageContext = createContext<LoadedLanguage | null>(null)

interface TranslationsProviderProps {
  readonly languageStore: LanguageStore
  readonly children: ReactNode
}

export function TranslationsProvider({ languageStore, children }: TranslationsProviderProps) {
  const loaded = useSyncExternalStore(languageStore.listen, languageStore.read, languageStore.read)
  return <LanguageContext value={loaded}>{children}</LanguageContext>
}

/** Provides translations that never change, for the frame of the page and for tests. */
export function FixedTranslations({
  loaded,
  children,
}: {
  readonly loaded: LoadedLanguage
  readonly children: ReactNode
}) {
  return <LanguageContext value={loaded}>{children}</LanguageContext>
}

const useLoadedLanguage = (): LoadedLanguage => {
  const loaded = useContext(LanguageContext)
  if (loaded === null) throw new Error('no WordsProvider above')
  return loaded
}

/** The translations of the current language: `useTranslations().auth.main.title()`. */
export const useTranslations = (): Translations => useLoadedLanguage().translations

export const useLanguage = (): Language => useLoadedLanguage().language
