import * as v from 'valibot'
import { conditions } from '../../../src/product-editor/form/product-form.domain.ts'
import { availabilities, productProblems, productStatuses } from '../../../src/products/products.domain.ts'
import {
  Id,
  JsonObject,
  Key,
  KnownChoices,
  KnownCount,
  KnownFlag,
  KnownKey,
  KnownNumber,
  LaxText,
  objectOrNull,
  Version,
} from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { someOf, sometimes } from '../kit/sends.wire.ts'
import { Word } from '../kit/word.wire.ts'
import { BrandWire } from './product-brands.wire.ts'
import { PictureWire } from './product-images.wire.ts'

const List = <Entry extends v.GenericSchema>(entry: Entry) => v.fallback(v.array(entry), [])

/** Figures of a product or of a variant. */
const offerEntries = {
  price: KnownHryvnias,
  old_price: KnownHryvnias,
  quantity: KnownCount,
  sku: LaxText,
  barcode: LaxText,
}

const VariantWire = v.object({
  ...offerEntries,
  id: Key,
  options: v.record(v.string(), Key),
  image_id: KnownKey,
  is_active: KnownFlag,
  reserved: KnownCount,
})
export type VariantWire = v.InferOutput<typeof VariantWire>

/** The value of an attribute, as the API writes it. */
const AttributeWire = v.object({
  attribute_id: Key,
  ...someOf({
    value: v.optional(v.unknown()),
    values: v.optional(v.unknown()),
    /** The chosen values by name, of an attribute with more values than come with it. */
    named: List(v.object({ id: Key, title: v.string() })),
  }),
})
export type AttributeWire = v.InferOutput<typeof AttributeWire>

const Remark = v.pipe(JsonObject, v.object({ path: v.string(), message: v.string() }))

/** A whole product, as the editor reads it. */
export const productEntries = {
  ...offerEntries,
  id: Key,
  version: Version,
  offer_version: Version,
  // An unknown status allows nothing but reading.
  status: Word(productStatuses),
  moderation: objectOrNull({ reason: LaxText, fields: List(Remark) }),
  title: v.fallback(v.string(), ''),
  description: LaxText,
  category: objectOrNull({ id: KnownKey, path: List(v.string()) }),
  brand: v.fallback(v.nullable(BrandWire), null),
  condition: Word(conditions, 'new'),
  video_url: LaxText,
  cost_price: KnownHryvnias,
  availability: Word(availabilities),
  reserved: KnownCount,
  min_order: KnownCount,
  weight: KnownNumber,
  dimensions: objectOrNull({ l: KnownNumber, w: KnownNumber, h: KnownNumber }),
  warranty_months: KnownCount,
  attributes: List(AttributeWire),
  axes: List(v.object({ attribute_id: Key, value_ids: List(Key) })),
  variants: List(VariantWire),
  images: List(PictureWire),
  locked_fields: List(v.object({ path: v.string() })),
  quality_score: KnownCount,
  problems: KnownChoices(productProblems),
  stores: List(v.object({ id: Key, title: LaxText })),
}

const ProductWire = v.pipe(JsonObject, v.object(productEntries))
export type ProductWire = v.InferOutput<typeof ProductWire>

export const ProductReply = v.pipe(
  JsonObject,
  v.object({ data: ProductWire, moderation_needed: v.pipe(KnownFlag, sometimes()) }),
)
export const CheckReply = v.pipe(
  JsonObject,
  v.object({
    data: v.object({
      problems: List(
        v.object({
          code: v.string(),
          level: Word(['stop', 'advice'], 'stop'),
          path: v.fallback(v.string(), ''),
          message: LaxText,
        }),
      ),
    }),
  }),
)

export const CategoryPreviewReply = v.pipe(
  JsonObject,
  v.object({
    data: v.object({
      lost: List(v.object({ attribute_id: Key, attribute: v.string(), value: v.fallback(v.string(), '') })),
      required_missing: List(v.string()),
      variants_lost: KnownCount,
      commission_before: KnownNumber,
      commission_after: KnownNumber,
    }),
  }),
)

export const CategoryPreviewBody = v.object({ category_id: Id })
