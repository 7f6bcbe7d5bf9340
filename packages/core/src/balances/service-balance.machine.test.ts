import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { answers, breaksDown, tells } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import { selectList } from '../kit/list/list.selectors.ts'
import { selectLoad } from '../kit/load/load.selectors.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { composeServiceBalance } from './balances.compose.ts'
import type { BalanceLine, LineQuery } from './balances.domain.ts'
import { sameBalanceDialog, selectServiceDialog, serviceBalanceParts } from './balances.selectors.ts'
import { serviceBalanceMachine } from './service-balance.machine.ts'

const never = () => new Promise<never>(() => {})
const settings = (service: number | null) => ({
  ...someSetup,
  serviceBalance: service === null ? null : kopecks(service),
})

const start = (figure: Kopecks | null = kopecks(850_00)) => {
  const balances = {
    fetchMainLines: never,
    fetchServiceLines: vi.fn(async ({ page }: LineQuery) => ({
      rows: [],
      page,
      total: 0,
      lastPage: 1,
      balance: null,
    })),
    fetchServiceBalance: vi.fn(async () => figure),
  }
  const actor = createActor(composeServiceBalance(silentPorts({ balances })), {
    input: {
      app: { send: () => {} },
      clock: { now: () => 1000 },
      ids: { next: () => 'id-1' },
      location: { to: 'balance-services', search: '?type=sms' },
      signInDraft: emptySignInDraft,
      supplier: someSession.supplier,
    },
  }).start()
  const parts = serviceBalanceParts(actor.getSnapshot())
  return {
    actor,
    balances,
    settled: () => new Promise(setImmediate),
    figure: () => selectLoad(parts.figure.getSnapshot()),
    list: () => selectList<BalanceLine, LineQuery>(parts.list.getSnapshot()),
    dialog: () => selectServiceDialog(actor.getSnapshot()),
    reads: () => [balances.fetchServiceBalance.mock.calls.length, balances.fetchServiceLines.mock.calls.length],
  }
}

test('the balance and the entries are loaded independently', async () => {
  const { balances, figure, list, settled } = start()
  await settled()
  expect(figure()).toMatchObject({ value: 850_00, isLoading: false, hasFailed: false })
  expect(list()).toMatchObject({
    state: 'nothingFound',
    query: { page: 1, type: 'sms', sort: '-created_at', size: 20 },
  })
  expect(balances.fetchServiceLines.mock.calls.map(([query]) => query)).toMatchObject([{ page: 1, type: 'sms' }])
})

test('settings with another balance refetch both, unchanged settings do not', async () => {
  const { actor, reads, settled } = start()
  await settled()
  for (const service of [850_00, null, 850_00]) actor.send({ type: 'setup.loaded', setup: settings(service) })
  expect(reads()).toEqual([1, 1])
  actor.send({ type: 'setup.loaded', setup: settings(100_00) })
  expect(reads()).toEqual([2, 2])
})

test('an unknown balance is compared with the one in the settings', async () => {
  const { actor, figure, reads, settled } = start(null)
  await settled()
  expect(figure().value).toBeNull()
  actor.send({ type: 'setup.loaded', setup: settings(100_00) })
  expect(reads()).toEqual([1, 1])
  actor.send({ type: 'setup.loaded', setup: settings(200_00) })
  expect(reads()).toEqual([2, 2])
})

test('a changed query is loaded, and a transfer to the main balance refetches both', async () => {
  const { actor, dialog, list, reads, settled } = start()
  await settled()
  actor.send({ type: 'query.changed', location: { to: 'balance-services' } })
  actor.send({ type: 'tab.shown' })
  await settled()
  expect([list().state, reads()]).toEqual(['nothingYet', [1, 2]])
  const before = dialog()
  actor.send({ type: 'transfer.chosen' })
  const open = dialog()
  expect([open.open, sameBalanceDialog(before, open), sameBalanceDialog(open, dialog())]).toEqual([
    'transfer',
    false,
    true,
  ])
  if (open.open === 'transfer') {
    expect(open.transfer.getSnapshot().context.direction).toBe('toMain')
    open.transfer.send({ type: 'dialog.dismissed' })
  }
  expect([dialog(), reads()]).toEqual([{ open: 'none' }, [2, 3]])
})

test('every event in every situation of the service balance does only this', async () => {
  const open = [{ type: 'setup.loaded', setup: settings(100_00) }, { type: 'transfer.chosen' }] as const
  expect(
    await eventTableOf(
      serviceBalanceMachine,
      () => ({
        app: { send: () => {} },
        clock: { now: () => 1000 },
        ids: { next: () => 'id-1' },
        location: { to: 'balance-services' } as const,
        signInDraft: emptySignInDraft,
        supplier: someSession.supplier,
      }),
      {
        situations: {
          'nothing is known': [],
          'the balance is known': [open[0]],
          'a transfer is open': open,
        },
        events: {
          'the balance is read': tells({ type: 'value.read', value: kopecks(300_00) }),
          'the balance is unknown': tells({ type: 'value.read', value: null }),
          'the settings have the same balance': { type: 'setup.loaded', setup: settings(100_00) },
          'the settings have another balance': { type: 'setup.loaded', setup: settings(300_00) },
          'another page is visited': { type: 'query.changed', location: { to: 'balance-services', search: '?page=2' } },
          'a transfer is chosen': { type: 'transfer.chosen' },
          'the transfer ends': answers('transfer'),
          'the transfer breaks': breaksDown('transfer'),
          'the list breaks': breaksDown('list'),
          'reading the balance breaks': breaksDown('figure'),
        },
      },
    ),
  ).toEqual({
    'nothing is known': {
      'the balance is read': 'shown = 30000',
      'the settings have the same balance': 'shown = 10000',
      'the settings have another balance': 'shown = 30000',
      'another page is visited': 'list query.changed',
      'a transfer is chosen': 'transferring, asks transfer',
      'the list breaks': 'app failure.reported',
      'reading the balance breaks': 'app failure.reported',
    },
    'the balance is known': {
      'the balance is read': 'shown = 30000',
      'the settings have another balance': 'figure refresh.requested, list refresh.requested, shown = 30000',
      'another page is visited': 'list query.changed',
      'a transfer is chosen': 'transferring, asks transfer',
      'the list breaks': 'app failure.reported',
      'reading the balance breaks': 'app failure.reported',
    },
    'a transfer is open': {
      'the balance is read': 'shown = 30000',
      'the settings have another balance': 'figure refresh.requested, list refresh.requested, shown = 30000',
      'another page is visited': 'list query.changed',
      'the transfer ends': 'shown, figure refresh.requested, list refresh.requested',
      'the transfer breaks': 'shown, app failure.reported',
      'the list breaks': 'app failure.reported',
      'reading the balance breaks': 'app failure.reported',
    },
  })
})
