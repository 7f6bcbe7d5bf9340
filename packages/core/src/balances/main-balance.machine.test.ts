import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import type { Place } from '../kernel/routes.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { selectList } from '../resource/list.selectors.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { composeMainBalance } from './balances.compose.ts'
import type { BalanceLine, LinePage, LineQuery } from './balances.domain.ts'
import type { PendingTopUpPort, TopUpPort } from './balances.port.ts'
import { mainBalanceParts, sameMainBalance, selectMainBalance } from './balances.selectors.ts'
import { selectIsAwaited } from './payment-return.selectors.ts'
import type { PendingTopUp } from './top-up.domain.ts'
import { selectTopUp } from './top-up.selectors.ts'

const line: BalanceLine = {
  id: '1',
  createdAt: null,
  type: 'sale',
  amount: kopecks(100_00),
  balanceAfter: null,
  order: null,
  description: null,
  status: 'done',
}
const settings = (main: number | null) => ({ ...someSetup, mainBalance: main === null ? null : kopecks(main) })
const address = {
  written: 'https://pay.test/1',
  parsed: { href: 'https://pay.test/1', protocol: 'https:', host: 'pay.test', hasUser: false },
}

interface Story {
  readonly search?: string
  readonly pending?: PendingTopUp | null
}

/** The screen under a trunk that does at once what is wanted of it. */
const start = ({ search, pending = null }: Story = {}) => {
  const server = { main: kopecks(100_00) as number | null, saysBalance: true }
  const fetchMainLines = vi.fn(
    async ({ page }: LineQuery): Promise<LinePage> => ({
      rows: [line],
      page,
      total: null,
      lastPage: 5,
      balance: server.saysBalance && server.main !== null ? kopecks(server.main) : null,
    }),
  )
  const kept = { mark: pending }
  const pendingTopUp: PendingTopUpPort = {
    recallTopUp: async () => kept.mark,
    keepTopUp: async (mark) => {
      kept.mark = mark
    },
    forgetTopUp: async () => {
      kept.mark = null
    },
  }
  const topUp: TopUpPort = {
    requestTopUp: async () => address,
    fetchPaymentHosts: async () => ['pay.test'],
    openPaymentPage: async () => {},
  }
  const ports = silentPorts({
    setup: { fetchSetup: async () => settings(server.main) },
    balances: { fetchMainLines, fetchServiceLines: fetchMainLines, fetchServiceBalance: async () => null },
    pendingTopUp,
    topUp,
  })
  /** That dialogs come and go belongs to every story. */
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  const place: Place = { to: 'main-balance', ...(search && { search }) }
  const actor = createActor(composeMainBalance(ports), {
    clock,
    input: {
      trunk: {
        send: (event) => {
          if (event.type !== 'dialog.changed') told.push(event)
          if (event.type !== 'place.wanted') return
          void Promise.resolve().then(() => actor.send({ type: 'place.refined', place: event.place }))
        },
      },
      clock: { now: () => 1000 },
      ids: { next: () => 'id-1' },
      place,
      carried: nothingCarried,
      supplier: someSession.supplier,
    },
  }).start()
  const parts = mainBalanceParts(actor.getSnapshot())
  return {
    actor,
    clock,
    kept,
    parts,
    server,
    told,
    asked: () => fetchMainLines.mock.calls.map(([query]) => query.page),
    view: () => selectMainBalance(actor.getSnapshot()),
    read: () => waitFor(parts.list, (state) => state.matches('shown')),
    settled: () => new Promise(setImmediate),
    topUp: () => {
      const { topUp: found } = actor.getSnapshot().children
      return must(found)
    },
  }
}

test('the balance is what the list says, or what the settings said last', async () => {
  const { actor, read, view, parts } = start()
  expect(view()).toEqual({ balance: null, dialog: { open: 'none' } })
  await read()
  expect(view().balance).toBe(100_00)
  expect(selectList<BalanceLine, LineQuery>(parts.list.getSnapshot())).toMatchObject({ state: 'rows', rows: [line] })
  actor.send({ type: 'setup.learned', setup: settings(null) })
  expect(view().balance).toBe(100_00)
  actor.send({ type: 'setup.learned', setup: settings(-5_00) })
  expect(view().balance).toBe(-5_00)
})

test('settings that say another balance read the list again, and others do not', async () => {
  const { actor, asked, read, server } = start({ search: '?page=2' })
  actor.send({ type: 'setup.learned', setup: settings(100_00) })
  await read()
  actor.send({ type: 'setup.learned', setup: settings(100_00) })
  actor.send({ type: 'setup.learned', setup: settings(null) })
  expect(asked()).toEqual([2])
  server.main = kopecks(300_00)
  actor.send({ type: 'setup.learned', setup: settings(300_00) })
  expect(asked()).toEqual([2, 2])
  await read()
  actor.send({ type: 'setup.learned', setup: settings(300_00) })
  expect(asked()).toEqual([2, 2])
})

