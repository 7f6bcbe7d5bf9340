import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { silentPorts } from '../../testing/ports.ts'
import { composeDraft } from '../drafts/drafts.compose.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import { actorsOf } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import { payoutRequestMachine } from './payout-request.machine.ts'
import { selectPayoutDialog, selectPayoutForm } from './payout-request.selectors.ts'
import type { Unsettled } from './payout-sending.domain.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import type { Payout, PayoutPage, PayoutRequest } from './payouts.domain.ts'
import type { PayoutsPort } from './payouts.port.ts'

const iban = 'UA213223130000026007233566001'
const timedOut: Failure = { kind: 'timedOut' }
const conflict: Failure = { kind: 'refused', status: 409, texts: [{ text: 'Ні' }], fields: {}, retryAfter: null }
const refused: Failure = {
  kind: 'refused',
  status: 422,
  texts: [{ text: 'Невірний IBAN' }],
  fields: { iban: [{ text: 'Невірний IBAN' }] },
  retryAfter: null,
}

interface Story {
  /** How the requests end, one after another; `null` is well. */
  readonly ends?: readonly (Failure | null)[]
  /** Whether a request that failed was carried out all the same. */
  readonly isApplied?: boolean
  readonly unsettled?: Unsettled | null
}

const start = ({ ends = [], isApplied = false, unsettled = null }: Story = {}) => {
  const server = { ids: ['1'], version: 'v1' }
  const outcomes = [...ends]
  const page = (): PayoutPage => ({
    rows: server.ids.map((id) => ({ id, amount: kopecks(1000_00) }) as Payout),
    page: 1,
    total: null,
    lastPage: null,
    totals: {
      available: kopecks(5000_00),
      held: null,
      processing: null,
      paidThisMonth: null,
      minimum: kopecks(100_00),
    },
    requisites: [{ id: 'r1', title: 'ФОП', masked: '••6001' }],
  })
  const port = {
    fetchPayouts: vi.fn(async () => page()),
    previewPayout: vi.fn(async (amount: Kopecks) => ({
      amount,
      fee: kopecks(0),
      net: amount,
      expectedAt: null,
      version: server.version,
    })),
    requestPayout: vi.fn(async (_: PayoutRequest) => {
      const failure = outcomes.shift() ?? null
      if (failure === null || isApplied) server.ids = [`${server.ids.length + 1}`, ...server.ids]
      if (failure !== null) throw new PortError(failure)
    }),
  }
  const told: TrunkEvent[] = []
  const clock = new SimulatedClock()
  let ids = 0
  const { fetchPayouts, previewPayout, requestPayout } = port
  const actor = createActor(
    payoutRequestMachine.provide({
      actors: {
        draft: composeDraft(silentPorts().drafts),
        form: payoutFormMachine.provide({
          actors: actorsOf<Pick<PayoutsPort, 'previewPayout'>>({ previewPayout }),
        }),
        sending: payoutSendingMachine.provide({
          actors: actorsOf<Pick<PayoutsPort, 'fetchPayouts' | 'requestPayout'>>({ fetchPayouts, requestPayout }),
        }),
      },
    }),
    {
      clock,
      input: {
        trunk: { send: (event) => told.push(event) },
        supplierId: 1,
        clock: { now: () => clock.now() },
        ids: {
          next: () => {
            ids += 1
            return `id-${ids}`
          },
        },
        known: page(),
        unsettled,
      },
    },
  ).start()
  const form = () => must(actor.getSnapshot().children.form)
  const settled = () => new Promise(setImmediate)
  return {
    actor,
    clock,
    port,
    server,
    told,
    form,
    settled,
    dialog: () => selectPayoutDialog(actor.getSnapshot()),
    view: () => selectPayoutForm(form().getSnapshot()),
    sent: () => requestPayout.mock.calls.map(([request]) => request),
    submit: async (amount = '1000') => {
      form().send({ type: 'amount.typed', text: amount })
      form().send({ type: 'form.submitted' })
      await settled()
    },
    confirm: async () => {
      actor.send({ type: 'payout.confirmed' })
      await settled()
    },
  }
}

test('a payout to saved requisites is confirmed once and sent once', async () => {
  const { actor, confirm, dialog, form, sent, submit, told } = start()
  form().send({ type: 'field.typed', field: 'comment', text: ' за серпень ' })
  await submit()
  expect(dialog()).toEqual({
    step: 'confirm',
    preview: { amount: 1000_00, fee: 0, net: 1000_00, expectedAt: null, version: 'v1' },
    account: { isNew: false, requisites: { id: 'r1', title: 'ФОП', masked: '••6001' } },
    comment: ' за серпень ',
    note: null,
  })
  await confirm()
  expect(sent()).toEqual([
    { id: 'id-1', amount: 1000_00, destination: { id: 'r1' }, comment: 'за серпень', version: 'v1' },
  ])
  expect(told).toEqual([{ type: 'success.met', message: { key: 'payouts.requested' } }])
  expect([dialog(), actor.getSnapshot().output]).toEqual([{ step: 'closed' }, { mayHaveMoved: true, unsettled: null }])
})

