import * as v from 'valibot'
import { importList } from '../../../src/import-list/import-list.section.ts'
import type { PriceImport } from '../../../src/imports/imports.domain.ts'
import type { WideSection } from '../../../src/kit/section/section.domain.ts'
import { JsonObject, LaxText, objectOrNull, TextOrNumber } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'
import { entriesOf, rowIn, type SectionWire, wireOf } from '../kit/section.wire.ts'
import { importDetailsEntries, importDetailsOf } from './import-list.wire.ts'

export const importsPath = '/admin-suppliers/v1/imports'

export const importsWire = wireOf({
  section: importList,
  base: importsPath,
  entries: importDetailsEntries,
  alone: Object.keys(importDetailsEntries),
  ownOf: (wire) => ({ details: importDetailsOf(wire) }),
  valuesOf: () => ({}),
  bodyOf: () => ({}),
})

/** The imports by the names of their files, for the filter of products. */
export const importOptions = optionsWireOf({
  source: 'imports',
  path: () => importsPath,
  query: ({ search }) => ({ search, per_page: 20 }),
  entries: { id: TextOrNumber, file: objectOrNull({ name: LaxText }) },
  optionOf: ({ id, file }) => ({ id, title: file?.name || `№ ${id}`, text: null, refusal: null }),
})

const wide = importsWire as unknown as SectionWire<WideSection>

export const ImportReply = v.pipe(JsonObject, v.object({ data: v.pipe(JsonObject, v.object(entriesOf(wide))) }))

export const importOf = ({ data }: v.InferOutput<typeof ImportReply>): PriceImport => rowIn(wide, data) as PriceImport

export const TemplateReply = v.pipe(
  JsonObject,
  v.object({ data: v.pipe(JsonObject, v.object({ file: objectOrNull({ url: LaxText, name: LaxText }) })) }),
)
