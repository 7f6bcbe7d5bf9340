import { categoryTree } from '../world/categories/categories.ts'
import { brandsOf } from '../world/products/brands.ts'
import { productsOf } from '../world/products/products.ts'
import { recordsOf, withRecords } from '../world/records.ts'
import type { StoredRecord, Supplier, World } from '../world/world.ts'
import { type Catalogue, categoryNamed } from './checking/catalogue.ts'
import type { Fix, RowPlan } from './checking/row-plan.ts'
import type { Jump, Mistake } from './checking/summary.ts'
import type { ImportType, Mapped } from './reading/import-fields.ts'
import { readFile } from './reading/read-file.ts'
import type { FileError, FileFacts, Read, ReadOptions, Table } from './reading/table.ts'
import { plainLine } from './values/texts.ts'

export const importsName = 'imports'
export const importsPath = '/admin-suppliers/v1/imports'
export const importEvent = 'import.changed'

export type ImportStatus =
  | 'mapping'
  | 'checking'
  | 'ready'
  | 'importing'
  | 'completed'
  | 'partial'
  | 'failed'
  | 'cancelled'
  | 'rolled_back'

/** What an import wrote into one product, so that it can be taken back. */
export interface Written {
  readonly product: number
  readonly variant: number | null
  /** `null` for a product that it created. */
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>>
}

export interface ImportFields {
  readonly type: ImportType
  readonly source: 'file' | 'link'
  readonly url: string | null
  readonly name: string
  readonly base64: string
  readonly options: ReadOptions
  /** What happens to the products that the list lacks. */
  readonly missing: 'keep' | 'zero'
  readonly facts: FileFacts | null
  readonly mapping: readonly Mapped[]
  /** The category of all products of a file that names none. */
  readonly category_id: number | null
  /** The supplier has confirmed which column is what. */
  readonly isMapped: boolean
  readonly fixes: readonly Fix[]
  readonly status: ImportStatus
  readonly stage: string | null
  readonly progress: { readonly processed: number; readonly total: number }
  readonly counts: Readonly<Record<'created' | 'updated' | 'unchanged' | 'rejected' | 'warnings', number>>
  readonly sample: readonly RowPlan[]
  readonly rejected: readonly RowPlan[]
  readonly mistakes: readonly Mistake[]
  readonly jump: Jump | null
  readonly plans: readonly RowPlan[]
  readonly writes: readonly Written[]
  /** The products that a rollback left, because they were changed since. */
  readonly left: readonly { readonly id: number; readonly title: string }[]
  readonly error: FileError | null
  readonly job_id: number | null
  readonly source_id: number | null
  readonly created_at: string
  readonly finished_at: string | null
}

export type ImportRecord = StoredRecord & ImportFields

export const blankImport: Omit<ImportFields, 'type' | 'source' | 'url' | 'name' | 'base64' | 'created_at'> = {
  options: {},
  missing: 'keep',
  facts: null,
  mapping: [],
  category_id: null,
  isMapped: false,
  fixes: [],
  status: 'mapping',
  stage: null,
  progress: { processed: 0, total: 0 },
  counts: { created: 0, updated: 0, unchanged: 0, rejected: 0, warnings: 0 },
  sample: [],
  rejected: [],
  mistakes: [],
  jump: null,
  plans: [],
  writes: [],
  left: [],
  error: null,
  job_id: null,
  source_id: null,
  finished_at: null,
}

export const importsOf = (world: World, supplier: Supplier): readonly ImportRecord[] =>
  recordsOf(world, supplier, importsName, []) as readonly ImportRecord[]

export const importById = (world: World, supplier: Supplier, id: string | undefined): ImportRecord | undefined =>
  importsOf(world, supplier).find((one) => String(one.id) === id)

