import Papa from 'papaparse'
import { fileError, type Read, type ReadOptions, tableOf } from './table.ts'

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The text of a file and its encoding; `null` when it is in none that is read. */
export const textOf = (
  bytes: Uint8Array,
  encoding?: string,
): { readonly text: string; readonly encoding: string } | null => {
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding }
  const utf8 = decoded(bytes, 'utf-8')
  if (utf8 !== null) return { text: utf8, encoding: 'utf-8' }
  const text = decoded(bytes, 'windows-1251')
  // Letters of another encoding read as Windows-1251 are mostly no letters of Ukrainian.
  const letters = text?.match(/[А-ЯҐЄІЇа-яґєії]/g)?.length ?? 0
  const strange =
    text?.match(/[\u0080-\u00a5\u00ac-\u00ae\u00b5-\u00b7\u0402-\u0403\u040a-\u040f\u0452-\u0453\u045a-\u045f]/g)
      ?.length ?? 0
  return text === null || strange * 4 > letters ? null : { text, encoding: 'windows-1251' }
}

const delimiters = [';', ',', '\t']

/** The delimiter that stands most often in the first lines, outside of quotes. */
const delimiterOf = (text: string): string => {
  const plain = text.slice(0, 4000).replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => plain.split(delimiter).length
  return delimiters.toSorted((one, other) => count(other) - count(one))[0] ?? ';'
}

export const readCsv = (bytes: Uint8Array, options: ReadOptions): Read => {
  const found = textOf(bytes, options.encoding)
  if (found === null) return { error: fileError('encoding_doubtful') }
  const { text, encoding } = found
  const delimiter = options.delimiter || delimiterOf(text)
  const { data } = Papa.parse<string[]>(text, { delimiter })
  const table = tableOf(data.map((cells, index) => ({ line: index + 1, cells })))
  if ('code' in table) return { error: table }
  return { facts: { format: 'csv', encoding, delimiter, sheet: null, sheets: [] }, table }
}
