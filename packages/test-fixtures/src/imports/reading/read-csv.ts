import Papa from 'papaparse'
import { decoded, linesOf } from './encoding.ts'
import { tableOf } from './head-row.ts'
import { mostColumns, type Read, type ReadOptions, type TableRow, Unreadable } from './table.ts'

export const delimiters = [';', ',', '\t', '|'] as const

const firstLines = 20

/**
 * The delimiter that stands in the first lines outside of quotes: the one that most lines have equally often, as a comma
 * of prices stands here and there.
 */
const delimiterOf = (text: string): string => {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .slice(0, firstLines)
  const weightOf = (delimiter: string): number => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const usual = Math.max(0, ...counts.map((one) => counts.filter((other) => other === one && one > 0).length))
    return usual * 1000 + counts.reduce((sum, one) => sum + Math.min(one, 50), 0)
  }
  return delimiters.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? ';'
}

/** The records of a text, each with the line on which it begins. Line breaks inside of cells belong to them. */
const recordsOf = (text: string, delimiter: string): readonly TableRow[] => {
  const lineAt = linesOf(text)
  const rows: TableRow[] = []
  let begins = 0
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      const line = lineAt(begins)
      if (errors.some(({ type }) => type === 'Quotes')) throw new Unreadable('quotes_broken', line)
      if (data.length > mostColumns && data.slice(mostColumns).some(Boolean))
        throw new Unreadable('too_many_columns', line)
      rows.push({ line, cells: data })
      begins = meta.cursor
    },
  })
  return rows
}

export const readCsv = (bytes: Uint8Array, options: ReadOptions): Read => {
  const { text: whole, encoding } = decoded(bytes, options.encoding)
  const text = whole.replace(/^\ufeff/, '')
  const delimiter = options.delimiter || delimiterOf(text)
  const { table, facts } = tableOf(recordsOf(text, delimiter), options)
  return { facts: { format: 'csv', encoding, delimiter, sheet: null, sheets: [], ...facts }, table }
}
