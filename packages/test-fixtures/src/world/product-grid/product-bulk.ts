import { availabilities } from '@supplier/core/products/products.domain'
import * as v from 'valibot'
import { withReplaced } from '../attributes/attribute-values.ts'
import { categoryPath, isLeafCategory } from '../categories/categories.ts'
import { copyOf, productSteps } from '../products/product-commands.ts'
import { type ProductRecord, stockOf } from '../products/product-records.ts'
import { edited, offered } from '../products/products.ts'
import { placesOf } from '../shelvings/shelves.ts'
import { withOffer } from './product-offers.ts'
import { PriceParams, repriced } from './product-prices.ts'

/** Why a row of a bulk was refused. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

/** What an action makes of one product: `null` when it changes nothing, or a new one beside it. */
type RowOutcome = { readonly value: ProductRecord | null } | { readonly made: Partial<ProductRecord> } | Refusal

type RowAction = (product: ProductRecord, now: number) => RowOutcome

const refusal = (message: string, code = 'invalid', field: string | null = null): Refusal => ({ code, message, field })

const isSame = (product: ProductRecord, fields: Partial<ProductRecord>): boolean =>
  Object.entries(fields).every(([name, value]) => JSON.stringify(product[name]) === JSON.stringify(value))

const changedBy = (
  change: typeof edited,
  product: ProductRecord,
  fields: Partial<ProductRecord>,
  now: number,
): RowOutcome => ({ value: isSame(product, fields) ? null : change(product, fields, now) })

const steps: Readonly<Record<string, RowAction>> = Object.fromEntries(
  Object.entries(productSteps).map(([name, step]): [string, RowAction] => [
    name,
    (product, now) => {
      const outcome = step(product, now)
      if ('changed' in outcome) return { value: edited(product, outcome.changed, now) }
      const { message, errors } = outcome.body as { message: string; errors?: Record<string, unknown> }
      return refusal(message, outcome.status === 409 ? 'wrong_state' : 'invalid', Object.keys(errors ?? {})[0] ?? null)
    },
  ]),
)

/** An action that leaves archived products alone. */
const unlessArchived =
  (act: RowAction): RowAction =>
  (product, now) =>
    product.status === 'archived' ? refusal('Товар в архіві.', 'wrong_state') : act(product, now)

const priced = (params: v.InferOutput<typeof PriceParams>): RowAction =>
  unlessArchived((product, now) => {
    const next = repriced(product, params)
    return typeof next === 'string' ? refusal(next, 'invalid', params.target) : changedBy(offered, product, next, now)
  })

/** Sets, adds or takes away pieces; for a product with variants, of each variant. */
const stocked = ({ kind, value }: v.InferOutput<typeof Quantity>): RowAction =>
  unlessArchived((product, now) => {
    const changeOf = ({ quantity }: { readonly quantity: number }) => ({
      quantity: kind === 'set' ? { set: value, expected: quantity } : { by: kind === 'add' ? value : -value },
    })
    const { variants } = product
    const change =
      variants.length === 0
        ? changeOf(product)
        : { variants: variants.map((one) => ({ id: one.id, ...changeOf(one) })) }
    const next = withOffer(product, change, now)
    if (next === 'stale') return refusal('Запис змінився після перегляду.', 'stale')
    if ('value' in next) {
      const { quantity, variants: after } = next.value
      return changedBy(offered, product, { quantity, variants: after }, now)
    }
    const { errors } = next.body as { errors: Readonly<Record<string, readonly string[]>> }
    return refusal(Object.values(errors)[0]?.[0] ?? '', 'invalid', 'quantity')
  })

const categorized = (id: number): RowAction =>
  unlessArchived((product, now) => {
    if (!isLeafCategory(id)) return refusal('Виберіть кінцеву категорію.', 'invalid', 'category_id')
    return changedBy(edited, product, { category_id: id }, now)
  })

const stored =
  (id: number, mode: 'add' | 'remove'): RowAction =>
  (product, now) => {
    const others = product.store_ids.filter((one) => one !== id)
    return changedBy(edited, product, { store_ids: mode === 'add' ? [...others, id].toSorted() : others }, now)
  }

/** Puts the whole stock of a product on one shelf. */
const shelved = (id: number): RowAction =>
  unlessArchived((product, now) => {
    const { quantity } = stockOf(product)
    if (quantity === 0) return refusal('Товару немає на залишку.', 'invalid', 'quantity')
    const places = [{ shelf_id: id, variant_id: null, qty: quantity }]
    return JSON.stringify(placesOf(product)) === JSON.stringify(places)
      ? { value: null }
      : { value: edited(product, { places }, now) }
  })

/** Gives a product the value that several were merged into. */
const merged =
  ({ attribute, into, from }: v.InferOutput<typeof Merge>): RowAction =>
  (product) => {
    let next: ProductRecord | null = product
    for (const value of from) next = next && withReplaced(next, attribute, value, into)
    return next === null
      ? refusal('Два варіанти стали б однаковими.', 'variants_collide', 'variants')
      : { value: { ...next, version: product.version + 1 } }
  }

const Merge = v.object({ attribute: v.number(), into: v.number(), from: v.array(v.number()) })
const Availability = v.object({ availability: v.picklist(availabilities) })
const Quantity = v.object({
  kind: v.picklist(['set', 'add', 'subtract']),
  value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999)),
})
const Category = v.object({ category_id: v.number() })
const Shelf = v.object({ shelf_id: v.number() })
const Copy = v.object({ with_images: v.optional(v.boolean(), true) })
const Store = v.object({ store_id: v.number(), mode: v.picklist(['add', 'remove']) })

/** An action on rows with its parameters; `null` when the parameters are wrong, or there is no such action. */
export const rowAction = (name: string, params: unknown): RowAction | null => {
  const step = steps[name]
  if (step !== undefined) return step
  const read = <Schema extends v.GenericSchema>(schema: Schema, act: (out: v.InferOutput<Schema>) => RowAction) => {
    const found = v.safeParse(schema, params)
    return found.success ? act(found.output) : null
  }
  if (name === 'price') return read(PriceParams, priced)
  if (name === 'availability')
    return read(Availability, (fields) => unlessArchived((product, now) => changedBy(offered, product, fields, now)))
  if (name === 'quantity') return read(Quantity, stocked)
  if (name === 'copy')
    return read(Copy, ({ with_images: withImages }) => (product, now) => ({ made: copyOf(product, now, withImages) }))
  if (name === 'merge') return read(Merge, merged)
  if (name === 'shelf') return read(Shelf, ({ shelf_id: id }) => shelved(id))
  if (name === 'category') return read(Category, ({ category_id: id }) => categorized(id))
  return name === 'store' ? read(Store, ({ store_id: id, mode }) => stored(id, mode)) : null
}

const previewed = (product: ProductRecord) => {
  const { price, old_price: old, variants, category_id: category, status, availability } = product
  return {
    price: variants.length > 0 ? Math.min(...variants.flatMap((one) => one.price ?? [])) : price,
    old_price: old,
    quantity: stockOf(product).quantity,
    category: category === null ? null : categoryPath(category).join(' › '),
    status,
    availability,
  }
}

/** The shown fields of a product that differ after an action, before and after it. */
export const differenceOf = (before: ProductRecord, after: ProductRecord) => {
  const [one, other] = [previewed(before), previewed(after)] as const
  const names = (Object.keys(one) as (keyof typeof one)[]).filter((name) => one[name] !== other[name])
  const of = (fields: typeof one) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { before: of(one), after: of(other) }
}
