import { expect, test } from 'vitest'
import { boundMistakes, changesUnit, checkPattern, unitMistakes } from './attribute-rules.domain.ts'

const tooLow = { max: { key: 'attributes.maxTooLow' } }

test.each([
  ['1', '2', {}],
  ['2', '2', tooLow],
  ['3', '2', tooLow],
  ['-5', '-7,5', tooLow],
  ['9', '10', {}],
  ['1 000', '999', tooLow],
  ['', '2', {}],
  ['2', '', {}],
  ['x', '2', {}],
])('from %s to %s', (min, max, mistakes) => {
  expect(boundMistakes({ min, max })).toEqual(mistakes)
})

test('a pattern must be one', () => {
  expect(checkPattern('^[0-9]{4}$')).toBe(null)
  expect(checkPattern('[0-9')).toEqual({ key: 'attributes.patternRule' })
})

test.each<[string, object, { unit: string | null; usage: number } | null, boolean]>([
  ['of numbers in products', { type: 'number', unit: 'г' }, { unit: 'кг', usage: 3 }, true],
  ['taken away', { type: 'number', unit: ' ' }, { unit: 'кг', usage: 3 }, true],
  ['given', { type: 'number', unit: 'г' }, { unit: null, usage: 3 }, true],
  ['the same with blanks', { type: 'number', unit: ' кг ' }, { unit: 'кг', usage: 3 }, false],
  ['still none', { type: 'number', unit: '' }, { unit: null, usage: 3 }, false],
  ['in no product', { type: 'number', unit: 'г' }, { unit: 'кг', usage: 0 }, false],
  ['of a new attribute', { type: 'number', unit: 'г' }, null, false],
  ['of no number', { type: 'text', unit: '' }, { unit: 'кг', usage: 3 }, false],
])('a unit %s', (_, values, row, changes) => {
  expect(changesUnit({ ...values }, row)).toBe(changes)
  const asked = { keepsNumbers: { key: 'attributes.numbersStay' } }
  expect(unitMistakes({ ...values, keepsNumbers: false }, row)).toEqual(changes ? asked : {})
  expect(unitMistakes({ ...values, keepsNumbers: true }, row)).toEqual({})
})
