import type { AccountMessageKey } from '../account/account.messages.ts'
import type { AppearanceMessageKey } from '../appearance/appearance.messages.ts'
import type { ArticlesMessageKey } from '../articles/articles.messages.ts'
import type { BalancesMessageKey } from '../balances/balances.messages.ts'
import type { TransferMessageKey } from '../balances/transfer.messages.ts'
import type { IntentsMessageKey } from '../intents/intents.messages.ts'
import type { KitMessageKey } from '../kit/section/section.messages.ts'
import type { NotificationsMessageKey } from '../notifications/notifications.messages.ts'
import type { OnboardingMessageKey } from '../onboarding/onboarding.messages.ts'
import type { PayoutsMessageKey } from '../payouts/payouts.messages.ts'
import type { PicturesMessageKey } from '../pictures/pictures.messages.ts'
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
  | PicturesMessageKey
  | SessionMessageKey
  | SubscriptionMessageKey
  | TelegramMessageKey
  | TransferMessageKey

/** What the words of a message speak of: amounts in kopecks, numbers of operations. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Something to say: a key whose words live in the view, or the server's own sentence. */
export type Message =
  | {
      readonly key: MessageKey
      readonly values?: MessageValues
      /** What the server's framework said of it, in its own words. */
      readonly details?: string
    }
  | ServerText

/** What happened, where the server says nothing about it. */
const ownWords: Readonly<Record<Failure['kind'], MessageKey>> = {
  unreachable: 'failure.unreachable',
  timedOut: 'failure.timedOut',
  serverBroken: 'failure.serverBroken',
  unauthorized: 'failure.unexpected',
  refused: 'failure.unexpected',
  unexpected: 'failure.unexpected',
}

/** What a failure says to a person: the server's sentences, or what stands in for them. */
export const messagesOf = (
  failure: Failure,
  otherwise: Message = { key: ownWords[failure.kind] },
): readonly Message[] => {
  const texts = textsOf(failure)
  const details = detailsOf(failure)
  if (texts.length > 0) return texts
  return [details !== null && 'key' in otherwise ? { ...otherwise, details } : otherwise]
}
