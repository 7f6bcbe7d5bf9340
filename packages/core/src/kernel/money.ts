/** Money in whole kopecks. 1 hryvnia is 100 kopecks. */
export type Kopecks = number & { readonly __unit: 'kopecks' }

/** Throws `RangeError` for anything but a safe integer. */
export const kopecks = (amount: number): Kopecks => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole kopecks: ${amount}`)
  return (amount === 0 ? 0 : amount) as Kopecks
}

export const covers = (balance: Kopecks, cost: Kopecks): boolean => balance >= cost

/** The amount missing from `balance` to pay `cost`; zero when the balance covers it. */
export const shortfall = (balance: Kopecks, cost: Kopecks): Kopecks => kopecks(Math.max(0, cost - balance))

/** The maximum length of a written sum, blanks and currency included. */
export const longestSum = 60

const hryvnias = /^(-?)(\d{1,12}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,3})(?:[.,](\d{1,2}))?$/

/** Parses hryvnias as the API writes them ("1 234,50", "1234.5", 1234.5); `null` when there is no exact value. */
export const parseHryvnias = (written: unknown): Kopecks | null => {
  if (typeof written !== 'string' && typeof written !== 'number') return null
  const text = String(written)
  const found = text.length <= longestSum ? hryvnias.exec(text.trim()) : null
  if (!found) return null
  const [, sign = '', whole = '', part = ''] = found
  const amount = Number(whole.replace(/\D/g, '') + part.padEnd(2, '0'))
  return kopecks(sign ? -amount : amount)
}

/** Hryvnias in the format of the API: a number with at most two decimals. */
export const toHryvnias = (amount: Kopecks): number => amount / 100
