import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createMachine, type fromCallback, type PromiseActorLogic, raise, sendTo, setup } from 'xstate'
import { breaks, type Coverage, expectFullCoverage, explore, fails, gives } from './explore.ts'

// The machines explored here are not part of the product: keep them out of the report.
beforeEach(() => {
  vi.stubEnv('VITEST', undefined)
  vi.stubEnv('NIGHTLY', '1')
})
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
const childEvents = {
  hear: [
    { type: 'told', what: 1 },
    { type: 'told', what: 11 },
  ],
}
const project = ({ tries }: { tries: number }) => Math.min(tries, 3)

const nothingMissed = (coverage: Coverage) => [...coverage.states.missed, ...coverage.transitions.missed]

test('visits every state and transition: answers, events, timers, eventless ones and those of the root', () => {
  const { coverage } = explore(askingMachine, { user, world, childEvents, project })
  expect(coverage).toMatchObject({
    states: { total: 5, visited: 5, missed: [] },
    transitions: { total: 11, visited: 11, missed: [] },
  })
})

test('names the branch, the answer and the timer that were never visited', () => {
  const { coverage } = explore(askingMachine, { user, world: { fetchAnswer: [gives(1)] }, project })
  expect(coverage.states.missed).toEqual([])
  expect(coverage.transitions.missed).toEqual([
    'waiting: xstate.error.actor.fetchAnswer → deciding',
    'listening: told [isBig] → over',
    'listening: told → idle',
    'listening: xstate.error.actor.hear → over',
  ])
})

test('does not change the machine it is given', () => {
  const before = askingMachine.root.states.idle?.entry.length
  explore(askingMachine, { user, world, childEvents, project })
  expect(askingMachine.root.states.idle?.entry.length).toBe(before)
})

test('a call is answered only when it was made, and only once', () => {
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
  const { moves } = explore(askingMachine, { user, world, childEvents, project })
  const ticks = moves.filter(({ event }) => event.startsWith('xstate.after.'))
  expect(ticks).not.toEqual([])
  for (const { from } of ticks) expect(from.value).toBe('waiting')
})

test('an event a machine sends itself arrives before any other, or when its delay runs out', () => {
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
  expect(paths.map(({ scenario }) => scenario)).toEqual(['', 'tick'])
  expect(nothingMissed(coverage)).toEqual([])
})

const spawningBy = (idOf: (count: number) => string | undefined) =>
  setup({
    types: { context: {} as { refs: unknown[] }, events: {} as { type: 'born' } },
    actors: { child: createMachine({ id: 'child' }) },
    guards: { isAlone: ({ context }) => context.refs.length < 2 },
  }).createMachine({
    id: 'spawning',
    context: { refs: [] },
    on: {
      born: {
        guard: 'isAlone',
        actions: assign(({ context: { refs }, spawn }) => {
          const id = idOf(refs.length)
          return { refs: [...refs, spawn('child', id === undefined ? {} : { id })] }
        }),
      },
    },
  })
const born = { user: [{ type: 'born' as const }], project: ({ refs }: { refs: unknown[] }) => refs.length }

test('spawned children are allowed', () => {
  const model = explore(
    spawningBy((count) => `child-${count}`),
    born,
  )
  expect(nothingMissed(model.coverage)).toEqual([])
})

test('a child that runs on after its id was reused is reported', () => {
  expect(() =>
    explore(
      spawningBy(() => 'child'),
      born,
    ),
  ).toThrow('spawning on a live actor, after "born > born": child runs on although the machine has let go of it')
})

test('a child without an id is rejected', () => {
  expect(() =>
    explore(
      spawningBy(() => undefined),
      born,
    ),
  ).toThrow('spawning on a live actor, after "born": a child was started without a name (child)')
})

test('a difference between the live actor and the model is reported', () => {
  const whispering = createMachine({
    id: 'whispering',
    initial: 'calm',
    states: {
      calm: { on: { asked: 'asking' } },
      asking: { entry: ({ self }) => self.send({ type: 'echo' }), on: { echo: 'over' } },
      over: {},
    },
  })
  expect(() => explore(whispering, { user: [{ type: 'asked' }, { type: 'echo' }] })).toThrow(
    /whispering on a live actor, after "asked": it is not where the walk says\n {2}walk: .*asking.*\n {2}live: .*over/,
  )
})

test('an action that throws is reported, although the model does not run actions', () => {
  const stumbling = createMachine({
    id: 'stumbling',
    on: {
      asked: {
        actions: () => {
          throw new Error('stumbled')
        },
      },
    },
  })
  expect(() => explore(stumbling, { user: [{ type: 'asked' }] })).toThrow(
    'stumbling on a live actor, after "asked": it breaks: stumbled',
  )
})

test('a timer that is set again while it runs is rejected', () => {
  const hasty = createMachine({
    id: 'hasty',
    on: { asked: { actions: raise({ type: 'rung' }, { delay: 100, id: 'bell' }) }, rung: {} },
  })
  expect(() => explore(hasty, { user: [{ type: 'asked' }] })).toThrow(
    'hasty on a live actor, after "asked > rung > asked > asked": a timer was set again while it was ticking',
  )
})

