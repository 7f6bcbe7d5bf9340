import { expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import type { Claimed } from './claims.domain.ts'
import {
  type ClaimsChanged,
  claimActors,
  claimsId,
  claimsLogic,
  isDirtyWithoutDraft,
  movesMoney,
  showsDialog,
  showsModal,
  watchClaims,
} from './claims.ts'

type Event = { type: 'open' } | { type: 'close' } | { type: 'break' } | { type: 'end' }

const form = setup({ types: { events: {} as Event }, actors: claimActors }).createMachine({
  id: 'form',
  invoke: isDirtyWithoutDraft,
})

const screen = setup({
  types: { events: {} as Event },
  actors: { form },
  actions: {
    throws: () => {
      throw new Error('broken on purpose')
    },
  },
}).createMachine({
  id: 'screen',
  initial: 'shown',
  on: { break: { actions: 'throws' }, end: '.ended' },
  states: {
    shown: { on: { open: 'asking' } },
    asking: {
      invoke: [showsDialog, movesMoney, { id: 'form', src: 'form', onError: {} }],
      on: { close: 'shown' },
    },
    ended: { type: 'final' },
  },
})

const app = setup({
  types: {
    context: {} as { heard: readonly Claimed[] },
    events: {} as ClaimsChanged | { type: 'leave' } | { type: 'offer' },
    children: {} as { claims: 'claims'; screen: 'screen'; watchClaims: 'watchClaims' },
  },
  actors: { claims: claimsLogic, screen, watchClaims },
  actions: {
    remember: assign(({ context }, claimed: Claimed) => ({ heard: [...context.heard, claimed] })),
  },
}).createMachine({
  id: 'app',
  context: { heard: [] },
  invoke: [
    { id: 'claims', src: 'claims', systemId: claimsId },
    { id: 'watchClaims', src: 'watchClaims' },
  ],
  on: { 'claims.changed': { actions: { type: 'remember', params: ({ event }) => event.claimed } } },
  initial: 'open',
  states: {
    open: {
      invoke: { id: 'screen', src: 'screen', onError: 'gone', onDone: 'gone' },
      on: { leave: 'gone', offer: 'offering' },
    },
    offering: { invoke: showsModal('paywall'), on: { leave: 'gone' } },
    gone: {},
  },
})

const started = () => {
  const actor = createActor(app)
  // XState also reports the error of the throwing screen on the root actor.
  actor.subscribe({ error: () => {} })
  actor.start()
  const { claims, screen: child } = actor.getSnapshot().children
  return {
    actor,
    kinds: () => claims?.getSnapshot().context.map(({ kind }) => kind),
    heard: () => actor.getSnapshot().context.heard,
    send: (event: Event) => child?.send(event),
  }
}

test('a claim lasts as long as its state, and belongs to its screen', () => {
  const { kinds, heard, send } = started()
  send({ type: 'open' })
  expect(kinds()).toEqual(['dialog', 'write', 'dirty'])
  const loss = { isDirty: true, isKept: false, isPending: true }
  expect(heard().at(-1)).toEqual({
    modals: ['screen'],
    screen: loss,
    all: loss,
    isLostByClosing: true,
    isMovingMoney: true,
  })
  send({ type: 'close' })
  expect(kinds()).toEqual([])
})

test.each<[string, (run: ReturnType<typeof started>) => void]>([
  ['its owner ends', ({ send }) => send({ type: 'end' })],
  ['its owner throws', ({ send }) => send({ type: 'break' })],
  ['its owner is stopped', ({ actor }) => actor.send({ type: 'leave' })],
])('no claim is left when %s', (_, happens) => {
  const run = started()
  run.send({ type: 'open' })
  expect(run.kinds()).toHaveLength(3)
  happens(run)
  expect(run.kinds()).toEqual([])
})

test('a claim made outside the screen outlives it', () => {
  const { actor, heard, kinds } = started()
  actor.send({ type: 'offer' })
  expect([kinds(), heard().at(-1)?.modals]).toEqual([['dialog'], ['paywall']])
})

test('a watcher receives each change once, and no event without a change', () => {
  const { heard, send } = started()
  send({ type: 'open' })
  send({ type: 'close' })
  const told = heard().map((claimed) => JSON.stringify(claimed))
  expect(told).not.toEqual([])
  for (const [at, one] of told.entries()) expect(one).not.toBe(told[at - 1])
})

test('stopping the app with open claims does not throw', () => {
  const { actor, send } = started()
  send({ type: 'open' })
  expect(() => actor.stop()).not.toThrow()
})
