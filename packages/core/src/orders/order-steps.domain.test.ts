import { describe, expect, test } from 'vitest'
import {
  hasParcel,
  mayAttach,
  mayCancel,
  mayChange,
  mayComplete,
  mayConfirm,
  mayCopy,
  mayHold,
  mayMakeTtn,
  mayPack,
  mayReady,
  mayRemoveTtn,
  mayRestock,
  mayShip,
  mayUnconfirm,
  mayUnpack,
  nextAction,
  orderPathOf,
} from './order-steps.domain.ts'
import { isOpen, limitOf, urgencyOf } from './order-time.domain.ts'
import { type Order, orderStatuses, orderTabs } from './orders.domain.ts'

type Judged = Pick<Order, 'status' | 'shipment' | 'delivery' | 'payment' | 'backTo'>

const parcel = (state = 'created') => ({
  id: '1',
  ttn: '20450000000001',
  state,
  carrierCode: null,
  carrierStatus: null,
  storedUntil: null,
  printedAt: null,
  error: null,
})
const order = (status: string, carrier = 'nova', shipment: Order['shipment'] = null): Judged => ({
  status,
  shipment,
  delivery: { carrier, city: 'Київ', place: 'Відділення № 1' },
  payment: { method: 'cod', status: 'unpaid' },
  backTo: status === 'packing' ? 'confirmed' : status === 'confirmed' ? 'new' : null,
})

const rules = {
  confirm: mayConfirm,
  hold: mayHold,
  pack: mayPack,
  attach: mayAttach,
  ready: mayReady,
  ship: mayShip,
  complete: mayComplete,
  cancel: mayCancel,
  restock: mayRestock,
  copy: mayCopy,
  ttn: mayMakeTtn,
  removeTtn: mayRemoveTtn,
  unpack: mayUnpack,
  unconfirm: mayUnconfirm,
}
const allowed = (one: Judged) =>
  Object.entries(rules)
    .filter(([, may]) => may(one))
    .map(([name]) => name)

describe('the steps of an order', () => {
  test.each([
    ['new', ['confirm', 'hold', 'cancel'], 'confirm'],
    ['on_hold', ['confirm', 'cancel'], null],
    ['confirmed', ['hold', 'pack', 'attach', 'cancel', 'ttn', 'unconfirm'], 'ttn'],
    ['packing', ['attach', 'cancel', 'ttn', 'unpack'], 'ttn'],
    ['ready', ['ship', 'cancel'], 'ship'],
    ['shipped', ['complete'], 'complete'],
    ['arrived', ['complete'], 'complete'],
    ['completed', ['copy'], null],
    ['refused', ['restock'], 'restock'],
    ['returning', ['restock'], 'restock'],
    ['returned', ['copy'], null],
    ['cancelled', ['copy'], null],
    ['beamed_up', [], null],
  ])('without a parcel, %s', (status, steps, next) => {
    expect([allowed(order(status)), nextAction(order(status), 0)]).toEqual([steps, next])
  })

  test.each([
    ['confirmed', ['pack', 'unconfirm']],
    ['packing', ['unpack']],
    ['ready', ['removeTtn']],
    ['shipped', []],
    ['arrived', []],
  ])('with a parcel that the carrier reports, %s', (status, steps) => {
    expect(allowed(order(status, 'nova', parcel()))).toEqual(steps)
  })

  test.each([
    ['packing', ['ready', 'cancel', 'unpack'], 'ready'],
    ['ready', ['complete', 'cancel'], 'complete'],
  ])('collected by the buyer, %s', (status, steps, next) => {
    expect([allowed(order(status, 'pickup')), nextAction(order(status, 'pickup'), 0)]).toEqual([steps, next])
  })

  test('the states of a carrier that does not report are set by hand', () => {
    expect(allowed(order('ready', 'meest', parcel()))).toEqual(['ship', 'removeTtn'])
    expect(allowed(order('shipped', 'meest', parcel()))).toEqual(['complete'])
  })
})

