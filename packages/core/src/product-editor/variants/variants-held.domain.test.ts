import { expect, test } from 'vitest'
import { noVariants, type Variant } from './variants.domain.ts'
import { goingIn, heldIn, withHeld } from './variants-held.domain.ts'

const variant = (id: string, isActive = true) => ({ id, isActive }) as Variant
const saved = { axes: [], variants: [variant('1'), variant('2'), variant('3', false), variant('4')] }
const refused = {
  'variants.inOrder.4': { key: 'failure.field' },
  'variants.0.price': { key: 'failure.field' },
} as const

test.each([
  ['no variant is in orders', {}, {}, []],
  ['one that is for sale is in orders', { 1: 2, 3: 1 }, {}, ['1']],
  ['an order came after the product was loaded', {}, refused, ['4']],
  ['both', { 2: 1 }, refused, ['2', '4']],
])('variants that were removed are held if %s', (_, reservedOf, errors, held) => {
  expect(heldIn(saved, noVariants, { reservedOf, errors }).map(({ id }) => id)).toEqual(held)
})

test('held variants stay off sale, and are then not held any more', () => {
  const known = { reservedOf: { 1: 2 }, errors: refused }
  const kept = withHeld(noVariants, heldIn(saved, noVariants, known))
  expect(kept.variants).toEqual([variant('1', false), variant('4', false)])
  expect(heldIn(saved, kept, known)).toEqual([])
})

test('removed variants that have stock are named before a save removes them, beside those that cannot go', () => {
  const stocked = saved.variants.map((one, at) => ({ ...one, quantity: ['5', '0', '7', ''][at] ?? '' }))
  const before = { axes: [], variants: stocked }
  expect(goingIn(before, noVariants, []).map(({ variant: { id }, pieces }) => [id, pieces])).toEqual([
    ['1', 5],
    ['3', 7],
  ])
  expect(goingIn(before, noVariants, stocked.slice(0, 1)).map(({ variant: { id } }) => id)).toEqual(['3'])
  expect(goingIn(before, before, [])).toEqual([])
})
