import * as v from 'valibot'
import { importList } from '../../../src/import-list/import-list.section.ts'
import { importTypes, type PriceImport } from '../../../src/imports/imports.domain.ts'
import {
  JsonObject,
  Key,
  KnownCount,
  KnownInstant,
  KnownKey,
  LaxText,
  objectOrNull,
  ShownText,
  TextOrNumber,
  Version,
} from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { Word } from '../kit/word.wire.ts'
import { importDetailsEntries, importDetailsOf } from './import-list.wire.ts'

export const importsPath = '/admin-suppliers/v1/imports'

export const importEntries = {
  type: Word(importTypes, 'goods'),
  source: Word(['file', 'link'], 'file'),
  status: v.fallback(ShownText, ''),
  stage: LaxText,
  progress: objectOrNull({ processed: KnownCount, total: KnownCount }),
  counts: objectOrNull({
    created: KnownCount,
    updated: KnownCount,
    unchanged: KnownCount,
    rejected: KnownCount,
    warnings: KnownCount,
  }),
  error: objectOrNull({ message: LaxText, line: KnownCount, column: LaxText }),
  job_id: KnownKey,
  can_rollback_until: KnownInstant,
  created_at: KnownInstant,
  finished_at: KnownInstant,
  ...importDetailsEntries,
} as const

type ImportOnWire = v.InferOutput<v.ObjectSchema<typeof importEntries, undefined>>

const rowOf = (wire: ImportOnWire): Omit<PriceImport, 'id' | 'version'> => ({
  type: wire.type,
  source: wire.source,
  name: wire.file?.name ?? '',
  status: wire.status,
  stage: wire.stage,
  progress: { processed: wire.progress?.processed ?? 0, total: wire.progress?.total ?? 0 },
  counts: {
    created: wire.counts?.created ?? 0,
    updated: wire.counts?.updated ?? 0,
    unchanged: wire.counts?.unchanged ?? 0,
    rejected: wire.counts?.rejected ?? 0,
    warnings: wire.counts?.warnings ?? 0,
  },
  error: wire.error && { message: wire.error.message ?? '', line: wire.error.line, column: wire.error.column },
  jobId: wire.job_id,
  canRollbackUntil: wire.can_rollback_until,
  createdAt: wire.created_at,
  finishedAt: wire.finished_at,
  details: importDetailsOf(wire),
})

export const importsWire = wireOf({
  section: importList,
  base: importsPath,
  entries: importEntries,
  file: { name: ['file.name'], counts: ['counts.created', 'counts.updated', 'counts.rejected'], details: [] },
  rowOf: (wire) => rowOf(wire) as Omit<PriceImport, 'id'>,
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

export const ImportReply = v.pipe(
  JsonObject,
  v.object({ data: v.pipe(JsonObject, v.object({ ...importEntries, id: Key, version: Version })) }),
)

export const importOf = ({ data }: v.InferOutput<typeof ImportReply>): PriceImport => ({
  ...rowOf(data),
  id: data.id,
  version: data.version,
})

export const TemplateReply = v.pipe(
  JsonObject,
  v.object({ data: v.pipe(JsonObject, v.object({ file: objectOrNull({ url: LaxText, name: LaxText }) })) }),
)
