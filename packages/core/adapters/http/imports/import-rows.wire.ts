import * as v from 'valibot'
import type { ImportRow, SoldValue } from '../../../src/imports/import-rows.domain.ts'
import { parseHryvnias } from '../../../src/kernel/money.ts'
import { KnownCount, ShownText } from '../kit/kernel.wire.ts'
import { rowsOf } from '../kit/list.wire.ts'

/** Rows of an import that came without being asked for; those that cannot be read are left out. */
export const List = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.optional(v.fallback(rowsOf(entries), []), []),
    v.transform((rows) => rows.map(({ row }) => row)),
  )

export const Texts = v.fallback(v.array(ShownText), [])
export const Filled = v.fallback(ShownText, '')

/** A value in a difference, as it is shown: a list of pictures by their number. */
const Value = v.pipe(
  v.unknown(),
  v.transform((value): string | null => {
    if (value === null || value === undefined) return null
    return Array.isArray(value) ? String(value.length) : String(value)
  }),
)
const Values = v.fallback(v.record(v.string(), Value), {})

const RowError = { column: Filled, value: Filled, message: Filled, level: Filled }

/** A row of an import, as the API sends it. */
export const rowEntries = {
  line: KnownCount,
  key: Filled,
  outcome: Filled,
  before: Values,
  after: Values,
  written: v.optional(Values, {}),
  errors: List(RowError),
}
type RowOnWire = v.InferOutput<v.ObjectSchema<typeof rowEntries, undefined>>

const sums: readonly string[] = ['price', 'old_price']

/** What a difference shows is what is sold; a value that cannot be read stays as it came. */
const soldAs = (field: string, value: string): SoldValue => {
  const kopecks = sums.includes(field) ? parseHryvnias(value) : null
  if (kopecks !== null) return { kind: 'money', kopecks }
  if (field === 'quantity' && /^\d+$/.test(value)) return { kind: 'pieces', count: Number(value) }
  return { kind: field === 'availability' ? 'word' : 'text', text: value }
}

export const importRowOf = ({ line, key, outcome, before, after, written, errors }: RowOnWire): ImportRow => ({
  line: line ?? 0,
  key,
  outcome,
  differences: Object.entries(after).map(([field, value]) => ({
    field,
    before: before[field] == null ? null : soldAs(field, before[field]),
    after: soldAs(field, value ?? ''),
    written: written[field] ?? null,
  })),
  errors: errors
    .filter(({ level }) => level !== 'warning')
    .map(({ column, value, message }) => ({ column, value, message })),
})
