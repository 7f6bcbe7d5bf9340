import { expect, test } from 'vitest'
import { answers, breaksDown, tells } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someIntent } from '../../testing/samples/money.ts'
import type { SessionResult } from '../intents/intents.domain.ts'
import type { SessionOutcome } from '../intents/payment-session.setup.ts'
import { kopecks } from '../kernel/money.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'

const sums = (available: number) =>
  answers('fetchPayouts', {
    rows: [],
    page: 1,
    total: null,
    lastPage: null,
    totals: { available: kopecks(available), held: null, processing: null, paidThisMonth: null, minimum: null },
    requisites: [],
  })
const ends = (result: SessionResult, more: Partial<SessionOutcome> = {}) =>
  answers('session', { result, fresh: null, made: [], failure: null, ...more } satisfies SessionOutcome)

test('every event in every step of a confirmed payout does only this', async () => {
  expect(
    await eventTableOf(
      payoutSendingMachine,
      () => ({
        app: { send: () => {} },
        clock: { now: () => 0 },
        ids: { next: () => 'new' },
        supplierId: 1,
        confirmed: { amount: kopecks(1000_00), order: { destination: { id: 'r1' }, comment: '', version: 'v1' } },
      }),
      {
        situations: {
          'the sums are read': [],
          'the session sends it': [sums(5000_00)],
        },
        events: {
          'it is covered': sums(5000_00),
          'it is not covered any more': sums(0),
          'the sums cannot be read': breaksDown('fetchPayouts'),
          'the session tells how far it is': tells({ type: 'session.progressed', phase: 'moving', kind: 'payout' }),
          'the dialog is dismissed': { type: 'dialog.dismissed' },
          'it is sent': ends('decided', { made: [someIntent('payout')] }),
          'it is unclear whether it is sent': ends('unclear'),
          'the server refuses it': ends('refused'),
          'the session breaks': breaksDown('session'),
        },
      },
    ),
  ).toEqual({
    'the sums are read': {
      'it is covered': 'moving, asks session, fresh = …',
      'it is not covered any more': 'finished, fresh = …, outcome = {"result":"changed","failure":null}',
      'the sums cannot be read': 'finished, app failure.reported, outcome = {"result":"unread","failure":null}',
    },
    'the session sends it': {
      'the dialog is dismissed': 'session dialog.dismissed',
      'it is sent': 'finished, outcome = {"result":"made","failure":null}',
      'it is unclear whether it is sent': 'finished, outcome = {"result":"left","failure":null}',
      'the server refuses it': 'finished, outcome = {"result":"refused","failure":null}',
      'the session breaks': 'finished, app failure.reported, outcome = {"result":"left","failure":null}',
    },
  })
})
