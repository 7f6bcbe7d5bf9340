import type { Message } from '../../kernel/message.ts'
import { readMoney } from './number-fields.domain.ts'
import type { Field } from './record-fields.domain.ts'

/** A price that changes by this factor is more often a slip of the keyboard than a decision. */
export const farFactor = 10

const isAbove = (one: number, other: number): boolean => other > 0 && one >= other * farFactor

export const isFar = (before: number | null, after: number | null): boolean =>
  before !== null && after !== null && (isAbove(after, before) || isAbove(before, after))

/** What to ask before a typed value takes the place of another one that is far from it; `null` without a question. */
export const farMessage = ({ kind }: Pick<Field<string>, 'kind'>, from: string, to: string): Message | null => {
  const [before, after] = [readMoney(from), readMoney(to)]
  if (kind !== 'money' || before === null || after === null || !isFar(before, after)) return null
  return after > before
    ? { key: 'kit.farAbove', values: { times: Math.floor(after / before) } }
    : { key: 'kit.farBelow', values: { times: Math.floor(before / after) } }
}
