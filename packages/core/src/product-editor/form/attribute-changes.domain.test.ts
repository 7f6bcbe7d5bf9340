import { expect, test } from 'vitest'
import type { CategoryAttribute } from '../../categories/categories.domain.ts'
import { cellMistakes } from '../variants/variant-rules.domain.ts'
import { twinRows, withoutTwins } from '../variants/variant-twins.domain.ts'
import { type Matrix, noVariants, withAxes } from '../variants/variants.domain.ts'
import { mergedMatrix } from '../variants/variants-merge.domain.ts'
import { matrixAfterMerge, presentValues, valuesAfterMerge, withoutMerged } from './attribute-changes.domain.ts'
import { type AttributeValue, attributesField } from './product-attributes.domain.ts'
import { unnamedIn, valueTitle } from './value-names.domain.ts'

const attribute = (id: string, merged: CategoryAttribute['merged'], more: Partial<CategoryAttribute> = {}) => ({
  id,
  title: id,
  kind: 'one' as const,
  unit: null,
  isRequired: false,
  isVariant: true,
  group: null,
  values: [],
  hasMoreValues: false,
  merged,
  rules: { min: null, max: null, maxLength: null },
  ...more,
})
/** Black was merged into graphite, and that into dark. */
const colour = attribute('c', { black: 'graphite', graphite: 'dark' }, { values: [{ id: 'dark', title: 'Dark' }] })
const size = attribute('s', {})

test.each([
  ['the one value', { number: 'black' }, { number: 'dark' }],
  ['several, each once', ['black', 'white', 'graphite'], ['dark', 'white']],
  ['another value', { number: 'white' }, { number: 'white' }],
  ['a text of the same letters', 'black', 'black'],
])('a merged value is replaced by the one that stands for it: %s', (_, before, after) => {
  expect(valuesAfterMerge([colour, size], { c: before, s: before })).toEqual({ c: after, s: before })
})

test.each<[string, CategoryAttribute['kind'], AttributeValue, AttributeValue | undefined, AttributeValue | undefined]>([
  ['goes back to the saved one', 'one', { number: 'gone' }, { number: 'dark' }, { number: 'dark' }],
  ['leaves nothing where nothing is saved', 'color', { number: 'gone' }, undefined, undefined],
  ['leaves the others', 'many', ['dark', 'gone'], undefined, ['dark']],
  ['stays where the product has it', 'many', ['former', 'gone'], ['former'], ['former']],
  ['stays where it is not changed', 'one', { number: 'gone' }, { number: 'gone' }, { number: 'gone' }],
  ['is no number that was typed', 'number', { number: '12' }, undefined, { number: '12' }],
])('a chosen value that was deleted %s', (_, kind, typed, saved, present) => {
  const shown = presentValues([{ ...colour, kind }], { c: typed }, saved === undefined ? {} : { c: saved })
  expect(shown['c']).toEqual(present)
})

test('a value that a search found is not taken for a deleted one, and unchanged values stay the same object', () => {
  const values = { c: { number: 'far' } }
  expect(presentValues([{ ...colour, hasMoreValues: true }], values)).toBe(values)
})

test('a merged value has the title of the one that stands for it', () => {
  expect(valueTitle([colour], {}, 'c', 'black')).toBe('Dark')
})

test('values that were merged in a circle stop somewhere', () => {
  expect(valuesAfterMerge([attribute('c', { a: 'b', b: 'a' })], { c: { number: 'a' } })).toEqual({ c: { number: 'a' } })
})

const matrix = withAxes(noVariants, [
  { attributeId: 'c', values: ['black', 'dark', 'white'] },
  { attributeId: 's', values: ['S', 'M'] },
]) as Matrix
const after = matrixAfterMerge([colour, size], matrix)

