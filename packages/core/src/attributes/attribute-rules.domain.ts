import type { Message } from '../kernel/message.ts'
import { trimmed } from '../kit/fields/fields.domain.ts'
import { readNumber } from '../kit/fields/number-fields.domain.ts'
import { at, type Errors } from '../kit/fields/record-fields.domain.ts'
import type { AnyValues } from '../kit/form/record.domain.ts'

/** The number of decimals of the numbers in products. */
export const decimals = 3

/** Further from zero than any number in a product. */
export const largest = 1_000_000_000
export const bound = { min: -largest, max: largest, decimals }

/** The smallest number of a rule must be below the largest one. */
export const boundMistakes = ({ min, max }: AnyValues): Errors => {
  const [low, high] = [readNumber(String(min), decimals), readNumber(String(max), decimals)]
  return at('max', low !== null && high !== null && low >= high ? { key: 'attributes.maxTooLow' } : null)
}

/** The error of a pattern that is not empty. */
export const checkPattern = (typed: string): Message | null => {
  try {
    return new RegExp(trimmed(typed), 'u') && null
  } catch {
    return { key: 'attributes.patternRule' }
  }
}

interface Counted {
  readonly unit: string | null
  readonly usage: number
}

/** Whether products have numbers whose unit the form is about to change: the numbers themselves stay as they are. */
export const changesUnit = ({ type, unit }: AnyValues, row: Counted | null): row is Counted =>
  row !== null && row.usage > 0 && type === 'number' && trimmed(String(unit)) !== (row.unit ?? '')

/** Changing the unit of numbers in products must be confirmed. */
export const unitMistakes = (values: AnyValues, row: Counted | null): Errors =>
  at(
    'keepsNumbers',
    changesUnit(values, row) && values['keepsNumbers'] !== true ? { key: 'attributes.numbersStay' } : null,
  )
