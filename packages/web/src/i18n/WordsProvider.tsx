import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { formatDate, formatDateTime, formatTime } from './dates.ts'
import { formatMoney } from './money.ts'
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

/** Money and dates as the reader's language writes them. */
export const useFormats = () => {
  const language = useLanguage()
  return {
    money: (kopecks: number | null) => formatMoney(kopecks, language),
    date: (written: string | number) => formatDate(written, language),
    dateTime: (written: string | number) => formatDateTime(written, language),
    time: (written: string | number) => formatTime(written, language),
  }
}
