import { zipSync } from 'fflate'
import type { ImportType, Mapped } from '../reading/import-fields.ts'
import type { ReadOptions } from '../reading/table.ts'

/** What a check of a price list finds, or why its file is refused. */
export type Expected =
  | {
      readonly created?: number
      readonly updated?: number
      readonly unchanged?: number
      readonly rejected?: number
      /** The codes of the mistakes, those that refuse a row first, then most rows first. */
      readonly codes?: readonly string[]
      /** Values of the first row that would be written. */
      readonly first?: Readonly<Record<string, unknown>>
      /** What is written of each row, by its line in the file. */
      readonly rows?: Readonly<Record<number, Readonly<Record<string, unknown>>>>
      /** What stands in the file where it was understood otherwise, by line and field. */
      readonly written?: Readonly<Record<number, Readonly<Record<string, string>>>>
      /** The columns whose numbers only the supplier can read. */
      readonly doubts?: readonly string[]
    }
  | { readonly error: string; readonly line?: number; readonly column?: string }

/** A price list as a supplier has it, and what an import must find in it. */
export interface PriceList {
  readonly name: string
  readonly type?: ImportType
  readonly options?: ReadOptions
  readonly mapping?: readonly Mapped[]
  /** The category of all products. */
  readonly category?: number
  readonly bytes: Uint8Array
  readonly expected: Expected
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

const odd: Readonly<Record<string, number>> = {
  Ґ: 0xa5,
  ґ: 0xb4,
  Є: 0xaa,
  є: 0xba,
  І: 0xb2,
  і: 0xb3,
  Ї: 0xaf,
  ї: 0xbf,
  '’': 0x92,
  '№': 0xb9,
  '«': 0xab,
  '»': 0xbb,
}

/** A text in Windows-1251, in which old programs write Ukrainian. */
export const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from([...text], (letter) => {
    const code = letter.charCodeAt(0)
    return odd[letter] ?? (code >= 0x410 && code <= 0x44f ? code - 0x350 : code)
  })

const koiOrder = 'юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ'
const koiOdd: Readonly<Record<string, number>> = {
  є: 0xa4,
  і: 0xa6,
  ї: 0xa7,
  ґ: 0xad,
  Є: 0xb4,
  І: 0xb6,
  Ї: 0xb7,
  Ґ: 0xbd,
}

/** A text in KOI8-U, in which old servers send Ukrainian. */
export const koi8 = (text: string): Uint8Array =>
  Uint8Array.from([...text], (letter) => {
    const at = koiOrder.indexOf(letter)
    return at >= 0 ? 0xc0 + at : (koiOdd[letter] ?? letter.charCodeAt(0))
  })

/** A text in UTF-16 with its mark, as Excel's «Unicode text». */
export const utf16 = (text: string): Uint8Array => {
  const units = Uint16Array.from([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))])
  return new Uint8Array(units.buffer)
}

export const withMark = (text: string): Uint8Array => utf8(`\ufeff${text}`)

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

type Cells = readonly string[]

interface Book {
  /** Own formats of numbers; the cell of style 1 has the first one. */
  readonly formats?: readonly string[]
  readonly hidden?: readonly string[]
}

/** A workbook whose sheets are given as rows of cells in XML. */
export const workbook = (
  sheets: Readonly<Record<string, Cells>>,
  { formats = [], hidden = [] }: Book = {},
): Uint8Array => {
  const names = Object.keys(sheets)
  const parts = names.map((name, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet><sheetData>${sheets[name]?.map((cells, row) => `<row r="${row + 1}">${cells}</row>`).join('')}</sheetData></worksheet>`,
  ])
  const listed = names.map(
    (name, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  )
  const relations = names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
  const own = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`)
  const styles = [0, ...formats.map((_, at) => 164 + at)].map((id) => `<xf numFmtId="${id}"/>`)
  const all = [
    ...parts,
    ['xl/workbook.xml', `<workbook><sheets>${listed.join('')}</sheets></workbook>`],
    ['xl/_rels/workbook.xml.rels', `<Relationships>${relations.join('')}</Relationships>`],
    [
      'xl/styles.xml',
      `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ],
  ]
  return zipSync(Object.fromEntries(all.map(([path, xml]) => [path, utf8(xml ?? '')])))
}

/** The cells of a workbook in its own XML. */
export const cell = {
  text: (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`,
  number: (at: string, value: string, style = 0): string => `<c r="${at}" s="${style}"><v>${value}</v></c>`,
  error: (at: string, value: string): string => `<c r="${at}" t="e"><v>${value}</v></c>`,
  formula: (at: string, value?: string): string =>
    `<c r="${at}"><f>A1*2</f>${value === undefined ? '' : `<v>${value}</v>`}</c>`,
}

/** A row of texts and numbers, as a workbook has them: strings are texts. */
export const sheetRow = (row: number, cells: readonly (string | number)[]): string =>
  cells
    .map((value, at) => {
      const place = `${String.fromCharCode(65 + at)}${row}`
      return typeof value === 'number' ? cell.number(place, String(value)) : value === '' ? '' : cell.text(place, value)
    })
    .join('')

export const headerCells = sheetRow(1, ['Артикул', 'Назва', 'Категорія', 'Ціна'])

export const offer = (id: string, inside: string, more = ''): string => `<offer id="${id}"${more}>${inside}</offer>`

export const yml = (offers: readonly string[], currencies = '<currency id="UAH" rate="1"/>'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE yml_catalog SYSTEM "shops.dtd">\n<yml_catalog date="2026-11-20"><shop><currencies>${currencies}</currencies><categories><category id="1">Посуд</category><category id="2" parentId="1">Пледи</category></categories><offers>\n${offers.join('\n')}\n</offers></shop></yml_catalog>`

export const head = 'Артикул;Назва;Категорія;Ціна;Залишок'

/** A list of cups, a row for each price and what else stands behind it. */
export const cups = (more: string, ...rows: readonly string[]): Uint8Array =>
  utf8(
    [`${head.replace(';Залишок', '')}${more}`, ...rows.map((row, at) => `C-${at + 1};Чашка біла;Посуд;${row}`)].join(
      '\n',
    ),
  )
