import { trimmed } from './fields.domain.ts'
import { readNumber } from './number-fields.domain.ts'
import { type Errors, type Field, required } from './record-fields.domain.ts'

/** How many of one thing there are, as it was typed. */
export interface Quantity {
  readonly id: string
  readonly title: string
  readonly quantity: string
}

const zero = '0'
const isNone = ({ quantity }: Quantity): boolean => readNumber(trimmed(quantity)) === 0

/** Whole numbers of given things, of which at least one must be left; 0 takes a thing out. */
export const quantities = ({ max = 999 }: { readonly max?: number } = {}): Field<readonly Quantity[]> => ({
  kind: 'quantities',
  initial: [],
  isRequired: false,
  choices: [],
  check: (values, path) => {
    const wrong = values.flatMap(({ quantity }, at): readonly (readonly [string, Errors[string]])[] => {
      const place = `${path}.${at}.quantity`
      if (trimmed(quantity) === '') return [[place, required]]
      const read = readNumber(trimmed(quantity))
      if (read === null) return [[place, { key: 'kit.notAWhole' }]]
      return read < 0 || read > max ? [[place, { key: 'kit.outOfRange', values: { min: 0, max } }]] : []
    })
    const isEmpty = values.length > 0 && values.every(isNone)
    return isEmpty ? { [`${path}.0.quantity`]: { key: 'kit.nothingLeft' } } : Object.fromEntries(wrong)
  },
  clean: (values) =>
    values.map((one) => ({ ...one, quantity: String(readNumber(trimmed(one.quantity)) ?? one.quantity) })),
  // Two people may change different things; a thing that one of them took out is gone.
  merge: (before, mine, theirs) => {
    const of = (all: readonly Quantity[], { id }: Quantity) => all.find((one) => one.id === id)?.quantity ?? zero
    const merged = theirs.map((one) => ({ ...one, was: of(before, one), own: of(mine, one) }))
    if (merged.some(({ quantity, was, own }) => own !== was && quantity !== was && own !== quantity)) return null
    return merged.map(({ id, title, quantity, was, own }) => ({ id, title, quantity: own === was ? quantity : own }))
  },
  holds: (value) => Array.isArray(value) && value.every((one) => typeof one?.quantity === 'string'),
})
