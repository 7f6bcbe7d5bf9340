import * as v from 'valibot'
import { decimals } from '../../../src/attributes/attribute-rules.domain.ts'
import { readNumber } from '../../../src/kit/fields/number-fields.domain.ts'
import { Id, KnownNumber, LaxText } from '../kit/kernel.wire.ts'
import { typedNumber } from '../products/product-attributes.wire.ts'

const Bound = v.optional(v.nullable(v.pipe(v.number(), v.finite())))

/** The rules of an attribute as they are sent. One that is not named stays as it is. */
export const AttributeRulesBody = v.object({
  min: Bound,
  max: Bound,
  step: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0.001)))),
  max_length: v.optional(v.nullable(Id)),
  pattern: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
})

/** The rules of an attribute as they are read. */
export const AttributeRules = v.fallback(
  v.object({ min: KnownNumber, max: KnownNumber, step: KnownNumber, max_length: KnownNumber, pattern: LaxText }),
  { min: null, max: null, step: null, max_length: null, pattern: null },
)

export const rulesTyped = ({ min, max, step, max_length, pattern }: v.InferOutput<typeof AttributeRules>) => ({
  min: typedNumber(min),
  max: typedNumber(max),
  step: typedNumber(step),
  maxLength: typedNumber(max_length),
  pattern: pattern ?? '',
})

/** The rules that were changed, under the names of the API; nothing when none was. */
export const rulesOnWire = ({ min, max, step, maxLength, pattern }: Partial<ReturnType<typeof rulesTyped>>) => {
  const numbers = Object.entries({ min, max, step, max_length: maxLength })
  const rules = {
    ...Object.fromEntries(
      numbers.flatMap(([name, text]) => (text === undefined ? [] : [[name, readNumber(text, decimals)]])),
    ),
    ...(pattern !== undefined && { pattern: pattern || null }),
  }
  return Object.keys(rules).length > 0 && { rules }
}

/** The fields of the form by the paths of the API. */
export const rulePaths = {
  'rules.min': 'min',
  'rules.max': 'max',
  'rules.step': 'step',
  'rules.max_length': 'maxLength',
  'rules.pattern': 'pattern',
}
