import { expect, test } from 'vitest'
import { filesBehind, flowsFor, machinesNamed } from './mutants-choice.ts'

const machines = [
  { file: 'packages/core/src/chats/room.machine.ts', subject: 'room', feature: 'chats' },
  { file: 'packages/core/src/chats/outbox.machine.ts', subject: 'outbox', feature: 'chats' },
  { file: 'packages/core/src/imports/import.machine.ts', subject: 'import', feature: 'imports' },
]

test('a machine is named by itself or by its feature, and a name that is neither is refused', () => {
  expect(machinesNamed(machines, ['chats', 'import'])).toHaveLength(3)
  expect(machinesNamed(machines, ['outbox']).map(({ subject }) => subject)).toEqual(['outbox'])
  expect(() => machinesNamed(machines, ['outbx'])).toThrow('no machine and no feature is called outbx')
})

test('the mutants of a machine depend on its file, on what it imports and on its tests', () => {
  const files = filesBehind(
    machines[1] as (typeof machines)[number],
    () => "import { x } from '../kit/undo/undo.domain.ts'",
  )
  expect(files).toContain('packages/core/src/chats/outbox.machine.ts')
  expect(files).toContain('packages/core/src/kit/undo/undo.domain.ts')
  expect(files).toContain('packages/core/src/chats/outbox.model.test.ts')
})

const measured = (name: string, took: number, steps: number, passes = true) => ({
  file: 'a.flow.test.ts',
  name,
  took,
  passes,
  steps: { 'door.machine.ts': steps },
})

test('flows that give the machine most to do in their time come first, until the time is used up', () => {
  const chosen = flowsFor(
    'door.machine.ts',
    [measured('long', 900, 90), measured('dense', 100, 50), measured('elsewhere', 10, 0), measured('thin', 300, 1)],
    1000,
  )
  expect(chosen.map(({ name }) => name)).toEqual(['dense', 'long'])
})

test('a flow that fails without a mutation is not used', () => {
  expect(flowsFor('door.machine.ts', [measured('broken', 100, 50, false)])).toEqual([])
})
