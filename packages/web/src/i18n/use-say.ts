import type { Message } from '@supplier/core'
import { say } from './say.ts'
import { useWords } from './WordsProvider.tsx'

/** Says a message that may be missing; nothing then. */
export const useSay = () => {
  const words = useWords()
  return (message: Message | undefined): string | undefined => message && say(words, message)
}
