import { expect, test } from 'vitest'
import { barcodeMistake, withLeadingZeros } from './barcode.domain.ts'

test.each<[string, ReturnType<typeof barcodeMistake>]>([
  ['4820024700016', null],
  ['4820 0247 0001 6', null],
  ['96385074', null],
  ['036000291452', null],
  ['0036000291452', null],
  ['4820024700017', 'check'],
  ['36000291452', 'length'],
  ['48200247000160', 'length'],
  ['482002470001A', 'length'],
  ['4,82002E+12', 'cut'],
  ['4.82E12', 'cut'],
])('the barcode %j has the mistake %j', (written, mistake) => {
  expect(barcodeMistake(written)).toBe(mistake)
})

test.each([
  ['36000291452', '036000291452'],
  ['6385074', '6385074'],
  ['4820024700016', '4820024700016'],
  ['4820024700017', '4820024700017'],
  ['12345', '12345'],
  ['0512345000107', '0512345000107'],
  ['512345000107', '512345000107'],
])('a spreadsheet that dropped the zeros of %j meant %j', (written, code) => {
  expect(withLeadingZeros(written)).toBe(code)
})
