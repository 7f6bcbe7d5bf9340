import type { Message } from '@supplier/core'
import { useSay } from '../i18n/use-say.ts'

interface SaidProps {
  readonly messages: readonly Message[]
  /** When there is nothing better to say than that something went wrong. */
  readonly otherwise: string
}

/** What the server said about a failure, one sentence below the other. */
export function Said({ messages, otherwise }: SaidProps) {
  const say = useSay()
  const told = messages.filter((message) => 'text' in message)
  if (told.length === 0) return otherwise
  return told.map((message, at) => <div key={at}>{say(message)}</div>)
}