test('variants that a merge made equal are both kept and marked, and one of each can be dropped', () => {
  expect(after.axes).toEqual([
    { attributeId: 'c', values: ['dark', 'white'] },
    { attributeId: 's', values: ['S', 'M'] },
  ])
  expect(after.variants).toHaveLength(6)
  expect([twinRows(matrix), twinRows(after)]).toEqual([[], [2, 3]])
  expect(
    Object.entries(cellMistakes(after)).filter(
      ([, message]) => 'key' in message && message.key === 'productEditor.variantTwice',
    ),
  ).toHaveLength(2)
  expect(withoutTwins(after).variants.map(({ options }) => options)).toEqual([
    { c: 'dark', s: 'S' },
    { c: 'dark', s: 'M' },
    { c: 'white', s: 'S' },
    { c: 'white', s: 'M' },
  ])
})

test('of two equal variants the saved one stays', () => {
  const variants = after.variants.map((one, row) => (row === 2 ? { ...one, id: '7', sku: 'saved' } : one))
  expect(withoutTwins({ ...after, variants }).variants[0]).toMatchObject({ id: '7', sku: 'saved' })
})

test('what was typed into variants outlives a merge that the server carried out in them as well', () => {
  const saved = { ...matrix, variants: matrix.variants.slice(0, 2).map((one, at) => ({ ...one, id: String(at) })) }
  const before = { ...saved, axes: [{ attributeId: 'c', values: ['black'] }, matrix.axes[1] as never] }
  const theirs = matrixAfterMerge([colour], before)
  const mine = { ...theirs, variants: theirs.variants.map((one) => ({ ...one, price: '5' })) }
  expect(mergedMatrix(before, mine, theirs)).toEqual(mine)
})

test('only what a merge changes is changed in the form', () => {
  const values = { attributes: { c: { number: 'black' } }, variants: noVariants }
  const changes = (shown: object) => withoutMerged({ all: [colour] }, { saved: {}, values: shown as never })
  expect(changes(values)).toEqual([{ type: 'field.changed', field: 'attributes', value: { c: { number: 'dark' } } }])
  expect(changes({ ...values, attributes: { c: { number: 'dark' } } })).toEqual([])
})

test('attributes that two tabs change each on its own are combined, and a different change of one is not', () => {
  const { merge } = attributesField
  const before = { c: { number: 'black' }, s: ['S'] }
  const theirs = { c: { number: 'dark' }, s: ['S'] }
  expect(merge?.(before, { ...before, t: 'text' }, theirs)).toEqual({ ...theirs, t: 'text' })
  expect(merge?.(before, { c: { number: 'dark' }, s: [] }, theirs)).toEqual({ c: { number: 'dark' }, s: [] })
  expect(merge?.(before, { ...before, c: { number: 'white' } }, theirs)).toBeNull()
  expect(merge?.(before, { s: ['S'] }, before)).toEqual({ s: ['S'] })
})

const large = attribute('l', { old: 'new' }, { hasMoreValues: true, values: [{ id: 'first', title: 'First' }] })

test.each([
  ['beyond those that come with the attribute', { l: ['first', 'far'] }, [], [{ attribute: 'l', ids: ['far'] }]],
  ['the one that stands for a merged value', { l: ['old'] }, [], [{ attribute: 'l', ids: ['new'] }]],
  ['of an attribute that comes with all values', { s: ['gone'] }, [], []],
  [
    'of an axis whose attribute is archived',
    { x: ['1'] },
    [{ attributeId: 'x', values: ['1', '2'] }],
    [{ attribute: 'x', ids: ['1', '2'] }],
  ],
  ['of an archived attribute that may be a number', { x: ['12'] }, [], []],
])('titles are asked for by their ids: %s', (_, chosen, axes, asked) => {
  expect(unnamedIn([large, size], chosen, axes)).toEqual(asked)
})

test('a value has its present title, else one that was asked for, else its id', () => {
  const titles = {
    l: [
      { id: 'first', title: 'Former' },
      { id: 'far', title: 'Far' },
    ],
  }
  expect(['first', 'far', 'unknown'].map((id) => valueTitle([large], titles, 'l', id))).toEqual([
    'First',
    'Far',
    'unknown',
  ])
})
