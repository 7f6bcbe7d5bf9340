import type { Kopecks } from '../kernel/money.ts'
import { isSubscribed, type Setup } from '../setup/setup.domain.ts'
import type { BalanceSnapshot, Intent, IntentKind, Transaction } from './intents.domain.ts'
import { hasAnyMark, hasMark, markOf } from './mark.domain.ts'

/** The sign and the types of the transaction that a completed move leaves in its list. */
const entryPatterns: Readonly<Record<IntentKind, { readonly sign: 1 | -1; readonly types: readonly string[] }>> = {
  coverShortfall: { sign: 1, types: ['transferIn'] },
  transferToService: { sign: 1, types: ['transferIn'] },
  transferToMain: { sign: -1, types: ['transferOut'] },
  paySubscription: { sign: -1, types: ['subscription'] },
  topUp: { sign: 1, types: ['topUp'] },
  payout: { sign: 1, types: [] },
  withdrawBonus: { sign: 1, types: ['bonus'] },
}

/** The transactions read so far. */
export interface Transactions {
  readonly lines: readonly Transaction[]
  /** Whether they include everything since the move was sent. */
  readonly isWhole: boolean
}

export interface TransactionsPage {
  readonly lines: readonly Transaction[]
  /** `null` when the server does not report it. */
  readonly lastPage: number | null
}

/** The limit of pages in one lookup: 40 pages of 25 are a thousand transactions. */
const mostPages = 40

/**
 * Joins pages, the first one first, and returns the next page to read; `null` when no more is needed. A list may come
 * in any order. Reading stops early only if the dates prove that the newest come first, and each entry of `known` has
 * been reached.
 */
export const collected = (
  pages: readonly TransactionsPage[],
  known: readonly (readonly string[])[],
): Transactions & { readonly nextPage: number | null } => {
  const lines = withoutRepeats(pages.flatMap((page) => page.lines))
  const [last] = pages.slice(-1)
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.lines.map(({ id }) => id)))
  const isOver =
    last !== undefined &&
    (last.lines.length === 0 ||
      (last.lastPage !== null && pages.length >= last.lastPage) ||
      // A server without pagination answers every page with the same transactions.
      (pages.length > 1 && last.lines.every(({ id }) => id === null || before.has(id))) ||
      (known.length > 0 &&
        isNewestFirst(lines) &&
        known.every((ids) => lines.some(({ id }) => ids.includes(id ?? '')))))
  if (isOver || pages.length >= mostPages) return { lines, isWhole: isOver, nextPage: null }
  return { lines, isWhole: false, nextPage: pages.length + 1 }
}

/**
 * A transaction added while reading shifts others to the next page, where they are read again; drop these duplicates.
 */
const withoutRepeats = (lines: readonly Transaction[]): readonly Transaction[] => {
  const seen = new Set<string>()
  return lines.filter(({ id }) => {
    const isNew = id === null || !seen.has(id)
    if (id !== null) seen.add(id)
    return isNew
  })
}

/** The number of transactions needed to prove an order; fewer may be sorted by chance. */
const leastProof = 10

const isNewestFirst = (lines: readonly Transaction[]): boolean => {
  const times = lines.map(({ at }) => (at === null ? Number.NaN : Date.parse(at)))
  const [first = 0] = times
  const last = times.at(-1) ?? 0
  return (
    lines.length >= leastProof &&
    first > last &&
    times.every((time, location) => location === 0 || time <= Number(times[location - 1]))
  )
}

export const snapshotOf = (setup: Setup, { lines }: Pick<Transactions, 'lines'>): BalanceSnapshot => {
  const ids = lines.flatMap(({ id }) => (id === null ? [] : [id]))
  return {
    main: setup.mainBalance,
    service: setup.serviceBalance,
    isSubscribed: isSubscribed(setup),
    lineIds: ids.length === lines.length ? ids : null,
  }
}

