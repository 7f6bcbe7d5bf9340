import * as v from 'valibot'
import { Id } from '../kit/kernel.wire.ts'

const Sum = v.pipe(v.number(), v.minValue(0.01), v.maxValue(99_999_999))
const Stock = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))
const Code = (longest: number) => v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(longest)))

/** All variants of a product at once: the ones that are not named are removed. */
export const VariantsBody = v.object({
  version: v.number(),
  axes: v.pipe(v.array(v.object({ attribute_id: Id, value_ids: v.array(Id) })), v.maxLength(3)),
  variants: v.pipe(
    v.array(
      v.object({
        id: v.nullable(Id),
        options: v.record(v.string(), Id),
        sku: Code(64),
        barcode: Code(14),
        price: v.nullable(Sum),
        old_price: v.nullable(Sum),
        quantity: v.exactOptional(v.object({ set: Stock, expected: Stock })),
        image_id: v.nullable(Id),
        is_active: v.boolean(),
      }),
    ),
    v.maxLength(100),
  ),
})
export type VariantsBody = v.InferInput<typeof VariantsBody>
