import { expect, test } from 'vitest'
import { errandOf, hasErrand, pauseBeforeLook, unmovedMessage, withoutErrand } from './payment-return.domain.ts'

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
])('the address %j comes from a payment that says %j, or asks for a top-up: %s', (search, payment, topUp) => {
  const place = { to: 'main-balance', ...(search && { search }) } as const
  expect(errandOf(place)).toEqual({ payment, topUp, transfer: false, returnTo: null })
  expect(hasErrand(place)).toBe(payment !== null || topUp)
})

test('an address may ask for a transfer, once', () => {
  const place = { to: 'main-balance', search: '?page=2&transfer' } as const
  expect([errandOf(place).transfer, hasErrand(place)]).toEqual([true, true])
  expect(withoutErrand(place)).toEqual({ to: 'main-balance', search: '?page=2' })
})

test('an errand is taken out of the address, and nothing else is', () => {
  expect(withoutErrand({ to: 'main-balance', search: '?payment=success&type=sale&topUp', hash: '#top' })).toEqual({
    to: 'main-balance',
    search: '?type=sale',
    hash: '#top',
  })
  expect(withoutErrand({ to: 'main-balance', search: '?topUp' })).toEqual({ to: 'main-balance' })
  expect(withoutErrand({ to: 'main-balance' })).toEqual({ to: 'main-balance' })
})

test('the balance is looked at three times, each time later', () => {
  expect([0, 1, 2, 3].map(pauseBeforeLook)).toEqual([1000, 3000, 9000, null])
})

test('a balance that has not moved is never called topped up', () => {
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
  'the address %j leads back to %j once money has arrived: only to pages that a paywall guards',
  (search, returnTo) => {
    const place = { to: 'main-balance', search } as const
    expect(errandOf(place).returnTo).toBe(returnTo)
    expect(withoutErrand(place)).toEqual({ to: 'main-balance' })
  },
)
