import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { actorLogOf, answers, type Happening, refuses, runsOut } from '../../testing/actor-log.ts'
import { someFunds } from '../../testing/samples/payouts.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { PortError } from '../kernel/failure.ts'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import { actorsOf } from '../kernel/port.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import type { PayoutFormEvent, PayoutFormInput } from './payout-form.setup.ts'
import { emptyForm } from './payout-request.domain.ts'
import { selectPayoutForm } from './payout-request.selectors.ts'
import type { PayoutPreview } from './payouts.domain.ts'
import type { PayoutsPort } from './payouts.port.ts'

type Port = Pick<PayoutsPort, 'previewPayout'>

const known = someFunds
const previewOf = (amount: Kopecks): PayoutPreview => ({
  amount,
  fee: kopecks(12_50),
  net: kopecks(amount - 12_50),
  expectedAt: null,
  version: 'v1',
})
const failure = { kind: 'serverBroken', status: 500, texts: [{ text: 'Ой' }], retryAfter: null } as const

const start = (previewPayout: Port['previewPayout'] = async (amount) => previewOf(amount), input: object = {}) => {
  const port = { previewPayout: vi.fn(previewPayout) }
  const told: FeatureEvent[] = []
  const clock = new SimulatedClock()
  const actor = createActor(payoutFormMachine.provide({ actors: actorsOf<Port>(port) }), {
    clock,
    input: {
      app: { send: (event) => told.push(event) },
      owner: { send: () => {} },
      known,
      values: emptyForm(known),
      errors: {},
      note: null,
      preview: null,
      isResubmitted: false,
      ...input,
    } satisfies PayoutFormInput,
  }).start()
  return {
    actor,
    clock,
    port,
    told,
    asked: () => port.previewPayout.mock.calls.map(([amount]) => amount),
    view: () => selectPayoutForm(actor.getSnapshot()),
    type: (text: string) => actor.send({ type: 'amount.typed', text }),
    idle: () => waitFor(actor, (state) => !state.hasTag('busy')),
  }
}

test('an amount is previewed after a pause in typing', async () => {
  const { asked, clock, idle, type, view } = start()
  expect(view()).toMatchObject({ isNewAccount: false, mayTakeWhole: true, preview: { state: 'none' } })
  for (const text of ['1', '10', '100', '1000']) {
    type(text)
    clock.increment(399)
  }
  expect([asked(), view().preview]).toEqual([[], { state: 'loading' }])
  clock.increment(1)
  await idle()
  expect([asked(), view().preview]).toEqual([[1000_00], { state: 'known', preview: previewOf(kopecks(1000_00)) }])
})

test('an invalid amount is not previewed and hides an older preview', async () => {
  const { asked, clock, idle, type, view } = start()
  type('1000')
  clock.increment(400)
  await idle()
  type('99')
  clock.increment(3_600_000)
  expect([asked(), view().preview]).toEqual([[1000_00], { state: 'none' }])
})

test('a new preview aborts the one before and ignores its response', async () => {
  const answers = new Map<number, (preview: PayoutPreview) => void>()
  const { clock, idle, port, type, view } = start((amount) => new Promise((resolve) => answers.set(amount, resolve)))
  type('1000')
  clock.increment(400)
  type('2000')
  clock.increment(400)
  expect(port.previewPayout.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false])
  answers.get(2000_00)?.(previewOf(kopecks(2000_00)))
  answers.get(1000_00)?.(previewOf(kopecks(1000_00)))
  await idle()
  await new Promise(setImmediate)
  expect(view().preview).toMatchObject({ preview: { amount: 2000_00 } })
})

test('choosing the whole sum previews it at once', async () => {
  const { actor, asked, idle, view } = start()
  actor.send({ type: 'wholeSum.chosen' })
  await idle()
  expect([asked(), view().values.amount]).toEqual([[5000_00], '5000'])
})

