import { expect, test } from 'vitest'
import { someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { balancesAfter, type Direction, mistakeIn, opposite, sourceOf, transferMove } from './transfer.domain.ts'

const setup = { ...someSetup, mainBalance: kopecks(10_000), serviceBalance: kopecks(5_000) }

test.each([
  ['100', null],
  ['100,01', { key: 'balances.exceeds' }],
  ['0', { key: 'balances.amountRule' }],
  ['x', { key: 'balances.amountRule' }],
])('with a hundred hryvnias on the balance «%s» gives the error %o', (text, mistake) => {
  expect(mistakeIn(text, kopecks(10_000))).toEqual(mistake)
})

test('an unknown balance does not limit the amount, because the server checks it', () => {
  expect(mistakeIn('100000', null)).toBeNull()
})

test('a negative balance covers no amount', () => {
  expect(mistakeIn('0,01', kopecks(-1))).toEqual({ key: 'balances.exceeds' })
})

test.each<[Direction, string, { main: number; service: number } | null]>([
  ['toService', '40', { main: 6_000, service: 9_000 }],
  ['toMain', '40', { main: 14_000, service: 1_000 }],
  ['toMain', '50,01', null],
  ['toService', '', null],
])('%s «%s» leaves %o', (direction, text, after) => {
  expect(balancesAfter(setup, direction, text)).toEqual(after)
})

test('the balances after a transfer are unknown while one balance is unknown', () => {
  expect(balancesAfter(null, 'toMain', '1')).toBeNull()
  expect(balancesAfter({ ...setup, mainBalance: null }, 'toMain', '1')).toBeNull()
})

test('the source is the balance that the money leaves', () => {
  expect([sourceOf(setup, 'toService'), sourceOf(setup, 'toMain'), sourceOf(null, 'toMain')]).toEqual([
    10_000,
    5_000,
    null,
  ])
  expect(opposite(opposite('toMain'))).toBe('toMain')
})

test('a transfer is made only once, and only while the balance covers it', () => {
  const next = transferMove('toMain', kopecks(5_000))
  const move = { kind: 'transferToMain', amount: 5_000 }
  expect(next(setup, [])).toEqual(move)
  expect(next({ ...setup, serviceBalance: kopecks(4_999) }, [])).toBeNull()
  expect(next({ ...setup, serviceBalance: null }, [])).toBeNull()
  const made = { ...move, id: '1', supplierId: 1, confirmedAt: 0, step: 'sent' } as never
  expect(next(setup, [made])).toBeNull()
})
