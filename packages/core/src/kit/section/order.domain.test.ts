import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayOrder, moveBy, moveOnto, type OrderedRow, orderAfter } from './order.domain.ts'

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
  expect(orderAfter(rows, one, one.position + by)?.join('') ?? null).toBe(order)
  expect(moveBy(by).may(one, rows)).toBe(order !== null)
})

test('a move is done when the row stands where the sent order has it', () => {
  const { orderOf, isDone } = moveBy<OrderedRow>(-1)
  const sent = orderOf?.(b, whole, {}) ?? {}
  expect(sent).toEqual({ ids: ['b', 'a', 'c'] })
  expect([row('b', 1), b, null].map((now) => isDone?.(now, sent))).toEqual([true, false, false])
})

const section = {
  order: { up: 'moveUp', down: 'moveDown' },
  commands: { moveUp: moveBy(-1), moveDown: moveBy(1) },
}

test.each([
  ['up', 'c', 'a', 'cab'],
  ['down', 'a', 'c', 'bca'],
  ['to its own place', 'b', 'b', null],
  ['onto a row that is gone', 'b', 'x', null],
  ['of a row that is gone', 'x', 'b', null],
])('a row is dragged %s', (_, id, onto, order) => {
  const move = moveOnto(section, whole, id, onto)
  const command = move && section.commands[move.command as 'moveUp' | 'moveDown']
  const row = whole.find((one) => one.id === id) as OrderedRow
  expect([move?.values, command?.orderOf?.(row, whole, move?.values ?? {})]).toEqual(
    order === null ? [undefined, undefined] : [{ onto }, { ids: order.split('') }],
  )
})

test('nothing is sent for a row whose new place is gone from the list', () => {
  expect(moveBy<OrderedRow>(-1).orderOf?.(b, whole, { onto: 'x' })).toBe(null)
})

test.each([
  ['in a whole list', section, whole, true],
  ['while a filter hides a row', section, [a, c], false],
  ['alone', section, [a], false],
  ['in a section without an order', { commands: section.commands }, whole, false],
])('whether rows can be moved: %s', (_, declared, rows, movable) => {
  expect(mayOrder(declared, rows)).toBe(movable)
  expect(moveOnto(declared, rows, 'a', 'c') === null).toBe(declared !== section || rows.length < 2)
})

test('an order sent has the same ids, with the row at its new place', () => {
  const some = fc.integer({ min: 1, max: 20 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1)))
  fc.assert(
    fc.property(some, fc.integer({ min: -1, max: 22 }), ([count, at], place) => {
      const rows = Array.from({ length: count }, (_, index) => row(`id-${index}`, index + 1))
      const one = rows[at] as OrderedRow
      const after = orderAfter(rows, one, place)
      expect(after === null).toBe(place < 1 || place > count || place === one.position)
      if (after === null) return
      expect(after[place - 1]).toBe(one.id)
      expect(after.toSpliced(place - 1, 1)).toEqual(rows.filter(({ id }) => id !== one.id).map(({ id }) => id))
    }),
  )
})
