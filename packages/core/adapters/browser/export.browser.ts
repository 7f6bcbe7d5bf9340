import { strToU8, zipSync } from 'fflate'
import type { TableCell } from '../../src/kit/list/csv.domain.ts'

const namespace = 'http://schemas.openxmlformats.org'
const relationships = `${namespace}/officeDocument/2006/relationships`
const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`)

/** The parts to which a part refers: the type of each, and where it is. */
const related = (...parts: readonly (readonly [type: string, target: string])[]): string => {
  const all = parts.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relationships}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${namespace}/package/2006/relationships">${all.join('')}</Relationships>`
}

/** Formats of cells, by their position: a text, a bold header, a sum with two decimals. */
const styles = `<styleSheet xmlns="${namespace}/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">${[
  [0, 0],
  [0, 1],
  [4, 0],
]
  .map(([format, font]) => `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"/>`)
  .join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
const [header, sum] = [1, 2]

const book = `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${relationships}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`

const types = `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`

/** XML may not contain control characters, not even escaped ones. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** The number in a sum as the panel writes it, `−1 234,50`; `null` for any other text, such as an order number. */
const sumIn = (text: string): number | null =>
  /^[-−]?\d{1,3}([\u00a0\u202f ]?\d{3})*,\d{2}$/.test(text)
    ? Number(
        text
          .replace('−', '-')
          .replaceAll(/[\u00a0\u202f ]/g, '')
          .replace(',', '.'),
      )
    : null

/** `A` for the first column, `AA` for the twenty-seventh. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const textCell = (at: string, text: string, style = 0): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const cellOf = (at: string, cell: TableCell): string => {
  const number = typeof cell === 'number' ? cell : sumIn(cell)
  if (number === null) return textCell(at, String(cell))
  return `<c r="${at}" s="${typeof cell === 'number' ? 0 : sum}"><v>${number}</v></c>`
}

const rowOf = (row: number, cells: readonly string[]): string => `<row r="${row}">${cells.join('')}</row>`

const sheetOf = (titles: readonly string[], rows: readonly (readonly TableCell[])[]): string => {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  const head = titles.map((title, column) => textCell(`${letters(column)}1`, title, header))
  const lines = rows.map((cells, at) =>
    rowOf(
      at + 2,
      cells.map((cell, column) => cellOf(`${letters(column)}${at + 2}`, cell)),
    ),
  )
  return `<worksheet xmlns="${namespace}/spreadsheetml/2006/main">${frozen}<sheetFormatPr defaultColWidth="22" defaultRowHeight="15"/><sheetData>${rowOf(1, head)}${lines.join('')}</sheetData></worksheet>`
}

/**
 * A table as an Excel workbook with one sheet. Sums become numbers, all other texts stay texts and are never formulas.
 * Written here, because the maintained libraries for it start workers from blobs, which the policy of the page forbids.
 */
export const xlsxOf = (titles: readonly string[], rows: readonly (readonly TableCell[])[]): Uint8Array<ArrayBuffer> =>
  zipSync(
    {
      '[Content_Types].xml': xml(types),
      '_rels/.rels': xml(related(['officeDocument', 'xl/workbook.xml'])),
      'xl/workbook.xml': xml(book),
      'xl/_rels/workbook.xml.rels': xml(related(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])),
      'xl/styles.xml': xml(styles),
      'xl/worksheets/sheet1.xml': xml(sheetOf(titles, rows)),
    },
    { mtime: new Date(1980, 0, 1) },
  ) as Uint8Array<ArrayBuffer>
