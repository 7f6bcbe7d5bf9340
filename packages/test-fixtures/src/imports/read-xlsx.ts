import { XMLParser } from 'fast-xml-parser'
import { unzipSync } from 'fflate'
import { type FileError, fileError, type Read, type ReadOptions, type TableRow, tableOf } from './table.ts'

// A text run or a cell may stand alone, so these are always lists; blanks inside a cell belong to its text.
const lists = ['sheet', 'Relationship', 'si', 'r', 'row', 'c']
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

const textIn = (node: Xml): string => {
  if (node === undefined || node === null) return ''
  if (typeof node !== 'object') return String(node)
  if (Array.isArray(node.r)) return node.r.map((run: Xml) => textIn(run.t)).join('')
  return node.t === undefined ? String(node['#text'] ?? '') : textIn(node.t)
}

const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** A number as a person would write it: a bar code is stored as 4.82E12. */
const plainNumber = (value: string): string => {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  return Number.isInteger(number) ? number.toFixed(0) : String(Number(number.toPrecision(15)))
}

const cellOf = (cell: Xml, shared: readonly string[]): string | FileError => {
  const type = cell['@t'] ?? 'n'
  if (type === 'inlineStr') return textIn(cell.is)
  if (cell.v === undefined) return cell.f === undefined ? '' : fileError('formula_without_value')
  const value = textIn(cell.v)
  if (type === 's') return shared[Number(value)] ?? ''
  return type === 'n' ? plainNumber(value) : value
}

const rowsOf = (sheet: Xml, shared: readonly string[]): readonly TableRow[] | FileError => {
  const rows: TableRow[] = []
  for (const [index, row] of (sheet.worksheet?.sheetData?.row ?? []).entries()) {
    const line = Number(row['@r'] ?? index + 1)
    const cells: string[] = []
    for (const [place, cell] of (row.c ?? []).entries()) {
      const at = cell['@r'] ? columnOf(cell['@r']) : place
      const value = cellOf(cell, shared)
      if (typeof value !== 'string') return { ...value, line, column: cell['@r'] ?? null }
      cells[at] = value
    }
    rows.push({ line, cells: Array.from(cells, (cell) => cell ?? '') })
  }
  return rows
}

/** Reads a workbook synchronously, because an answer of the sandbox is one step of the world. */
export const readXlsx = (bytes: Uint8Array, options: ReadOptions): Read => {
  let parts: Readonly<Record<string, Uint8Array>>
  try {
    parts = unzipSync(bytes)
  } catch {
    return { error: fileError('wrong_signature') }
  }
  const xml = (path: string): Xml => {
    const part = parts[path]
    return part === undefined ? null : parser.parse(new TextDecoder().decode(part))
  }
  const book = xml('xl/workbook.xml')
  if (book === null) return { error: fileError('wrong_signature') }
  const named = (book.workbook?.sheets?.sheet ?? []).map((sheet: Xml, index: number) => ({
    name: String(sheet['@name']),
    relation: sheet['@id'],
    index,
  }))
  const relations = xml('xl/_rels/workbook.xml.rels')?.Relationships?.Relationship ?? []
  const chosen = named.find(({ name }: { readonly name: string }) => name === options.sheet) ?? named[0]
  if (chosen === undefined) return { error: fileError('empty_file') }
  const target =
    relations.find((one: Xml) => one['@Id'] === chosen.relation)?.['@Target'] ??
    `worksheets/sheet${chosen.index + 1}.xml`
  const sheet = xml(String(target).startsWith('/') ? String(target).slice(1) : `xl/${target}`)
  if (sheet === null) return { error: fileError('wrong_signature') }
  const shared = (xml('xl/sharedStrings.xml')?.sst?.si ?? []).map(textIn)
  const rows = rowsOf(sheet, shared)
  if ('code' in rows) return { error: rows }
  const table = tableOf(rows)
  if ('code' in table) return { error: table }
  const sheets = named.map(({ name }: { readonly name: string }) => name)
  return { facts: { format: 'xlsx', encoding: null, delimiter: null, sheet: chosen.name, sheets }, table }
}
