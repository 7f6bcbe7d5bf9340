import { type Kopecks, kopecks, parseHryvnias } from '../../kernel/money.ts'
import { amountText } from './amount.domain.ts'
import { trimmed } from './fields.domain.ts'
import { at, type Field, required } from './record-fields.domain.ts'

interface NumberRules {
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
  /** The number of decimals. */
  readonly decimals?: number
}

const typedNumber = /^(-?(?:\d{1,12}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,3}))(?:[.,](\d+))?$/

/**
 * Parses a typed number such as "1 234,5", with the same separators as a sum; `null` unless it has at most that many
 * decimals.
 */
export const readNumber = (written: string, decimals = 0): number | null => {
  const [, whole = '', part = ''] = typedNumber.exec(trimmed(written)) ?? []
  if (whole === '' || part.length > decimals) return null
  const read = Number(`${whole.replace(/[^-\d]/g, '')}.${part || '0'}`)
  // "-0" is zero.
  return read === 0 ? 0 : read
}

/** A number as it was typed: the text stays in the field until it is sent. */
export const number = (rules: NumberRules = {}): Field<string> => {
  const { required: isRequired = false, min = 0, max = 1_000_000, decimals = 0 } = rules
  return {
    kind: 'number',
    initial: '',
    isRequired,
    choices: [],
    check: (value, path) => {
      if (trimmed(value) === '') return at(path, isRequired ? required : null)
      const read = readNumber(value, decimals)
      if (read === null) return at(path, { key: decimals > 0 ? 'kit.notANumber' : 'kit.notAWhole' })
      return at(path, read < min || read > max ? { key: 'kit.outOfRange', values: { min, max } } : null)
    },
    clean: (value) => {
      const read = readNumber(value, decimals)
      return read === null ? trimmed(value) : String(read).replace('.', ',')
    },
    holds: (value) => typeof value === 'string',
  }
}

interface MoneyRules {
  readonly required?: boolean
  readonly min?: Kopecks
  readonly max?: Kopecks
}

/** A sum as it was typed, such as "1 234,5"; `readMoney` parses it. */
export const money = (rules: MoneyRules = {}): Field<string> => {
  const { required: isRequired = false, min = kopecks(0), max = kopecks(100_000_000_00) } = rules
  return {
    kind: 'money',
    initial: '',
    isRequired,
    choices: [],
    check: (value, path) => {
      if (trimmed(value) === '') return at(path, isRequired ? required : null)
      const sum = readMoney(value)
      if (sum === null) return at(path, { key: 'kit.notASum' })
      if (sum < min) return at(path, { key: 'kit.sumTooLow', values: { min } })
      return at(path, sum > max ? { key: 'kit.sumTooHigh', values: { max } } : null)
    },
    clean: (value) => {
      const sum = readMoney(value)
      return sum === null ? trimmed(value) : amountText(sum)
    },
    holds: (value) => typeof value === 'string',
  }
}

/** The kopecks of a typed sum; `null` for an empty or unreadable one. */
export const readMoney = (written: string): Kopecks | null => parseHryvnias(trimmed(written))
