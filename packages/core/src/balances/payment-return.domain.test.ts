import { expect, test } from 'vitest'
import {
  hasUrlAction,
  pauseBeforeLook,
  unmovedMessage,
  urlActionOf,
  withoutUrlAction,
} from './payment-return.domain.ts'

test.each([
  ['?payment=success', 'success', false],
  ['?payment=cancel&page=2', 'cancel', false],
  ['?page=2&payment=pending', 'pending', false],
  ['?topUp', null, true],
  ['?payment=Success', null, false],
  ['?payment=', null, false],
  ['?payment=success%20', null, false],
  ['?payment=paid', null, false],
  ['?payment=x&payment=success', null, false],
  ['?payments=success', null, false],
  ['?page=2', null, false],
  ['', null, false],
])('the query string %j has the payment result %j and opens a top-up: %s', (search, payment, topUp) => {
  const location = { to: 'main-balance', ...(search && { search }) } as const
  expect(urlActionOf(location)).toEqual({ payment, topUp, transfer: false, amount: '', returnTo: null })
  expect(hasUrlAction(location)).toBe(payment !== null || topUp)
})

test('a query parameter opens a transfer and is then removed', () => {
  const location = { to: 'main-balance', search: '?page=2&transfer' } as const
  expect([urlActionOf(location).transfer, hasUrlAction(location)]).toEqual([true, true])
  expect(withoutUrlAction(location)).toEqual({ to: 'main-balance', search: '?page=2' })
})

test('one-time parameters are removed from the location, the others stay', () => {
  expect(withoutUrlAction({ to: 'main-balance', search: '?payment=success&type=sale&topUp', hash: '#top' })).toEqual({
    to: 'main-balance',
    search: '?type=sale',
    hash: '#top',
  })
  expect(withoutUrlAction({ to: 'main-balance', search: '?topUp' })).toEqual({ to: 'main-balance' })
  expect(withoutUrlAction({ to: 'main-balance' })).toEqual({ to: 'main-balance' })
})

test('the balance is read three times at growing intervals', () => {
  expect([0, 1, 2, 3].map(pauseBeforeLook)).toEqual([1000, 3000, 9000, null])
})

test('an unchanged balance is never reported as topped up', () => {
  expect(unmovedMessage('success')).toEqual({ key: 'balances.paymentChecked' })
  expect(unmovedMessage('pending')).toEqual({ key: 'balances.paymentPending' })
})

test.each([
  ['?topUp&to=orders', 'orders'],
  ['?topUp&to=chats', 'chats'],
  ['?topUp&to=main-balance', null],
  ['?topUp&to=product-edit', null],
  ['?topUp&to=constructor', null],
  ['?topUp&to=//evil.test', null],
])(
  'the query string %j returns to %j after the payment, which must be a page behind the paywall',
  (search, returnTo) => {
    const location = { to: 'main-balance', search } as const
    expect(urlActionOf(location).returnTo).toBe(returnTo)
    expect(withoutUrlAction(location)).toEqual({ to: 'main-balance' })
  },
)

test.each([
  ['?transfer', ''],
  ['?transfer=190%2C50', '190,50'],
  ['?transfer=190.5', '190,50'],
  ['?transfer=-5', ''],
  ['?transfer=%3Cb%3E', ''],
])('an address with %s offers a transfer of "%s"', (search, amount) => {
  expect(urlActionOf({ to: 'main-balance', search })).toMatchObject({ transfer: true, amount })
})
