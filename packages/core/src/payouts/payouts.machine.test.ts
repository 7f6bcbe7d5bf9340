import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { selectList } from '../resource/list.selectors.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { composePayouts } from './payouts.compose.ts'
import type { Payout, PayoutPage, PayoutQuery, PayoutStatus } from './payouts.domain.ts'
import { payoutList, samePayouts, selectPayouts } from './payouts.selectors.ts'

const totals = {
  available: kopecks(5000_00),
  held: kopecks(100_00),
  processing: kopecks(0),
  paidThisMonth: null,
  minimum: kopecks(100_00),
}
const refused: Failure = {
  kind: 'refused',
  status: 409,
  texts: [{ text: 'Виплату вже не можна скасувати.' }],
  fields: {},
  retryAfter: null,
}
const changed = { type: 'balances.changed' }

interface Story {
  readonly search?: string
  readonly cancelFails?: Failure
  readonly listFails?: Failure
  readonly requestFails?: Failure
}

const start = ({ search, cancelFails, listFails, requestFails }: Story = {}) => {
  const server: { rows: [string, PayoutStatus][] } = {
    rows: [
      ['2', 'created'],
      ['1', 'paid'],
    ],
  }
  const page = (asked: PayoutQuery): PayoutPage => ({
    rows: server.rows
      .filter(([, status]) => asked.status === null || asked.status === status)
      .map(([id, status]) => ({ id, number: id, status, amount: kopecks(1000_00) }) as Payout),
    page: asked.page,
    total: null,
    lastPage: 1,
    totals,
    requisites: [{ id: 'r1', title: 'ФОП', masked: '••6001' }],
  })
  const payouts = {
    fetchPayouts: vi.fn(async (asked: PayoutQuery) => {
      if (listFails) throw new PortError(listFails)
      return page(asked)
    }),
    previewPayout: async () => ({
      amount: kopecks(1000_00),
      fee: kopecks(0),
      net: kopecks(1000_00),
      expectedAt: null,
      version: 'v1',
    }),
    requestPayout: vi.fn(async () => {
      if (requestFails) throw new PortError(requestFails)
      server.rows = [[String(server.rows.length + 1), 'created'], ...server.rows]
    }),
    cancelPayout: vi.fn(async (id: string) => {
      if (cancelFails) throw new PortError(cancelFails)
      server.rows = server.rows.map(([row, status]) => [row, row === id ? 'cancelled' : status])
    }),
  }
  /** That dialogs come and go, and something is typed, belongs to every story. */
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(composePayouts({ drafts: silentPorts().drafts, payouts }), {
    clock,
    input: {
      trunk: {
        send: (event) => !/^(dialog|work|writes)\.changed$|^write\.failed$/.test(event.type) && told.push(event),
      },
      clock: { now: () => clock.now() },
      ids: { next: () => 'id-1' },
      place: { to: 'payouts', ...(search && { search }) },
      carried: nothingCarried,
      supplier: someSession.supplier,
    },
  }).start()
  const list = payoutList(actor.getSnapshot())
  return {
    actor,
    payouts,
    server,
    told,
    asked: () => payouts.fetchPayouts.mock.calls.map(([query]) => query),
    settled: () => new Promise(setImmediate),
    view: () => selectPayouts(actor.getSnapshot()),
    list: () => selectList<Payout, PayoutQuery>(list.getSnapshot()),
    request: async () => {
      actor.send({ type: 'request.chosen' })
      const { request } = actor.getSnapshot().children
      const form = must(must(request).getSnapshot().children.form)
      form.send({ type: 'amount.typed', text: '1000' })
      form.send({ type: 'form.submitted' })
      await new Promise(setImmediate)
      request?.send({ type: 'payout.confirmed' })
      await new Promise(setImmediate)
      return must(request)
    },
  }
}

test('the list and the sums come from one reading', async () => {
  const { asked, list, settled, view } = start({ search: '?status=paid' })
  expect(view()).toEqual({ totals: null, busyId: null, dialog: { open: 'none' } })
  await settled()
  expect(asked()).toEqual([{ page: 1, status: 'paid' }])
  expect(list()).toMatchObject({ state: 'rows', rows: [{ id: '1', status: 'paid' }] })
  expect(view().totals).toEqual(totals)
})

