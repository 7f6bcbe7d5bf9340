import type { CellKind } from './table.ts'

/** What the format of a cell makes of its number. */
export interface NumberFormat {
  readonly kind: CellKind
  readonly currency: string | null
  /** Digits to which an article code is filled up with zeros. */
  readonly digits: number
}

export const plainFormat: NumberFormat = { kind: 'number', currency: null, digits: 0 }

const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

const currencies: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/USD|\$(?![-\]])|\[\$\$/i, 'USD'],
  [/EUR|€/i, 'EUR'],
  [/UAH|₴|грн/i, 'UAH'],
  [/PLN|zł/i, 'PLN'],
]

/** The format with an id; `code` is its own one, such as `0.00 "USD"`, where it is not built in. */
export const formatOf = (id: number, code: string | undefined): NumberFormat => {
  if (code === undefined) {
    if (isBuiltInDate(id)) return { ...plainFormat, kind: 'date' }
    return id === 9 || id === 10 ? { ...plainFormat, kind: 'percent' } : plainFormat
  }
  const currency = currencies.find(([pattern]) => pattern.test(code))?.[1] ?? null
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (/%/.test(bare)) return { ...plainFormat, kind: 'percent' }
  if (/[ymdhs]/i.test(bare.replace(/general/gi, ''))) return { ...plainFormat, kind: 'date' }
  return { kind: 'number', currency, digits: /^0{2,}$/.test(bare.trim()) ? bare.trim().length : 0 }
}

const dayLength = 24 * 3600 * 1000

/** A day as people write it. Workbooks count from the last day of 1899, those of old Macs from 1904. */
export const dayText = (serial: number, isFrom1904: boolean): string => {
  const day = new Date(Date.UTC(1899, 11, 30) + (serial + (isFrom1904 ? 1462 : 0)) * dayLength)
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10).split('-').toReversed().join('.')
}

/** A number as a person would write it: a bar code is stored as 4.82E12. */
export const plainNumber = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1e21 ? number.toFixed(0) : String(Number(number.toPrecision(15)))
