import type {
  EditedProduct,
  ProductField,
  ProductValues,
} from '../../../src/product-editor/form/product-form.domain.ts'
import type { StoredProduct } from '../../../src/product-editor/product-editor.port.ts'
import type { Matrix, Variant } from '../../../src/product-editor/variants/variants.domain.ts'
import { typedSum } from '../kit/money.wire.ts'
import { attributesOf, typedNumber } from './product-attributes.wire.ts'
import type { ProductWire, VariantWire } from './product-editor.wire.ts'
import { pictureOf } from './product-images.wire.ts'

/** The names of the form by those of the API. */
const names: Readonly<Record<string, string>> = {
  category_id: 'category',
  brand_id: 'brand',
  store_ids: 'stores',
  video_url: 'videoUrl',
  old_price: 'oldPrice',
  cost_price: 'costPrice',
  min_order: 'minOrder',
  warranty_months: 'warranty',
  'dimensions.l': 'length',
  'dimensions.w': 'width',
  'dimensions.h': 'height',
}

/** The path of a value in the form, by its path in the API. */
export const pathInForm = (path: string): string =>
  names[path] ??
  path
    .split('.')
    .map((part) => names[part] ?? part)
    .join('.')

const variantOf = (wire: VariantWire): Variant => ({
  id: wire.id,
  price: typedSum(wire.price),
  oldPrice: typedSum(wire.old_price),
  quantity: typedNumber(wire.quantity),
  sku: wire.sku ?? '',
  barcode: wire.barcode ?? '',
  options: wire.options,
  imageId: wire.image_id,
  isActive: wire.is_active !== false,
})

const matrixOf = ({ axes, variants }: ProductWire): Matrix => ({
  axes: axes.map(({ attribute_id, value_ids }) => ({ attributeId: attribute_id, values: value_ids })),
  variants: variants.map(variantOf),
})

const sidesOf = ({ dimensions }: ProductWire): EditedProduct['sides'] => ({
  length: typedNumber(dimensions?.l ?? null),
  width: typedNumber(dimensions?.w ?? null),
  height: typedNumber(dimensions?.h ?? null),
})

const storesOf = ({ stores }: ProductWire) => stores.map(({ id, title }) => ({ id, title: title ?? '' }))

const valuesOf = (wire: ProductWire): ProductValues => ({
  category: wire.category?.id ? { id: wire.category.id, title: wire.category.path.join(' › ') } : null,
  title: wire.title,
  description: wire.description ?? '',
  brand: wire.brand && { id: wire.brand.id, title: wire.brand.title },
  condition: wire.condition,
  videoUrl: wire.video_url ?? '',
  attributes: attributesOf(wire.attributes),
  variants: matrixOf(wire),
  price: typedSum(wire.price),
  oldPrice: typedSum(wire.old_price),
  costPrice: typedSum(wire.cost_price),
  availability: wire.availability,
  quantity: typedNumber(wire.quantity),
  sku: wire.sku ?? '',
  barcode: wire.barcode ?? '',
  minOrder: typedNumber(wire.min_order),
  weight: typedNumber(wire.weight),
  ...sidesOf(wire),
  warranty: typedNumber(wire.warranty_months),
  stores: storesOf(wire),
})

const rowOf = (wire: ProductWire, needsReview: boolean): EditedProduct => ({
  id: wire.id,
  version: wire.version,
  offerVersion: wire.offer_version,
  status: wire.status,
  moderation: wire.moderation && {
    ...wire.moderation,
    fields: wire.moderation.fields.map(({ path, message }) => ({ path: pathInForm(path), message })),
  },
  needsReview,
  pictures: wire.images.map(pictureOf),
  brand: wire.brand,
  locked: wire.locked_fields.map(({ path }) => pathInForm(path) as ProductField),
  category: wire.category?.id ?? null,
  namedValues: Object.fromEntries(wire.attributes.map(({ attribute_id, named }) => [attribute_id, named])),
  chosenValues: Object.fromEntries(
    wire.attributes.map(({ attribute_id, value, values }) => [
      attribute_id,
      [values ?? value].flat().flatMap((one) => (typeof one === 'number' ? [String(one)] : [])),
    ]),
  ),
  axes: matrixOf(wire).axes,
  reserved: wire.reserved ?? 0,
  pieces: {
    '': wire.quantity ?? 0,
    ...Object.fromEntries(wire.variants.map(({ id, quantity }) => [id, quantity ?? 0])),
  },
  reservedOf: Object.fromEntries(wire.variants.map(({ id, reserved }) => [id, reserved ?? 0])),
  quality: wire.quality_score ?? 0,
  problems: wire.problems,
  stores: storesOf(wire),
  variantCount: wire.variants.length,
  sides: sidesOf(wire),
})

/** A product as the form needs it. Either version grows with its own changes, so their sum grows with every change. */
export const storedOf = (wire: ProductWire, needsReview = false): StoredProduct => ({
  id: wire.id,
  version: wire.version + wire.offer_version,
  row: rowOf(wire, needsReview),
  values: valuesOf(wire),
})
