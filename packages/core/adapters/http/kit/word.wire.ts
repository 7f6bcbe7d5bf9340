import * as v from 'valibot'
import { type Word as AnyWord, wordOf } from '../../../src/kernel/word.ts'
import { TextOrNumber } from './kernel.wire.ts'
import { sends } from './sends.wire.ts'

/**
 * A word among the known ones, or another one as it came. An absent word becomes `absent`, or the empty unknown word.
 */
export const Word = <const Known extends string>(known: readonly Known[], absent?: NoInfer<Known>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((written): AnyWord<Known> => {
        const { output, success } = v.safeParse(TextOrNumber, written)
        return success && output.trim() !== '' ? wordOf(known, output) : (absent ?? wordOf(known, ''))
      }),
      sends(v.picklist(known)),
    ),
    null,
  )

/** A word that may be absent. */
export const WordOrNull = <const Known extends string>(known: readonly Known[]) =>
  v.pipe(
    Word(known),
    v.transform((word): AnyWord<Known> | null => (word === '' ? null : word)),
    sends(v.nullable(v.picklist(known))),
  )

/** All words of a list of choices, known or not, in the order of the server: a form sends the unknown ones back. */
export const Words = <const Known extends string>(known: readonly Known[]) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((written) =>
      written.filter((one): one is string => typeof one === 'string').map((one) => wordOf(known, one)),
    ),
    sends(v.array(v.picklist(known))),
  )
