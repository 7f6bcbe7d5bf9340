import { ok, type Reply } from '../../http/laravel.ts'
import { attributesText } from '../../imports/checking/attribute-cells.ts'
import { type Catalogue, candidatesOf, categoryPathOf } from '../../imports/checking/catalogue.ts'
import { doubtsIn } from '../../imports/checking/check-rows.ts'
import { unreadIn } from '../../imports/checking/column-check.ts'
import type { RowPlan } from '../../imports/checking/row-plan.ts'
import { catalogueOf, type ImportRecord, readOf, rememberedIn, unmappedIn } from '../../imports/import-records.ts'
import { importFields } from '../../imports/reading/import-fields.ts'
import type { ProductRecord } from '../../world/products/product-records.ts'
import type { Supplier, World } from '../../world/world.ts'
import type { Call } from '../kit/endpoint.ts'

const day = 24 * 3_600_000

/** Until when an import can be taken back; `null` when it cannot. */
export const rollbackUntil = ({ status, finished_at: at, writes, stage }: ImportRecord): string | null =>
  ['completed', 'partial', 'cancelled'].includes(status) && stage !== 'rolling_back' && at !== null && writes.length > 0
    ? new Date(Date.parse(at) + day).toISOString()
    : null

/** An import in the list. */
export const shownImportRow = (record: ImportRecord, now: number) => {
  const { id, type, source, url, name, base64, status, stage, progress, counts, error, version } = record
  const until = rollbackUntil(record)
  return {
    id,
    type,
    source,
    url,
    file: { name, size: Math.floor((base64.length * 3) / 4) },
    status,
    stage,
    progress,
    counts,
    error,
    job_id: record.job_id,
    source_id: record.source_id,
    can_rollback_until: until !== null && Date.parse(until) > now ? until : null,
    created_at: record.created_at,
    finished_at: record.finished_at,
    version,
  }
}

/** Fields as people read them: a category, a brand and attributes by their titles. */
const readable = (
  { category_id: id, brand_id: brand, attributes, axes: _, variants, ...fields }: RowPlan['after'],
  { tree, brands }: Catalogue,
) => ({
  ...fields,
  ...(Array.isArray(variants) && { variants: variants.length }),
  ...(typeof id === 'number' && { category_id: tree.byId.get(id)?.title ?? id }),
  ...(brand !== undefined && { brand_id: brands.find((one) => one.id === brand)?.title ?? null }),
  ...(attributes !== undefined && { attributes: attributesText(attributes as ProductRecord['attributes']) }),
})

const shownPlan =
  (catalogue: Catalogue) =>
  ({ line, key, outcome, before, after, written, errors }: RowPlan) => ({
    line,
    key,
    outcome,
    before: readable(before, catalogue),
    after: readable(after, catalogue),
    written,
    errors,
  })

const samplesOfColumn = 3
const mostMistakes = 100

/** What is not listed is counted. */
const moreIn = (mistakes: ImportRecord['mistakes']) => ({
  kinds: mistakes.length,
  rows: mistakes.reduce((sum, { rows }) => sum + rows, 0),
})

/** What is known of a file that cannot be read. */
const noFacts = { format: null, delimiter: null, sheet: null, sheets: [], header: null, heads: [] }

/** An import with all that its step shows. */
export const shownImport = (record: ImportRecord, world: World, supplier: Supplier, now: number, origin: string) => {
  const read = readOf(record)
  const table = 'error' in read ? null : read.table
  const facts = 'error' in read ? null : read.facts
  const catalogue = catalogueOf(world, supplier)
  const unmapped = table === null ? [] : unmappedIn(record, catalogue)
  const job = world.jobs.find(({ id }) => id === record.job_id)
  const row = shownImportRow(record, now)
  const chosen = record.category_id === null ? null : (catalogue.tree.byId.get(record.category_id) ?? null)
  return {
    ...row,
    file: {
      ...row.file,
      ...noFacts,
      ...facts,
      encoding: facts?.encoding ?? record.options.encoding ?? null,
      rows: table?.rows.length ?? 0,
      columns: (table?.columns ?? []).map((name, at) => ({
        name,
        unread: table === null ? null : unreadIn(table, record, name),
        samples: [...new Set(table?.rows.map(({ cells }) => cells[at] ?? '').filter(Boolean))].slice(
          0,
          samplesOfColumn,
        ),
      })),
    },
    is_mapped: record.isMapped,
    missing: record.missing,
    mapping: record.mapping,
    fields: importFields(record.type).map(({ aliases: _, ...field }) => field),
    unmapped: unmapped.slice(0, 100).map(([name, rows]) => ({
      external_name: name,
      rows,
      candidates: candidatesOf(name, catalogue.tree),
    })),
    remembered:
      table === null
        ? []
        : rememberedIn(record, catalogue)
            .slice(0, 100)
            .map(({ name, rows, node }) => ({
              external_name: name,
              rows,
              category: node && { id: node.id, title: categoryPathOf(node) },
            })),
    category: chosen && { id: chosen.id, title: categoryPathOf(chosen) },
    doubts: table === null ? [] : doubtsIn(table, record),
    sample: record.sample.map(shownPlan(catalogue)),
    rejected: record.rejected.map(shownPlan(catalogue)),
    mistakes: record.mistakes.slice(0, mostMistakes),
    mistakes_more: moreIn(record.mistakes.slice(mostMistakes)),
    jump: record.jump,
    left: record.left.slice(0, 50),
    failed_file: job?.file && record.finished_at !== null ? `${origin}/api/storage/exports/${job.id}` : null,
  }
}

/** The reply with an import as it is now. */
export const importAnswer = (
  world: World,
  supplier: Supplier,
  record: ImportRecord,
  { now, origin }: Pick<Call, 'now' | 'origin'>,
): Reply => ok({ data: shownImport(record, world, supplier, now, origin) })
