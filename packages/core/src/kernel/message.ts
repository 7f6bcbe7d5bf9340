import { detailsOf, type Failure, type ServerText, textsOf } from './failure.ts'
import type { MessageKey } from './message-keys.ts'

/** The values inserted into a message: amounts in kopecks, marks of operations. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A message for the supplier: a key that the view translates, or the server's own text. */
export type Message =
  | {
      readonly key: MessageKey
      readonly values?: MessageValues
      /** The stock text of the server's framework. */
      readonly details?: string
    }
  | ServerText

/** The message for a failure without a text from the server. */
const sentLater: Readonly<Record<Failure['kind'], MessageKey>> = {
  unreachable: 'failure.unreachable',
  timedOut: 'failure.timedOut',
  serverBroken: 'failure.serverBroken',
  unauthorized: 'failure.unauthorized',
  refused: 'failure.unexpected',
  unexpected: 'failure.unexpected',
}

/** The messages for a failure: the server's texts, or `otherwise` when there are none. */
export const messagesOf = (
  failure: Failure,
  otherwise: Message = { key: sentLater[failure.kind] },
): readonly Message[] => {
  const texts = textsOf(failure)
  const details = detailsOf(failure)
  if (texts.length > 0) return texts
  return [details !== null && 'key' in otherwise ? { ...otherwise, details } : otherwise]
}
