import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createMachine, type fromCallback, type PromiseActorLogic, raise, sendTo, setup } from 'xstate'
import { breaks, type Coverage, expectFullCoverage, explore, fails, gives } from './explore.ts'

// What is walked here is no machine of the product: keep it out of the report.
beforeEach(() => vi.stubEnv('VITEST', undefined))
afterEach(() => vi.unstubAllEnvs())

const asking = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'asked' } | { type: 'given.up' } | { type: 'told'; what: number },
    tags: {} as 'busy',
  },
  actors: {} as { fetchAnswer: PromiseActorLogic<number>; hear: ReturnType<typeof fromCallback> },
  guards: { isEnough: ({ context }) => context.tries >= 2, isBig: (_, { what }: { what: number }) => what > 10 },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
  delays: { patience: 5_000 },
})

const askingMachine = asking.createMachine({
  id: 'asking',
  context: { tries: 0 },
  initial: 'idle',
  on: { 'given.up': '.idle' },
  states: {
    idle: { on: { asked: { target: 'waiting', actions: 'count' } } },
    waiting: {
      tags: 'busy',
      invoke: { id: 'fetchAnswer', src: 'fetchAnswer', onDone: 'listening', onError: 'deciding' },
      after: { patience: 'deciding', 20000: 'idle' },
    },
    deciding: { always: [{ guard: 'isEnough', target: 'over' }, { target: 'idle' }] },
    listening: {
      invoke: { id: 'hear', src: 'hear', onError: 'over' },
      on: {
        told: [
          { guard: { type: 'isBig', params: ({ event }) => ({ what: event.what }) }, target: 'over' },
          { target: 'idle' },
        ],
      },
    },
    over: { type: 'final' },
  },
})

const user = [{ type: 'asked' as const }, { type: 'given.up' as const }]
const world = { fetchAnswer: [gives(1), fails()], hear: [breaks()] }
const facts = {
  hear: [
    { type: 'told', what: 1 },
    { type: 'told', what: 11 },
  ],
}
const lens = ({ tries }: { tries: number }) => Math.min(tries, 3)

const nothingMissed = (coverage: Coverage) => [...coverage.states.missed, ...coverage.transitions.missed]

test('sees every state and transition: answers, facts, timers, eventless ones and those of the root', () => {
  const { coverage } = explore(askingMachine, { user, world, facts, lens })
  expect(coverage).toEqual({
    states: { total: 5, visited: 5, missed: [] },
    transitions: { total: 11, visited: 11, missed: [] },
  })
})

test('names the branch, the answer and the timer that were never seen', () => {
  const { coverage } = explore(askingMachine, { user, world: { fetchAnswer: [gives(1)] }, lens })
  expect(coverage.states.missed).toEqual([])
  expect(coverage.transitions.missed).toEqual([
    'waiting: xstate.error.actor.fetchAnswer → deciding',
    'listening: told [isBig] → over',
    'listening: told → idle',
    'listening: xstate.error.actor.hear → over',
  ])
})

test('leaves the machine it was given as it was', () => {
  const before = askingMachine.root.states.idle?.entry.length
  explore(askingMachine, { user, world, facts, lens })
  expect(askingMachine.root.states.idle?.entry.length).toBe(before)
})

test('the world answers only what was asked, and only once', () => {
  const counting = setup({
    types: { events: {} as { type: 'opened' } },
    actors: {} as { fetchOnce: PromiseActorLogic<number> },
  }).createMachine({
    id: 'counting',
    initial: 'closed',
    states: {
      closed: { on: { opened: 'open' } },
      open: {
        invoke: { id: 'fetchOnce', src: 'fetchOnce', onDone: { actions: () => {} }, onError: { actions: () => {} } },
      },
    },
  })
  const { moves } = explore(counting, { user: [{ type: 'opened' }], world: { fetchOnce: [gives(1)] } })
  expect(moves.filter(({ event }) => event.includes('fetchOnce')).map(({ from }) => from.value)).toEqual(['open'])
})

test('a timer runs out once, and not after its state was left', () => {
  const { moves } = explore(askingMachine, { user, world, facts, lens })
  const ticks = moves.filter(({ event }) => event.startsWith('xstate.after.'))
  expect(ticks).not.toEqual([])
  for (const { from } of ticks) expect(from.value).toBe('waiting')
})

