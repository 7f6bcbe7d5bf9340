import { type Kopecks, kopecks, parseHryvnias } from '../../kernel/money.ts'
import { plainNumber } from './number-text.domain.ts'

/** The error in a typed amount. */
export type AmountProblem = 'unreadable' | 'tooLow' | 'tooHigh'

/** Parses a typed or copied amount such as "1 234,5"; `null` unless it is a sum of whole kopecks above zero. */
export const readAmount = (text: string): Kopecks | null => {
  const amount = parseHryvnias(plainNumber(text))
  return amount !== null && amount > 0 ? amount : null
}

export const amountProblem = (
  text: string,
  { min, max }: { readonly min: Kopecks; readonly max: Kopecks },
): AmountProblem | null => {
  const amount = readAmount(text)
  if (amount === null) return 'unreadable'
  if (amount < min) return 'tooLow'
  return amount > max ? 'tooHigh' : null
}

/** Formats an amount as a supplier would type it. */
export const amountText = (amount: Kopecks): string => {
  const part = kopecks(Math.abs(amount) % 100)
  const whole = (Math.abs(amount) - part) / 100
  return `${amount < 0 ? '-' : ''}${whole}${part === 0 ? '' : `,${String(part).padStart(2, '0')}`}`
}

/** A sum as the text of a form’s field; empty for `null`. */
export const typedSum = (sum: Kopecks | null): string => (sum === null ? '' : amountText(sum))