test.each([
  ['arrived', '2026-08-20T09:00:00Z', 'write'],
  ['arrived', '2026-08-20T09:00:01Z', null],
  ['arrived', null, null],
  ['shipped', '2026-08-19T09:00:00Z', null],
])('a parcel that is %s and kept until %s', (status, storedUntil, next) => {
  const one = order(status, 'nova', { ...parcel(), storedUntil })
  expect(nextAction(one, Date.parse('2026-08-18T09:00:00Z'))).toBe(next)
})

test.each([
  ['created', null, true],
  ['created', '1', true],
  ['created', '4', false],
  ['creating', null, false],
  ['attached', null, true],
])('a waybill that is %s, with the code %s of the carrier', (state, carrierCode, mayBeDeleted) => {
  expect(mayRemoveTtn(order('ready', 'nova', { ...parcel(state), carrierCode }))).toBe(mayBeDeleted)
})

test.each([
  ['creating', true],
  ['created', true],
  ['attached', true],
  ['failed', false],
  ['deleted', false],
])('a parcel that is %s', (state, exists) => {
  expect([hasParcel({ shipment: parcel(state) }), mayChange(order('confirmed', 'nova', parcel(state)))]).toEqual([
    exists,
    !exists,
  ])
})

test('every state is in exactly one tab beside all and the overdue ones', () => {
  const inTabs = Object.values(orderTabs).flatMap((filters) => ('status' in filters ? filters.status : []))
  expect([...inTabs].sort()).toEqual([...orderStatuses].sort())
})

const hour = 3_600_000
const now = Date.parse('2026-10-25T00:30:00+03:00')
test.each([
  ['2026-10-25T09:30:00+02:00', 'new', 10 * hour, 'calm'],
  // The night has an hour more.
  ['2026-10-25T03:30:00+02:00', 'packing', 4 * hour, 'calm'],
  ['2026-10-25T03:29:00+02:00', 'packing', 4 * hour - 60_000, 'soon'],
  ['2026-10-24T23:30:00+03:00', 'new', -hour, 'over'],
  ['2026-10-24T23:30:00+03:00', 'shipped', null, 'none'],
  [null, 'new', null, 'none'],
])('until %s an order in %s has time', (deadlineAt, status, left, urgency) => {
  const limit = limitOf({ deadlineAt, status, shipment: null }, now)
  expect([limit?.left ?? null, urgencyOf(limit)]).toEqual([left, urgency])
  expect(isOpen({ status })).toBe(status !== 'shipped')
})

test.each([
  ['arrived', 49 * hour, 'calm'],
  ['arrived', 47 * hour, 'soon'],
  ['arrived', -hour, 'over'],
  ['completed', 47 * hour, 'none'],
])('the buyer of an order in %s fetches the parcel within %i ms', (status, left, urgency) => {
  const storedUntil = new Date(now + left).toISOString()
  const limit = limitOf({ deadlineAt: null, status, shipment: { ...parcel(), storedUntil } }, now)
  expect([limit?.isStorage ?? false, urgencyOf(limit)]).toEqual([urgency !== 'none', urgency])
})

test.each([
  ['new', 'new confirmed packing ready shipped arrived completed', 0],
  ['on_hold', 'on_hold confirmed packing ready shipped arrived completed', 0],
  ['packing', 'new confirmed packing ready shipped arrived completed', 2],
  ['arrived', 'new confirmed packing ready shipped arrived completed', 5],
  ['completed', 'new confirmed packing ready shipped arrived completed', 7],
  ['refused', 'new confirmed packing ready shipped arrived refused', 6],
  ['returned', 'new confirmed packing ready shipped arrived returned', 7],
  ['cancelled', 'new cancelled', 2],
])('an order that is %s is on the way %s, %i points along', (status, points, reached) => {
  const path = orderPathOf(order(status))
  expect([path?.points.join(' '), path?.reached]).toEqual([points, reached])
})

test('a pick-up is neither shipped nor does it arrive', () => {
  expect(orderPathOf(order('ready', 'pickup'))).toEqual({
    points: ['new', 'confirmed', 'packing', 'ready', 'completed'],
    reached: 3,
  })
})

test.each(orderStatuses)('an order that is %s stands at a point of its way', (status) => {
  expect(orderPathOf(order(status))?.points).toContain(status)
})

test('an order in a state that is not known has no way', () => {
  expect(orderPathOf(order('lost'))).toBeNull()
})
