import { categoryPath } from '../world/categories/categories.ts'
import { productsOf } from '../world/products/products.ts'
import type { Supplier, World } from '../world/world.ts'
import { type FileError, fileError } from './reading/table.ts'

/** The address of the price list that the sandbox itself serves. */
export const priceListPath = '/price-list.yml'

const page = '<!doctype html><html><head><title>Вхід</title></head><body>Увійдіть</body></html>'
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

const times = { well: 1, tenfold: 10 } as const

/** The price list of a supplier's own shop: the products as they are, with a little more in stock. */
const listOf = (world: World, supplier: Supplier): string => {
  const { priceList: state = 'well' } = world
  const products = productsOf(world, supplier).filter(({ sku, price, status }) => sku && price && status !== 'archived')
  const kept = state === 'truncated' ? Math.ceil(products.length / 10) : products.length
  const factor = state === 'tenfold' ? times.tenfold : times.well
  const offers = products.map((product, at) => {
    const quantity = at < kept ? product.quantity + 1 : 0
    return `<offer id="${product.id}" available="${quantity > 0}"><price>${(product.price ?? 0) * factor}</price><currencyId>UAH</currencyId><categoryId>${product.category_id}</categoryId><vendorCode>${escaped(product.sku ?? '')}</vendorCode><name>${escaped(product.title)}</name><stock_quantity>${quantity}</stock_quantity></offer>`
  })
  const categories = [...new Set(products.map(({ category_id: id }) => id ?? 0))]
    .map((id) => `<category id="${id}">${escaped(categoryPath(id).at(-1) ?? '')}</category>`)
    .join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog><shop><currencies><currency id="UAH" rate="1"/></currencies><categories>${categories}</categories><offers>\n${offers.join('\n')}\n</offers></shop></yml_catalog>`
}

/** What stands behind a link; only the price list of the sandbox answers. */
export const fetched = (world: World, supplier: Supplier, url: string): { readonly base64: string } | FileError => {
  const { priceList: state = 'well' } = world
  if (!new URL(url).pathname.endsWith(priceListPath) || state === 'away') return fileError('link_away')
  if (state === 'login') return fileError('link_needs_login')
  const text = state === 'page' ? page : listOf(world, supplier)
  const cut = state === 'broken' ? text.slice(0, Math.floor(text.length / 2)) : text
  return { base64: Buffer.from(cut).toString('base64') }
}
