import { expect, test } from 'vitest'
import { mutated, mutationsOf } from './mutations.ts'

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
