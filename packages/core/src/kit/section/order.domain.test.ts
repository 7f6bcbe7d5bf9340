import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBy, type OrderedRow, orderAfter } from './order.domain.ts'

const row = (id: string, position: number): OrderedRow => ({ id, position })
const [a, b, c] = [row('a', 1), row('b', 2), row('c', 3)]
const whole = [a, b, c]

test.each([
  ['up', b, -1, whole, 'bac'],
  ['down', b, 1, whole, 'acb'],
  ['up from the top', a, -1, whole, null],
  ['down from the end', c, 1, whole, null],
  ['up in rows sorted otherwise', b, -1, [c, b, a], 'bac'],
  ['down on the first of several pages', a, 1, [a, b], 'ba'],
  ['up on a later page', c, -1, [b, c], null],
  ['up while a filter hides a row', c, -1, [a, c], null],
  ['up of a row that is not shown', row('d', 4), -1, whole, null],
  ['up while two rows claim one place', b, -1, [a, row('x', 1), b], null],
] as const)('%s', (_, one, by, rows, order) => {
  expect(orderAfter(rows, one, by)?.join('') ?? null).toBe(order)
  expect(moveBy(by).may(one, rows)).toBe(order !== null)
})

test('a move is done when the row stands where the sent order has it', () => {
  const { derive, isDone } = moveBy<OrderedRow>(-1)
  const sent = derive?.(b, whole) ?? {}
  expect(sent).toEqual({ ids: ['b', 'a', 'c'] })
  expect([row('b', 1), b, null].map((now) => isDone?.(now, sent))).toEqual([true, false, false])
})

test('an order sent has the same ids, and moving back restores it', () => {
  const some = fc.integer({ min: 2, max: 20 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1)))
  fc.assert(
    fc.property(some, fc.constantFrom(-1 as const, 1 as const), ([count, at], by) => {
      const rows = Array.from({ length: count }, (_, index) => row(`id-${index}`, index + 1))
      const one = rows[at] as OrderedRow
      const after = orderAfter(rows, one, by)
      expect(after === null).toBe(at + by < 0 || at + by === count)
      if (after === null) return
      expect(after.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      const moved = after.map((id, index) => row(id, index + 1))
      const back = orderAfter(moved, moved[at + by] as OrderedRow, by === 1 ? -1 : 1)
      expect(back).toEqual(rows.map(({ id }) => id))
    }),
  )
})