test('what a machine sends itself arrives, later or at once', () => {
  const ticking = createMachine({
    id: 'ticking',
    initial: 'calm',
    states: {
      calm: { entry: raise({ type: 'tick' }, { delay: 100, id: 'tick' }), on: { tick: 'rung' } },
      rung: { entry: sendTo(({ self }) => self, { type: 'echo' }), on: { echo: 'done' } },
      done: { type: 'final' },
    },
  })
  const { paths, coverage } = explore(ticking, {})
  expect(paths.map(({ story }) => story)).toEqual(['', 'tick', 'tick > echo'])
  expect(nothingMissed(coverage)).toEqual([])
})

test('children spawned by hand are tolerated', () => {
  const child = createMachine({ id: 'child' })
  const spawning = setup({
    types: { context: {} as { refs: unknown[] }, events: {} as { type: 'born' } },
    actors: { child },
  }).createMachine({
    id: 'spawning',
    context: { refs: [] },
    on: { born: { actions: assign({ refs: ({ context, spawn }) => [...context.refs, spawn('child')] }) } },
  })
  const walk = explore(spawning, { user: [{ type: 'born' }], lens: ({ refs }) => Math.min(refs.length, 2) })
  expect(nothingMissed(walk.coverage)).toEqual([])
})

test('parallel regions, nested states and history count', () => {
  const nested = createMachine({
    id: 'nested',
    type: 'parallel',
    states: {
      lamp: { initial: 'off', states: { off: { on: { flick: 'on' } }, on: { on: { flick: 'off' } } } },
      page: {
        initial: 'reading',
        on: { leave: '.away' },
        states: {
          reading: { initial: 'one', states: { one: { on: { next: 'two' } }, two: {}, past: { type: 'history' } } },
          away: { on: { back: 'reading.past' } },
        },
      },
    },
  })
  const { coverage } = explore(nested, { user: ['flick', 'leave', 'next', 'back'].map((type) => ({ type })) })
  expect(coverage.states).toEqual({ total: 8, visited: 8, missed: [] })
  expect(coverage.transitions).toEqual({ total: 5, visited: 5, missed: [] })
})

test('a forgotten onError is named with the story that leads there', () => {
  const careless = asking.createMachine({
    id: 'careless',
    context: { tries: 0 },
    initial: 'idle',
    states: {
      idle: { on: { asked: 'waiting' } },
      waiting: { invoke: { id: 'fetchAnswer', src: 'fetchAnswer', onDone: 'idle' } },
    },
  })
  expect(() => explore(careless, { user, world })).toThrow(
    'careless breaks after "asked > xstate.error.actor.fetchAnswer"',
  )
})

test('a trap is found, with the way into it', () => {
  const trapping = asking.createMachine({
    id: 'trapping',
    context: { tries: 0 },
    initial: 'idle',
    states: { idle: { on: { asked: 'stuck', 'given.up': 'home' } }, stuck: {}, home: {} },
  })
  const { canReach, paths, trapsFor } = explore(trapping, { user })
  expect(trapsFor((state) => state.matches('home'))).toEqual(['asked'])
  expect(paths.map(({ state }) => canReach((s) => s.matches('home'), state))).toEqual([true, false, true])
})

test('a state nobody can enter is named', () => {
  const island = asking.createMachine({
    id: 'island',
    context: { tries: 0 },
    initial: 'idle',
    states: { idle: {}, lost: { on: { asked: 'idle' } } },
  })
  const { coverage } = explore(island, { user })
  expect(() => expectFullCoverage('island', coverage)).toThrow(
    'the walk of island never visited:\nstate lost\ntransition lost: asked → idle',
  )
})

test('a context that grows needs a lens, and the walk says so', () => {
  const growing = asking.createMachine({
    id: 'growing',
    context: { tries: 0 },
    on: { asked: { actions: 'count' } },
  })
  expect(() => explore(growing, { user, limit: 100 })).toThrow(
    'growing has more than 100 states that differ; give a lens',
  )
})

test('walks of one machine count together', () => {
  const first = explore(askingMachine, { user, world: { fetchAnswer: [gives(1), fails()] }, lens })
  const second = explore(askingMachine, { user, world, facts, lens })
  expect(() => expectFullCoverage('asking', first.coverage, second.coverage)).not.toThrow()
})

test('answers and deeds may depend on the state', () => {
  const { coverage } = explore(askingMachine, {
    user: (state) => (state.matches('idle') ? user : user.slice(1)),
    world: { ...world, fetchAnswer: (state) => (state.context.tries > 1 ? [gives(1), fails()] : [fails()]) },
    facts,
    lens,
  })
  expect(nothingMissed(coverage)).toEqual([])
})
