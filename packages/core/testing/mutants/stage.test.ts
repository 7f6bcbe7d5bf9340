import { afterEach, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { countStep, keep, makerIn, remake, resetStage, stage, staged } from './stage.ts'

const config = {
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { pushed: 'open' } }, open: { on: { pulled: 'shut' } } },
}
const maker = '/src/door.machine.ts'
const removed = 'shut: on pushed: removed'

const pushedOnce = (machine: ReturnType<typeof createMachine>) => {
  const [shut] = [machine.getInitialSnapshot({} as never)]
  return machine.getTransitionData(shut, { type: 'pushed' } as never).length
}
const made = () => createMachine(staged({ config, options: {} }, maker).config as never)

afterEach(() => void resetStage())

test('a machine is mutated when its own file creates it', () => {
  Object.assign(stage(), { file: maker, name: removed })
  expect(pushedOnce(made())).toBe(0)
  expect([...stage().names][0]).toBe(removed)
})

test('a machine of another file is not mutated, nor is any machine without a mutation', () => {
  Object.assign(stage(), { file: '/src/other.machine.ts', name: removed })
  expect(staged({ config, options: {} }, maker).config).toBe(config)
  Object.assign(stage(), { file: maker, name: null })
  expect(staged({ config, options: {} }, maker).config).toBe(config)
  expect(pushedOnce(made())).toBe(1)
})

test('mutations of the setup come after those of the config', () => {
  const options = { guards: { isLight: () => true } }
  Object.assign(stage(), { file: maker, name: 'guard isLight: inverted' })
  const mutated = staged({ config, options }, maker)
  expect([...stage().names].at(-1)).toBe('guard isLight: inverted')
  expect((mutated.options as typeof options).guards.isLight()).toBe(false)
  expect(mutated.config).toMatchObject(config)
})

test('the mutations of all machines that a file creates are listed, each under a name of its own', () => {
  Object.assign(stage(), { file: maker })
  const twice = { ...config, states: { shut: { entry: ['ring', 'ring'] } } }
  staged({ config: { initial: 'a', states: { a: { tags: ['busy'] } } }, options: {} }, maker)
  staged({ config: twice, options: {} }, maker)
  expect([...stage().names]).toEqual([
    'a: without the tag busy',
    'shut: entry: without ring (1)',
    'shut: entry: without ring (2)',
  ])
})

test('a machine that other modules hold is mutated in place, and is whole again afterwards', () => {
  Object.assign(stage(), { file: maker, kept: [] })
  const machine = made()
  keep(maker, machine, made)
  stage().name = removed
  remake()
  expect(pushedOnce(machine)).toBe(0)
  stage().name = null
  remake()
  expect(pushedOnce(machine)).toBe(1)
})

test('a machine belongs to the machine file or the test that creates it', () => {
  expect(
    makerIn('at setup (/testing/stand-in.ts:1:1)\n at /core/src/kit/list/list.machine.ts:12:3\n at x.test.ts'),
  ).toBe('/core/src/kit/list/list.machine.ts')
})

test('a machine that loops forever is stopped, and steps are counted by the file of the machine', () => {
  const stepsBy = new Map<string, number>()
  Object.assign(stage(), { patience: 2, stepsBy })
  countStep(maker)
  countStep()
  expect(stepsBy).toEqual(new Map([[maker, 1]]))
  expect(countStep).toThrow('goes round and round')
})
