import { expect, test } from 'vitest'
import { and, createMachine, fromPromise, not, type PromiseActorLogic, raise, setup, spawnChild } from 'xstate'
import { idle, unwired } from './unwired.ts'

const asked = {} as { fetchNewest: PromiseActorLogic<string> }

const bareMachine = setup({ actors: asked }).createMachine({
  id: 'bare',
  initial: 'asking',
  states: { asking: { invoke: { src: 'fetchNewest', onDone: 'idle', onError: 'idle' } }, idle: {} },
})

test('a machine without implementations lists the missing ones', () => {
  expect(unwired(bareMachine)).toEqual(['bare: actor fetchNewest'])
})

test('a machine with all implementations lists nothing', () => {
  expect(unwired(bareMachine.provide({ actors: { fetchNewest: fromPromise(async () => 'events') } }))).toEqual([])
})

test('nested children are checked too, however they are referenced', () => {
  const parent = setup({ actors: { bare: bareMachine } }).createMachine({
    id: 'parent',
    invoke: { src: 'bare' },
  })
  const grandparent = createMachine({ id: 'grandparent', invoke: { src: parent } })
  expect(unwired(grandparent)).toEqual(['bare: actor fetchNewest'])
})

test('actions, guards, delays and spawned children are listed too', () => {
  const loose = setup({
    types: { events: {} as { type: 'pressed' } },
    actors: asked,
    actions: { ring: () => {} },
    guards: { isOpen: () => true, isCalm: () => true },
    delays: { pause: 10 },
  }).createMachine({
    id: 'loose',
    initial: 'idle',
    entry: [spawnChild('fetchNewest'), 'ring'],
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
  expect(unwired(loose)).toEqual(['loose: actor fetchNewest'])
  expect(idle(loose)).toEqual([])
  expect(unwired(emptied)).toEqual([
    'loose: action ring',
    'loose: actor fetchNewest',
    'loose: delay pause',
    'loose: guard isCalm',
    'loose: guard isOpen',
  ])
})

test('an implementation that the machine never references is idle', () => {
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