test('the whole sum is not offered below the minimum', () => {
  const { view } = start(undefined, { known: { ...known, totals: { ...known.totals, available: kopecks(99_99) } } })
  expect(view().mayTakeWhole).toBe(false)
})

test('other fields keep the preview, and new requisites show other fields', async () => {
  const { actor, asked, clock, idle, view } = start()
  actor.send({ type: 'amount.typed', text: '1000' })
  clock.increment(200)
  actor.send({ type: 'requisites.chosen', id: null })
  actor.send({ type: 'field.typed', field: 'iban', text: 'UA1' })
  clock.increment(200)
  await idle()
  expect([asked(), view().isNewAccount, view().preview.state]).toEqual([[1000_00], true, 'known'])
  actor.send({ type: 'form.submitted' })
  expect(view().errors).toEqual({ iban: { key: 'payouts.ibanRule' }, holder: { key: 'payouts.holderRule' } })
  actor.send({ type: 'field.typed', field: 'iban', text: 'UA21' })
  expect(Object.keys(view().errors)).toEqual(['holder'])
  actor.send({ type: 'requisites.chosen', id: 'r1' })
  expect(view().errors).toEqual({})
})

test('a failed preview is logged and can be retried', async () => {
  let isThere = false
  const { actor, clock, idle, told, type, view } = start(async (amount) => {
    if (!isThere) throw new PortError(failure)
    return previewOf(amount)
  })
  type('1000')
  clock.increment(400)
  await idle()
  expect([view().preview, told]).toEqual([
    { state: 'failed' },
    [{ type: 'fault.logged', code: 'Failed to fetch payout preview', failure }],
  ])
  isThere = true
  actor.send({ type: 'retry.chosen' })
  await idle()
  expect(view().preview.state).toBe('known')
})

test('a form submitted before the preview waits for it', async () => {
  const { actor, asked, idle, type, view } = start()
  type('1 000,5')
  actor.send({ type: 'form.submitted' })
  actor.send({ type: 'form.submitted' })
  expect(view().isBusy).toBe(true)
  await idle()
  expect(asked()).toEqual([1000_50])
  expect(actor.getSnapshot().output).toEqual({
    values: { ...emptyForm(known), amount: '1 000,5' },
    preview: previewOf(kopecks(1000_50)),
    note: null,
  })
})

test.each([
  ['fails', () => Promise.reject(new PortError(failure)), failure],
  ['is for another amount', async () => previewOf(kopecks(1)), { kind: 'unexpected' }],
])('a submitted form whose preview %s can be edited again and keeps all typed text', async (_, answer, sent) => {
  const { actor, idle, told, type, view } = start(answer)
  type('1000')
  actor.send({ type: 'field.typed', field: 'comment', text: 'за серпень' })
  actor.send({ type: 'form.submitted' })
  await idle()
  expect(view()).toMatchObject({ isBusy: false, values: { amount: '1000', comment: 'за серпень' } })
  expect(told).toEqual([{ type: 'failure.reported', failure: sent }])
})

test('what is said of the form goes once a field is typed, an account is chosen, or it is right', async () => {
  const said = {
    values: { ...emptyForm(known), amount: '1000' },
    note: { key: 'payouts.termsChanged' },
    errors: { amount: { key: 'kit.required' }, comment: { key: 'kit.required' } },
  } as const
  const told = (event: PayoutFormEvent) => {
    const { actor } = start(() => new Promise(() => {}), said)
    actor.send(event)
    const { note, errors } = actor.getSnapshot().context
    return [note, Object.keys(errors)]
  }
  expect(told({ type: 'field.typed', field: 'comment', text: 'soon' })).toEqual([null, ['amount']])
  expect(told({ type: 'requisites.chosen', id: null })).toEqual([null, ['amount', 'comment']])
  expect(told({ type: 'form.submitted' })).toEqual([said.note, []])
})

