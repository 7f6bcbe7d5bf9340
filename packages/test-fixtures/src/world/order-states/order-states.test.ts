import { expect, test } from 'vitest'
import { afterCode, backTime, isFinished, orderStatuses, refusalOfStep, type StepFacts } from './order-states.ts'

const facts = (more: Partial<StepFacts>): StepFacts => ({
  status: 'new',
  hasTtn: false,
  isReported: false,
  isPickup: false,
  age: 0,
  ...more,
})

test.each<[string, Partial<StepFacts>, string, ReturnType<typeof refusalOfStep>]>([
  ['a new order is confirmed', {}, 'confirmed', null],
  ['a new order is not packed', {}, 'packing', 'not_allowed'],
  ['an order on hold is confirmed', { status: 'on_hold' }, 'confirmed', null],
  ['a confirmed order goes back in time', { status: 'confirmed', age: backTime }, 'new', null],
  ['a confirmed order does not go back later', { status: 'confirmed', age: backTime + 1 }, 'new', 'too_late'],
  ['a packed order goes back in time', { status: 'packing' }, 'confirmed', null],
  ['an order that needs a ТТН is not made ready by hand', { status: 'packing' }, 'ready', 'not_pickup'],
  ['an order for pick-up is made ready by hand', { status: 'packing', isPickup: true }, 'ready', null],
  ['an order for pick-up is completed', { status: 'ready', isPickup: true }, 'completed', null],
  ['an order with a ТТН is not cancelled', { status: 'ready', hasTtn: true }, 'cancelled', 'has_ttn'],
  ['an order without one is', { status: 'ready' }, 'cancelled', null],
  ['what the carrier reports is not told by hand', { status: 'ready', isReported: true }, 'shipped', 'carrier_reports'],
  ['where none reports, it is', { status: 'ready', hasTtn: true }, 'shipped', null],
  ['an arrived order is completed by hand', { status: 'arrived' }, 'completed', null],
  ['a refused order is returned', { status: 'refused' }, 'returned', null],
  ['a completed order stays', { status: 'completed' }, 'new', 'finished'],
  ['an unknown state is refused', {}, 'lost', 'not_allowed'],
])('%s', (_, more, to, reason) => {
  expect(refusalOfStep(facts(more), to)).toBe(reason)
})

const codes: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(['4', '5', '6', '12', '41', '101', '104'].map((code) => [code, 'shipped'])),
  ...Object.fromEntries(['7', '8', '14', '107'].map((code) => [code, 'arrived'])),
  ...Object.fromEntries(['9', '10', '11'].map((code) => [code, 'completed'])),
  ...Object.fromEntries(['102', '103', '105', '108'].map((code) => [code, 'refused'])),
  ...Object.fromEntries(['2', '3', '111', '112', '999', 'x'].map((code) => [code, null])),
  1: 'ready',
  106: 'returning',
}

test.each(Object.entries(codes))('the code %s of the carrier leads to %s', (code, expected) => {
  for (const status of ['ready', 'shipped', 'arrived', 'refused', 'returning'] as const)
    expect(afterCode(status, code)).toBe(expected ?? status)
  for (const status of orderStatuses.filter(isFinished)) expect(afterCode(status, code)).toBe(status)
  for (const status of ['new', 'on_hold', 'confirmed', 'packing'] as const) expect(afterCode(status, code)).toBe(status)
})

test('a received parcel with a return that is not ours is completed', () => {
  expect(afterCode('arrived', '106', false)).toBe('completed')
})
