import { readNumber } from '../../../src/kit/fields/number-fields.domain.ts'
import type { AttributeValue, AttributeValues } from '../../../src/product-editor/form/product-attributes.domain.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import type { AttributeWire } from './product-editor.wire.ts'

/** A number as the text of a form’s field; empty for `null`. */
export const typedNumber = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))

const attributeValueOf = ({ value, values }: AttributeWire): AttributeValue | null => {
  if (Array.isArray(values)) return values.map(String)
  if (typeof value === 'number') return { number: typedNumber(value) }
  return typeof value === 'string' || typeof value === 'boolean' ? value : null
}

/** The attributes of a product as the form holds them, in the order of their ids. */
export const attributesOf = (wires: readonly AttributeWire[]): AttributeValues =>
  Object.fromEntries(
    wires
      .flatMap((wire) => {
        const value = attributeValueOf(wire)
        return value === null ? [] : [[wire.attribute_id, value] as const]
      })
      .toSorted(([one], [other]) => Number(one) - Number(other)),
  )

/** One attribute as it is sent. */
export const attributeOnWire = ([id, value]: readonly [string, AttributeValue]) => {
  const attribute_id = idOnWire(id)
  if (typeof value === 'string' || typeof value === 'boolean') return { attribute_id, value }
  return 'number' in value
    ? { attribute_id, value: readNumber(value.number, 3) }
    : { attribute_id, values: value.map(idOnWire) }
}
