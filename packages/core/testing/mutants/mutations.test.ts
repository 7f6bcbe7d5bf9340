import { expect, test } from 'vitest'
import { and, assign, createActor, setup } from 'xstate'
import { mutated, mutationsOf, mutationsOfSetup } from './mutations.ts'

const save = () => {}
const config = {
  id: 'door',
  initial: 'shut',
  on: { removed: '.open' },
  states: {
    shut: {
      entry: ['ring', { type: 'tell', params: { type: 'door.shut' } }],
      on: { pushed: [{ guard: 'isLight', target: 'open', actions: save }, { actions: ['creak'] }] },
    },
    open: {
      tags: ['busy', 'shown'],
      exit: 'close',
      invoke: { id: 'watch', src: 'watch', onError: 'shut' },
      after: { 1000: 'shut' },
    },
  },
}
const mutations = mutationsOf(config)
const broken = (name: string) => {
  const mutation = mutations.find((one) => one.name === name)
  return mutation === undefined ? null : (mutated(config, mutation) as typeof config)
}

test('every mutation has a name', () => {
  expect(mutations.map(({ name }) => name)).toEqual([
    'anywhere: on removed: removed',
    'anywhere: on removed: leads to .shut',
    'shut: on pushed: removed',
    'shut: on pushed #1: removed',
    'shut: on pushed #1: swapped with the next',
    'shut: on pushed #1: guard always true',
    'shut: on pushed #1: leads to shut',
    'shut: on pushed #1: without action (1)',
    'shut: on pushed #2: removed',
    'shut: on pushed #2: without creak (1)',
    'shut: entry: without ring (1)',
    'shut: entry: without tell door.shut (2)',
    'open: after 1000: removed',
    'open: after 1000: leads to open',
    'open: onError of watch: removed',
    'open: onError of watch: leads to open',
    'open: exit: without close (1)',
    'open: without the tag busy',
    'open: without the tag shown',
  ])
})

test.each(mutations)('a mutation changes one thing and leaves the original config alone: $name', ({ name }) => {
  const before = JSON.stringify(config)
  expect(JSON.stringify(broken(name))).not.toBe(before)
  expect(JSON.stringify(config)).toBe(before)
})

test('a mutation changes what its name says', () => {
  expect(broken('shut: on pushed #1: guard always true')?.states.shut.on.pushed[0]).toEqual({
    target: 'open',
    actions: save,
  })
  expect(broken('shut: on pushed #1: swapped with the next')?.states.shut.on.pushed).toEqual([
    { actions: ['creak'] },
    { guard: 'isLight', target: 'open', actions: save },
  ])
  expect(broken('open: onError of watch: leads to open')?.states.open.invoke).toEqual({
    id: 'watch',
    src: 'watch',
    onError: 'open',
  })
  expect(broken('open: after 1000: removed')?.states.open.after).toEqual({})
  expect(broken('anywhere: on removed: leads to .shut')?.on).toEqual({ removed: '.shut' })
})

test('mutations with the same effect are tried once', () => {
  const names = (inner: object) =>
    mutationsOf({
      on: { pulled: { actions: 'ring' } },
      initial: 'shut',
      states: { shut: { on: { pushed: { actions: 'creak' }, ...inner } } },
    }).map(({ name }) => name)
  expect(names({})).toEqual(['anywhere: on pulled: removed', 'shut: on pushed: removed'])
  // Without this transition the parent state would handle the event.
  expect(names({ pulled: { actions: 'creak' } }).slice(2)).toEqual([
    'shut: on pulled: removed',
    'shut: on pulled: without creak (1)',
  ])
})

test('a target is not replaced by a state with an eventless transition when there is another one', () => {
  const states = {
    shut: { on: { pushed: 'ajar' } },
    ajar: {},
    creaking: { always: 'ajar' },
    swinging: { initial: 'out', states: { out: { always: '#open' } } },
    open: {},
  }
  expect(mutationsOf({ initial: 'shut', states }).map(({ name }) => name)).toContain('shut: on pushed: leads to open')
})

test('functions are kept as they are, so the mutated machine runs', () => {
  expect(broken('open: exit: without close (1)')?.states.shut.on.pushed[0]?.actions).toBe(save)
})

const options = {
  types: { context: {} as { height: number; width: number } },
  guards: {
    isHigh: ({ context }: { context: { height: number } }) => context.height > 1,
    isWide: ({ context }: { context: { width: number } }) => context.width > 1,
    isLarge: and(['isHigh', 'isWide']),
  },
  actions: {
    setSize: assign({ height: 5, width: 5 }),
    setBoth: assign(() => ({ height: 7, width: 7 })),
  },
  delays: { soon: 10, later: () => 20 },
}

test('guards, assignments and delays are mutated inside', () => {
  expect(mutationsOfSetup(options).map(({ name }) => name)).toEqual([
    'guard isHigh: inverted',
    'guard isWide: inverted',
    'guard isLarge: without part 1',
    'guard isLarge: without part 2',
    'assign setSize: without height',
    'assign setSize: without width',
    'assign setBoth: without its last value',
    'delay soon: twice as long',
    'delay later: twice as long',
  ])
})

/** The context of a box after one event. */
const looked = (name?: string, event = 'measured') => {
  const mutation = mutationsOfSetup(options).find((one) => one.name === name)
  const box = setup((mutation ? mutated(options, mutation) : options) as never).createMachine({
    context: { height: 1, width: 2 },
    on: {
      measured: { actions: 'setSize' },
      weighed: { actions: 'setBoth' },
      asked: { guard: 'isLarge', actions: 'setSize' },
    },
  } as never)
  const actor = createActor(box).start()
  actor.send({ type: event })
  return actor.getSnapshot().context
}

test.each([
  [undefined, 'measured', { height: 5, width: 5 }],
  ['assign setSize: without height', 'measured', { height: 1, width: 5 }],
  ['assign setBoth: without its last value', 'weighed', { height: 7, width: 2 }],
  [undefined, 'asked', { height: 1, width: 2 }],
  ['guard isHigh: inverted', 'asked', { height: 5, width: 5 }],
  ['guard isLarge: without part 1', 'asked', { height: 5, width: 5 }],
  ['guard isLarge: without part 2', 'asked', { height: 1, width: 2 }],
])('with %s a box that was %s is %j', (name, event, context) => {
  expect(looked(name, event)).toEqual(context)
})

test('a delay is doubled, whether it is a number or a function', () => {
  const delaysOf = (name: string) => {
    const mutation = mutationsOfSetup(options).find((one) => one.name === name)
    return mutation && (mutated(options, mutation) as typeof options).delays
  }
  expect(delaysOf('delay soon: twice as long')?.soon).toBe(20)
  expect(delaysOf('delay later: twice as long')?.later()).toBe(40)
})
