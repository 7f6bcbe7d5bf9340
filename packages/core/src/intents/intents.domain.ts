import type { Failure } from '../kernel/failure.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { Setup } from '../setup/setup.domain.ts'

/** What a supplier confirmed, and what moves money: each kind is one POST. */
export type IntentKind = 'coverShortfall' | 'paySubscription' | 'transferToMain' | 'transferToService'

/** What moves money, and how much. */
export interface Move {
  readonly kind: IntentKind
  readonly amount: Kopecks
}

/** What was known of the balances at one moment. Money that could not be read is `null`. */
export interface Standing {
  readonly main: Kopecks | null
  readonly service: Kopecks | null
  readonly isSubscribed: boolean
  /** The newest lines of the service balance; `null` when they carry no ids and so cannot be told apart. */
  readonly lineIds: readonly string[] | null
}

/** One confirmed move of money, written down before it is sent. */
export interface Intent extends Move {
  readonly id: string
  readonly supplierId: number
  /** Milliseconds since 1970. */
  readonly confirmedAt: number
  /** What was known when it was confirmed. */
  readonly before: Standing
  /** `sent` until its outcome is known; `moved` when what follows it is still to come. */
  readonly step: 'sent' | 'moved'
}

/** One line of the service balance, as far as it tells what happened. */
export interface TrailLine {
  readonly id: string | null
  readonly type: string | null
  /** Signed. */
  readonly amount: Kopecks | null
}

/** Says which move fresh settings and the moves made so far lead to; `null` when none may be made. */
export type Plan = (fresh: Setup, made: readonly Intent[]) => Move | null

/** How long after the confirmation a move may still be carried out although its answer is lost, in milliseconds. */
export const patienceAfter = (failure: Failure | null): number => {
  if (failure?.kind === 'refused') return 0
  if (failure?.kind === 'serverBroken') return failure.status === 502 || failure.status === 504 ? longest : 0
  if (failure?.kind === 'unreachable') return 15_000
  return longest
}

/** The server has long given up on a request by then. */
const longest = 45_000

const betweenLooks = 5000

export const isSettled = ({ confirmedAt }: Intent, patience: number, now: number): boolean =>
  now - confirmedAt >= patience

/** When to look again at figures that may still change, in milliseconds from now. */
export const pauseBeforeLook = ({ confirmedAt }: Intent, patience: number, now: number): number =>
  Math.max(0, Math.min(betweenLooks, confirmedAt + patience - now))

/** How long to wait before figures that could not be read are read again; `null` when a person decides. */
export const pauseBeforeRetry = (failures: number): number | null => [1000, 3000, 9000][failures - 1] ?? null

/** "Already done" is an outcome that has to be looked up. */
export const isConflict = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 409

/** What covers a shortfall is followed by a payment. */
export const isFollowed = ({ kind }: Intent): boolean => kind === 'coverShortfall'

interface Confirmed extends Move {
  readonly supplierId: number
  readonly before: Standing
  readonly at: number
}

/** A confirmation written as an intent. Confirming again what is known not to have moved keeps its id. */
export const intentOf = (confirmed: Confirmed, notMoved: Intent | null, freshId: () => string): Intent => {
  const { kind, supplierId, amount, before, at } = confirmed
  const isSame = notMoved?.kind === kind && notMoved.amount === amount && notMoved.supplierId === supplierId
  return { id: isSame ? notMoved.id : freshId(), supplierId, kind, amount, confirmedAt: at, before, step: 'sent' }
}
