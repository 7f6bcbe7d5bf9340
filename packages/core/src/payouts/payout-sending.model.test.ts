import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { Failure } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import { selectPayoutSending } from './payout-sending.selectors.ts'
import type { Payout, PayoutPage } from './payouts.domain.ts'

const row = (id: string): Payout => ({
  id,
  number: id,
  createdAt: null,
  amount: kopecks(1000_00),
  fee: null,
  net: null,
  requisites: null,
  status: 'created',
  reason: null,
  expectedAt: null,
  paidAt: null,
})
const page = (available: number, ...ids: string[]): PayoutPage => ({
  rows: ids.map(row),
  page: 1,
  total: null,
  lastPage: null,
  totals: { available: kopecks(available), held: null, processing: null, paidThisMonth: null, minimum: null },
  requisites: [],
})
const refused = (status: number): Failure => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })

const input = {
  trunk: { send: () => {} },
  clock: { now: () => 0 },
  request: { id: 'id-1', amount: kopecks(1000_00), destination: { id: 'r1' }, comment: '', version: 'v1' },
}
const surroundings = {
  user: [{ type: 'check.chosen' as const }, { type: 'dialog.dismissed' as const }],
  world: {
    fetchPayouts: [gives(page(5000_00, '1')), gives(page(5000_00, '2', '1')), gives(page(0, '1')), fails()],
    requestPayout: [
      gives(),
      fails({ kind: 'timedOut' }),
      fails({ kind: 'serverBroken', status: 500, texts: [], retryAfter: null }),
      fails(refused(409)),
      fails(refused(422)),
    ],
  },
  lens: ({ seen, failure, failures, pause, result }: Record<string, unknown>) => [
    seen,
    failure,
    failures,
    pause,
    result,
  ],
}
const walks = [
  explore(payoutSendingMachine, { ...surroundings, input: { ...input, seen: null } } as never),
  explore(payoutSendingMachine, { ...surroundings, input: { ...input, seen: ['1'] } } as never),
] as const

test('every state and every transition is visited', () => {
  expectFullCoverage('payout-sending', walks[0].coverage, walks[1].coverage)
})

test.each(walks)('it always ends', ({ trapsFor }) => {
  expect(trapsFor((state) => state.status === 'done')).toEqual([])
})

test.each(walks)('the request is sent once, whatever became of it', ({ paths }) => {
  expect(paths.filter(({ state }) => state.matches('sending'))).not.toEqual([])
  for (const { story } of paths) expect(story.split('actor.requestPayout').length).toBeLessThanOrEqual(2)
})

test.each(walks)('nothing is sent that the newest figures do not allow', ({ moves }) => {
  const sent = moves.filter(({ to, from }) => to.matches('sending') && !from.matches('sending'))
  expect(sent).not.toEqual([])
  for (const { from, to } of sent) {
    expect(from.matches('readingBefore')).toBe(true)
    expect(to.context.fresh?.totals.available).toBeGreaterThanOrEqual(1000_00)
  }
})

test.each(walks)('a busy step ignores the person, but for leaving a check', ({ moves }) => {
  const busy = moves.filter(({ from, event }) => from.hasTag('busy') && !event.startsWith('xstate.'))
  const disturbed = busy.filter(({ from, event }) => !(from.matches('checking') && event === 'dialog.dismissed'))
  expect(disturbed).not.toEqual([])
  for (const { from, to } of disturbed) expect([to.value, to.context]).toEqual([from.value, from.context])
})

test.each(walks)('what is not known to be made is handed back, and nothing else is', ({ paths }) => {
  const done = paths.filter(({ state }) => state.status === 'done')
  for (const { state } of done) {
    const { result, unsettled } = state.output as NonNullable<typeof state.output>
    if (result === 'made' || result === 'changed' || result === 'refused') expect(unsettled).toBeNull()
    if (result === 'notMade' || result === 'left') {
      expect(unsettled).toEqual({ request: input.request, seen: state.context.seen })
    }
  }
})

test('a person is always told what is going on', () => {
  const shown = new Set(walks[0].paths.map(({ state }) => JSON.stringify(selectPayoutSending(state))))
  expect(shown).toEqual(
    new Set(
      [{ step: 'wait', doing: 'sending' }, { step: 'wait', doing: 'checking' }, { step: 'unchecked' }].map((view) =>
        JSON.stringify(view),
      ),
    ),
  )
})
