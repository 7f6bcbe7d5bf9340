import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { nothingCarried } from '../session/session.domain.ts'
import type { Payout, PayoutPage } from './payouts.domain.ts'
import { type PayoutsEvent, payoutsMachine } from './payouts.machine.ts'

const screen = lifeOf(payoutsMachine, {
  trunk: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  place: { to: 'payouts' },
  carried: nothingCarried,
  supplier: someSession.supplier,
})
const payout = { id: '1', amount: kopecks(100), status: 'created', isCancellable: true } as unknown as Payout
const page = {
  rows: [payout],
  page: 1,
  total: null,
  lastPage: null,
  totals: {},
  requisites: [],
} as unknown as PayoutPage
const read: PayoutsEvent = { type: 'page.read', page, isFiltered: false }
const requesting = [read, { type: 'request.chosen' }] as const
const asked = [read, { type: 'cancel.chosen', id: '1' }] as const
const cancelling = [...asked, { type: 'cancel.confirmed' }] as const
const dialog = 'trunk dialog.changed'
const again = ['trunk balances.changed', 'list refresh.wanted']
const unsettled = { request: { id: 'x' }, seen: [] }

test.each<[string, readonly (PayoutsEvent | Happening)[], object]>([
  ['the list stands on it', [], { state: 'shown', said: ['asks list'] }],
  ['before anything was read nothing can be asked for', [{ type: 'request.chosen' }], { state: 'shown', said: [] }],
  [
    'then a payout can be',
    requesting,
    { state: 'requesting', said: [dialog, 'asks request'], context: { known: page } },
  ],
  [
    'one that may have moved money has all read again',
    [...requesting, answers('request', { mayHaveMoved: true, unsettled })],
    { state: 'shown', said: [dialog, ...again], context: { unsettled } },
  ],
  [
    'one that has not leaves all as it is',
    [...requesting, answers('request', { mayHaveMoved: false, unsettled })],
    { state: 'shown', said: [dialog], context: { unsettled } },
  ],
  [
    'one that breaks may have moved money',
    [...requesting, breaksDown('request')],
    { state: 'shown', said: [dialog, 'trunk failure.met', ...again] },
  ],
  [
    'a payout that can be cancelled is asked about',
    asked,
    { state: 'cancelAsked', said: [dialog], context: { cancelled: { id: '1' } } },
  ],
  ['one that is not there is not', [read, { type: 'cancel.chosen', id: '9' }], { state: 'shown', said: [] }],
  [
    'who thinks better of it',
    [...asked, { type: 'dialog.dismissed' }],
    { state: 'shown', said: [dialog], context: { cancelled: null } },
  ],
  ['who does not', cancelling, { state: 'cancelling', said: [dialog, 'trunk writes.changed', 'asks cancelPayout'] }],
  [
    'what was cancelled is told, and read again',
    [...cancelling, answers('cancelPayout')],
    { state: 'shown', said: ['trunk success.met', 'trunk writes.changed', ...again], context: { cancelled: null } },
  ],
  [
    'what was not, too',
    [...cancelling, refuses('cancelPayout')],
    {
      state: 'shown',
      said: ['trunk failure.met', 'trunk write.failed', 'trunk writes.changed', ...again],
      context: { cancelled: null },
    },
  ],
  [
    'the address reaches the list',
    [{ type: 'place.refined', place: { to: 'payouts', search: '?page=2' } }],
    { said: ['list place.refined'] },
  ],
  [
    'fresh settings have it read again',
    [read, { type: 'setup.learned', setup: someSetup }],
    { said: ['list refresh.wanted'] },
  ],
  ['unless it was not read yet', [{ type: 'setup.learned', setup: someSetup }], { said: [] }],
  ['a list that breaks is told', [breaksDown('list')], { state: 'shown', said: ['trunk failure.met'] }],
])('payouts: %s', async (_, story, lived) => expect(await screen(...story)).toMatchObject(lived))
