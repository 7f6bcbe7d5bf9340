import { alikeFolded } from '@supplier/core/shelvings/shelvings.section'
import * as v from 'valibot'

const Bound = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
const Range = v.object({ from: Bound, to: Bound })

export const Zone = v.pipe(v.string(), v.regex(/^[A-ZА-ЯІЇЄҐ0-9]{1,4}$/))

export const SeriesBody = v.object({
  zone: Zone,
  racks: Range,
  levels: Range,
  cells: v.nullable(Range),
})

type Series = v.InferOutput<typeof SeriesBody>

const numbers = ({ from, to }: v.InferOutput<typeof Range>): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

const two = (number: number): string => String(number).padStart(2, '0')

/** The codes of a series along the way: rack, level, cell. */
export const codesOf = ({ zone, racks, levels, cells }: Series): readonly string[] =>
  numbers(racks).flatMap((rack) =>
    numbers(levels).flatMap((level) => {
      const code = `${zone}-${two(rack)}-${level}`
      return cells === null ? [code] : numbers(cells).map((cell) => `${code}-${cell}`)
    }),
  )

/** The codes that exist already, or look like one that exists. */
export const takenAmong = (
  codes: readonly string[],
  shelves: readonly { readonly code: string }[],
): readonly string[] => {
  const taken = new Set(shelves.map(({ code }) => alikeFolded(code)))
  return codes.filter((code) => taken.has(alikeFolded(code)))
}