test('a list that does not say its balance stands for the one known when it was read', async () => {
  const { actor, asked, read, server } = start()
  server.saysBalance = false
  actor.send({ type: 'setup.learned', setup: settings(100_00) })
  await read()
  actor.send({ type: 'setup.learned', setup: settings(100_00) })
  expect(asked()).toEqual([1])
  actor.send({ type: 'setup.learned', setup: settings(200_00) })
  expect(asked()).toEqual([1, 1])
})

test('who comes back from the bank finds the page they left, and hears what the balance says', async () => {
  const pending = { supplierId: 1, amount: kopecks(200_00), before: kopecks(100_00), openedAt: 5 }
  const { asked, clock, kept, parts, read, server, settled, told } = start({
    search: '?payment=success&page=2',
    pending,
  })
  await read()
  await settled()
  expect([asked(), told]).toEqual([
    [2],
    [{ type: 'place.wanted', place: { to: 'main-balance', search: '?page=2' }, replace: true }],
  ])
  expect(selectIsAwaited(parts.paymentReturn.getSnapshot())).toBe(true)
  server.main = kopecks(300_00)
  clock.increment(1000)
  await settled()
  expect(told.slice(1)).toEqual([
    { type: 'success.met', message: { key: 'balances.toppedUp' } },
    { type: 'balances.changed' },
  ])
  expect(kept.mark).toBeNull()
})

test('an address refined by the bank is heard, too', async () => {
  const { actor, parts, read, settled, told } = start()
  await read()
  actor.send({ type: 'place.refined', place: { to: 'main-balance', search: '?payment=cancel' } })
  await settled()
  expect(told).toEqual([
    { type: 'place.wanted', place: { to: 'main-balance' }, replace: true },
    { type: 'warning.met', message: { key: 'balances.paymentCancelled' } },
    { type: 'balances.changed' },
  ])
  expect(selectIsAwaited(parts.paymentReturn.getSnapshot())).toBe(false)
})

test('an address that asks for a top-up opens the dialog once', async () => {
  const { actor, settled, told, topUp, view } = start({ search: '?topUp' })
  expect(view().dialog.open).toBe('topUp')
  await settled()
  expect(told).toEqual([{ type: 'place.wanted', place: { to: 'main-balance' }, replace: true }])
  topUp().send({ type: 'dialog.dismissed' })
  expect(view().dialog.open).toBe('none')
  actor.send({ type: 'place.refined', place: { to: 'main-balance', search: '?topUp' } })
  expect(view().dialog.open).toBe('topUp')
})

test('a top-up that was paid meanwhile makes every figure new', async () => {
  const { actor, asked, read, server, settled, told, topUp, view } = start()
  await read()
  actor.send({ type: 'topUp.chosen' })
  await settled()
  topUp().send({ type: 'amount.typed', text: '200' })
  topUp().send({ type: 'form.submitted' })
  await settled()
  expect(selectTopUp(topUp().getSnapshot()).step).toBe('payment')
  server.main = kopecks(300_00)
  actor.send({ type: 'tab.shown' })
  await settled()
  expect(told).toEqual([{ type: 'success.met', message: { key: 'balances.toppedUp' } }, { type: 'balances.changed' }])
  expect([view().dialog.open, asked()]).toEqual(['none', [1, 1]])
})

test('a dialog that was closed with nothing done changes nothing', async () => {
  const { actor, asked, read, told, topUp, view } = start()
  await read()
  const before = view()
  actor.send({ type: 'topUp.chosen' })
  expect(sameMainBalance(before, view())).toBe(false)
  actor.send({ type: 'transfer.chosen' })
  expect(view().dialog.open).toBe('topUp')
  topUp().send({ type: 'dialog.dismissed' })
  expect([sameMainBalance(before, view()), asked(), told]).toEqual([true, [1], []])
})

test('after a transfer the list is read again', async () => {
  const { actor, asked, read, view } = start()
  await read()
  actor.send({ type: 'transfer.chosen' })
  const { dialog } = view()
  expect(dialog).toMatchObject({ open: 'transfer' })
  if (dialog.open === 'transfer') {
    expect(dialog.transfer.getSnapshot().context).toMatchObject({ direction: 'toService', supplierId: 1 })
    dialog.transfer.send({ type: 'dialog.dismissed' })
  }
  expect([view().dialog.open, asked()]).toEqual(['none', [1, 1]])
})
