import { KnownFlag } from '@supplier/core/adapters/http/kit/kernel.wire'
import { productEntries } from '@supplier/core/adapters/http/products/product-editor.wire'
import { ProductBody, productsWire } from '@supplier/core/adapters/http/products/products.wire'
import { refused } from '../../http/laravel.ts'
import { lacksChosen } from '../../world/attributes/lacking.ts'
import { withNames } from '../../world/categories/category-attributes.ts'
import { priceOf, productFilters, productText } from '../../world/product-grid/product-filters.ts'
import { brandAsOf, brandsOf, shownBrand } from '../../world/products/brands.ts'
import { productAsOf } from '../../world/products/product-clock.ts'
import { amended, productCommands, unable } from '../../world/products/product-commands.ts'
import { categoryRefusal, withoutLost } from '../../world/products/product-editing.ts'
import { withLogged } from '../../world/products/product-log.ts'
import { qualityOf } from '../../world/products/product-problems.ts'
import { blankProduct, type ProductRecord, stockOf } from '../../world/products/product-records.ts'
import { productSeeds } from '../../world/products/product-seeds.ts'
import { productEvent, productStores, productsName } from '../../world/products/products.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { byText, sectionEndpoints } from '../kit/section.ts'
import { productEditorEndpoints } from './product-editor.endpoints.ts'
import { productGridEndpoints } from './product-grid.endpoints.ts'
import { productImagesEndpoints } from './product-images.endpoints.ts'
import { productLogEndpoints } from './product-log.endpoints.ts'
import { shownProduct, shownRow, variantRows } from './products.view.ts'

const of = (record: StoredRecord) => record as ProductRecord

const byValue =
  (figureOf: (product: ProductRecord) => number) =>
  (one: StoredRecord, other: StoredRecord): number =>
    figureOf(of(one)) - figureOf(of(other))

/** The supplier begins to sell with the first product that was published. */
const withProductStep = (world: World, supplier: Supplier, records: readonly StoredRecord[]): World => {
  const has = records.some((record) => !['draft', 'archived'].includes(of(record).status))
  if (supplier.steps.product || !has) return world
  const steps = { ...supplier.steps, product: true }
  return { ...world, suppliers: world.suppliers.map((one) => (one.id === supplier.id ? { ...one, steps } : one)) }
}

const skusOf = (record: StoredRecord) => {
  const { sku, variants } = of(record)
  return [sku, ...variants.map((variant) => variant.sku)].filter(Boolean)
}

const taken = (sku: unknown, owner: number) => ({
  ...refused({ sku: ['Такий артикул уже є.'] }),
  body: {
    message: 'Такий артикул уже є.',
    code: 'invalid',
    errors: { sku: ['Такий артикул уже є.'] },
    details: { sku, product_id: owner },
  },
})

/** The endpoints of the list, of one product, of its steps and of its offer. */
export const productsEndpoints = [
  ...sectionEndpoints({
    name: productsName,
    wire: productsWire,
    single: productEntries,
    tells: { moderation_needed: KnownFlag },
    event: productEvent,
    body: ProductBody,
    seeds: productSeeds,
    asOf: productAsOf,
    made: (_, __, now) => ({
      ...blankProduct,
      created_at: new Date(now).toISOString(),
      updated_at: new Date(now).toISOString(),
    }),
    textOf: productText,
    filters: { ...productFilters, lacks: lacksChosen },
    sorts: {
      updated_at: byText('updated_at'),
      title: byText('title'),
      price: byValue(priceOf),
      quantity: byValue((product) => stockOf(product).quantity),
      quality: byValue(qualityOf),
    },
    rowAs: (record, world, supplier, _, origin) => shownRow(of(record), productStores(world, supplier), origin),
    shownAs: (record, world, supplier, now, origin) => {
      const brand = brandsOf(world, supplier).find(({ id }) => id === of(record).brand_id)
      return {
        ...shownProduct(of(record), productStores(world, supplier), origin),
        attributes: withNames(of(record).attributes),
        brand: brand ? shownBrand(brandAsOf(brand, now, world)) : null,
      }
    },
    rowsInFile: variantRows,
    complaint: ({ sku }, others) => {
      const owner = sku ? others.find((other) => skusOf(other).includes(String(sku))) : undefined
      return owner ? taken(sku, owner.id) : null
    },
    mayChange: (record, { category_id: category }, world) => {
      if (of(record).status === 'archived') return unable('Спершу поверніть товар з архіву.', of(record))
      const refusal = category === undefined ? null : categoryRefusal(world, category as number | null)
      return refusal === null ? null : refused({ category_id: [refusal] })
    },
    mayRemove: (record) => unable('Товар можна лише перенести в архів.', of(record)),
    becomes: (record, fields, now) => ({ ...amended(record, fields, now), ...withoutLost(of(record), fields) }),
    tellsOf: (_, fields) => ({
      moderation_needed: fields['status'] === 'moderation_update' && fields['moderation_ends'] !== undefined,
    }),
    commands: productCommands,
    after: (world, supplier, records, { stored, before, now }) => {
      const origin = stored === null ? 'marketplace' : 'supplier'
      return withLogged(withProductStep(world, supplier, records), supplier, before, records, { origin, now })
    },
    more: [...productGridEndpoints, ...productEditorEndpoints, ...productImagesEndpoints, ...productLogEndpoints],
  }),
]
