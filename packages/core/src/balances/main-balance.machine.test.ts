import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, tells } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { mainBalanceMachine } from './main-balance.machine.ts'

const inputAt = (search?: string) => () =>
  ({
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location: { to: 'main-balance', ...(search && { search }) },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  }) as const
const page = (balance: number | null) =>
  tells({ type: 'page.read', page: { balance: balance === null ? null : kopecks(balance) }, isFiltered: false })
const visits = (search?: string) =>
  ({ type: 'query.changed', location: { to: 'main-balance', ...(search && { search }) } }) as const
const setup = (balance: number | null) =>
  ({ type: 'setup.loaded', setup: { ...someSetup, mainBalance: balance === null ? null : kopecks(balance) } }) as const

const events = {
  'the list has a balance': page(300_00),
  'the list has no balance': page(null),
  'the settings have the same balance': setup(100_00),
  'the settings have another balance': setup(300_00),
  'the settings have no balance': setup(null),
  'another page of the list is visited': visits('?page=2'),
  'a link to a top-up is followed': visits('?topUp&to=orders'),
  'a link to a transfer is followed': visits('?transfer'),
  'a payment page is left': visits('?payment=success'),
  'a payment page is left for a top-up': visits('?topUp&payment=success'),
  'a payment page is left for a transfer': visits('?transfer&payment=success'),
  'the tab is shown': { type: 'tab.shown' },
  'a top-up is chosen': { type: 'topUp.chosen' },
  'a transfer is chosen': { type: 'transfer.chosen' },
  'the top-up may have moved money': answers('topUp', { mayHaveMoved: true }),
  'the top-up is left': answers('topUp', { mayHaveMoved: false }),
  'the top-up breaks': breaksDown('topUp'),
  'the transfer ends': answers('transfer'),
  'the transfer breaks': breaksDown('transfer'),
  'the list breaks': breaksDown('list'),
  'the return from a payment breaks': breaksDown('paymentReturn'),
} as const

