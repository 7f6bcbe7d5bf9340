import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { TableCell } from '../../src/kit/list/csv.domain.ts'
import { xlsxOf } from './export.browser.ts'

const sheetOf = (...rows: readonly (readonly TableCell[])[]): string =>
  strFromU8(unzipSync(xlsxOf(['Номер'], rows))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())

/** The only cell of the second row as a spreadsheet reads it: a number, or a text. */
const read = (cell: TableCell): TableCell => {
  const [, row = ''] = /<row r="2">(.*?)<\/row>/s.exec(sheetOf([cell])) ?? []
  const number = /<v>(.*?)<\/v>/.exec(row)?.[1]
  if (number !== undefined) return Number(number)
  return /<t xml:space="preserve">(.*?)<\/t>/s.exec(row)?.[1] ?? ''
}

test('a workbook has the parts that spreadsheets look for, and each is XML', () => {
  const files = unzipSync(xlsxOf(['Номер'], [['1']]))
  expect(Object.keys(files).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
  for (const bytes of Object.values(files)) expect(strFromU8(bytes)).toMatch(/^<\?xml version="1.0"/)
})

test('the same table gives the same bytes', () => {
  expect(xlsxOf(['Номер'], [['1']])).toEqual(xlsxOf(['Номер'], [['1']]))
})

test.each<[string, TableCell, TableCell]>([
  ['a sum', '1\u00a0234,50', 1234.5],
  ['a debt', '−1\u202f234,05', -1234.05],
  ['a small sum', '0,05', 0.05],
  ['a number', 12.5, 12.5],
  ['an order number', '1001', '1001'],
  ['a bar code with leading zeros', '0004820001', '0004820001'],
  ['a number with one decimal', '1,5', '1,5'],
  ['a date', '25.11.2026, 10:30', '25.11.2026, 10:30'],
  ['a formula', '=1+1', '=1+1'],
  ['signs of XML', 'Tom & <Jerry>', 'Tom &amp; &lt;Jerry&gt;'],
  ['control characters', 'a\u0000b\u001fc', 'abc'],
  ['half of an emoji', 'a\ud83d', 'a'],
  ['a whole emoji', 'a😀', 'a😀'],
  ['lines', 'one\ntwo', 'one\ntwo'],
])('%s is written as it is meant', (_, cell, shown) => {
  expect(read(cell)).toBe(shown)
})

test('every cell says where it is, in the twenty-eighth column as well', () => {
  const places = [...sheetOf(Array.from({ length: 28 }, String)).matchAll(/<c r="([A-Z]+2)"/g)].map(([, at]) => at)
  expect([places[0], places[25], places[26], places[27]]).toEqual(['A2', 'Z2', 'AA2', 'AB2'])
})
