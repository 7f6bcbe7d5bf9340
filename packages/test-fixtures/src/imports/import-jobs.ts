import type { Broadcast, Later } from '../world/events.ts'
import { jobById } from '../world/jobs/jobs.ts'
import { withProgress, withTask } from '../world/jobs/task-jobs.ts'
import { amended } from '../world/products/product-commands.ts'
import { blankProduct, type ProductRecord } from '../world/products/product-records.ts'
import { edited, offered, productsOf, withoutProducts, withProducts } from '../world/products/products.ts'
import type { Job, Supplier, World } from '../world/world.ts'
import { checkedRows } from './checking/check-rows.ts'
import type { RowPlan } from './checking/row-plan.ts'
import { countsOf, jumpIn, missingRows, mistakesIn } from './checking/summary.ts'
import {
  catalogueOf,
  changedImport,
  type ImportRecord,
  importById,
  importEvent,
  tableIn,
  type Written,
  withImport,
} from './import-records.ts'

type Told = readonly [World, ...(Broadcast | Later)[]]

const chunks = 8
const pace = 500
const checkTime = 600
const shownRows = 50
const mostEvents = 100

/** The realtime event about an import. */
export const importNews = ({ id: supplier }: Supplier, { id, version }: ImportRecord): Broadcast => ({
  channel: `private-customer.${supplier}`,
  event: importEvent,
  data: { id, version },
})

/** What the import would do to the catalogue as it is now. */
export const plansOf = (world: World, supplier: Supplier, record: ImportRecord): readonly RowPlan[] => {
  const table = tableIn(record)
  if (table === null) return []
  const catalogue = catalogueOf(world, supplier)
  const rows = checkedRows(table, record, catalogue)
  return record.missing === 'zero' ? [...rows, ...missingRows(rows, catalogue.products)] : rows
}

/** The import with what a check found. */
export const checkedImport = (world: World, supplier: Supplier, record: ImportRecord): Partial<ImportRecord> => {
  const plans = plansOf(world, supplier, record)
  return {
    status: 'ready',
    counts: countsOf(plans),
    sample: plans.filter(({ outcome }) => outcome === 'updated' || outcome === 'created').slice(0, shownRows),
    rejected: plans.filter(({ outcome }) => outcome === 'rejected').slice(0, shownRows),
    mistakes: mistakesIn(plans),
    jump: jumpIn(plans, productsOf(world, supplier)),
  }
}

/** Begins a check; it is over after a moment. */
export const beginCheck = (world: World, supplier: Supplier, record: ImportRecord, key: string, now: number) => {
  const total = tableIn(record)?.rows.length ?? 0
  const [made, job] = withTask(world, supplier, {
    kind: 'import_check',
    title: `Перевірка: ${record.name}`,
    total,
    key,
    now,
  })
  const next = changedImport(record, { status: 'checking', job_id: job.id, progress: { processed: 0, total } })
  const step: Later['step'] = (current, at): Told => {
    const found = importById(current, supplier, String(record.id))
    const running = jobById(current, supplier.id, String(job.id))
    if (found?.status !== 'checking' || running === undefined) return [current]
    const checked = changedImport(found, {
      ...checkedImport(current, supplier, found),
      progress: { processed: total, total },
    })
    const [then, news] = withProgress(
      withImport(current, supplier, checked),
      running,
      { processed: total, done: total, finishedAt: at },
      at,
    )
    return [then, news, importNews(supplier, checked)]
  }
  return { world: withImport(made, supplier, next), job, told: [{ after: checkTime, step }] }
}

interface MadeFields {
  readonly pictures?: readonly string[]
  readonly variants?: readonly Omit<ProductRecord['variants'][number], 'id'>[]
}

const madeFrom = ({ after }: RowPlan, id: number, now: number, importId: number): ProductRecord => {
  const at = new Date(now).toISOString()
  const { pictures = [], variants = [], ...fields } = after as MadeFields
  return {
    ...blankProduct,
    title: '',
    category_id: null,
    ...fields,
    variants: variants.map((variant, index) => ({ ...variant, id: id * 100 + index })),
    images: pictures.slice(0, 20).map((source, index) => ({
      id: id * 100 + index,
      alt: null,
      state: 'processing',
      width: 0,
      height: 0,
      source_url: source,
      fetched_at: now + 2000,
    })),
    import_id: importId,
    id,
    version: 1,
    created_at: at,
    updated_at: at,
  }
}

