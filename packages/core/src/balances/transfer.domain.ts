import type { Intent, IntentKind, NextMove } from '../intents/intents.domain.ts'
import type { Message } from '../kernel/message.ts'
import { covers, type Kopecks, kopecks } from '../kernel/money.ts'
import { readAmount } from '../kit/fields/amount.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'

export type Direction = 'toService' | 'toMain'

const kinds: Readonly<Record<Direction, IntentKind>> = { toService: 'transferToService', toMain: 'transferToMain' }

export const opposite = (direction: Direction): Direction => (direction === 'toService' ? 'toMain' : 'toService')

/** The amount on the balance that the money leaves; `null` when it is unknown. */
export const sourceOf = (setup: Setup | null, direction: Direction): Kopecks | null =>
  (direction === 'toService' ? setup?.mainBalance : setup?.serviceBalance) ?? null

/** The error in a typed amount; `null` for a valid one. */
export const mistakeIn = (text: string, source: Kopecks | null): Message | null => {
  const amount = readAmount(text)
  if (amount === null) return { key: 'balances.amountRule' }
  return source !== null && !covers(source, amount) ? { key: 'balances.exceeds' } : null
}

export interface Balances {
  readonly main: Kopecks
  readonly service: Kopecks
}

/** Both balances after the transfer; `null` when they cannot be computed. */
export const balancesAfter = (setup: Setup | null, direction: Direction, text: string): Balances | null => {
  const amount = readAmount(text)
  if (setup === null || amount === null || mistakeIn(text, sourceOf(setup, direction)) !== null) return null
  const { mainBalance: main, serviceBalance: service } = setup
  if (main === null || service === null) return null
  const toService = direction === 'toService' ? amount : -amount
  return { main: kopecks(main - toService), service: kopecks(service + toService) }
}

/** The next move of a session: one transfer, if it has not been made and the balance still covers it. */
export const transferMove =
  (direction: Direction, amount: Kopecks): NextMove =>
  (fresh: Setup, made: readonly Intent[]) => {
    const source = sourceOf(fresh, direction)
    return made.length > 0 || source === null || !covers(source, amount) ? null : { kind: kinds[direction], amount }
  }
