import { type Reply, wrongState } from '../../http/laravel.ts'
import type { SectionCommand } from '../records.ts'
import type { StoredRecord } from '../world.ts'
import { moderationTime } from './product-clock.ts'
import { stopsOf } from './product-problems.ts'
import { blankProduct, type ProductRecord } from './product-records.ts'

type Fields = Partial<ProductRecord>

/** A refusal because of the state of the product. */
export const unable = (message: string, { status }: ProductRecord, reason: string = 'wrong_state'): Reply =>
  wrongState(message, { status, reason })

/** The changed fields of a step, or its refusal. */
type Outcome = { readonly changed: Fields } | Reply

type ProductStep = (product: ProductRecord, now: number) => Outcome

const moment = (now: number): string => new Date(now).toISOString()

const submitted = (now: number): Fields => ({
  moderation: null,
  submitted_at: moment(now),
  decided_at: null,
  moderation_ends: now + moderationTime,
})

const unfinished = (product: ProductRecord): Reply => {
  const problems = stopsOf(product)
  const errors: Record<string, readonly string[]> = {}
  for (const { path, message } of problems) errors[path] = [...(errors[path] ?? []), message]
  const message = `Товар ще не готовий: ${problems.map((one) => one.message).join(' ')}`
  return { status: 422, body: { message, code: 'invalid', errors, details: { problems } } }
}

/** The steps of a product, alone or in bulk. */
export const productSteps: Readonly<Record<string, ProductStep>> = {
  publish: (product, now) => {
    if (!['draft', 'rejected'].includes(product.status)) return unable('Товар уже опубліковано.', product)
    const isRejected = { ...product, status: 'draft' as const }
    if (stopsOf(isRejected).length > 0) return unfinished(isRejected)
    return { changed: { ...submitted(now), status: product.on_sale === null ? 'moderation' : 'moderation_update' } }
  },
  withdraw: (product) => {
    const { status, on_sale: before } = product
    if (status === 'moderation') return { changed: { status: 'draft', moderation_ends: null } }
    return status === 'moderation_update'
      ? { changed: { ...before, status: 'active', on_sale: null, moderation_ends: null } }
      : unable('Товар не на модерації.', product)
  },
  hide: (product) =>
    ['active', 'moderation_update'].includes(product.status)
      ? { changed: { status: 'hidden', moderation_ends: null } }
      : unable('Приховати можна лише товар, який продається.', product),
  show: (product) =>
    product.status === 'hidden' ? { changed: { status: 'active' } } : unable('Товар не прихований.', product),
  archive: (product) =>
    product.status === 'archived'
      ? unable('Товар уже в архіві.', product)
      : { changed: { status: 'archived', moderation_ends: null } },
  restore: (product) =>
    product.status === 'archived' ? { changed: { status: 'draft' } } : unable('Товар не в архіві.', product),
}

/** A copy of a product without what belongs to one product alone. */
export const copyOf = (product: ProductRecord, now: number, withImages: boolean): Fields => {
  const { id: _, version: __, clientKey: ___, sent: ____, ...fields } = product
  return {
    ...fields,
    ...blankOf('status', 'moderation', 'submitted_at', 'decided_at', 'moderation_ends', 'on_sale', 'reserved'),
    title: `${product.title} (копія)`.slice(0, 255),
    sku: null,
    barcode: null,
    offer_version: 1,
    images: withImages ? product.images : [],
    variants: product.variants.map((variant) => ({ ...variant, sku: null, barcode: null, reserved: 0 })),
    created_at: moment(now),
    updated_at: moment(now),
  }
}

const blankOf = (...names: readonly (keyof typeof blankProduct)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, blankProduct[name]]))

/** The same steps as commands on one product. */
export const productCommands: Readonly<Record<string, SectionCommand>> = {
  ...Object.fromEntries(
    Object.entries(productSteps).map(([name, step]): [string, SectionCommand] => [
      name,
      (record: StoredRecord, _values, _world, { now }) => {
        const outcome = step(record as ProductRecord, now)
        return 'changed' in outcome ? { changed: { ...outcome.changed, updated_at: moment(now) } } : outcome
      },
    ]),
  ),
  copy: (record, { with_images: withImages }, _, { now }) => ({
    made: copyOf(record as ProductRecord, now, withImages !== false),
  }),
}

const read = ['title', 'category_id', 'brand_id', 'images', 'attributes', 'description'] as const

/** What else a change of a product changes: what buyers see waits for moderation beside what is on sale. */
export const amended = (record: StoredRecord, fields: Readonly<Record<string, unknown>>, now: number): Fields => {
  const product = record as ProductRecord
  const isRead = read.some((name) => JSON.stringify(fields[name] ?? product[name]) !== JSON.stringify(product[name]))
  const updated = { updated_at: moment(now) }
  if (!isRead || !['active', 'moderation_update'].includes(product.status)) return updated
  const before = Object.fromEntries(read.map((name) => [name, product[name]]))
  return { ...updated, ...submitted(now), status: 'moderation_update', on_sale: product.on_sale ?? before }
}
