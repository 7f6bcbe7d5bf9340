import type { ProductProblem } from '@supplier/core/products/products.domain'
import { categoryTree } from '../categories/categories.ts'
import type { ProductFields, ProductRecord } from '../products/product-records.ts'
import { soundProduct, usualProducts } from '../products/product-seeds.ts'

type Trouble = readonly [title: string, more: Partial<ProductFields>]

/** The category above the one of a sound product: it has children, so it may hold no products. */
const branch = categoryTree({ scenario: 'default' }).byId.get(211)?.parent?.id ?? null

const picture = (id: number, side: number): ProductFields['images'][number] => ({
  id,
  alt: null,
  state: 'ready',
  width: side,
  height: side,
})

const variant = (id: number, price: number | null): ProductFields['variants'][number] => ({
  id,
  options: { 501: 5010 + (id % 10) },
  sku: `KO-${id}`,
  barcode: null,
  price,
  old_price: null,
  quantity: 4,
  reserved: 0,
  image_id: null,
  is_active: true,
})

/** What is wrong with each product; nothing else is wrong with it. */
const troubles: Readonly<Record<ProductProblem, Trouble>> = {
  no_image: ['Таця дубова, овальна', { images: [] }],
  image_small: ['Цукорниця з кришкою', { images: [picture(39_001, 1200), picture(39_002, 320)] }],
  no_category: ['Підставка під гаряче', { category_id: null, attributes: [] }],
  category_not_leaf: ['Салатниця велика', { category_id: branch }],
  required_attribute: ['Молочник «Ранок»', { attributes: [] }],
  title_short: ['Ківш', {}],
  title_caps: ['ГЛЕК ДЛЯ УЗВАРУ', {}],
  description_short: ['Сільничка з ложкою', { description: 'Гарна сільничка.' }],
  price_zero: ['Хлібниця липова', { price: null }],
  old_price_low: ['Дошка для сиру', { old_price: 385 }],
  sku_taken: ['Кухоль пивний, 0,5 л', { taken_sku: 'KO-2911' }],
  barcode_wrong: ['Соусник керамічний', { barcode: '4820000000018' }],
  no_stock: ['Маслянка біла', { quantity: 0, availability: 'out_of_stock' }],
  variant_incomplete: [
    'Тарілка десертна',
    {
      axes: [{ attribute_id: 501, value_ids: [5010, 5011] }],
      price: null,
      variants: [variant(39_010, 180), variant(39_011, null)],
    },
  ],
  hidden: ['Форма для пасок', { status: 'hidden' }],
  moderation_rejected: [
    'Набір для борщу',
    {
      status: 'rejected',
      moderation: {
        reason: 'На фото видно чужий логотип, а назва обіцяє набір.',
        fields: [
          { path: 'title', message: 'Перелічіть у назві, що входить до набору.' },
          { path: 'images', message: 'Приберіть фото з чужим логотипом.' },
        ],
      },
    },
  ],
  brand_proposed: ['Серветки вишиті', { brand_id: 707 }],
}

const troubled: readonly ProductRecord[] = Object.values(troubles).map(([title, more], at) =>
  soundProduct(2901 + at, title, more),
)

/** The usual products, and one for each problem that a product can have. */
export const troubledProducts: readonly ProductRecord[] = [...troubled, ...usualProducts]

/** The product that has this problem and no other one. */
export const productWith = (problem: ProductProblem): ProductRecord =>
  troubled[Object.keys(troubles).indexOf(problem)] as ProductRecord
