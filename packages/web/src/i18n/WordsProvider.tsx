import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Language, Speaker, Speech, Words } from './words.ts'

const SpeechContext = createContext<Speech | null>(null)

interface WordsProviderProps {
  readonly speaker: Speaker
  readonly children: ReactNode
}

export function WordsProvider({ speaker, children }: WordsProviderProps) {
  const speech = useSyncExternalStore(speaker.listen, speaker.read, speaker.read)
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** The same words for good: the frame of the page, tests. */
export function FixedWords({ speech, children }: { readonly speech: Speech; readonly children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

const useSpeech = (): Speech => {
  const speech = useContext(SpeechContext)
  if (speech === null) throw new Error('no WordsProvider above')
  return speech
}

/** The words of the language spoken now: `useWords().auth.main.title()`. */
export const useWords = (): Words => useSpeech().words

export const useLanguage = (): Language => useSpeech().language
