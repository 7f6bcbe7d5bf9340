import { expect, test } from 'vitest'
import { someIntent, uah } from '../../testing/samples/money.ts'
import { eventsOf, outcomeKey } from './outcome.domain.ts'

test('each kind has its own messages for both outcomes', () => {
  expect(outcomeKey(someIntent('payout'), 'moved')).toBe('intents.payoutMoved')
  expect(outcomeKey(someIntent('transferToMain'), 'notMoved')).toBe('intents.transferNotMoved')
  expect(outcomeKey(someIntent('paySubscription'), 'notMoved')).toBe('intents.paymentNotMoved')
  expect(outcomeKey(someIntent('paySubscription'), 'cancelled')).toBe('intents.cancelled')
})

test('a move that the server took back is told as cancelled, and every figure is read again', () => {
  const intent = someIntent('coverShortfall', { step: 'unknown' })
  const next = { ...intent, step: 'cancelled' as const }
  expect(eventsOf({ intent, next })).toEqual([
    {
      type: 'warning.reported',
      message: { key: 'intents.cancelled', values: { amount: uah(399), mark: expect.any(String) } },
    },
    { type: 'intent.settled', intent: next },
    { type: 'balances.changed' },
  ])
})
