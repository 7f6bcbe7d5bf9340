import { whyNotShown } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { CopyActor } from '../kit/copy/copy.machine.ts'
import { type ReferralSummary, withdrawalBlock } from './referrals.domain.ts'
import type { ReferralsBesideSnapshot } from './referrals-beside.machine.ts'
import type { WithdrawalActor, WithdrawalSnapshot } from './withdrawal.machine.ts'

/** What stands above the list. What was read before stays while it is read again, or cannot be. */
export type ReferralsHead =
  /** The list below says that the server does not have it: `absent`. */
  | { readonly state: 'loading' | 'unread' | 'absent' }
  | {
      readonly state: 'known'
      readonly summary: ReferralSummary
      readonly isStale: boolean
      readonly isLoading: boolean
      /** Why nothing can be withdrawn now. */
      readonly block: Message | null
    }

export const selectReferralsHead = (snapshot: ReferralsBesideSnapshot): ReferralsHead => {
  const { summary, failure } = snapshot.context
  if (summary === null) {
    if (!snapshot.matches({ summary: 'unread' })) return { state: 'loading' }
    return { state: failure !== null && whyNotShown(failure) === 'notOffered' ? 'absent' : 'unread' }
  }
  return {
    state: 'known',
    summary,
    isStale: failure !== null,
    isLoading: snapshot.matches({ summary: 'reading' }),
    block: withdrawalBlock(summary),
  }
}

export const selectWithdrawal = ({ children }: ReferralsBesideSnapshot): WithdrawalActor | null =>
  children.withdrawal ?? null

export const selectReferralsCopy = ({ children }: ReferralsBesideSnapshot): CopyActor | null => children.copy ?? null

/** The view of the dialog of a withdrawal. */
export interface WithdrawalView {
  readonly text: string
  readonly error: Message | null
  readonly note: Message | null
  readonly available: Kopecks | null
  readonly minimum: Kopecks | null
  /** What it waits for; `null` while it is filled in. */
  readonly activity: 'reading' | 'moving' | null
}

export const selectWithdrawalView = (snapshot: WithdrawalSnapshot): WithdrawalView => {
  const { text, error, note, known, phase } = snapshot.context
  const activity = snapshot.matches('checking') ? 'reading' : snapshot.matches('moving') ? phase : null
  return { text, error, note, available: known.available, minimum: known.minimum, activity }
}
