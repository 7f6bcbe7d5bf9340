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
  | { readonly result: 'moved' | 'notMoved' | 'open' | 'unknown' }
  | { readonly result: 'doubled'; readonly operations: readonly Transaction[] }

const moved: Finding = { result: 'moved' }
const notMoved: Finding = { result: 'notMoved' }
const unknown: Finding = { result: 'unknown' }

/** The transactions that carry the mark of an intent. */
export const markedIn = (intent: Pick<Intent, 'id' | 'kind'>, lines: readonly Transaction[]): readonly Transaction[] =>
  lines.filter(
    (line) =>
      !line.isCancelled &&
      hasSign(intent, line) &&
      (hasMark(line.text, markOf(intent)) || line.text?.includes(intent.id) === true),
  )

/**
 * Derives the outcome of a move without a response from the server's figures: by its mark, or by arithmetic if the
 * server repeats no descriptions. `open`: patience is not over, so the server may still carry it out.
 */
export const reconcile = (
  intent: Intent,
  now: BalanceSnapshot,
  transactions: Transactions,
  isPatienceOver: boolean,
): Finding => {
  const marked = markedIn(intent, transactions.lines)
  if (marked.length > 1) return { result: 'doubled', operations: marked }
  if (marked.length === 1) return moved
  if (intent.kind === 'paySubscription' && now.isSubscribed && !intent.before.isSubscribed) return moved
  return isPatienceOver ? byFigures(intent, now, transactions) : { result: 'open' }
}

const byFigures = (intent: Intent, now: BalanceSnapshot, { lines, isWhole }: Transactions): Finding => {
  const { kind, amount, before } = intent
  const { lineIds } = before
  const expected = entryPatterns[kind].sign * amount
  const change = kind === 'payout' ? null : difference(before.service, now.service)
  const hasIds = lines.every(({ id }) => id !== null)
  if (lineIds === null || !hasIds || !isWhole) {
    if (change === expected && !hasIds) return moved
    // Two moves may have cancelled each other out; the other balance would show it.
    return !hasIds && change === 0 && difference(before.main, now.main) === 0 ? notMoved : unknown
  }
  const fresh = lines.filter(({ id, isCancelled }) => id !== null && !lineIds.includes(id) && !isCancelled)
  const alike = fresh.filter((line) => isAlike(intent, line) && !hasAnyMark(line.text))
  const areMarksShown = lines.some((line) => isOfType(intent, line) && hasAnyMark(line.text))
  if (alike.length > 0 && !areMarksShown) {
    return fresh.length === 1 && (change === null || change === expected) ? moved : unknown
  }
  if (fresh.length > 0 && lines.every(({ text }) => text === null)) return unknown
  const sum = fresh.reduce<number | null>(
    (all, line) => (all === null || line.amount === null ? null : all + line.amount),
    0,
  )
  return change === null || change === sum ? notMoved : unknown
}

const difference = (before: Kopecks | null, now: Kopecks | null): number | null =>
  before === null || now === null ? null : now - before

const isOfType = ({ kind }: Intent, { type }: Transaction): boolean => {
  const { types } = entryPatterns[kind]
  return type === null || type === 'other' || types.length === 0 || types.includes(type)
}

const hasSign = ({ kind }: Pick<Intent, 'kind'>, { amount }: Transaction): boolean =>
  amount === null || amount * entryPatterns[kind].sign >= 0

const isAlike = (intent: Intent, line: Transaction): boolean =>
  isOfType(intent, line) && line.amount === entryPatterns[intent.kind].sign * intent.amount
