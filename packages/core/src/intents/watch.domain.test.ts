import { expect, test } from 'vitest'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someTransaction, uah } from '../../testing/samples/money.ts'
import type { IntentStep } from './intents.domain.ts'
import {
  afterLook,
  afterPatience,
  dueIn,
  findingsOf,
  lookFor,
  outdatedIn,
  pauseBeforeLookup,
  retriedNow,
  settledBy,
  visibleIn,
  type WatchPhase,
  watchOver,
} from './watch.domain.ts'

const at = (step: IntentStep, id = step as string) => someIntent('coverShortfall', { id, step })
const all = [at('sent'), at('unknown'), at('moved'), at('notMoved'), at('doubled'), at('invoiced')]

test('unclear and completed moves are watched; invoices are not', () => {
  expect(watchOver(all, { sent: 'last', gone: 'told' })).toEqual({ sent: 'last', unknown: 'first', moved: 'first' })
  expect(watchOver([someIntent('topUp')], {})).toEqual({})
})

test.each<[WatchPhase, IntentStep, boolean]>([
  ['first', 'sent', true],
  ['waiting', 'sent', true],
  ['last', 'sent', true],
  ['told', 'sent', false],
  ['first', 'moved', true],
  ['waiting', 'moved', false],
  ['last', 'moved', true],
  ['first', 'unknown', true],
  ['waiting', 'unknown', false],
  ['last', 'unknown', true],
  ['told', 'unknown', false],
])('in the phase %s an intent in step %s is looked up: %s', (phase, step, isDue) => {
  const intent = at(step)
  expect(dueIn([intent], { [intent.id]: phase })).toEqual(isDue ? [intent] : [])
})

test('a look and the end of patience advance the phase', () => {
  const intent = at('sent')
  const after = (phase: WatchPhase) => afterLook({ sent: phase }, [intent])['sent']
  expect([after('first'), after('waiting'), after('last')]).toEqual(['waiting', 'waiting', 'told'])
  expect(afterPatience({ a: 'first', b: 'waiting', c: 'told' })).toEqual({ a: 'last', b: 'last', c: 'told' })
  expect(retriedNow({ a: 'first', b: 'waiting', c: 'told' })).toEqual({ a: 'first', b: 'waiting', c: 'last' })
})

test('each list is read once, with the known transactions of every intent', () => {
  const payout = someIntent('payout', { before: { ...someIntent('payout').before, lineIds: null } })
  expect(lookFor([at('sent'), at('moved'), payout])).toEqual({
    lists: ['service', 'payouts'],
    isShort: false,
    known: [['7', '6'], ['7', '6'], []],
  })
})

test('an invoice without an address and a move not made for a day are outdated', () => {
  const day = 24 * 60 * 60 * 1000
  const invoice = someIntent('topUp')
  const opened = someIntent('topUp', { step: 'invoiced' })
  const past = someIntent('payout', { step: 'notMoved', confirmedAt: 0 })
  const future = someIntent('payout', { step: 'notMoved', confirmedAt: 3 * day })
  const fresh = someIntent('payout', { step: 'notMoved', confirmedAt: day + 1 })
  const unclear = someIntent('payout', { confirmedAt: 0 })
  const cancelled = someIntent('payout', { step: 'cancelled', confirmedAt: 0 })
  expect(outdatedIn([invoice, opened, past, future, cancelled, fresh, unclear], day + 2)).toEqual(
    [invoice, past, future, cancelled].map((intent) => ({ intent, next: null })),
  )
})

test('each intent is judged by its own list', () => {
  const sent = at('sent')
  const payout = someIntent('payout')
  const figures = {
    fresh: { ...someSetup, mainBalance: uah(900), serviceBalance: uah(100), active: false },
    transactions: { service: { lines: [someTransaction('8', { text: sent.id })], isWhole: true } },
  }
  expect(findingsOf([sent, payout], { sent: 'first', [payout.id]: 'last' }, figures)).toEqual([
    { intent: sent, finding: { result: 'moved' } },
    { intent: payout, finding: { result: 'unknown' } },
  ])
})

const operations = [someTransaction('8'), someTransaction('9')]

test.each<
  [IntentStep, WatchPhase, Parameters<typeof settledBy>[0][number]['finding'], IntentStep | 'gone' | 'as it is']
>([
  ['sent', 'waiting', { result: 'open' }, 'as it is'],
  ['sent', 'waiting', { result: 'moved' }, 'moved'],
  ['sent', 'last', { result: 'notMoved' }, 'notMoved'],
  ['sent', 'last', { result: 'unknown' }, 'unknown'],
  ['sent', 'last', { result: 'cancelled' }, 'cancelled'],
  ['unknown', 'last', { result: 'cancelled' }, 'cancelled'],
  ['sent', 'first', { result: 'doubled', operations }, 'doubled'],
  ['unknown', 'last', { result: 'unknown' }, 'as it is'],
  ['unknown', 'first', { result: 'moved' }, 'moved'],
  ['unknown', 'last', { result: 'notMoved' }, 'notMoved'],
  ['moved', 'first', { result: 'moved' }, 'as it is'],
  ['moved', 'first', { result: 'open' }, 'as it is'],
  ['moved', 'last', { result: 'moved' }, 'gone'],
  ['moved', 'last', { result: 'notMoved' }, 'gone'],
  ['moved', 'last', { result: 'doubled', operations }, 'doubled'],
])('%s, in the phase %s, with the finding %o: the intent ends up %s', (step, phase, finding, next) => {
  const intent = at(step)
  const settled = settledBy([{ intent, finding }], { [intent.id]: phase })
  if (next === 'as it is') expect(settled).toEqual([])
  else if (next === 'gone') expect(settled).toEqual([{ intent, next: null }])
  else
    expect(settled).toEqual([
      { intent, next: { ...intent, step: next, operations: next === 'doubled' ? operations : [] } },
    ])
})

test('failed reads are retried with backoff, at least twice a minute', () => {
  expect([0, 1, 2, 3, 9].map(pauseBeforeLookup)).toEqual([5000, 10_000, 20_000, 30_000, 30_000])
})

test('a supplier sees unclear and doubled moves', () => {
  expect(visibleIn(all).map(({ step }) => step)).toEqual(['sent', 'unknown', 'doubled'])
})
