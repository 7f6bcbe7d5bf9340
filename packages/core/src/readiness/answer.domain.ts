import type { ArticleType } from '../articles/articles.domain.ts'
import type { Kopecks } from '../kernel/money.ts'

export const storeStatuses = ['draft', 'moderation', 'active', 'paused', 'blocked', 'rejected', 'closed'] as const
export const keyStatuses = ['checking', 'active', 'expiring', 'expired', 'invalid', 'disabled'] as const
export const carriers = ['nova', 'ukrposhta', 'meest'] as const

/** What a store lacks; each is filled in by one field of its form. Delivery and payment are parts of their own. */
export const storeProblems = ['contacts', 'description', 'manager'] as const
export const deliveryGaps = ['key', 'sender', 'address'] as const
export const paymentGaps = ['keys', 'contract', 'codDelivery', 'details'] as const

/** A status that the panel does not know is `null`, and is no reason for anything. */
export interface StoreState {
  readonly id: string
  readonly name: string | null
  readonly status: (typeof storeStatuses)[number] | null
  /** The last day of a pause, `YYYY-MM-DD`; `null` when it has no end. */
  readonly pausedUntil: string | null
  readonly problems: readonly (typeof storeProblems)[number][]
}

export interface KeyState {
  readonly id: string
  readonly title: string | null
  readonly carrier: (typeof carriers)[number] | null
  readonly status: (typeof keyStatuses)[number] | null
  /** ISO 8601, UTC. */
  readonly expiresAt: string | null
}

/** A part of the set-up and what it lacks. */
interface Part<Gap> {
  readonly isReady: boolean
  readonly missing: readonly Gap[]
}

/** What a payment method lacks, and which one, if the server says so. */
export interface PaymentGap {
  readonly kind: (typeof paymentGaps)[number]
  readonly method: string | null
}

/** How ready the supplier is to sell. A part that could not be read is `null`. */
export interface Readiness {
  readonly stores: readonly StoreState[] | null
  readonly information: Part<ArticleType> | null
  readonly delivery: Part<(typeof deliveryGaps)[number]> | null
  readonly payment: Part<PaymentGap> | null
  readonly keys: readonly KeyState[]
  readonly subscription: { readonly isActive: boolean; readonly until: string | null } | null
  readonly isTelegramLinked: boolean | null
  /** `null` when there is none or it is unknown. */
  readonly debt: Kopecks | null
}
