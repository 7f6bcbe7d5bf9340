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
  | { readonly result: 'moved' | 'notMoved' | 'open' | 'unknown' }
  | { readonly result: 'doubled'; readonly operations: readonly Transaction[] }

const moved: Finding = { result: 'moved' }
const notMoved: Finding = { result: 'notMoved' }
const unknown: Finding = { result: 'unknown' }

/** The transactions that carry the mark of an intent. */
export const markedIn = (intent: Pick<Intent, 'id' | 'kind'>, lines: readonly Transaction[]): readonly Transaction[] =>
  lines.filter((line) => !line.isCancelled && hasSign(intent, line) && isMarked(intent, line.text))

const isMarked = (intent: Pick<Intent, 'id'>, text: string | null): boolean =>
  hasMark(text, markOf(intent)) || text?.includes(intent.id) === true

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

/** "Not moved" needs proof: no new line that could be the move, and figures that account for every new line. */
const byFigures = (intent: Intent, now: BalanceSnapshot, { lines, isWhole }: Transactions): Finding => {
  if (!isWhole) return unknown
  const possible = possibleIn(intent, lines)
  if (possible.length === 0) return isAccountedFor(intent, now, lines) ? notMoved : unknown
  const areMarksShown = lines.some((line) => isOfType(intent, line) && hasAnyMark(line.text))
  const isAlone = freshIn(intent, lines).length === 1 || !areNewKnown(intent, lines)
  const isExpected = intent.kind === 'payout' || difference(intent.before.service, now.service) === expectedOf(intent)
  return !areMarksShown && isAlone && isExpected && possible.some((line) => isAlike(intent, line)) ? moved : unknown
}

/**
 * The new lines that could be an intent, whether or not they carry its mark: a server may cut, rewrite or drop
 * descriptions and types, so only another amount or the whole mark of another move excludes a line.
 */
export const possibleIn = (intent: Intent, lines: readonly Transaction[]): readonly Transaction[] =>
  freshIn(intent, lines).filter(
    ({ amount, text }) =>
      (amount === null || amount === expectedOf(intent)) && (isMarked(intent, text) || !hasAnyMark(text)),
  )

/**
 * Whether the books speak against a refusal: a browser that lost the first answer shows the refusal of its own
 * repetition, and the line of the first one may have lost its mark.
 */
export const isRefusalDoubted = (intent: Intent, now: BalanceSnapshot, { lines }: Transactions): boolean =>
  possibleIn(intent, lines).length > 0 &&
  (intent.kind === 'payout' || difference(intent.before.service, now.service) !== 0)

/** Without an id on every line, each of them may be new. */
const freshIn = (intent: Intent, lines: readonly Transaction[]): readonly Transaction[] => {
  const known = areNewKnown(intent, lines) ? intent.before.lineIds : []
  return lines.filter(({ id, isCancelled }) => !isCancelled && !(id !== null && known?.includes(id)))
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
  isOfType(intent, line) && line.amount === expectedOf(intent)