test('every event in every situation of the main balance does only this', async () => {
  expect(
    await eventTableOf(mainBalanceMachine, inputAt(), {
      situations: {
        'nothing is known': [],
        'the balance is known': [setup(100_00)],
        'a top-up is open': [setup(100_00), { type: 'topUp.chosen' }],
        'a transfer is open': [setup(100_00), { type: 'transfer.chosen' }],
      },
      events,
    }),
  ).toEqual({
    'nothing is known': {
      'the list has a balance': 'balance = 30000, shown = 30000',
      'the settings have the same balance': 'paymentReturn setup.loaded, balance = 10000, shown = 10000',
      'the settings have another balance': 'paymentReturn setup.loaded, balance = 30000, shown = 30000',
      'the settings have no balance': 'paymentReturn setup.loaded',
      'another page of the list is visited': 'list query.changed, location = {"to":"main-balance","search":"?page=2"}',
      'a link to a top-up is followed':
        'toppingUp, list query.changed, app navigation.requested, asks topUp, location = {"to":"main-balance","search":"?topUp&to=orders"}',
      'a link to a transfer is followed':
        'transferring, list query.changed, app navigation.requested, asks transfer, location = {"to":"main-balance","search":"?transfer"}',
      'a payment page is left':
        'list query.changed, paymentReturn payment.returned, app navigation.requested, location = {"to":"main-balance","search":"?payment=success"}',
      'a payment page is left for a top-up':
        'toppingUp, list query.changed, paymentReturn payment.returned, app navigation.requested, asks topUp, location = {"to":"main-balance","search":"?topUp&payment=success"}',
      'a payment page is left for a transfer':
        'transferring, list query.changed, paymentReturn payment.returned, app navigation.requested, asks transfer, location = {"to":"main-balance","search":"?transfer&payment=success"}',
      'the tab is shown': 'paymentReturn tab.shown',
      'a top-up is chosen': 'toppingUp, asks topUp',
      'a transfer is chosen': 'transferring, asks transfer',
      'the list breaks': 'app failure.reported',
      'the return from a payment breaks': 'app failure.reported',
    },
    'the balance is known': {
      'the list has a balance': 'balance = 30000, shown = 30000',
      'the settings have the same balance': 'paymentReturn setup.loaded',
      'the settings have another balance': 'paymentReturn setup.loaded, list refresh.requested, balance = 30000',
      'the settings have no balance': 'paymentReturn setup.loaded',
      'another page of the list is visited': 'list query.changed, location = {"to":"main-balance","search":"?page=2"}',
      'a link to a top-up is followed':
        'toppingUp, list query.changed, app navigation.requested, asks topUp, location = {"to":"main-balance","search":"?topUp&to=orders"}',
      'a link to a transfer is followed':
        'transferring, list query.changed, app navigation.requested, asks transfer, location = {"to":"main-balance","search":"?transfer"}',
      'a payment page is left':
        'list query.changed, paymentReturn payment.returned, app navigation.requested, location = {"to":"main-balance","search":"?payment=success"}',
      'a payment page is left for a top-up':
        'toppingUp, list query.changed, paymentReturn payment.returned, app navigation.requested, asks topUp, location = {"to":"main-balance","search":"?topUp&payment=success"}',
      'a payment page is left for a transfer':
        'transferring, list query.changed, paymentReturn payment.returned, app navigation.requested, asks transfer, location = {"to":"main-balance","search":"?transfer&payment=success"}',
      'the tab is shown': 'paymentReturn tab.shown',
      'a top-up is chosen': 'toppingUp, asks topUp',
      'a transfer is chosen': 'transferring, asks transfer',
      'the list breaks': 'app failure.reported',
      'the return from a payment breaks': 'app failure.reported',
    },
    'a top-up is open': {
      'the list has a balance': 'balance = 30000, shown = 30000',
      'the settings have the same balance': 'paymentReturn setup.loaded',
      'the settings have another balance': 'paymentReturn setup.loaded, list refresh.requested, balance = 30000',
      'the settings have no balance': 'paymentReturn setup.loaded',
      'another page of the list is visited': 'list query.changed, location = {"to":"main-balance","search":"?page=2"}',
      'a link to a top-up is followed':
        'list query.changed, app navigation.requested, location = {"to":"main-balance","search":"?topUp&to=orders"}',
      'a link to a transfer is followed':
        'list query.changed, app navigation.requested, location = {"to":"main-balance","search":"?transfer"}',
      'a payment page is left':
        'list query.changed, paymentReturn payment.returned, app navigation.requested, location = {"to":"main-balance","search":"?payment=success"}',
      'a payment page is left for a top-up':
        'list query.changed, paymentReturn payment.returned, app navigation.requested, location = {"to":"main-balance","search":"?topUp&payment=success"}',
      'a payment page is left for a transfer':
        'list query.changed, paymentReturn payment.returned, app navigation.requested, location = {"to":"main-balance","search":"?transfer&payment=success"}',
      'the tab is shown': 'topUp tab.shown',
      'the top-up may have moved money': 'shown, app balances.changed, list refresh.requested',
      'the top-up is left': 'shown',
      'the top-up breaks': 'shown, app failure.reported',
      'the list breaks': 'app failure.reported',
      'the return from a payment breaks': 'app failure.reported',
    },
    'a transfer is open': {
      'the list has a balance': 'balance = 30000, shown = 30000',
      'the settings have the same balance': 'paymentReturn setup.loaded',
      'the settings have another balance': 'paymentReturn setup.loaded, list refresh.requested, balance = 30000',
      'the settings have no balance': 'paymentReturn setup.loaded',
      'another page of the list is visited': 'list query.changed, location = {"to":"main-balance","search":"?page=2"}',
      'a link to a top-up is followed':
        'list query.changed, app navigation.requested, location = {"to":"main-balance","search":"?topUp&to=orders"}',
      'a link to a transfer is followed':
        'list query.changed, app navigation.requested, location = {"to":"main-balance","search":"?transfer"}',
      'a payment page is left':
        'list query.changed, paymentReturn payment.returned, app navigation.requested, location = {"to":"main-balance","search":"?payment=success"}',
      'a payment page is left for a top-up':
        'list query.changed, paymentReturn payment.returned, app navigation.requested, location = {"to":"main-balance","search":"?topUp&payment=success"}',
      'a payment page is left for a transfer':
        'list query.changed, paymentReturn payment.returned, app navigation.requested, location = {"to":"main-balance","search":"?transfer&payment=success"}',
      'the tab is shown': 'paymentReturn tab.shown',
      'the transfer ends': 'shown, list refresh.requested',
      'the transfer breaks': 'shown, app failure.reported',
      'the list breaks': 'app failure.reported',
      'the return from a payment breaks': 'app failure.reported',
    },
  })
})

test.each([
  [
    '?topUp',
    { state: 'toppingUp', sent: ['asks list', 'asks paymentReturn', 'asks topUp', 'app navigation.requested'] },
  ],
  [
    '?transfer',
    { state: 'transferring', sent: ['asks list', 'asks paymentReturn', 'asks transfer', 'app navigation.requested'] },
  ],
  ['?payment=cancel', { state: 'shown', sent: ['asks list', 'asks paymentReturn', 'app navigation.requested'] }],
  ['', { state: 'shown', sent: ['asks list', 'asks paymentReturn'] }],
])('the page that is opened at %j starts with this', async (search, log) => {
  expect(await actorLogOf(mainBalanceMachine, inputAt(search)())()).toMatchObject(log)
})
