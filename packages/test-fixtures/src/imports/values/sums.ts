import { type Decimal, numberIn } from './numbers.ts'

const currencies: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['UAH', /грн\.?|гривень|гривня|uah|₴/i],
  ['USD', /usd|\$|дол\.?|долар(ів|и)?/i],
  ['EUR', /eur|€|євро/i],
  ['PLN', /pln|zł|злот(их|і)?/i],
  ['GBP', /gbp|£/i],
]

/** The code of a currency as suppliers write it: «грн», «$», «eur»; one that is not known stays as it is. */
export const currencyCode = (text: string): string =>
  currencies.find(([, pattern]) => new RegExp(`^(${pattern.source})$`, 'i').test(text.trim()))?.[0] ??
  text.trim().toUpperCase()

interface Split {
  readonly text: string
  /** `null` when the cell names none. */
  readonly currency: string | null
}

/** A sum without its currency: «25 $», «€ 25», «25.50 USD». */
export const splitSum = (text: string): Split => {
  for (const [currency, { source }] of currencies) {
    const bare = text.trim().replace(new RegExp(`^(${source})\\s*(?=[-−\\d])|(?<=\\d)\\s*(${source})$`, 'i'), '')
    if (bare !== text.trim()) return { text: bare, currency }
  }
  return { text: text.trim(), currency: null }
}

export const bareSum = (text: string): string => splitSum(text).text

const pieces = /\s*(шт|штук[аи]?|уп|пар[аи]?|компл|pcs|pc)\.?$/i

/** A number of pieces without its unit and what says «more than»: «12 шт.», «>10», «10+». */
export const barePieces = (text: string): string =>
  text
    .trim()
    .replace(/^(>|<|більше|понад|до)\s*(?=\d)/i, '')
    .replace(/(?<=\d)\s*\+$/, '')
    .replace(pieces, '')

export const piecesIn = (text: string, decimal: Decimal | null): number | 'doubt' | null =>
  numberIn(barePieces(text), decimal)
