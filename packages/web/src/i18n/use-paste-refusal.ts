import { pasteMistake } from '@supplier/core/kit/fields/pasted.domain'
import { useMessageText } from './use-message-text.ts'

/** Why a field of one number does not take a pasted text; `undefined` when it does. */
export const usePasteRefusal = () => {
  const messageText = useMessageText()
  return (pasted: string): string | undefined => messageText(pasteMistake(pasted) ?? undefined)
}
