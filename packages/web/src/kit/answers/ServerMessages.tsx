import type { Message } from '@supplier/core/kernel/message'
import { useMessageText } from '../../i18n/use-message-text.ts'

interface ServerMessagesProps {
  readonly messages: readonly Message[]
  /** The text that is shown when there is no message beyond that of the kind of failure. */
  readonly otherwise: string
}

/** The server’s messages about a failure, and when it is asked again, one below the other. */
export function ServerMessages({ messages, otherwise }: ServerMessagesProps) {
  const messageText = useMessageText()
  const told = messages.filter((message) => 'text' in message || !message.key.startsWith('failure.'))
  if (told.length === 0) return otherwise
  return told.map((message, at) => <div key={at}>{messageText(message)}</div>)
}
