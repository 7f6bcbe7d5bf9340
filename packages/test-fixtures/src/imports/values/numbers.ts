import type { Table } from '../reading/table.ts'

export type Decimal = ',' | '.'

const blanks = /[\s\u00a0\u2007\u2009\u202f'’]/g

/** The digits and signs of a number without what groups thousands by blanks. */
const bareOf = (text: string): string => text.replace(blanks, '').replace(/^[−–]/, '-')

const isNumber = /^-?\d*([.,]\d+)*$/

/**
 * How a number says what its separators are: by the decimal sign that it must have, `doubt` when it can be read in two
 * ways, such as 1,250; nothing when it has no separator, or is no number.
 */
export const formOf = (text: string): Decimal | 'doubt' | null => {
  const bare = bareOf(text)
  if (!isNumber.test(bare)) return null
  const signs = bare.replace(/[-\d]/g, '')
  const last = signs.at(-1) as Decimal | undefined
  if (last === undefined) return null
  const [head = '', ...tails] = bare.replace('-', '').split(/[.,]/)
  if (new Set(signs).size === 2) return signs.indexOf(last) === signs.length - 1 ? last : other(last)
  if (signs.length > 1) return other(last)
  const isWhole = tails[0]?.length === 3 && /^[1-9]\d{0,2}$/.test(head)
  if (!isWhole) return last
  // Whoever writes thousands apart by blanks writes decimals behind the sign.
  return /\d[\s\u00a0\u202f]\d/.test(text.trim()) ? last : 'doubt'
}

const other = (sign: Decimal): Decimal => (sign === ',' ? '.' : ',')

/** The number in a text; `doubt` when it can be read in two ways and nobody says which one is right. */
export const numberIn = (text: string, decimal: Decimal | null): number | 'doubt' | null => {
  const bare = bareOf(text)
  if (bare === '' || bare === '-' || !isNumber.test(bare)) return null
  const form = formOf(text)
  const sign = form === 'doubt' ? decimal : form
  if (form === 'doubt' && sign === null) return 'doubt'
  const plain = sign === null ? bare : bare.replaceAll(other(sign), '').replace(sign, '.')
  const number = Number(plain)
  return Number.isFinite(number) ? number : null
}

/** The decimal sign that the numbers of a column have; `mixed` when they contradict each other. */
const formIn = (texts: readonly string[]): Decimal | 'doubt' | 'mixed' | null => {
  const forms = new Set(texts.map(formOf))
  if (forms.has(',') && forms.has('.')) return 'mixed'
  if (forms.has(',')) return ','
  if (forms.has('.')) return '.'
  return forms.has('doubt') ? 'doubt' : null
}

/** Numbers in a file that can be read in two ways. */
export interface Doubt {
  readonly column: string
  readonly samples: readonly string[]
}

/** How the numbers of a file are written: the decimal sign of each column, and what only the supplier can say. */
export interface Forms {
  readonly decimals: Readonly<Record<string, Decimal | null>>
  readonly doubts: readonly Doubt[]
}

/** Cells of which nobody knows how they are written: those that a workbook keeps as numbers have no separators. */
const textsIn = ({ columns, rows }: Table, column: string, bare: (text: string) => string): readonly string[] => {
  const at = columns.indexOf(column)
  return rows.flatMap(({ cells, kinds }) => (kinds?.[at] === undefined && cells[at] ? [bare(cells[at])] : []))
}

/**
 * The whole column says what its separators are; if it cannot, the other columns of numbers do, because one program
 * wrote them; if these cannot, or contradict each other, the supplier's answer does.
 */
export const formsIn = (
  table: Table,
  columns: readonly string[],
  bare: (text: string) => string,
  answer: string | undefined,
): Forms => {
  const found = columns.map((column) => ({ column, texts: textsIn(table, column, bare) }))
  const forms = new Map(found.map(({ column, texts }) => [column, formIn(texts)]))
  const told = [...new Set([...forms.values()])].filter((form) => form === ',' || form === '.')
  const ofFile = told.length === 1 ? (told[0] ?? null) : null
  const chosen = answer === ',' || answer === '.' ? answer : null
  const decimalOf = (column: string): Decimal | null => {
    const form = forms.get(column)
    return form === ',' || form === '.' ? form : (chosen ?? (form === 'mixed' ? null : ofFile))
  }
  return {
    decimals: Object.fromEntries(columns.map((column) => [column, decimalOf(column)])),
    doubts: found.flatMap(({ column, texts }) => {
      const samples = [...new Set(texts.filter((text) => formOf(text) === 'doubt'))]
      return samples.length > 0 && decimalOf(column) === null ? [{ column, samples: samples.slice(0, 3) }] : []
    }),
  }
}
