import * as v from 'valibot'
import { type Kopecks, longestSum, parseHryvnias, toHryvnias } from '../../../src/kernel/money.ts'
import { readMoney } from '../../../src/kit/fields/number-fields.domain.ts'
import { LaxText } from './kernel.wire.ts'
import { sends } from './sends.wire.ts'

export { typedSum } from '../../../src/kit/fields/amount.domain.ts'

/** A required amount in hryvnias, exact to the kopeck and not negative. */
export const Hryvnias = v.pipe(
  v.unknown(),
  v.transform((written): unknown => parseHryvnias(written)),
  v.custom<Kopecks>((read) => read !== null && Number(read) >= 0, 'no hryvnias'),
  sends(v.pipe(v.number(), v.minValue(0))),
)

/** An amount to move, in hryvnias: more than zero. */
export const PositiveHryvnias = v.pipe(
  v.number(),
  v.transform((written): unknown => parseHryvnias(written)),
  v.custom<Kopecks>((read) => Number(read) > 0, 'nothing to move'),
)

/** An optional amount in hryvnias; `null` when it is absent or cannot be read exactly. */
export const KnownHryvnias = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((written): Kopecks | null => parseHryvnias(written)),
    sends(v.nullable(v.number())),
  ),
  null,
)

/** A formatted amount such as "1 234,50 UAH", converted to kopecks; `null` when invalid. */
export const KnownFormat = v.pipe(
  LaxText,
  v.transform((text): Kopecks | null => {
    if (text === null || text.length > longestSum) return null
    return parseHryvnias(text.replace(/\s*(?:\p{L}+\.?|\p{Sc})\s*$/u, ''))
  }),
)

/** The hryvnias of a typed sum; `null` for an empty or unreadable one. */
export const sumOnWire = (written: string): number | null => {
  const sum = readMoney(written)
  return sum === null ? null : toHryvnias(sum)
}
