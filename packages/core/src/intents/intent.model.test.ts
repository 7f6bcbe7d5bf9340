import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { kopecks } from '../kernel/money.ts'
import { intentMachine } from './intent.machine.ts'
import type { Intent, IntentKind, TrailLine } from './intents.domain.ts'

const before = { main: kopecks(90000), service: kopecks(10000), isSubscribed: false, lineIds: ['1'] }
const figures = {
  steps: { information: true, product: true, delivery: true, payment: true },
  mainBalance: before.main,
  serviceBalance: before.service,
  cost: kopecks(49900),
  active: false,
  storeName: null,
  chats: 0,
  orders: 0,
}
const intent = (kind: IntentKind): Intent => ({
  id: 'one',
  supplierId: 1,
  kind,
  amount: kopecks(39900),
  confirmedAt: 0,
  before,
  step: 'sent',
})
const nothingNew: readonly TrailLine[] = [{ id: '1', type: 'bonus', amount: kopecks(10000) }]
const trailOf: Readonly<Record<IntentKind, TrailLine>> = {
  coverShortfall: { id: '2', type: 'transferIn', amount: kopecks(39900) },
  transferToService: { id: '2', type: 'transferIn', amount: kopecks(39900) },
  transferToMain: { id: '2', type: 'transferOut', amount: kopecks(-39900) },
  paySubscription: { id: '2', type: 'subscription', amount: kopecks(-39900) },
}
const refused = (status: number) =>
  fails({ kind: 'refused', status, texts: [{ text: 'No' }], fields: {}, retryAfter: null })

const walkOf = (kind: IntentKind, isResumed: boolean, now: number) =>
  explore(intentMachine, {
    input: { clock: { now: () => now }, intent: intent(kind), isResumed, owner: { send: () => {} } },
    user: [{ type: 'check.chosen' }, { type: 'check.postponed' }],
    world: {
      isOnline: [gives(true), gives(false), fails()],
      keepIntent: [gives('stored'), fails()],
      sendIntent: [
        gives({ text: 'Done' }),
        gives(null),
        refused(422),
        refused(409),
        fails(),
        fails({ kind: 'timedOut' }),
      ],
      fetchSetup: [gives(figures), gives({ ...figures, serviceBalance: null }), fails()],
      fetchTrail: [
        gives(nothingNew),
        gives([trailOf[kind], ...nothingNew]),
        gives([{ id: null, type: null, amount: null }]),
        fails(),
      ],
      forgetIntent: [gives(), fails()],
    },
    lens: ({ setup, failures, patience, outcome }) => [setup?.serviceBalance, failures, patience, outcome],
  })

const early = walkOf('coverShortfall', false, 0)
const late = walkOf('coverShortfall', false, 60_000)
const resumed = walkOf('paySubscription', true, 60_000)
const walks = [early, late, resumed, walkOf('transferToMain', false, 60_000)]

test('every state and every transition is visited', () => {
  expectFullCoverage('intent', early.coverage, late.coverage, resumed.coverage)
})

test('nothing is sent before it is written down', () => {
  for (const { paths } of walks) {
    const sending = paths.filter(({ state }) => state.matches('sending'))
    for (const { story } of sending) expect(story).toContain('xstate.done.actor.keepIntent')
  }
})

test('nothing is sent twice, whatever happens', () => {
  for (const { moves } of walks) {
    const again = moves.filter(({ from, to }) => to.matches('sending') && !from.matches('sending'))
    for (const { from } of again) expect(from.matches('keeping')).toBe(true)
    const backToKeeping = moves.filter(({ from, to }) => to.matches('keeping') && !from.matches('keeping'))
    for (const { from } of backToKeeping) expect(from.matches('askingLine')).toBe(true)
  }
})

test('what was sent before is only looked up', () => {
  expect(resumed.paths.filter(({ state }) => state.matches('sending'))).toEqual([])
})

test('there is always a way to an outcome', () => {
  for (const { trapsFor } of walks) expect(trapsFor((state) => state.status === 'done')).toEqual([])
})

test('a person can check again exactly where the machine gave up', () => {
  for (const { paths } of walks) {
    const able = paths.filter(({ state }) => state.status === 'active' && state.can({ type: 'check.chosen' }))
    expect(able).not.toEqual([])
    for (const { state } of able) expect(state.matches('unchecked')).toBe(true)
  }
})

test('it says moved only by the server’s word or its figures', () => {
  for (const { paths } of walks) {
    const done = paths.filter(({ state }) => state.context.outcome?.result === 'moved')
    expect(done).not.toEqual([])
    for (const { story } of done) {
      expect(/done\.actor\.(sendIntent|fetchTrail)/.test(story)).toBe(true)
    }
  }
})

test('not too early: what may still be carried out is looked at again', () => {
  const verdicts = early.paths.filter(
    ({ state, story }) =>
      state.context.outcome?.result === 'notMoved' &&
      state.context.outcome.failure === null &&
      story.includes('fetchTrail'),
  )
  // A conflict is decided when it is answered; everything else waits.
  for (const { state } of verdicts) expect(state.context.patience).toBe(0)
})
