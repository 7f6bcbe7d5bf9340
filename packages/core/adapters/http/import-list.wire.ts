import * as v from 'valibot'
import type { ImportDetails } from '../../src/imports/imports.domain.ts'
import { KnownCount, KnownFlag, KnownNumber, LaxText, objectOrNull, ShownText, TextOrNumber } from './kernel.wire.ts'
import { rowsOf } from './list.wire.ts'
import { Word } from './word.wire.ts'

const List = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.optional(v.fallback(rowsOf(entries), []), []),
    v.transform((rows) => rows.map(({ row }) => row)),
  )

const Texts = v.fallback(v.array(ShownText), [])
const Filled = v.fallback(ShownText, '')

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

const rowEntries = {
  line: KnownCount,
  key: Filled,
  outcome: Filled,
  before: Values,
  after: Values,
  errors: List(RowError),
}
type RowOnWire = v.InferOutput<v.ObjectSchema<typeof rowEntries, undefined>>

/** The server sends these fields with a single import only, so all of them are absent in the list. */
export const importDetailsEntries = {
  file: objectOrNull({
    name: LaxText,
    format: LaxText,
    encoding: LaxText,
    delimiter: LaxText,
    sheet: LaxText,
    sheets: Texts,
    rows: KnownCount,
    columns: List({ name: Filled, samples: Texts }),
  }),
  fields: v.optional(v.nullable(List({ field: Filled, title: Filled, required: KnownFlag })), null),
  mapping: List({ column: Filled, field: LaxText }),
  is_mapped: KnownFlag,
  unmapped: List({ external_name: Filled, rows: KnownCount, candidates: List({ id: TextOrNumber, title: Filled }) }),
  sample: List(rowEntries),
  rejected: List(rowEntries),
  mistakes: List({
    code: Filled,
    level: Word(['stop', 'warning'], 'stop'),
    column: Filled,
    value: Filled,
    rows: KnownCount,
    message: Filled,
    hint: LaxText,
  }),
  jump: objectOrNull({ kind: Filled, share: KnownNumber }),
  left: List({ id: TextOrNumber, title: Filled }),
} as const
type DetailsOnWire = v.InferOutput<v.ObjectSchema<typeof importDetailsEntries, undefined>>

const rowOf = ({ line, key, outcome, before, after, errors }: RowOnWire) => ({
  line: line ?? 0,
  key,
  outcome,
  differences: Object.entries(after).map(([field, value]) => ({
    field,
    before: before[field] ?? null,
    after: value ?? '',
  })),
  errors: errors
    .filter(({ level }) => level !== 'warning')
    .map(({ column, value, message }) => ({ column, value, message })),
})

export const importDetailsOf = (wire: DetailsOnWire): ImportDetails | null => {
  if (wire.fields === null) return null
  const { file } = wire
  return {
    format: file?.format ?? null,
    encoding: file?.encoding ?? null,
    delimiter: file?.delimiter ?? null,
    sheet: file?.sheet ?? null,
    sheets: file?.sheets ?? [],
    rows: file?.rows ?? 0,
    columns: file?.columns ?? [],
    fields: wire.fields.map(({ field, title, required }) => ({ field, title, isRequired: required === true })),
    mapping: wire.mapping,
    isMapped: wire.is_mapped === true,
    unmapped: wire.unmapped.map(({ external_name: name, rows, candidates }) => ({ name, rows: rows ?? 0, candidates })),
    sample: wire.sample.map(rowOf),
    rejected: wire.rejected.map(rowOf),
    mistakes: wire.mistakes.map((mistake) => ({ ...mistake, rows: mistake.rows ?? 0 })),
    jump: wire.jump && { kind: wire.jump.kind, share: wire.jump.share ?? 0 },
    left: wire.left,
  }
}