test('a context that cannot be serialized is rejected', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  const round = createMachine({ id: 'round', context: { circle } })
  expect(() => explore(round, { project: () => null })).toThrow(
    'round breaks after "start": Converting circular structure',
  )
})

test('an invariant is checked after every step', () => {
  const always = ({ context }: { context: { tries: number } }) => (context.tries > 1 ? 'it was asked twice' : null)
  expect(() => explore(askingMachine, { user, world, childEvents, project, always })).toThrow(
    /asking on a live actor, after ".*asked > .* > asked": it was asked twice/,
  )
})

test('every transition also runs on a live actor, on paths that share their steps', () => {
  const [model] = explore(askingMachine, { name: 'alone', user, world, childEvents, project }).coverage.models
  expect(model).toMatchObject({ name: 'alone', states: { length: 5 }, transitions: { length: 11 } })
  expect(model?.steps).toBeGreaterThan(11)
  expect(model?.paths).toBeLessThan(model?.steps ?? 0)
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
  expect(coverage.states).toMatchObject({ total: 8, visited: 8, missed: [] })
  expect(coverage.transitions).toMatchObject({ total: 5, visited: 5, missed: [] })
})

test('a missing onError is reported with the scenario that leads to it', () => {
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

test('a trap is reported with the scenario that leads to it', () => {
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

test('an unreachable state is reported', () => {
  const island = asking.createMachine({
    id: 'island',
    context: { tries: 0 },
    initial: 'idle',
    states: { idle: {}, lost: { on: { asked: 'idle' } } },
  })
  const { coverage } = explore(island, { user })
  expect(() => expectFullCoverage('island', coverage)).toThrow(
    'the model test of island never visited:\nstate lost\ntransition lost: asked → idle',
  )
})

test('a context that grows without end is reported and needs a state projection', () => {
  const growing = asking.createMachine({
    id: 'growing',
    context: { tries: 0 },
    on: { asked: { actions: 'count' } },
  })
  expect(() => explore(growing, { user, limit: 100 })).toThrow(
    'growing has more than 100 states that differ; give a projection',
  )
})

test('several explorations of one machine are combined', () => {
  const first = explore(askingMachine, { user, world: { fetchAnswer: [gives(1), fails()] }, project })
  const second = explore(askingMachine, { user, world, childEvents, project })
  expect(() => expectFullCoverage('asking', first.coverage, second.coverage)).not.toThrow()
})

test('answers and events may depend on the state', () => {
  const { coverage } = explore(askingMachine, {
    user: (state) => (state.matches('idle') ? user : user.slice(1)),
    world: { ...world, fetchAnswer: (state) => (state.context.tries > 1 ? [gives(1), fails()] : [fails()]) },
    childEvents,
    project,
  })
  expect(nothingMissed(coverage)).toEqual([])
})

test('an answer that no transition handles is reported', () => {
  const deaf = setup({ actors: {} as { fetchNewest: PromiseActorLogic<number> } }).createMachine({
    id: 'deaf',
    initial: 'asking',
    states: { asking: { invoke: { id: 'fetchNewest', src: 'fetchNewest', onError: 'over' } }, over: {} },
  })
  expect(() => explore(deaf, { world: { fetchNewest: [gives(1), fails()] } })).toThrow(
    'deaf does not hear "xstate.done.actor.fetchNewest" after "start"',
  )
})

test('unhandled events and unused parts are reported unless they are declared as unused', () => {
  const lamp = setup({
    types: { events: {} as { type: 'pressed' } | { type: 'kicked' } },
    actions: { ring: () => {}, blink: () => {} },
  }).createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { pressed: { actions: 'blink' } } } } })
  const pressed = [{ type: 'pressed' as const }, { type: 'kicked' as const }]
  const explored = (...unused: readonly string[]) => explore(lamp, { user: pressed, unused }).coverage
  expect(() => expectFullCoverage('lamp', explored())).toThrow('lamp answers nowhere: kicked')
  expect(() => expectFullCoverage('lamp', explored('kicked'))).toThrow(
    'nothing in lamp calls what it was given: action ring',
  )
  expect(() => expectFullCoverage('lamp', explored('kicked', 'action ring'))).not.toThrow()
})

test('asking for paths or moves that do not exist fails the test', () => {
  const { paths, pathsWhere, movesWhere } = explore(askingMachine, { user, world, childEvents, project })
  expect(pathsWhere(({ state }) => state.matches('idle'))).toEqual(paths.filter(({ state }) => state.matches('idle')))
  expect(movesWhere(({ event }) => event === 'asked').length).toBeGreaterThan(0)
  expect(() => pathsWhere(({ scenario }) => scenario === 'nowhere')).toThrow(
    'the model test of asking has no path that is like ',
  )
  expect(() => movesWhere(() => false)).toThrow('the model test of asking has no move that is like () => false')
})
