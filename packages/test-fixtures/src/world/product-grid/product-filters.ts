import { productTabs } from '@supplier/core/products/products.domain'
import { isCategoryWithin } from '../categories/categories.ts'
import { dayFilters } from '../days.ts'
import { problemsOf } from '../products/product-problems.ts'
import { type ProductRecord, stockOf } from '../products/product-records.ts'
import { placesOf } from '../shelvings/shelves.ts'
import type { StoredRecord } from '../world.ts'

type Filter = (record: StoredRecord, chosen: readonly string[]) => boolean

const of =
  (fits: (product: ProductRecord, chosen: readonly string[]) => boolean): Filter =>
  (record, chosen) =>
    fits(record as ProductRecord, chosen)

const isYes = ([chosen]: readonly string[]): boolean => chosen === '1'

export const priceOf = ({ price, variants }: ProductRecord): number =>
  price ?? Math.min(...variants.flatMap((variant) => variant.price ?? []), Number.MAX_SAFE_INTEGER)

/** The filters of the list of products, by the names of the API. */
export const productFilters: Readonly<Record<string, Filter>> = {
  ids: of(({ id }, chosen) => chosen.includes(String(id))),
  status: of(({ status }, chosen) => chosen.includes(status)),
  availability: of(({ availability }, chosen) => chosen.includes(availability)),
  category_id: of(({ category_id: id }, [chosen]) => id !== null && isCategoryWithin(id, Number(chosen))),
  store_id: of(({ store_ids: ids }, chosen) => ids.some((id) => chosen.includes(String(id)))),
  brand: of(({ brand_id: id }, chosen) => id !== null && chosen.includes(String(id))),
  price_from: of((product, [from]) => priceOf(product) >= Number(from)),
  price_to: of((product, [to]) => priceOf(product) <= Number(to)),
  quantity_from: of((product, [from]) => stockOf(product).quantity >= Number(from)),
  quantity_to: of((product, [to]) => stockOf(product).quantity <= Number(to)),
  has_image: of(({ images }, chosen) => images.length > 0 === isYes(chosen)),
  has_discount: of(({ old_price: old }, chosen) => (old !== null) === isYes(chosen)),
  import_id: of(({ import_id: id }, [chosen]) => String(id) === chosen),
  shelf_id: of((product, [chosen]) => placesOf(product).some(({ shelf_id: id }) => String(id) === chosen)),
  problem: of((product, chosen) => problemsOf(product).some((code) => chosen.includes(code))),
  ...dayFilters('created', (record) => (record as ProductRecord).created_at),
}

/** The text that a search matches. */
export const productText = (record: StoredRecord): string => {
  const { title, sku, barcode, variants } = record as ProductRecord
  const codes = variants.flatMap((variant) => [variant.sku, variant.barcode])
  return [title, sku, barcode, ...codes].filter(Boolean).join(' ')
}

/** How many of these products stand in each tab. */
export const countsByTab = (products: readonly ProductRecord[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(productTabs).map(([tab, filters]) => [
      tab,
      products.filter((product) =>
        Object.entries(filters).every(([name, chosen]) => productFilters[name]?.(product, chosen)),
      ).length,
    ]),
  )
