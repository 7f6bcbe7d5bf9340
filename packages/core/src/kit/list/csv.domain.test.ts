import { expect, test } from 'vitest'
import { csvOf } from './csv.domain.ts'

const lineOf = (...cells: readonly string[]) => csvOf(['h'], [cells]).split('\r\n')[1]

test('a file begins with a byte order mark and its header', () => {
  expect(csvOf(['Номер', 'Сума'], [['1', '5,00']])).toBe('\uFEFFНомер;Сума\r\n1;5,00\r\n')
})

test.each([
  ['a;b', '"a;b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+380671112233', "'+380671112233"],
  ['@sum', "'@sum"],
  ['-cmd', "'-cmd"],
  ['\t=1', "'\t=1"],
  ['-1234,50', '-1234,50'],
  ['−1 234,50', '−1 234,50'],
  ['00012', '00012'],
  ['', ''],
])('the cell %j is written as %j', (cell, written) => {
  expect(lineOf(cell, 'next')).toBe(`${written};next`.split('\r\n')[0])
})

test('a number has a decimal comma', () => {
  expect(csvOf(['Ціна'], [[12.5]])).toBe('\uFEFFЦіна\r\n12,5\r\n')
})
