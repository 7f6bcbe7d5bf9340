import { type Kopecks, kopecks, parseHryvnias } from '../../kernel/money.ts'
import { amountText } from './amount.domain.ts'
import { plainNumber } from './number-text.domain.ts'
import { type Field, typed } from './record-fields.domain.ts'

interface NumberRules {
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
  /** The number of decimals. */
  readonly decimals?: number
}

const typedNumber = /^(-?(?:\d{1,12}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,3}))(?:[.,](\d+))?$/

/**
 * Parses a typed or copied number such as "1 234,5", by the same rules as a sum; `null` unless it has at most that many
 * decimals.
 */
export const readNumber = (written: string, decimals = 0): number | null => {
  const [, whole = '', part = ''] = typedNumber.exec(plainNumber(written)) ?? []
  if (whole === '' || part.length > decimals) return null
  const read = Number(`${whole.replace(/[^-\d]/g, '')}.${part || '0'}`)
  // "-0" is zero.
  return read === 0 ? 0 : read
}

/** A number as it was typed: the text stays in the field until it is sent. */
export const number = ({ required = false, min = 0, max = 1_000_000, decimals = 0 }: NumberRules = {}): Field<string> =>
  typed({
    kind: 'number',
    required,
    mistake: (written) => {
      const read = readNumber(written, decimals)
      if (read === null) return { key: decimals > 0 ? 'kit.notANumber' : 'kit.notAWhole' }
      return read < min || read > max ? { key: 'kit.outOfRange', values: { min, max } } : null
    },
    tidy: (written) => {
      const read = readNumber(written, decimals)
      return read === null ? written : String(read).replace('.', ',')
    },
  })

interface MoneyRules {
  readonly required?: boolean
  readonly min?: Kopecks
  readonly max?: Kopecks
}

const largestSum = kopecks(100_000_000_00)

/** A sum as it was typed or copied, such as "1 234,5" or "1,234.50"; `readMoney` parses it. */
export const money = ({ required = false, min = kopecks(0), max = largestSum }: MoneyRules = {}): Field<string> =>
  typed({
    kind: 'money',
    required,
    mistake: (written) => {
      const sum = readMoney(written)
      if (sum === null) return { key: 'kit.notASum' }
      if (sum < min) return { key: 'kit.sumTooLow', values: { min } }
      return sum > max ? { key: 'kit.sumTooHigh', values: { max } } : null
    },
    tidy: (written) => {
      const sum = readMoney(written)
      return sum === null ? written : amountText(sum)
    },
  })

/** The kopecks of a typed or copied sum, such as "1,234.50 UAH"; `null` for an empty or unreadable one. */
export const readMoney = (written: string): Kopecks | null => parseHryvnias(plainNumber(written))
