import * as v from 'valibot'
import type { ImportDetails } from '../../../src/imports/import-details.domain.ts'
import { KnownCount, KnownFlag, KnownNumber, LaxText, objectOrNull, TextOrNumber } from '../kit/kernel.wire.ts'
import { someOf } from '../kit/sends.wire.ts'
import { Word } from '../kit/word.wire.ts'
import { Filled, importRowOf, List, rowEntries, Texts } from './import-rows.wire.ts'

const Rows = v.pipe(
  KnownCount,
  v.transform((count) => count ?? 0),
)
const Category = objectOrNull({ id: TextOrNumber, title: Filled })

/** The server sends these fields with a single import only, so all of them are absent in the list. */
export const importDetailsEntries = {
  file: objectOrNull({
    name: LaxText,
    ...someOf({
      format: LaxText,
      encoding: LaxText,
      delimiter: LaxText,
      sheet: LaxText,
      sheets: Texts,
      rows: KnownCount,
      columns: List({
        name: Filled,
        samples: Texts,
        unread: objectOrNull({ rows: Rows, of: Rows, sample: Filled }),
      }),
      header: LaxText,
      heads: List({ line: Rows, text: Filled }),
    }),
  }),
  fields: v.optional(v.nullable(List({ field: Filled, title: Filled, required: KnownFlag })), null),
  mapping: List({ column: Filled, field: LaxText }),
  is_mapped: KnownFlag,
  unmapped: List({ external_name: Filled, rows: KnownCount, candidates: List({ id: TextOrNumber, title: Filled }) }),
  remembered: List({ external_name: Filled, rows: KnownCount, category: Category }),
  category: Category,
  doubts: List({ column: Filled, samples: Texts }),
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
    samples: v.optional(Texts, []),
  }),
  mistakes_more: objectOrNull({ kinds: Rows, rows: Rows }),
  jump: objectOrNull({ kind: Filled, share: KnownNumber }),
  left: List({ id: TextOrNumber, title: Filled }),
} as const
type DetailsOnWire = v.InferOutput<v.ObjectSchema<typeof importDetailsEntries, undefined>>

export const importDetailsOf = (wire: DetailsOnWire): ImportDetails | null => {
  if (wire.fields === null) return null
  const { file } = wire
  return {
    format: file?.format ?? null,
    encoding: file?.encoding ?? null,
    delimiter: file?.delimiter ?? null,
    sheet: file?.sheet ?? null,
    sheets: file?.sheets ?? [],
    header: file?.header ?? null,
    heads: file?.heads ?? [],
    rows: file?.rows ?? 0,
    columns: file?.columns ?? [],
    fields: wire.fields.map(({ field, title, required }) => ({ field, title, isRequired: required === true })),
    mapping: wire.mapping,
    isMapped: wire.is_mapped === true,
    unmapped: wire.unmapped.map(({ external_name: name, rows, candidates }) => ({ name, rows: rows ?? 0, candidates })),
    remembered: wire.remembered.map(({ external_name: name, rows, category }) => ({ name, rows: rows ?? 0, category })),
    category: wire.category,
    doubts: wire.doubts,
    sample: wire.sample.map(importRowOf),
    rejected: wire.rejected.map(importRowOf),
    mistakes: wire.mistakes.map((mistake) => ({ ...mistake, rows: mistake.rows ?? 0 })),
    more: wire.mistakes_more ?? { kinds: 0, rows: 0 },
    jump: wire.jump && { kind: wire.jump.kind, share: wire.jump.share ?? 0 },
    left: wire.left,
  }
}
