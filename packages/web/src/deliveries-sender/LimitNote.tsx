import type { Message } from '@supplier/core/kernel/message'
import { limitMistakes } from '@supplier/core/parcels/branch-limits.domain'
import { useMessageText } from '../i18n/use-message-text.ts'
import { wrong } from './Sender.styles.ts'

type Values = Parameters<typeof limitMistakes>[0]

/** Says under a field, while it is filled in, that the chosen branch would not take the parcel. */
export const limitNote =
  (name: 'weight' | 'seats' | 'length' | 'width' | 'height') =>
  ({ values }: { readonly values: Values }) => {
    const mistake = limitMistakes(values)[name]
    return mistake && <LimitNote message={mistake} />
  }

function LimitNote({ message }: { readonly message: Message }) {
  const messageText = useMessageText()
  return <span className={wrong}>{messageText(message)}</span>
}