test('before the sums are known, nothing can be asked for', async () => {
  const { actor, list, settled, view } = start({ listFails: { kind: 'unreachable' } })
  actor.send({ type: 'request.chosen' })
  await settled()
  actor.send({ type: 'request.chosen' })
  expect([list().state, view().dialog]).toEqual(['failed', { open: 'none' }])
})

test('news about the balances read the list again, once there is one', async () => {
  const { actor, asked, settled } = start()
  actor.send({ type: 'setup.learned', setup: someSetup })
  await settled()
  expect(asked()).toHaveLength(1)
  actor.send({ type: 'setup.learned', setup: someSetup })
  await settled()
  actor.send({ type: 'place.refined', place: { to: 'payouts', search: '?status=paid' } })
  await settled()
  expect(asked()).toEqual([
    { page: 1, status: null },
    { page: 1, status: null },
    { page: 1, status: 'paid' },
  ])
})

test('a payout that was asked for makes every figure new', async () => {
  const { list, payouts, request, settled, told, view } = start()
  await settled()
  await request()
  await settled()
  expect(payouts.requestPayout).toHaveBeenCalledOnce()
  expect(told).toEqual([{ type: 'success.met', message: { key: 'payouts.requested' } }, changed])
  expect([view().dialog.open, list()]).toMatchObject(['none', { rows: [{ id: '3' }, { id: '2' }, { id: '1' }] }])
})

test('a request nobody knows about is kept in mind until the list tells', async () => {
  const { actor, payouts, request, server, settled, view } = start({ requestFails: { kind: 'timedOut' } })
  await settled()
  const dialog = await request()
  dialog.send({ type: 'dialog.dismissed' })
  await settled()
  expect([view().dialog.open, actor.getSnapshot().context.unsettled?.seen]).toEqual(['none', ['2', '1']])
  server.rows = [['3', 'created'], ...server.rows]
  actor.send({ type: 'setup.learned', setup: someSetup })
  await settled()
  expect(actor.getSnapshot().context.unsettled).toBeNull()
  expect(payouts.requestPayout).toHaveBeenCalledOnce()
})

test('cancelling is asked about, done once, and followed by the server’s truth', async () => {
  const { actor, asked, list, payouts, settled, told, view } = start()
  await settled()
  const before = view()
  actor.send({ type: 'cancel.chosen', id: '1' })
  actor.send({ type: 'cancel.chosen', id: '9' })
  expect(samePayouts(before, view())).toBe(true)
  actor.send({ type: 'cancel.chosen', id: '2' })
  expect([samePayouts(before, view()), view().dialog]).toMatchObject([false, { open: 'cancel', payout: { id: '2' } }])
  actor.send({ type: 'dialog.dismissed' })
  expect(view()).toEqual(before)

  actor.send({ type: 'cancel.chosen', id: '2' })
  for (let clicks = 0; clicks < 20; clicks += 1) actor.send({ type: 'cancel.confirmed' })
  expect([view().busyId, view().dialog, list()]).toMatchObject([
    '2',
    { open: 'none' },
    { rows: [{ status: 'created' }, {}] },
  ])
  await settled()
  expect(payouts.cancelPayout.mock.calls.map(([id]) => id)).toEqual(['2'])
  expect(told).toEqual([{ type: 'success.met', message: { key: 'payouts.cancelled' } }, changed])
  await settled()
  expect([asked().length, view().busyId, list()]).toMatchObject([2, null, { rows: [{ status: 'cancelled' }, {}] }])
})

test.each<Failure>([refused, { kind: 'timedOut' }])(
  'a cancellation that failed shows what is true',
  async (failure) => {
    const { actor, list, server, settled, told, view } = start({ cancelFails: failure })
    await settled()
    actor.send({ type: 'cancel.chosen', id: '2' })
    actor.send({ type: 'cancel.confirmed' })
    server.rows = [['2', 'processing']]
    await settled()
    await settled()
    expect(told).toEqual([{ type: 'failure.met', failure }, changed])
    expect([view().busyId, list()]).toMatchObject([null, { rows: [{ id: '2', status: 'processing' }] }])
  },
)
