import { XMLParser } from 'fast-xml-parser'
import { tableOf } from './head-row.ts'
import {
  type CellKind,
  mostColumns,
  mostRows,
  type Read,
  type ReadOptions,
  type TableRow,
  Unreadable,
} from './table.ts'
import { unzipped } from './unpack.ts'
import { dayText, formatOf, type NumberFormat, plainFormat, plainNumber } from './xlsx-formats.ts'

// A text run or a cell may stand alone, so these are always lists; blanks inside a cell belong to its text.
const lists = ['sheet', 'Relationship', 'si', 'r', 'row', 'c', 'numFmt', 'xf']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  removeNSPrefix: true,
  isArray: (name) => lists.includes(name),
})

// biome-ignore lint/suspicious/noExplicitAny: parsed XML has any shape
type Xml = any

/** Control characters are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n')

const rawText = (node: Xml): string => {
  if (node === undefined || node === null) return ''
  if (typeof node !== 'object') return String(node)
  if (Array.isArray(node.r)) return node.r.map((run: Xml) => rawText(run.t)).join('')
  return node.t === undefined ? String(node['#text'] ?? '') : rawText(node.t)
}
const textIn = (node: Xml): string => unescaped(rawText(node))

const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

interface Book {
  readonly shared: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly isFrom1904: boolean
}

interface Cell {
  readonly text: string
  readonly kind?: CellKind
}

const numberCell = (value: string, { formats, isFrom1904 }: Book, style: number): Cell => {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return { text: value }
  const { kind, currency, digits } = formats[style] ?? plainFormat
  if (kind === 'date') return { text: dayText(number, isFrom1904), kind }
  if (kind === 'percent') return { text: `${plainNumber(number * 100)} %`, kind }
  const text = plainNumber(number)
  if (digits > 0) return { text: text.padStart(digits, '0') }
  return { text: currency === null ? text : `${text} ${currency}`, kind }
}

const cellOf = (cell: Xml, book: Book): Cell => {
  const type = cell['@t'] ?? 'n'
  if (type === 'inlineStr') return { text: textIn(cell.is) }
  if (cell.v === undefined) return cell.f === undefined ? { text: '' } : { text: '', kind: 'formula' }
  const value = textIn(cell.v)
  if (type === 's') return { text: book.shared[Number(value)] ?? '' }
  if (type === 'e') return { text: value, kind: 'error' }
  if (type === 'b') return { text: value === '1' ? 'так' : 'ні' }
  if (type === 'd') return { text: value.slice(0, 10).split('-').toReversed().join('.'), kind: 'date' }
  return type === 'n' ? numberCell(value, book, Number(cell['@s'] ?? 0)) : { text: value }
}

const rowOf = (row: Xml, line: number, book: Book): TableRow => {
  const cells: string[] = []
  const kinds: Record<number, CellKind> = {}
  for (const [place, one] of (row.c ?? []).entries()) {
    const at = one['@r'] ? columnOf(one['@r']) : place
    const { text, kind } = cellOf(one, book)
    if (text === '' && kind === undefined) continue
    if (at >= mostColumns) throw new Unreadable('too_many_columns', line)
    cells[at] = text
    if (kind !== undefined) kinds[at] = kind
  }
  return { line, cells: Array.from(cells, (cell) => cell ?? ''), ...(Object.keys(kinds).length > 0 && { kinds }) }
}

const formatsIn = (styles: Xml): readonly NumberFormat[] => {
  const own = new Map<number, string>(
    (styles?.styleSheet?.numFmts?.numFmt ?? []).map((one: Xml) => [
      Number(one['@numFmtId']),
      String(one['@formatCode']),
    ]),
  )
  return (styles?.styleSheet?.cellXfs?.xf ?? []).map((one: Xml) => {
    const id = Number(one['@numFmtId'] ?? 0)
    return formatOf(id, own.get(id))
  })
}

interface Sheet {
  readonly name: string
  readonly path: string
  readonly isHidden: boolean
}

const sheetsIn = (book: Xml, relations: readonly Xml[]): readonly Sheet[] =>
  (book.workbook?.sheets?.sheet ?? []).map((sheet: Xml, index: number): Sheet => {
    const target = String(
      relations.find((one) => one['@Id'] === sheet['@id'])?.['@Target'] ?? `worksheets/sheet${index + 1}.xml`,
    )
    const isHidden = ['hidden', 'veryHidden'].includes(sheet['@state'])
    return { name: String(sheet['@name']), path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, isHidden }
  })

/** Reads a workbook synchronously, because an answer of the sandbox is one step of the world. */
export const readXlsx = (bytes: Uint8Array, options: ReadOptions): Read => {
  const parts = unzipped(bytes)
  const xml = (path: string): Xml => {
    const part = parts[path]
    return part === undefined ? null : parser.parse(new TextDecoder().decode(part))
  }
  const workbook = xml('xl/workbook.xml')
  if (workbook === null) throw new Unreadable('wrong_signature')
  const sheets = sheetsIn(workbook, xml('xl/_rels/workbook.xml.rels')?.Relationships?.Relationship ?? [])
  const chosen = sheets.find(({ name }) => name === options.sheet) ?? sheets.find((one) => !one.isHidden) ?? sheets[0]
  if (chosen === undefined) throw new Unreadable('empty_file')
  const sheet = xml(chosen.path)
  if (sheet === null) throw new Unreadable('wrong_signature')
  const book: Book = {
    shared: (xml('xl/sharedStrings.xml')?.sst?.si ?? []).map(textIn),
    formats: formatsIn(xml('xl/styles.xml')),
    isFrom1904: /^(1|true)$/.test(workbook.workbook?.workbookPr?.['@date1904'] ?? ''),
  }
  const rows: readonly Xml[] = sheet.worksheet?.sheetData?.row ?? []
  if (rows.length > 2 * mostRows) throw new Unreadable('too_many_rows')
  const lines = rows.map((row, index) => rowOf(row, Number(row['@r'] ?? index + 1), book))
  const { table, facts } = tableOf(lines, options)
  const names = sheets.map(({ name }) => name)
  return {
    facts: { format: 'xlsx', encoding: null, delimiter: null, sheet: chosen.name, sheets: names, ...facts },
    table,
  }
}