const offerOnly = (after: RowPlan['after']): boolean =>
  Object.keys(after).every((name) => ['price', 'old_price', 'quantity', 'availability'].includes(name))

const withFields = (
  product: ProductRecord,
  { variant, after }: Pick<RowPlan, 'variant' | 'after'>,
  now: number,
): ProductRecord => {
  if (variant !== null) {
    const variants = product.variants.map((one) => (one.id === variant ? { ...one, ...after } : one))
    return offered(product, { variants }, now)
  }
  if (offerOnly(after)) return offered(product, after, now)
  const { pictures: _, ...fields } = after
  return {
    ...edited(product, { ...fields, ...amended(product, fields, now) }, now),
    offer_version: product.offer_version + 1,
  }
}

/** Writes some rows into the catalogue. */
const written = (world: World, supplier: Supplier, rows: readonly RowPlan[], importId: number, now: number) => {
  const byId = new Map(productsOf(world, supplier).map((product) => [product.id, product]))
  const changed = new Map<number, ProductRecord>()
  const writes: Written[] = []
  // The ids of the seeds are higher than the next one of the world at first.
  let nextId = Math.max(world.nextId, ...[...byId.keys()].map((id) => id + 1))
  for (const plan of rows) {
    if (plan.outcome === 'created' && plan.joins === null) {
      const product = madeFrom(plan, nextId, now, importId)
      nextId += 1
      changed.set(product.id, product)
      writes.push({ product: product.id, variant: null, before: null, after: plan.after })
    }
    const product =
      plan.outcome === 'updated' ? (changed.get(plan.product ?? 0) ?? byId.get(plan.product ?? 0)) : undefined
    if (product) {
      changed.set(product.id, withFields(product, plan, now))
      writes.push({ product: product.id, variant: plan.variant, before: plan.before, after: plan.after })
    }
  }
  const next = withProducts({ ...world, nextId }, supplier, [...changed.values()], { origin: 'import', now })
  return { world: next, writes, changed: [...changed.values()] }
}

/** Texts that a spreadsheet would run as a formula are written behind an apostrophe by `csvOf`. */
const failedFile = (record: ImportRecord, plans: readonly RowPlan[]): Job['file'] => {
  const table = tableIn(record)
  const failed = plans.filter(({ outcome }) => outcome === 'rejected')
  if (table === null || failed.length === 0) return null
  const byLine = new Map(table.rows.map((row) => [row.line, row.cells]))
  return {
    name: `import-${record.id}-failed`,
    format: 'csv',
    header: [...table.columns, 'Рядок', 'Причина'],
    rows: failed.map(({ line, errors }) => [
      ...(byLine.get(line) ?? []),
      String(line),
      errors
        .filter(({ level }) => level === 'stop')
        .map(({ column, message }) => `${column}: ${message}`)
        .join(' '),
    ]),
  }
}

const productNews = ({ id: supplier }: Supplier, products: readonly ProductRecord[]): readonly Broadcast[] =>
  products.length > mostEvents
    ? []
    : products.map(({ id, version, offer_version }) => ({
        channel: `private-customer.${supplier}`,
        event: 'product.changed',
        data: { id, version, offer_version },
      }))

/** The steps of an import: each writes a part, and the last one ends it. */
const importStep =
  (supplier: Supplier, id: number, jobId: number): Later['step'] =>
  (world, now): Told => {
    const record = importById(world, supplier, String(id))
    const job = jobById(world, supplier.id, String(jobId))
    if (record?.status !== 'importing' || job === undefined) return [world]
    if (job.stoppedAt !== null) {
      const ended = changedImport(record, { status: 'cancelled', plans: [], finished_at: new Date(now).toISOString() })
      return [withImport(world, supplier, ended), importNews(supplier, ended)]
    }
    const { plans } = record
    const from = record.progress.processed
    const rows = plans.slice(from, from + Math.ceil(plans.length / chunks))
    const part = written(world, supplier, rows, id, now)
    const processed = from + rows.length
    const isOver = processed >= plans.length
    const { rejected } = countsOf(plans)
    const ended = isOver && {
      status: rejected > 0 ? ('partial' as const) : ('completed' as const),
      plans: [],
      finished_at: new Date(now).toISOString(),
    }
    const next = changedImport(record, {
      progress: { processed, total: plans.length },
      writes: [...record.writes, ...part.writes],
      stage: isOver ? null : 'writing',
      ...ended,
    })
    const of = (outcome: RowPlan['outcome']) =>
      plans.slice(0, processed).filter((plan) => plan.outcome === outcome).length
    const task = { processed, done: of('created') + of('updated'), unchanged: of('unchanged'), failed: of('rejected') }
    const file = isOver ? failedFile(record, plans) : null
    const [then, news] = withProgress(
      withImport(part.world, supplier, next),
      job,
      { ...task, finishedAt: isOver ? now : null },
      now,
      file,
    )
    return [then, ...productNews(supplier, part.changed), news, importNews(supplier, next)]
  }

