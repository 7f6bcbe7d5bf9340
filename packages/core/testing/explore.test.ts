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
  expect(coverage).toMatchObject({
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

test('what a machine sends itself arrives before anything else can happen, or when its delay runs out', () => {
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
  expect(paths.map(({ story }) => story)).toEqual(['', 'tick'])
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
const born = { user: [{ type: 'born' as const }], lens: ({ refs }: { refs: unknown[] }) => refs.length }

test('children spawned by hand are tolerated', () => {
  const walk = explore(
    spawningBy((count) => `child-${count}`),
    born,
  )
  expect(nothingMissed(walk.coverage)).toEqual([])
})

test('a child that lost its name to another one, and runs on, is found', () => {
  expect(() =>
    explore(
      spawningBy(() => 'child'),
      born,
    ),
  ).toThrow('spawning on a live actor, after "born > born": child runs on although the machine has let go of it')
})

test('a child without a name is refused', () => {
  expect(() =>
    explore(
      spawningBy(() => undefined),
      born,
    ),
  ).toThrow('spawning on a live actor, after "born": a child was started without a name (child)')
})

test('what only happens on a live actor cannot differ from the walk', () => {
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

test('an action that throws is found, although no walk in thought runs it', () => {
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

test('a timer that is set again while it ticks runs out twice, and is refused', () => {
  const hasty = createMachine({
    id: 'hasty',
    on: { asked: { actions: raise({ type: 'rung' }, { delay: 100, id: 'bell' }) }, rung: {} },
  })
  expect(() => explore(hasty, { user: [{ type: 'asked' }] })).toThrow(
    'hasty on a live actor, after "asked > rung > asked > asked": a timer was set again while it was ticking',
  )
})

test('a context that cannot be written down is refused', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  const round = createMachine({ id: 'round', context: { circle } })
  expect(() => explore(round, { lens: () => null })).toThrow(
    'round breaks after "start": Converting circular structure',
  )
})

test('what must always hold is asked after every step', () => {
  const always = ({ context }: { context: { tries: number } }) => (context.tries > 1 ? 'it was asked twice' : null)
  expect(() => explore(askingMachine, { user, world, facts, lens, always })).toThrow(
    /asking on a live actor, after ".*asked > .* > asked": it was asked twice/,
  )
})

test('every transition is taken on a live actor too, by walks that share their ways', () => {
  const [walk] = explore(askingMachine, { name: 'alone', user, world, facts, lens }).coverage.walks
  expect(walk).toMatchObject({ name: 'alone', states: { length: 5 }, transitions: { length: 11 } })
  expect(walk?.steps).toBeGreaterThan(11)
  expect(walk?.paths).toBeLessThan(walk?.steps ?? 0)
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

test('an answer that leads nowhere is named', () => {
  const deaf = setup({ actors: {} as { fetchNews: PromiseActorLogic<number> } }).createMachine({
    id: 'deaf',
    initial: 'asking',
    states: { asking: { invoke: { id: 'fetchNews', src: 'fetchNews', onError: 'over' } }, over: {} },
  })
  expect(() => explore(deaf, { world: { fetchNews: [gives(1), fails()] } })).toThrow(
    'deaf does not hear "xstate.done.actor.fetchNews" after "start"',
  )
})

test('what nothing answers, and what nothing calls, is named unless that is meant', () => {
  const lamp = setup({
    types: { events: {} as { type: 'pressed' } | { type: 'kicked' } },
    actions: { ring: () => {}, blink: () => {} },
  }).createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { pressed: { actions: 'blink' } } } } })
  const pressed = [{ type: 'pressed' as const }, { type: 'kicked' as const }]
  const walked = (...unused: readonly string[]) => explore(lamp, { user: pressed, unused }).coverage
  expect(() => expectFullCoverage('lamp', walked())).toThrow('lamp answers nowhere: kicked')
  expect(() => expectFullCoverage('lamp', walked('kicked'))).toThrow(
    'nothing in lamp calls what it was given: action ring',
  )
  expect(() => expectFullCoverage('lamp', walked('kicked', 'action ring'))).not.toThrow()
})

test('a walk has the paths and the moves that are asked for, or the test fails', () => {
  const { paths, pathsWhere, movesWhere } = explore(askingMachine, { user, world, facts, lens })
  expect(pathsWhere(({ state }) => state.matches('idle'))).toEqual(paths.filter(({ state }) => state.matches('idle')))
  expect(movesWhere(({ event }) => event === 'asked').length).toBeGreaterThan(0)
  expect(() => pathsWhere(({ story }) => story === 'nowhere')).toThrow('the walk of asking has no path that is like ')
  expect(() => movesWhere(() => false)).toThrow('the walk of asking has no move that is like () => false')
})
