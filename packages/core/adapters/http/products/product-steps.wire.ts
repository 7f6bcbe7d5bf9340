import { toHryvnias } from '../../../src/kernel/money.ts'
import { readMoney, readNumber } from '../../../src/kit/fields/number-fields.domain.ts'
import type { EditedProduct, ProductValues } from '../../../src/product-editor/form/product-form.domain.ts'
import type { Matrix } from '../../../src/product-editor/variants/variants.domain.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { attributeOnWire } from './product-attributes.wire.ts'

const orNull = (written: string): string | null => written || null

export const sumOf = (written: string): number | null => {
  const sum = readMoney(written)
  return sum === null ? null : toHryvnias(sum)
}

const sides = ['length', 'width', 'height'] as const

/** The body of a change of everything but the variants and the offer; the sides of a product are sent together. */
export const detailsBody = (values: Partial<ProductValues>, loaded: Pick<EditedProduct, 'sides'>): object => {
  const { length, width, height } = { ...loaded.sides, ...values }
  const { category, brand, attributes, stores } = values
  const texts = { description: values.description, sku: values.sku, barcode: values.barcode }
  const numbers = { min_order: values.minOrder, weight: values.weight, warranty_months: values.warranty }
  const given = (all: Readonly<Record<string, string | undefined>>, read: (written: string) => unknown) =>
    Object.fromEntries(Object.entries(all).flatMap(([name, text]) => (text === undefined ? [] : [[name, read(text)]])))
  return {
    ...(values.title !== undefined && { title: values.title }),
    ...(values.condition !== undefined && { condition: values.condition }),
    ...(category !== undefined && { category_id: category && idOnWire(category.id) }),
    ...(brand !== undefined && { brand_id: brand && idOnWire(brand.id) }),
    ...(stores !== undefined && { store_ids: stores.map(({ id }) => idOnWire(id)) }),
    ...(attributes !== undefined && { attributes: Object.entries(attributes).map(attributeOnWire) }),
    ...given({ ...texts, video_url: values.videoUrl }, orNull),
    ...given(numbers, (written) => readNumber(written, 3)),
    ...given({ cost_price: values.costPrice }, sumOf),
    ...(sides.some((side) => values[side] !== undefined) && {
      dimensions: { l: readNumber(length), w: readNumber(width), h: readNumber(height) },
    }),
  }
}

/** The body of a change of price and stock; the quantity is set against the one that was loaded. */
export const offerBody = (
  { price, oldPrice, availability, quantity }: Partial<ProductValues>,
  { pieces }: Pick<EditedProduct, 'pieces'>,
): object => ({
  ...(price !== undefined && { price: sumOf(price) }),
  ...(oldPrice !== undefined && { old_price: sumOf(oldPrice) }),
  ...(availability !== undefined && { availability }),
  ...(quantity !== undefined && { quantity: { set: readNumber(quantity) ?? 0, expected: pieces[''] ?? 0 } }),
})

/** A stock that was not typed is not sent, so that a sale meanwhile does not disturb. */
const quantityOnWire = (set: number, expected: number) => (set === expected ? {} : { quantity: { set, expected } })

export const variantsBody = ({ axes, variants }: Matrix, { pieces }: Pick<EditedProduct, 'pieces'>) => ({
  axes: axes.map(({ attributeId, values }) => ({
    attribute_id: idOnWire(attributeId),
    value_ids: values.map(idOnWire),
  })),
  variants: variants.map(({ id, options, imageId, isActive, price, oldPrice, quantity, sku, barcode }) => ({
    id: id === null ? null : idOnWire(id),
    options: Object.fromEntries(Object.entries(options).map(([attribute, value]) => [attribute, idOnWire(value)])),
    sku: orNull(sku),
    barcode: orNull(barcode),
    price: sumOf(price),
    old_price: sumOf(oldPrice),
    ...quantityOnWire(readNumber(quantity) ?? 0, id === null ? 0 : (pieces[id] ?? 0)),
    image_id: imageId === null ? null : idOnWire(imageId),
    is_active: isActive,
  })),
})
