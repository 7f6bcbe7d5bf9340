import type { ProductRecord } from '../../world/products/product-records.ts'
import type { RowError } from '../values/row-errors.ts'
import type { Outcome, RowPlan } from './row-plan.ts'

/** The products that are not in the list and would be set to nothing. */
export const missingRows = (plans: readonly RowPlan[], products: readonly ProductRecord[]): readonly RowPlan[] => {
  const listed = new Set(plans.map(({ product }) => product))
  return products
    .filter(
      ({ id, quantity, variants, status }) =>
        !listed.has(id) && variants.length === 0 && quantity > 0 && status !== 'archived',
    )
    .map(({ id, sku, quantity }) => ({
      line: 0,
      key: sku ?? '',
      outcome: 'updated' as const,
      product: id,
      variant: null,
      before: { quantity },
      after: { quantity: 0 },
      written: {},
      errors: [],
      joins: null,
    }))
}

export interface Jump {
  readonly kind: 'stock' | 'price'
  /** The share of the products, from 0 to 1. */
  readonly share: number
  readonly limit: number
}

const fewest = 5
const factor = 5

/** A change so large that it is more likely a mistake; `null` when there is none. */
export const jumpIn = (plans: readonly RowPlan[], products: readonly ProductRecord[]): Jump | null => {
  const updated = plans.filter(({ outcome }) => outcome === 'updated')
  const emptied = updated.filter(
    ({ before, after }) => Number(before['quantity']) > 0 && after['quantity'] === 0,
  ).length
  const stocked = products.filter(({ quantity }) => quantity > 0).length
  const empty = stocked === 0 ? 0 : emptied / stocked
  if (emptied >= fewest && empty >= 0.5) return { kind: 'stock', share: Math.min(1, empty), limit: 0.5 }
  const priced = updated.filter(({ before, after }) => Number(before['price']) > 0 && after['price'] !== undefined)
  const jumped = priced.filter(({ before, after }) => {
    const ratio = Number(after['price']) / Number(before['price'])
    return ratio >= factor || ratio <= 1 / factor
  }).length
  const share = updated.length === 0 ? 0 : jumped / updated.length
  return jumped >= fewest && share >= 0.2 ? { kind: 'price', share, limit: 0.2 } : null
}

export interface Mistake {
  readonly code: string
  readonly level: 'stop' | 'warning'
  readonly column: string
  /** The value that all of them have, so that it can be mended for all; empty where each has its own. */
  readonly value: string
  readonly rows: number
  readonly message: string
  readonly hint: string | null
  /** Some of the values where each has its own. */
  readonly samples: readonly string[]
}

const mendable = [
  'image_link_wrong',
  'attribute_unknown_value',
  'availability_unknown',
  'brand_unknown',
  'stock_unreadable',
  'old_price_unreadable',
  'barcode_wrong',
]

/** Whether another value may be given once for all rows with this one. */
const isMendable = ({ code, level }: RowError): boolean =>
  level === 'stop' ? !['sku_unknown', 'sku_twice_in_file'].includes(code) : mendable.includes(code)

/** The same mistakes together, most rows first. */
export const mistakesIn = (plans: readonly RowPlan[]): readonly Mistake[] => {
  const groups = new Map<string, Omit<Mistake, 'samples'> & { readonly values: Set<string> }>()
  for (const error of plans.flatMap(({ errors }) => errors)) {
    const { code, level, column, value, message, hint } = error
    const shared = isMendable(error) ? value : ''
    const name = `${code}\n${column}\n${shared}`
    const before = groups.get(name)
    const values = before?.values ?? new Set<string>()
    if (values.size < 3 && value !== '') values.add(value)
    groups.set(name, { code, level, column, value: shared, rows: (before?.rows ?? 0) + 1, message, hint, values })
  }
  const rank = ({ level }: Pick<Mistake, 'level'>) => (level === 'stop' ? 0 : 1)
  return [...groups.values()]
    .toSorted((one, other) => rank(one) - rank(other) || other.rows - one.rows)
    .map(({ values, ...mistake }) => ({ ...mistake, samples: mistake.value === '' ? [...values] : [] }))
}

export const countsOf = (plans: readonly RowPlan[]) => {
  const of = (outcome: Outcome) => plans.filter((plan) => plan.outcome === outcome).length
  return {
    created: of('created'),
    updated: of('updated'),
    unchanged: of('unchanged'),
    rejected: of('rejected'),
    warnings: plans.filter(({ errors }) => errors.some(({ level }) => level === 'warning')).length,
  }
}
