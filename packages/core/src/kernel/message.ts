import type { AccountMessageKey } from '../account/account.messages.ts'
import type { AppearanceMessageKey } from '../appearance/appearance.messages.ts'
import type { ArticlesMessageKey } from '../articles/articles.messages.ts'
import type { BalancesMessageKey } from '../balances/balances.messages.ts'
import type { TransferMessageKey } from '../balances/transfer.messages.ts'
import type { ImagesMessageKey } from '../images/images.messages.ts'
import type { IntentsMessageKey } from '../intents/intents.messages.ts'
import type { KitMessageKey } from '../kit/section/section.messages.ts'
import type { NotificationsMessageKey } from '../notifications/notifications.messages.ts'
import type { OnboardingMessageKey } from '../onboarding/onboarding.messages.ts'
import type { PayoutsMessageKey } from '../payouts/payouts.messages.ts'
import type { SessionMessageKey } from '../session/session.messages.ts'
import type { SubscriptionMessageKey } from '../subscription/subscription.messages.ts'
import type { TelegramMessageKey } from '../telegram/telegram.messages.ts'
import { detailsOf, type Failure, type ServerText, textsOf } from './failure.ts'

export type MessageKey =
  | 'failure.unreachable'
  | 'failure.timedOut'
  | 'failure.serverBroken'
  | 'failure.field'
  | 'failure.unexpected'
  | AccountMessageKey
  | AppearanceMessageKey
  | ArticlesMessageKey
  | BalancesMessageKey
  | IntentsMessageKey
  | KitMessageKey
  | OnboardingMessageKey
  | NotificationsMessageKey
  | PayoutsMessageKey
  | ImagesMessageKey
  | SessionMessageKey
  | SubscriptionMessageKey
  | TelegramMessageKey
  | TransferMessageKey

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
  unauthorized: 'failure.unexpected',
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
