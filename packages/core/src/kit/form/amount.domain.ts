import { type Kopecks, kopecks, parseHryvnias } from '../../kernel/money.ts'
import { trimmed } from './fields.domain.ts'

/** What is wrong with a typed amount. */
export type AmountProblem = 'unreadable' | 'tooLow' | 'tooHigh'

/** An amount as people type it: "1 234,5", "1234.50". `null` when it is no sum of whole kopecks above zero. */
export const readAmount = (text: string): Kopecks | null => {
  const amount = parseHryvnias(trimmed(text))
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

/** An amount as people would type it. */
export const amountText = (amount: Kopecks): string => {
  const part = kopecks(Math.abs(amount) % 100)
  const whole = (Math.abs(amount) - part) / 100
  return `${amount < 0 ? '-' : ''}${whole}${part === 0 ? '' : `,${String(part).padStart(2, '0')}`}`
}
