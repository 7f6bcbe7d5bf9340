import { afterEach, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { countStep, stage, staged } from './stage.ts'

const config = {
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { pushed: 'open' } }, open: { on: { pulled: 'shut' } } },
}
const pushedOnce = (door: unknown) => {
  const machine = createMachine(door as never)
  const [shut] = [machine.getInitialSnapshot({} as never)]
  return machine.getTransitionData(shut, { type: 'pushed' } as never).length
}

afterEach(
  () =>
    void Object.assign(stage(), { file: '', index: -1, mutations: [], steps: 0, patience: Number.POSITIVE_INFINITY }),
)

test('a machine is mutated when its own file creates it', () => {
  Object.assign(stage(), { file: '/mutants/stage.test.ts', index: 0 })
  expect(pushedOnce(staged({ config, options: {} }).config)).toBe(0)
  expect(stage().mutations[0]?.name).toBe('shut: on pushed: removed')
})

test('a machine of another file is not mutated, nor is any machine without a mutation', () => {
  Object.assign(stage(), { file: '/mutants/other.machine.ts', index: 0 })
  expect(staged({ config, options: {} }).config).toBe(config)
  Object.assign(stage(), { file: '/mutants/stage.test.ts', index: -1 })
  expect(staged({ config, options: {} }).config).toBe(config)
  expect(pushedOnce(config)).toBe(1)
})

test('mutations of the setup come after those of the config', () => {
  const options = { guards: { isLight: () => true } }
  Object.assign(stage(), { file: '/mutants/stage.test.ts', index: -1 })
  staged({ config, options })
  const index = stage().mutations.length - 1
  expect(stage().mutations[index]?.name).toBe('guard isLight: inverted')
  Object.assign(stage(), { index })
  const made = staged({ config, options })
  expect((made.options as typeof options).guards.isLight()).toBe(false)
  expect(made.config).toMatchObject(config)
})

test('a machine that loops forever is stopped', () => {
  Object.assign(stage(), { steps: 0, patience: 2 })
  countStep()
  countStep()
  expect(countStep).toThrow('goes round and round')
})