export type Finding =
  | { readonly result: 'moved' | 'notMoved' | 'cancelled' | 'open' | 'unknown' }
  | { readonly result: 'doubled'; readonly operations: readonly Transaction[] }

const isMarked = (intent: Pick<Intent, 'id'>, { text }: Transaction): boolean =>
  hasMark(text, markOf(intent)) || text?.includes(intent.id) === true

/** The executed transactions with the mark of an intent and in its direction. */
const executedIn = (intent: Intent, lines: readonly Transaction[]): readonly Transaction[] =>
  lines.filter((line) => line.status === 'done' && hasSign(intent, line) && isMarked(intent, line))

/**
 * Judges an intent by the transactions that carry its mark; `null` when there are none. Several that together do not
 * exceed its amount are its parts. `unclear`: one of them is not executed yet, has a state that the panel does not
 * know, goes in the other direction, or only a part of the amount was executed and the rest was cancelled.
 */
const shownByMark = (
  intent: Intent,
  lines: readonly Transaction[],
): 'moved' | 'doubled' | 'cancelled' | 'unclear' | null => {
  const marked = lines.filter((line) => isMarked(intent, line))
  if (marked.length === 0) return null
  const left = marked.filter(({ status }) => status !== 'cancelled')
  if (left.length === 0) return 'cancelled'
  const executed = executedIn(intent, lines)
  const sum = sizeOf(executed)
  if (executed.length > 1 && sum > intent.amount) return 'doubled'
  if (executed.length < left.length) return 'unclear'
  return left.length < marked.length && sum < intent.amount ? 'unclear' : 'moved'
}

/** Whether the transactions show by their marks that a move was made. */
export const isShown = (intent: Intent, { lines }: Transactions): boolean => {
  const shown = shownByMark(intent, lines)
  return shown === 'moved' || shown === 'doubled'
}

/** Whether a move that was told as not made could stand in the transactions now. */
export const isDoubted = (intent: Intent, { lines, isWhole }: Transactions): boolean =>
  !isWhole || shownByMark(intent, lines) === 'unclear' || couldBeIn(intent, lines)

/**
 * Derives the outcome of a move without a response from the server's figures: by its mark, or by arithmetic if the
 * server repeats no descriptions. `open`: patience is not over, so the server may still carry it out. `cancelled`: the
 * server made it and took it back.
 */
export const reconcile = (
  intent: Intent,
  now: BalanceSnapshot,
  transactions: Transactions,
  isPatienceOver: boolean,
): Finding => {
  const shown = shownByMark(intent, transactions.lines)
  if (shown === 'doubled') return { result: shown, operations: executedIn(intent, transactions.lines) }
  if (shown === 'moved') return { result: shown }
  if (intent.kind === 'paySubscription' && now.isSubscribed && !intent.before.isSubscribed) return { result: 'moved' }
  if (!isPatienceOver) return { result: 'open' }
  if (shown === 'unclear') return { result: 'unknown' }
  const result = byFigures(intent, now, transactions)
  return { result: result === 'notMoved' && shown === 'cancelled' ? 'cancelled' : result }
}

/** "Not moved" needs proof: no new lines that could be the move, and figures that account for every new line. */
const byFigures = (
  intent: Intent,
  now: BalanceSnapshot,
  { lines, isWhole }: Transactions,
): 'moved' | 'notMoved' | 'unknown' => {
  if (!isWhole) return 'unknown'
  if (!couldBeIn(intent, lines)) return isAccountedFor(intent, now, lines) ? 'notMoved' : 'unknown'
  const areMarksShown = lines.some((line) => isOfType(intent, line) && hasAnyMark(line.text))
  const isAlone = freshIn(intent, lines).length === 1 || !areNewKnown(intent, lines)
  const isExpected = intent.kind === 'payout' || difference(intent.before.service, now.service) === expectedOf(intent)
  return !areMarksShown && isAlone && isExpected && unmarkedIn(intent, lines).some((line) => isAlike(intent, line))
    ? 'moved'
    : 'unknown'
}

