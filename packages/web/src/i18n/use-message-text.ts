import type { Message } from '@supplier/core/kernel/message'
import { messageText } from './message-text.ts'
import { useTranslations } from './TranslationsProvider.tsx'

/** Translates a message; returns nothing when there is no message. */
export const useMessageText = () => {
  const translations = useTranslations()
  return (message: Message | undefined): string | undefined => message && messageText(translations, message)
}
