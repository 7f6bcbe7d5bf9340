import type { NextMove } from '../intents/intents.domain.ts'
import type { Message } from '../kernel/message.ts'
import { covers, type Kopecks } from '../kernel/money.ts'
import { readAmount } from '../kit/fields/amount.domain.ts'
import { type RowWith, row, wordsOf } from '../kit/row/row.domain.ts'

const referralTones = {
  clicked: 'plain',
  registered: 'info',
  activated: 'info',
  subscribed: 'warning',
  rewarded: 'plain',
  rejected: 'danger',
} as const
export const referralStatuses = wordsOf(referralTones)
export type ReferralStatus = keyof typeof referralTones

/** One who came by the supplier's link. The server masks the name and the telephone. */
export const referralRow = {
  /** `null` until they register. */
  name: row.text(),
  phone: row.text(),
  joinedAt: row.instant(),
  status: row.states(referralTones),
  bonus: row.money(),
  /** The day on which the bonus can be withdrawn. */
  bonusReadyOn: row.text(),
  /** Why there is no bonus, or not yet. */
  why: row.text(),
}
export type Referral = RowWith<typeof referralRow>

/** The day on which a bonus that is still awaited is ready. */
export const awaitedOn = ({ status, bonusReadyOn }: Referral): string | null =>
  status === 'rewarded' ? null : bonusReadyOn

/** The sum of a bonus, and after how many payments and days a supplier gets it. */
export interface ReferralTerms {
  readonly bonus: Kopecks | null
  /** How often the subscription has to be paid before. */
  readonly payments: number | null
  /** How many days pass between the last payment and the bonus. */
  readonly days: number | null
}

export interface ReferralSummary {
  readonly code: string
  readonly link: string
  readonly terms: ReferralTerms
  readonly clicks: number | null
  readonly registered: number | null
  readonly paid: number | null
  readonly earned: Kopecks | null
  readonly available: Kopecks | null
  /** Bonuses that were taken back after they had been withdrawn. */
  readonly debt: Kopecks | null
  /** The least sum of a withdrawal. */
  readonly minimum: Kopecks | null
}

type Limits = Pick<ReferralSummary, 'available' | 'debt' | 'minimum'>

/** Why nothing can be withdrawn now; `null` when something can. */
export const withdrawalBlock = ({ available, debt, minimum }: Limits): Message | null => {
  if (debt !== null && debt > 0) return { key: 'referrals.inDebt', values: { amount: debt } }
  if (available === null || available <= 0) return { key: 'referrals.nothingAvailable' }
  return minimum !== null && available < minimum ? belowMinimum(minimum) : null
}

/** The error in the typed sum of a withdrawal; `null` for a valid one. */
export const withdrawalMistake = (text: string, limits: Limits): Message | null => {
  const { available, minimum } = limits
  const block = withdrawalBlock(limits)
  if (block !== null) return block
  const amount = readAmount(text)
  if (amount === null) return { key: 'balances.amountRule' }
  if (minimum !== null && amount < minimum) return belowMinimum(minimum)
  return available !== null && !covers(available, amount)
    ? { key: 'referrals.aboveAvailable', values: { amount: available } }
    : null
}

const belowMinimum = (minimum: Kopecks): Message => ({ key: 'referrals.belowMinimum', values: { amount: minimum } })

/** The next move of a session: one withdrawal, if it has not been made. */
export const withdrawalMove =
  (amount: Kopecks): NextMove =>
  (_, made) =>
    made.length > 0 ? null : { kind: 'withdrawBonus', amount }

/** The addresses that pass the link on. The address of Viber opens its app. */
export const sharesOf = (link: string, text: string) => ({
  telegram: `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}` as const,
  viber: `viber://forward?text=${encodeURIComponent(`${text} ${link}`)}` as const,
})