const inSteps = (step: Later['step'], count: number = chunks): readonly Later[] =>
  Array.from({ length: count }, (_, at) => ({ after: (at + 1) * pace, step }))

/** Begins to write what the check found; the catalogue is read again, because it may have changed since. */
export const beginImport = (world: World, supplier: Supplier, record: ImportRecord, key: string, now: number) => {
  const plans = plansOf(world, supplier, record)
  const total = plans.length
  const [made, job] = withTask(world, supplier, { kind: 'import', title: `Імпорт: ${record.name}`, total, key, now })
  const next = changedImport(record, {
    ...checkedImport(world, supplier, record),
    status: 'importing',
    stage: 'writing',
    plans,
    writes: [],
    left: [],
    job_id: job.id,
    progress: { processed: 0, total },
  })
  const told = inSteps(importStep(supplier, record.id, job.id), chunks + 1)
  return { world: withImport(made, supplier, next), job, told }
}

const current = (product: ProductRecord, { variant, after }: Written): Readonly<Record<string, unknown>> => {
  const part = variant === null ? product : product.variants.find(({ id }) => id === variant)
  return Object.fromEntries(
    Object.keys(after).map((name) => [name, (part as unknown as Record<string, unknown>)?.[name]]),
  )
}

const isAsWritten = (product: ProductRecord, one: Written): boolean => {
  const { pictures: _, variants: __, ...after } = one.after
  const now = current(product, { ...one, after })
  return Object.entries(after).every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value))
}

/** Takes back what an import wrote, where nobody has changed it since. */
export const beginRollback = (world: World, supplier: Supplier, record: ImportRecord, key: string, now: number) => {
  const total = record.writes.length
  const [made, job] = withTask(world, supplier, {
    kind: 'import_rollback',
    title: `Скасування імпорту: ${record.name}`,
    total,
    key,
    now,
  })
  const step: Later['step'] = (before, at): Told => {
    const found = importById(before, supplier, String(record.id))
    const running = jobById(before, supplier.id, String(job.id))
    if (found === undefined || running === undefined || found.status === 'rolled_back') return [before]
    const byId = new Map(productsOf(before, supplier).map((product) => [product.id, product]))
    const restored = new Map<number, ProductRecord>()
    const removed: ProductRecord[] = []
    const left: { readonly id: number; readonly title: string }[] = []
    for (const one of found.writes) {
      const product = restored.get(one.product) ?? byId.get(one.product)
      if (product === undefined) continue
      if (!isAsWritten(product, one)) left.push({ id: product.id, title: product.title })
      else if (one.before === null) removed.push(product)
      else restored.set(product.id, withFields(product, { variant: one.variant, after: one.before }, at))
    }
    const next = withoutProducts(
      withProducts(before, supplier, [...restored.values()], { origin: 'import', now: at }),
      supplier,
      removed,
    )
    const ended = changedImport(found, { status: 'rolled_back', writes: [], left })
    const [then, news] = withProgress(
      withImport(next, supplier, ended),
      running,
      { processed: total, done: total - left.length, unchanged: left.length, finishedAt: at },
      at,
    )
    const gone = removed.map((product) => ({ ...product, version: product.version + 1 }))
    return [then, ...productNews(supplier, [...restored.values(), ...gone]), news, importNews(supplier, ended)]
  }
  const next = changedImport(record, { job_id: job.id, stage: 'rolling_back' })
  return {
    world: withImport(made, supplier, next),
    job,
    told: [{ after: 2 * pace, step }],
  }
}
