import { expect, test } from 'vitest'
import { answers, breaksDown, refuses, tells } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import type { Payout, PayoutPage, PayoutStatus } from './payouts.domain.ts'
import { payoutsMachine } from './payouts.machine.ts'

const row = (id: string, status: PayoutStatus) => ({ id, status, amount: kopecks(1000_00) }) as Payout
const page: PayoutPage = {
  rows: [row('1', 'created'), row('2', 'paid')],
  page: 1,
  total: null,
  lastPage: null,
  totals: { available: null, held: null, processing: null, paidThisMonth: null, minimum: null },
  requisites: [],
}
const read = tells({ type: 'page.read', page, isFiltered: false })
const asked = [read, { type: 'cancel.chosen', id: '1' }] as const

test('every event in every situation of the payouts does only this', async () => {
  expect(
    await eventTableOf(
      payoutsMachine,
      () => ({
        app: { send: () => {} },
        clock: { now: () => 0 },
        ids: { next: () => 'id-1' },
        location: { to: 'payouts' } as const,
        signInDraft: emptySignInDraft,
        supplier: someSession.supplier,
      }),
      {
        situations: {
          'nothing is known': [],
          'the list is shown': [read],
          'a payout is requested': [read, { type: 'request.chosen' }],
          'a cancellation is asked about': asked,
          'a payout is cancelled': [...asked, { type: 'cancel.confirmed' }],
        },
        events: {
          'the list is read': tells({ type: 'page.read', page: { ...page, rows: [] }, isFiltered: false }),
          'another page is visited': { type: 'query.changed', location: { to: 'payouts', search: '?page=2' } },
          'the settings are read': { type: 'setup.loaded', setup: someSetup },
          'a request is chosen': { type: 'request.chosen' },
          'the request may have moved money': answers('request', { mayHaveMoved: true }),
          'the request is left': answers('request', { mayHaveMoved: false }),
          'the request breaks': breaksDown('request'),
          'a cancellation is chosen': { type: 'cancel.chosen', id: '1' },
          'the cancellation of a paid one is chosen': { type: 'cancel.chosen', id: '2' },
          'the cancellation is confirmed': { type: 'cancel.confirmed' },
          'the dialog is dismissed': { type: 'dialog.dismissed' },
          'the server cancels it': answers('cancelPayout'),
          'the server does not cancel it': refuses('cancelPayout'),
          'the list breaks': breaksDown('list'),
        },
      },
    ),
  ).toEqual({
    'nothing is known': {
      'the list is read': 'known = …',
      'another page is visited': 'list query.changed',
      'the list breaks': 'app failure.reported',
    },
    'the list is shown': {
      'the list is read': 'known = …',
      'another page is visited': 'list query.changed',
      'the settings are read': 'list refresh.requested',
      'a request is chosen': 'requesting, asks request',
      'a cancellation is chosen': 'cancelAsked, cancelled = {"id":"1","status":"created","amount":100000}',
      'the list breaks': 'app failure.reported',
    },
    'a payout is requested': {
      'the list is read': 'known = …',
      'another page is visited': 'list query.changed',
      'the settings are read': 'list refresh.requested',
      'the request may have moved money': 'shown, app balances.changed, list refresh.requested',
      'the request is left': 'shown',
      'the request breaks': 'shown, app failure.reported, app balances.changed, list refresh.requested',
      'the list breaks': 'app failure.reported',
    },
    'a cancellation is asked about': {
      'the list is read': 'known = …',
      'another page is visited': 'list query.changed',
      'the settings are read': 'list refresh.requested',
      'the cancellation is confirmed': 'cancelling, asks cancelPayout',
      'the dialog is dismissed': 'shown, cancelled = null',
      'the list breaks': 'app failure.reported',
    },
    'a payout is cancelled': {
      'the list is read': 'known = …',
      'another page is visited': 'list query.changed',
      'the settings are read': 'list refresh.requested',
      'the server cancels it':
        'shown, app success.reported, app balances.changed, list refresh.requested, cancelled = null',
      'the server does not cancel it':
        'shown, app failure.reported, app write.failed, app balances.changed, list refresh.requested, cancelled = null',
      'the list breaks': 'app failure.reported',
    },
  })
})
