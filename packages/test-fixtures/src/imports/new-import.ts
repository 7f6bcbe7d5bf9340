import type { Supplier, World } from '../world/world.ts'
import { blankImport, type ImportRecord, importsOf, readOf, withImport } from './import-records.ts'
import { fetched } from './price-list.ts'
import { mappingOf } from './reading/import-fields.ts'

const isOver = ({ status }: ImportRecord): boolean => ['completed', 'partial'].includes(status)

/** The import with its file read by its options. */
export const readImport = (record: ImportRecord, before: readonly ImportRecord[]): ImportRecord => {
  const read = readOf(record)
  if ('error' in read) return { ...record, status: 'failed', error: read.error, facts: null }
  // What was imported was right; a file that was only tried says nothing about the next one.
  const earlier = before.filter((one) => one.isMapped && one.type === record.type && isOver(one))
  const mapping = mappingOf(record.type, read.table.columns, earlier.map((one) => one.mapping).toReversed())
  return { ...record, status: 'mapping', error: null, facts: read.facts, mapping }
}

/** A new import of these bytes, or of what stands behind a link. */
export const newImport = (
  world: World,
  supplier: Supplier,
  fields: Pick<ImportRecord, 'type' | 'source' | 'url' | 'name'> & { readonly clientKey?: string },
  base64: string,
  now: number,
  more: Partial<ImportRecord> = {},
): readonly [World, ImportRecord] => {
  const found = fields.url === null ? { base64 } : fetched(world, supplier, fields.url)
  const record: ImportRecord = {
    ...blankImport,
    ...fields,
    ...more,
    base64: 'base64' in found ? found.base64 : '',
    id: world.nextId,
    version: 1,
    created_at: new Date(now).toISOString(),
  }
  const made: ImportRecord =
    'code' in found ? { ...record, status: 'failed', error: found } : readImport(record, importsOf(world, supplier))
  return [withImport({ ...world, nextId: world.nextId + 1 }, supplier, made), made]
}
