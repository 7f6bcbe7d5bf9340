import * as v from 'valibot'
import { type Kopecks, longestSum, parseHryvnias } from '../../src/kernel/money.ts'
import { LaxText } from './kernel.wire.ts'

/** Hryvnias that must be there, readable to the kopeck and no debt. */
export const Hryvnias = v.pipe(
  v.unknown(),
  v.transform((written): unknown => parseHryvnias(written)),
  v.custom<Kopecks>((read) => read !== null && Number(read) >= 0, 'no hryvnias'),
)

/** Hryvnias to be moved: more than nothing. */
export const PositiveHryvnias = v.pipe(
  v.number(),
  v.transform((written): unknown => parseHryvnias(written)),
  v.custom<Kopecks>((read) => Number(read) > 0, 'nothing to move'),
)

/** Hryvnias, or `null` when they are absent or cannot be read exactly. */
export const KnownHryvnias = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((written): Kopecks | null => parseHryvnias(written)),
  ),
  null,
)

/** A sum in words, as in "1 234,50 UAH", back in kopecks; `null` when it is anything else. */
export const KnownFormat = v.pipe(
  LaxText,
  v.transform((text): Kopecks | null => {
    if (text === null || text.length > longestSum) return null
    return parseHryvnias(text.replace(/\s*(?:\p{L}+\.?|\p{Sc})\s*$/u, ''))
  }),
)
