import { expect, test } from 'vitest'
import { createMachine, fromCallback, fromPromise, setup } from 'xstate'
import { hasFailed } from '../src/kit/load/reading.domain.ts'
import type { Readings } from '../src/kit/load/reading.machine.ts'
import { brokenRules } from './rules.ts'

const base = setup({
  types: { tags: {} as 'busy' },
  actors: {
    fetchNewest: fromPromise(async () => 'events'),
    watchEvents: fromCallback(() => {}),
    child: createMachine({ id: 'child' }),
  },
})

const asking = { id: 'fetchNewest', src: 'fetchNewest', onDone: 'idle', onError: 'idle' } as const

test('a machine that follows the rules has no problems', () => {
  const machine = base.createMachine({
    id: 'tidy',
    initial: 'asking',
    invoke: [
      { id: 'watchEvents', src: 'watchEvents', onError: { actions: () => {} } },
      { id: 'child', src: 'child', onDone: { actions: () => {} }, onError: { actions: () => {} } },
    ],
    states: {
      asking: { tags: 'busy', invoke: asking },
      idle: {
        tags: 'busy',
        initial: 'inner',
        states: { inner: { invoke: { ...asking, onDone: 'inner', onError: 'inner' } } },
      },
    },
  })
  expect(brokenRules(machine)).toEqual([])
})

test('a call without the tag, and the tag without a call, are different problems', () => {
  const machine = base.createMachine({
    id: 'untidy',
    initial: 'asking',
    states: { asking: { invoke: asking }, idle: { tags: 'busy' } },
  })
  expect(brokenRules(machine).map(({ text }) => text)).toEqual([
    'asking asks a port and carries no tag busy',
    'idle is tagged busy and asks no port',
  ])
})

test('a child whose error is not handled is reported', () => {
  const machine = base.createMachine({
    id: 'careless',
    initial: 'open',
    states: { open: { invoke: { id: 'watchEvents', src: 'watchEvents' } } },
  })
  expect(brokenRules(machine)).toEqual([
    { rule: 'machine', text: 'open: an error of watchEvents would stop the machine, nothing handles it' },
  ])
})

test.each([
  ['handled', [{ guard: hasFailed, target: 'idle' }, { target: 'idle' }], 0],
  ['overlooked', [{ target: 'idle' }], 1],
] as const)('a reading whose failure is %s', (_, onDone, problems) => {
  const machine = setup({
    types: { tags: {} as 'busy' },
    actors: {} as Readings<{ fetchNewest(): Promise<string> }>,
  }).createMachine({
    id: 'reader',
    initial: 'reading',
    states: { reading: { tags: 'busy', invoke: { id: 'fetchNewest', src: 'fetchNewest', onDone } }, idle: {} },
  })
  expect(brokenRules(machine)).toHaveLength(problems)
})

test('a region that reenters itself, and so restarts the regions beside it, is reported', () => {
  const region = (reenter: boolean) => ({
    initial: 'a',
    states: { a: {}, b: {} },
    on: { changed: { target: '.b', reenter } },
  })
  const machine = base.createMachine({
    id: 'page',
    type: 'parallel',
    states: { dialog: region(false), refresh: region(true) },
  })
  expect(brokenRules(machine).map(({ text }) => text)).toEqual([
    'refresh: changed reenters it, and so restarts the states beside it',
  ])
})
