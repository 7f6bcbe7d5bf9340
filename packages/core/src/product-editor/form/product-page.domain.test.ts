import { expect, test } from 'vitest'
import type { CategoryAttribute } from '../../categories/categories.domain.ts'
import { type CheckState, checkStateOf, foldedAttributes, isRemarkable, productCards } from './product-page.domain.ts'
import type { Problem } from './product-problems.domain.ts'
import { productScreens, productSteps } from './product-steps.domain.ts'

const attribute = (id: string, isRequired = false) => ({ id, isRequired }) as CategoryAttribute
const many = [attribute('1', true), ...['2', '3', '4', '5', '6', '7'].map((id) => attribute(id))]

const folded = (more: Partial<Parameters<typeof foldedAttributes>[1]> = {}, attributes = many) =>
  foldedAttributes(attributes, { values: {}, axes: [], errors: {}, focused: undefined, ...more })
    .map(({ id }) => id)
    .join(' ')

test.each<[string, Parameters<typeof folded>[0], string]>([
  ['required', {}, '2 3 4 5 6 7'],
  ['filled in', { values: { 3: 'cotton', 5: false } }, '2 4 6 7'],
  ['emptied by the supplier', { values: { 3: '' } }, '2 4 5 6 7'],
  ['wrong', { errors: { 'attributes.6': { key: 'kit.notANumber' } } }, '2 3 4 5 7'],
  ['one of the variants', { axes: [{ attributeId: '2' }] }, '3 4 5 6 7'],
  ['focused', { focused: 'attributes.7' }, '2 3 4 5 6'],
])('an attribute that is %s is not folded', (_, more, ids) => {
  expect(folded(more)).toBe(ids)
})

test('the attributes of a group that is collapsed as a whole are not folded one by one', () => {
  const group = { id: 'a', title: 'Care', isCollapsed: true }
  const all = many.map((one, at) => (at === 1 || at === 4 ? { ...one, group } : one))
  expect(folded({}, all)).toBe('3 4 6 7')
})

test('few attributes are not folded', () => {
  expect(folded({}, many.slice(0, 5))).toBe('2 3 4 5')
  expect(folded({}, many.slice(0, 4))).toBe('')
})

test('name and price come first and the category last; every card but the check is there once', () => {
  expect(productCards.slice(0, 3)).toEqual(['main', 'offer', 'photos'])
  expect(productCards.at(-1)).toBe('category')
  expect([...productCards, 'check'].toSorted()).toEqual(productSteps.toSorted())
  expect(Object.values(productScreens).flat().toSorted()).toEqual(productSteps.toSorted())
})

test('the headings of cards say only what is wrong or lacks', () => {
  const marks = ['wrong', 'lacking', 'blank', 'done'] as const
  expect(marks.filter(isRemarkable)).toEqual(['wrong', 'lacking'])
})

const problem: Problem = { code: 'no_image', level: 'stop', path: 'images', message: null }

test.each<[Parameters<typeof checkStateOf>[0], readonly Problem[], CheckState]>([
  [{ status: 'moderation' }, [problem], 'waiting'],
  [{ status: 'moderation_update' }, [problem], 'updateWaiting'],
  [{ status: 'active' }, [problem], 'lacking'],
  [{ status: 'draft' }, [], 'ready'],
  [{ status: 'rejected' }, [], 'ready'],
  [{ status: 'hidden' }, [], 'fine'],
  [null, [], 'fine'],
])('the check of a product says what follows: %#', (product, problems, state) => {
  expect(checkStateOf(product, problems)).toBe(state)
})
