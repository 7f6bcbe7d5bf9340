import type { ArticleType } from '../articles/articles.domain.ts'
import type { KeyStatus } from '../deliveries-apis/deliveries-apis.section.ts'
import type { MethodCode, Need } from '../deliveries-panel/deliveries-panel.section.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { StoreProblem, StoreStatus } from '../stores/stores.domain.ts'

/** A status that the panel does not know is `null`, and is no reason for anything. */
export interface StoreState {
  readonly id: string
  readonly name: string | null
  readonly status: StoreStatus | null
  /** The last day of a pause, `YYYY-MM-DD`; `null` when it has no end. */
  readonly pausedUntil: string | null
  readonly problems: readonly StoreProblem[]
}

export interface KeyState {
  readonly id: string
  readonly title: string | null
  readonly carrier: MethodCode | null
  readonly status: KeyStatus | null
  /** ISO 8601, UTC. */
  readonly expiresAt: string | null
}

export const paymentGaps = ['keys', 'contract', 'codDelivery', 'details'] as const
export type PaymentGap = (typeof paymentGaps)[number]

/** What the methods in use lack. */
export interface Gap<Kind> {
  readonly kind: Kind
  /** The method that lacks it; `null` when the server does not say. */
  readonly method: string | null
  /** The field of its page that is missing or wrong; absent when the server does not say. */
  readonly field?: string | null
}

/** A part of the set-up, which one working method makes ready, and what the methods in use lack. */
export interface Part<Kind> {
  readonly isReady: boolean
  readonly missing: readonly Gap<Kind>[]
}

/** Orders whose time to act is over. */
export interface Overdue {
  readonly count: number
  /** When the first of them was due, ISO 8601, UTC; `null` when the server does not say. */
  readonly since: string | null
}

/** How many products need the supplier. */
export interface ProductNeeds {
  readonly rejected: number
  /** With a mistake that keeps them from selling, or from selling well. */
  readonly problems: number
  /** On sale, with few pieces left. */
  readonly runningOut: number
}

/** How ready the supplier is to sell. A part that could not be read is `null`. */
export interface Readiness {
  readonly stores: readonly StoreState[] | null
  readonly information: { readonly isReady: boolean; readonly missing: readonly ArticleType[] } | null
  readonly delivery: Part<Need> | null
  readonly payment: Part<PaymentGap> | null
  readonly keys: readonly KeyState[]
  readonly subscription: { readonly isActive: boolean; readonly until: string | null } | null
  readonly isTelegramLinked: boolean | null
  /** `null` when there is none or it is unknown. */
  readonly debt: Kopecks | null
  readonly overdue: Overdue | null
  readonly products: ProductNeeds | null
}
