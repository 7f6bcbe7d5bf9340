import type { Intent, IntentKind, NextMove } from '../intents/intents.domain.ts'
import type { Message } from '../kernel/message.ts'
import { covers, type Kopecks, kopecks, parseHryvnias } from '../kernel/money.ts'
import type { Setup } from '../setup/setup.domain.ts'

export type Direction = 'toService' | 'toMain'

const kinds: Readonly<Record<Direction, IntentKind>> = { toService: 'transferToService', toMain: 'transferToMain' }

export const opposite = (direction: Direction): Direction => (direction === 'toService' ? 'toMain' : 'toService')

/** What stands on the balance that money is taken from; `null` when it is unknown. */
export const sourceOf = (setup: Setup | null, direction: Direction): Kopecks | null =>
  (direction === 'toService' ? setup?.mainBalance : setup?.serviceBalance) ?? null

/** An amount that was typed; `null` when it is no positive sum of whole kopecks. */
export const typedAmount = (text: string): Kopecks | null => {
  const amount = parseHryvnias(text)
  return amount !== null && amount > 0 ? amount : null
}

/** What is wrong with a typed amount; `null` when nothing is. */
export const mistakeIn = (text: string, source: Kopecks | null): Message | null => {
  const amount = typedAmount(text)
  if (amount === null) return { key: 'balances.amountRule' }
  return source !== null && !covers(source, amount) ? { key: 'balances.exceeds' } : null
}

export interface Balances {
  readonly main: Kopecks
  readonly service: Kopecks
}

/** What both balances come to after the transfer; `null` while that cannot be said. */
export const balancesAfter = (setup: Setup | null, direction: Direction, text: string): Balances | null => {
  const amount = typedAmount(text)
  if (setup === null || amount === null || mistakeIn(text, sourceOf(setup, direction)) !== null) return null
  const { mainBalance: main, serviceBalance: service } = setup
  if (main === null || service === null) return null
  const toService = direction === 'toService' ? amount : -amount
  return { main: kopecks(main - toService), service: kopecks(service + toService) }
}

/** One transfer of one amount, when the balance still covers it. */
export const transferMove =
  (direction: Direction, amount: Kopecks): NextMove =>
  (fresh: Setup, made: readonly Intent[]) => {
    const source = sourceOf(fresh, direction)
    return made.length > 0 || source === null || !covers(source, amount) ? null : { kind: kinds[direction], amount }
  }
