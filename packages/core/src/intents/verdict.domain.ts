import { kopecks } from '../kernel/money.ts'
import { isSubscribed, type Setup } from '../setup/setup.domain.ts'
import type { Intent, IntentKind, Move, Standing, TrailLine } from './intents.domain.ts'

/** What an intent looks like on the service balance once it was carried out. */
const marks: Readonly<Record<IntentKind, { readonly sign: 1 | -1; readonly types: readonly string[] }>> = {
  coverShortfall: { sign: 1, types: ['transferIn'] },
  transferToService: { sign: 1, types: ['transferIn'] },
  transferToMain: { sign: -1, types: ['transferOut'] },
  paySubscription: { sign: -1, types: ['subscription'] },
}

export type Verdict = 'moved' | 'notMoved' | 'open' | 'unknown'

const idsOf = (lines: readonly TrailLine[]): readonly string[] | null => {
  const ids = lines.flatMap(({ id }) => (id === null ? [] : [id]))
  return ids.length === lines.length ? ids : null
}

export const standingOf = (setup: Setup, lines: readonly TrailLine[]): Standing => ({
  main: setup.mainBalance,
  service: setup.serviceBalance,
  isSubscribed: isSubscribed(setup),
  lineIds: idsOf(lines),
})

/** What is known of the balances once a move was carried out. */
export const afterMove = (known: Standing, { kind, amount }: Move): Standing => ({
  ...known,
  service: known.service === null ? null : kopecks(known.service + marks[kind].sign * amount),
})

const isMarked = ({ kind, amount }: Intent, line: TrailLine): boolean => {
  const { sign, types } = marks[kind]
  const fits = line.type === null || line.type === 'other' || types.includes(line.type)
  return fits && line.amount === sign * amount
}

const leftTrail = (intent: Intent, lines: readonly TrailLine[]): boolean => {
  const { lineIds } = intent.before
  return (
    lineIds !== null && lines.some((line) => line.id !== null && !lineIds.includes(line.id) && isMarked(intent, line))
  )
}

/**
 * What the server's own figures say about an intent whose answer never came.
 * `open`: a request that was given up on may still be carried out; look again later.
 */
export const verdictOf = (intent: Intent, now: Standing, lines: readonly TrailLine[], isSettled: boolean): Verdict => {
  const { kind, amount, before } = intent
  if (kind === 'paySubscription' && now.isSubscribed && !before.isSubscribed) return 'moved'
  if (leftTrail(intent, lines)) return 'moved'
  if (!isSettled) return 'open'
  const canTell = before.lineIds !== null && now.lineIds !== null
  const change = before.service === null || now.service === null ? null : now.service - before.service
  const isAsIfMoved = change === marks[kind].sign * amount
  // The lines and the balance contradict each other, or neither can be read.
  if (canTell) return isAsIfMoved ? 'unknown' : 'notMoved'
  if (change === 0) return 'notMoved'
  return isAsIfMoved ? 'moved' : 'unknown'
}
