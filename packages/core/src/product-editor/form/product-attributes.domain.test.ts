import { expect, test } from 'vitest'
import type { CategoryAttribute } from '../../categories/categories.domain.ts'
import { furtherGroups } from './product-attributes.domain.ts'

const attribute = (id: string, group: string | null, isRequired = false): CategoryAttribute => ({
  id,
  title: `Attribute ${id}`,
  kind: 'text',
  unit: null,
  isRequired,
  isVariant: false,
  group: group === null ? null : { id: group, title: `Group ${group}`, isCollapsed: false },
  values: [],
  hasMoreValues: false,
  merged: {},
  rules: { min: null, max: null, maxLength: null },
})

const shown = (attributes: readonly CategoryAttribute[], values = {}) =>
  furtherGroups(attributes, values).map(({ group, attributes: inside, isOpen }) => [
    group?.title ?? null,
    inside.map(({ id }) => id).join(' '),
    isOpen,
  ])

test('attributes stand by their groups, without the required ones', () => {
  const all = [
    attribute('1', 'a'),
    attribute('2', 'b', true),
    attribute('3', 'b'),
    attribute('4', null),
    attribute('5', 'a'),
  ]
  expect(shown(all)).toEqual([
    ['Group a', '1 5', true],
    ['Group b', '3', true],
    [null, '4', true],
  ])
  expect(shown([attribute('2', 'b', true)])).toEqual([])
})

test('in a long form only the groups with values are open', () => {
  const all = Array.from({ length: 13 }, (_, at) => attribute(String(at), at < 6 ? 'a' : at < 12 ? 'b' : null))
  const openOf = (values: object) => shown(all, values).map(([, , isOpen]) => isOpen)
  expect(openOf({})).toEqual([false, false, false])
  expect(openOf({ 7: 'cotton', 12: ' ' })).toEqual([false, true, false])
  expect(openOf({ 0: false })).toEqual([true, false, false])
  expect(shown(all.slice(1)).every(([, , isOpen]) => isOpen)).toBe(true)
})
