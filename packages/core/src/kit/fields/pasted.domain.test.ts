import { expect, test } from 'vitest'
import { areSeveralCells, blockIn, isBlock, pasteMistake } from './pasted.domain.ts'

test.each<[string, readonly (readonly string[])[]]>([
  [
    '12,5\t3\r\n13\t4\r\n',
    [
      ['12,5', '3'],
      ['13', '4'],
    ],
  ],
  ['один', [['один']]],
  ['\t5', [['', '5']]],
  ['5\t', [['5', '']]],
  ['1\n\n2', [['1'], [''], ['2']]],
  ['"а\nб"\t"в ""г"""', [['а\nб', 'в "г"']]],
])('the block %j has the cells %j', (text, cells) => {
  expect(blockIn(text)).toEqual(cells)
})

test('one cell with a line end is not a block', () => {
  expect([isBlock('12,5\r\n'), isBlock('12,5\t3'), isBlock('1\n2')]).toEqual([false, true, true])
})

test.each([
  ['250', false],
  ['250\n', false],
  ['\r\n 250\t\r\n', false],
  ['1 234,50 грн.', false],
  ['250\n300', true],
  ['250\r\n300\r\n', true],
  ['250\r300', true],
  ['250\t300', true],
])('whether %j is several cells: %j', (text, several) => {
  expect([areSeveralCells(text), pasteMistake(text)]).toEqual([several, several ? { key: 'kit.severalCells' } : null])
})