/**
 * The new lines in the direction of an intent without the mark of any move: a server may cut, rewrite or drop
 * descriptions and types, so only the whole mark of another move excludes a line.
 */
const unmarkedIn = (intent: Intent, lines: readonly Transaction[]): readonly Transaction[] =>
  freshIn(intent, lines).filter((line) => hasSign(intent, line) && !hasAnyMark(line.text))

/**
 * Whether the unmarked new lines could contain an intent. A server may write a move as several lines, or add it to
 * another one, so lines that together reach the amount could. Where new lines cannot be told from old ones, only a
 * line of exactly the amount counts, or the whole history would.
 */
const couldBeIn = (intent: Intent, lines: readonly Transaction[]): boolean => {
  const unmarked = unmarkedIn(intent, lines)
  if (areNewKnown(intent, lines)) return unmarked.length > 0 && sizeOf(unmarked) >= intent.amount
  return unmarked.some(({ amount }) => amount === null || amount === expectedOf(intent))
}

/**
 * Whether the books speak against a refusal: a browser that lost the first answer shows the refusal of its own
 * repetition, and the line of the first one may have lost its mark, stand in several parts or wait for its execution.
 * A larger line is no part of it.
 */
export const isRefusalDoubted = (intent: Intent, now: BalanceSnapshot, { lines }: Transactions): boolean => {
  const parts = lines.filter(({ amount }) => amount === null || Math.abs(amount) <= intent.amount)
  return (
    shownByMark(intent, lines) === 'unclear' ||
    (couldBeIn(intent, parts) && (intent.kind === 'payout' || difference(intent.before.service, now.service) !== 0))
  )
}

/** Without an id on every line, each of them may be new. */
const freshIn = (intent: Intent, lines: readonly Transaction[]): readonly Transaction[] => {
  const known = areNewKnown(intent, lines) ? intent.before.lineIds : []
  return lines.filter(({ id, status }) => status !== 'cancelled' && !(id !== null && known?.includes(id)))
}

const areNewKnown = ({ before }: Intent, lines: readonly Transaction[]): boolean =>
  before.lineIds !== null && lines.every(({ id }) => id !== null)

const isAccountedFor = (intent: Intent, now: BalanceSnapshot, lines: readonly Transaction[]): boolean => {
  const { before, kind } = intent
  const fresh = freshIn(intent, lines)
  // No balance shows a payout alone, so its list is the only proof.
  if (kind === 'payout') return fresh.every(({ text }) => text !== null)
  const change = difference(before.service, now.service)
  // Two moves may have cancelled each other out; the other balance would show it.
  if (!areNewKnown(intent, lines)) return change === 0 && difference(before.main, now.main) === 0
  return change !== null && change === sumOf(fresh)
}

const sumOf = (lines: readonly Transaction[]): number | null =>
  lines.reduce<number | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0)

/** The total without its sign; infinite when one of the amounts is not known. */
const sizeOf = (lines: readonly Transaction[]): number =>
  lines.reduce((sum, { amount }) => sum + Math.abs(amount ?? Number.POSITIVE_INFINITY), 0)

const expectedOf = ({ kind, amount }: Intent): number => entryPatterns[kind].sign * amount

const difference = (before: Kopecks | null, now: Kopecks | null): number | null =>
  before === null || now === null ? null : now - before

const isOfType = ({ kind }: Intent, { type }: Transaction): boolean => {
  const { types } = entryPatterns[kind]
  return type === null || type === 'other' || types.length === 0 || types.includes(type)
}

const hasSign = ({ kind }: Pick<Intent, 'kind'>, { amount }: Transaction): boolean =>
  amount === null || amount * entryPatterns[kind].sign >= 0

const isAlike = (intent: Intent, line: Transaction): boolean =>
  line.status === 'done' && isOfType(intent, line) && line.amount === expectedOf(intent)