/** The world with this import, new or changed. */
export const withImport = (world: World, supplier: Supplier, changed: ImportRecord): World => {
  const all = importsOf(world, supplier)
  const next = all.some(({ id }) => id === changed.id)
    ? all.map((one) => (one.id === changed.id ? changed : one))
    : [...all, changed]
  return withRecords(world, supplier, importsName, next)
}

export const changedImport = (record: ImportRecord, fields: Partial<ImportFields>): ImportRecord => ({
  ...record,
  ...fields,
  version: record.version + 1,
})

const known = new Map<string, Read>()

/** The file of an import, read with its options. The newest few stay read. */
export const readOf = ({
  id,
  base64,
  options,
  source,
}: Pick<ImportRecord, 'id' | 'base64' | 'options' | 'source'>): Read => {
  const name = JSON.stringify([id, base64.length, base64.slice(0, 64), base64.slice(-64), options])
  const before = known.get(name)
  if (before) return before
  const read = readFile(Uint8Array.from(Buffer.from(base64, 'base64')), options, source === 'link')
  known.set(name, read)
  if (known.size > 20) known.delete(known.keys().next().value ?? '')
  return read
}

export const tableIn = (record: ImportRecord): Table | null => {
  const read = readOf(record)
  return 'error' in read ? null : read.table
}

const mappingsName = 'category-mappings'

export type CategoryMapping = StoredRecord & { readonly external_name: string; readonly category_id: number | null }

const mappingsOf = (world: World, supplier: Supplier): readonly CategoryMapping[] =>
  recordsOf(world, supplier, mappingsName, []) as readonly CategoryMapping[]

/** The world in which these names mean these categories, for this and later imports. */
export const withCategories = (
  world: World,
  supplier: Supplier,
  chosen: readonly Pick<CategoryMapping, 'external_name' | 'category_id'>[],
): World => {
  const names = new Set(chosen.map(({ external_name: name }) => name))
  const kept = mappingsOf(world, supplier).filter(({ external_name: name }) => !names.has(name))
  const made = chosen.map((one, at) => ({ ...one, id: world.nextId + at, version: 1 }))
  return withRecords({ ...world, nextId: world.nextId + made.length }, supplier, mappingsName, [...kept, ...made])
}

export const catalogueOf = (world: World, supplier: Supplier): Catalogue => ({
  products: productsOf(world, supplier),
  tree: categoryTree(world),
  brands: brandsOf(world, supplier).filter(({ status }) => status !== 'rejected'),
  categories: Object.fromEntries(
    mappingsOf(world, supplier).map(({ external_name: name, category_id: id }) => [name, id]),
  ),
})

/** The names of categories in a file, with how many rows have them. */
export const categoryNamesIn = (record: ImportRecord): readonly (readonly [name: string, rows: number])[] => {
  const table = tableIn(record)
  const column = record.mapping.find(({ field }) => field === 'category')?.column
  const at = table?.columns.indexOf(column ?? '') ?? -1
  if (table === null || at < 0 || record.type === 'prices') return []
  const counts = new Map<string, number>()
  for (const { cells } of table.rows) {
    const name = plainLine(cells[at] ?? '')
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

/** The names of a file whose category the supplier has chosen before, for this file or an earlier one. */
export const rememberedIn = (record: ImportRecord, catalogue: Catalogue) =>
  categoryNamesIn(record).flatMap(([name, rows]) => {
    const id = Object.hasOwn(catalogue.categories, name) ? catalogue.categories[name] : undefined
    const node = id == null ? null : (catalogue.tree.byId.get(id) ?? null)
    return id === undefined || (id !== null && node?.children.length !== 0) ? [] : [{ name, rows, node }]
  })

/** The names that stand for no category yet; one that is left out on purpose is not among them. */
export const unmappedIn = (record: ImportRecord, catalogue: Catalogue) =>
  categoryNamesIn(record).filter(
    ([name]) =>
      !(Object.hasOwn(catalogue.categories, name) && catalogue.categories[name] === null) &&
      !(categoryNamed(name, catalogue)?.children.length === 0),
  )