test('a new account is confirmed twice, by what will be sent', async () => {
  const { actor, confirm, dialog, form, sent, settled, submit } = start()
  form().send({ type: 'requisites.chosen', id: null })
  form().send({ type: 'field.typed', field: 'iban', text: 'ua21 3223 1300 0002 6007 2335 6600 1' })
  form().send({ type: 'field.typed', field: 'holder', text: ' ФОП Коваль ' })
  await submit()
  const account = { isNew: true, iban, holder: 'ФОП Коваль' }
  expect(dialog()).toMatchObject({ step: 'confirm', account })
  for (let clicks = 0; clicks < 20; clicks += 1) await confirm()
  expect([dialog(), sent()]).toEqual([{ step: 'confirmAccount', account }, []])
  actor.send({ type: 'account.confirmed' })
  await settled()
  expect(sent()).toMatchObject([{ destination: { iban, holder: 'ФОП Коваль' } }])
})

test('leaving a confirmation leads back to the form as it was', async () => {
  const { actor, dialog, sent, submit, view } = start()
  await submit('1 000')
  actor.send({ type: 'confirmation.left' })
  expect(dialog().step).toBe('form')
  expect(view()).toMatchObject({ values: { amount: '1 000' }, preview: { state: 'known' }, isBusy: false })
  actor.send({ type: 'dialog.dismissed' })
  expect([sent(), actor.getSnapshot().output]).toEqual([[], { mayHaveMoved: false, unsettled: null }])
})

test('terms that changed are shown, and confirmed anew under another id', async () => {
  const { confirm, dialog, sent, server, submit, told } = start({ ends: [conflict] })
  await submit()
  server.version = 'v2'
  await confirm()
  expect(dialog()).toMatchObject({
    step: 'confirm',
    preview: { version: 'v2' },
    note: { key: 'payouts.termsChanged' },
  })
  expect(told).toEqual([{ type: 'failure.met', failure: conflict }])
  await confirm()
  expect(sent().map(({ id, version }) => [id, version])).toEqual([
    ['id-1', 'v1'],
    ['id-2', 'v2'],
  ])
})

test('what the server refuses is shown in its place, with everything that was typed', async () => {
  const { confirm, sent, submit, told, view } = start({ ends: [refused] })
  await submit()
  await confirm()
  expect(view()).toMatchObject({
    values: { amount: '1000' },
    errors: { iban: { text: 'Невірний IBAN' } },
    isBusy: false,
  })
  expect([sent().length, told]).toEqual([1, [{ type: 'failure.met', failure: refused }]])
})

test('a request that was not made is said so, and keeps its id when it is sent again', async () => {
  const { clock, confirm, dialog, sent, settled, submit, view } = start({ ends: [timedOut] })
  await submit()
  await confirm()
  for (let looks = 0; looks < 9; looks += 1) {
    expect(dialog().step).toBe('sending')
    clock.increment(5000)
    await settled()
  }
  expect(view()).toMatchObject({ values: { amount: '1000' }, note: { key: 'payouts.notMade' } })
  expect(sent()).toHaveLength(1)
  await submit()
  await confirm()
  expect(sent()[1]).toEqual(sent()[0])
  expect(dialog().step).toBe('closed')
})

test('another wish after that is another request', async () => {
  const { clock, confirm, sent, settled, submit } = start({ ends: [{ kind: 'unreachable' }] })
  await submit()
  await confirm()
  for (let looks = 0; looks < 3; looks += 1) {
    clock.increment(5000)
    await settled()
  }
  await submit('1000,01')
  await confirm()
  expect(sent().map(({ id }) => id)).toEqual(['id-1', 'id-2'])
})

test('a dialog closed while nobody knows hands the request to the next one', async () => {
  const first = start({ ends: [timedOut] })
  await first.submit()
  await first.confirm()
  first.actor.send({ type: 'dialog.dismissed' })
  const { mayHaveMoved, unsettled } = must(first.actor.getSnapshot().output)
  expect([mayHaveMoved, unsettled]).toEqual([true, { request: first.sent()[0], seen: ['1'] }])

  const next = start({ unsettled: { request: must(first.sent()[0]), seen: ['0'] } })
  await next.submit()
  await next.confirm()
  expect([next.sent(), next.told]).toEqual([[], [{ type: 'success.met', message: { key: 'payouts.requested' } }]])
})
