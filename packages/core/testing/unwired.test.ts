import { expect, test } from 'vitest'
import { and, createMachine, fromPromise, not, type PromiseActorLogic, raise, setup, spawnChild } from 'xstate'
import { idle, unwired } from './unwired.ts'

const asked = {} as { fetchNews: PromiseActorLogic<string> }

const bareMachine = setup({ actors: asked }).createMachine({
  id: 'bare',
  initial: 'asking',
  states: { asking: { invoke: { src: 'fetchNews', onDone: 'idle', onError: 'idle' } }, idle: {} },
})

test('a machine nobody wired lists what it asks for', () => {
  expect(unwired(bareMachine)).toEqual(['bare: actor fetchNews'])
})

test('a wired machine lists nothing', () => {
  expect(unwired(bareMachine.provide({ actors: { fetchNews: fromPromise(async () => 'news') } }))).toEqual([])
})

test('a child of a child is looked into, wherever it is named', () => {
  const parent = setup({ actors: { bare: bareMachine } }).createMachine({
    id: 'parent',
    invoke: { src: 'bare' },
  })
  const grandparent = createMachine({ id: 'grandparent', invoke: { src: parent } })
  expect(unwired(grandparent)).toEqual(['bare: actor fetchNews'])
})

test('actions, guards, delays and spawned children are named too', () => {
  const loose = setup({
    types: { events: {} as { type: 'pressed' } },
    actors: asked,
    actions: { ring: () => {} },
    guards: { isOpen: () => true, isCalm: () => true },
    delays: { pause: 10 },
  }).createMachine({
    id: 'loose',
    initial: 'idle',
    entry: [spawnChild('fetchNews'), 'ring'],
    states: {
      idle: {
        entry: raise({ type: 'pressed' }, { delay: 'pause' }),
        on: { pressed: { guard: and(['isOpen', not('isCalm')]), target: 'over' } },
        after: { pause: 'over' },
      },
      over: {},
    },
  })
  const emptied = loose.provide({})
  Object.assign(emptied.implementations, { actions: {}, guards: {}, delays: {} })
  expect(unwired(loose)).toEqual(['loose: actor fetchNews'])
  expect(idle(loose)).toEqual([])
  expect(unwired(emptied)).toEqual([
    'loose: action ring',
    'loose: actor fetchNews',
    'loose: delay pause',
    'loose: guard isCalm',
    'loose: guard isOpen',
  ])
})

test('what a machine was given and never calls by its name is idle', () => {
  const lazy = setup({
    actions: { ring: () => {}, knock: () => {} },
    guards: { isOpen: () => true, isCalm: () => true },
    delays: { pause: 10, minute: 60_000 },
  }).createMachine({
    id: 'lazy',
    initial: 'idle',
    states: { idle: { entry: 'ring', after: { pause: { guard: not('isCalm'), target: 'over' } } }, over: {} },
  })
  expect(idle(lazy)).toEqual(['guard isOpen', 'action knock', 'delay minute'])
})
