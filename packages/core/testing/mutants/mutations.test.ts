import { expect, test } from 'vitest'
import { and, assign, createActor, setup } from 'xstate'
import { mutated, mutationsOf, mutationsOfSetup } from './mutations.ts'

const keep = () => {}
const config = {
  id: 'door',
  initial: 'shut',
  on: { removed: '.open' },
  states: {
    shut: {
      entry: ['ring', { type: 'tell', params: { type: 'door.shut' } }],
      on: { pushed: [{ guard: 'isLight', target: 'open', actions: keep }, { actions: ['creak'] }] },
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

test('everything that is tried has a name', () => {
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

test.each(mutations)('one thing is changed, and the config itself is left alone: $name', ({ name }) => {
  const before = JSON.stringify(config)
  expect(JSON.stringify(broken(name))).not.toBe(before)
  expect(JSON.stringify(config)).toBe(before)
})

test('what is broken is what the name says', () => {
  expect(broken('shut: on pushed #1: guard always true')?.states.shut.on.pushed[0]).toEqual({
    target: 'open',
    actions: keep,
  })
  expect(broken('shut: on pushed #1: swapped with the next')?.states.shut.on.pushed).toEqual([
    { actions: ['creak'] },
    { guard: 'isLight', target: 'open', actions: keep },
  ])
  expect(broken('open: onError of watch: leads to open')?.states.open.invoke).toEqual({
    id: 'watch',
    src: 'watch',
    onError: 'open',
  })
  expect(broken('open: after 1000: removed')?.states.open.after).toEqual({})
  expect(broken('anywhere: on removed: leads to .shut')?.on).toEqual({ removed: '.shut' })
})

test('what would be the same twice is tried once', () => {
  const names = (inner: object) =>
    mutationsOf({
      on: { pulled: { actions: 'ring' } },
      initial: 'shut',
      states: { shut: { on: { pushed: { actions: 'creak' }, ...inner } } },
    }).map(({ name }) => name)
  expect(names({})).toEqual(['anywhere: on pulled: removed', 'shut: on pushed: removed'])
  // Without it the state around would answer.
  expect(names({ pulled: { actions: 'creak' } }).slice(2)).toEqual([
    'shut: on pulled: removed',
    'shut: on pulled: without creak (1)',
  ])
})

test('nothing is led to a state that would lead on by itself, where there is another one', () => {
  const states = {
    shut: { on: { pushed: 'ajar' } },
    ajar: {},
    creaking: { always: 'ajar' },
    swinging: { initial: 'out', states: { out: { always: '#open' } } },
    open: {},
  }
  expect(mutationsOf({ initial: 'shut', states }).map(({ name }) => name)).toContain('shut: on pushed: leads to open')
})

test('functions stay the very same, so that a machine made of it runs', () => {
  expect(broken('open: exit: without close (1)')?.states.shut.on.pushed[0]?.actions).toBe(keep)
})

const options = {
  types: { context: {} as { height: number; width: number } },
  guards: {
    isHigh: ({ context }: { context: { height: number } }) => context.height > 1,
    isWide: ({ context }: { context: { width: number } }) => context.width > 1,
    isLarge: and(['isHigh', 'isWide']),
  },
  actions: {
    rememberSize: assign({ height: 5, width: 5 }),
    rememberBoth: assign(() => ({ height: 7, width: 7 })),
  },
  delays: { soon: 10, later: () => 20 },
}

test('guards, assignments and delays are broken inside', () => {
  expect(mutationsOfSetup(options).map(({ name }) => name)).toEqual([
    'guard isHigh: inverted',
    'guard isWide: inverted',
    'guard isLarge: without part 1',
    'guard isLarge: without part 2',
    'assign rememberSize: without height',
    'assign rememberSize: without width',
    'assign rememberBoth: without its last value',
    'delay soon: twice as long',
    'delay later: twice as long',
  ])
})

/** Where a box is once it was looked at. */
const looked = (name?: string, event = 'measured') => {
  const mutation = mutationsOfSetup(options).find((one) => one.name === name)
  const box = setup((mutation ? mutated(options, mutation) : options) as never).createMachine({
    context: { height: 1, width: 2 },
    on: {
      measured: { actions: 'rememberSize' },
      weighed: { actions: 'rememberBoth' },
      asked: { guard: 'isLarge', actions: 'rememberSize' },
    },
  } as never)
  const actor = createActor(box).start()
  actor.send({ type: event })
  return actor.getSnapshot().context
}

test.each([
  [undefined, 'measured', { height: 5, width: 5 }],
  ['assign rememberSize: without height', 'measured', { height: 1, width: 5 }],
  ['assign rememberBoth: without its last value', 'weighed', { height: 7, width: 2 }],
  [undefined, 'asked', { height: 1, width: 2 }],
  ['guard isHigh: inverted', 'asked', { height: 5, width: 5 }],
  ['guard isLarge: without part 1', 'asked', { height: 5, width: 5 }],
  ['guard isLarge: without part 2', 'asked', { height: 1, width: 2 }],
])('with %s a box that was %s is %j', (name, event, context) => {
  expect(looked(name, event)).toEqual(context)
})

test('a delay is twice as long, be it a number or told by a function', () => {
  const delaysOf = (name: string) => {
    const mutation = mutationsOfSetup(options).find((one) => one.name === name)
    return mutation && (mutated(options, mutation) as typeof options).delays
  }
  expect(delaysOf('delay soon: twice as long')?.soon).toBe(20)
  expect(delaysOf('delay later: twice as long')?.later()).toBe(40)
})