test('a form whose terms changed requests new ones automatically', async () => {
  const note = { key: 'payouts.termsChanged' } as const
  const { actor, asked, idle } = start(undefined, {
    values: { ...emptyForm(known), amount: '1000' },
    note,
    isResubmitted: true,
  })
  await idle()
  expect([asked(), actor.getSnapshot().output]).toMatchObject([[1000_00], { note, preview: { version: 'v1' } }])
})

describe('with scripted events', () => {
  const empty = { amount: '', requisites: 'r1', iban: '', holder: '', comment: '' }
  const previewOf = (amount: number): PayoutPreview => ({
    amount: kopecks(amount),
    fee: kopecks(0),
    net: kopecks(amount),
    expectedAt: null,
    version: 'v1',
  })
  const input = {
    app: { send: () => {} },
    owner: { send: () => {} },
    known,
    values: empty,
    errors: {},
    note: null,
    preview: null,
    isResubmitted: false,
  }
  const form = actorLogOf(payoutFormMachine, input)

  const typed = (text: string): PayoutFormEvent => ({ type: 'amount.typed', text })
  const left: PayoutFormEvent = {
    type: 'draft.found',
    texts: { amount: '1000', requisites: '', comment: 'soon' },
  }
  const submitted: PayoutFormEvent = { type: 'form.submitted' }
  const refusal = {
    kind: 'refused',
    status: 422,
    texts: [],
    fields: { amount: [{ text: 'no' }] },
    retryAfter: null,
  } as const
  const previewing = [typed('1000'), runsOut('typingPauses')] as const
  const previewed = [...previewing, answers('previewPayout', previewOf(1000_00))] as const
  const pricing = [typed('1000'), submitted] as const

  type Scenario = readonly (PayoutFormEvent | Happening)[]

  const waits = 'owner edits.typed'

  test.each<[string, Scenario, readonly string[], object]>([
    ['an amount', [typed('1000')], [waits], { amount: '1000' }],
    ['the whole sum', [{ type: 'wholeSum.chosen' }], [waits, 'asks previewPayout'], { amount: '5000' }],
    ['the choice of a new account', [{ type: 'requisites.chosen', id: null }], [waits], { requisites: '' }],
    ['a comment', [{ type: 'field.typed', field: 'comment', text: 'soon' }], [waits], { comment: 'soon' }],
    ['a restored draft', [left], [waits, 'asks previewPayout'], { amount: '1000', requisites: '', comment: 'soon' }],
    [
      'a restored draft with an invalid amount',
      [{ type: 'draft.found', texts: { amount: '1e9' } }],
      [waits],
      { amount: '1e9' },
    ],
  ])('%s is saved in the draft', async (_, scenario, sent, texts) => {
    const lived = await form(...scenario)
    expect(lived.sent).toEqual(sent)
    expect(lived.events[0]).toEqual({ type: 'edits.typed', texts })
  })

  test.each<[string, Scenario, object]>([
    [
      'a preview that cannot be loaded shows its error',
      [...previewing, refuses('previewPayout', refusal)],
      {
        state: { filling: { preview: 'unpreviewed', requisites: 'kept' } },
        sent: ['app fault.logged'],
        context: { errors: { amount: { text: 'no' } } },
      },
    ],
    ['typed text is reported to the owner', [typed('1')], { sent: ['owner edits.typed'] }],
    [
      'a draft does not replace a typed amount',
      [typed('5'), left],
      { sent: [], context: { values: { amount: '5', comment: '' } } },
    ],
    ['a submitted form with a known preview ends', [...previewed, submitted], { isOver: true, sent: [] }],
    [
      'a refusal is reported and shown beside its field',
      [...pricing, refuses('priceOfPayout', refusal)],
      {
        state: { filling: { preview: 'unpreviewed', requisites: 'kept' } },
        sent: ['app failure.reported'],
        context: { errors: { amount: { text: 'no' } } },
      },
    ],
  ])('requesting a payout: %s', async (_, scenario, lived) => expect(await form(...scenario)).toMatchObject(lived))
})
