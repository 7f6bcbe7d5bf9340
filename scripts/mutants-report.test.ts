import { expect, test } from 'vitest'
import type { Verdict } from '../packages/core/testing/mutants/job.ts'
import { isEnough, lineOf, percent, settledIn, shares, summaryOf } from './mutants-report.ts'

const done = (name: string, by: string | null, isDrawn = false): Verdict => ({
  kind: 'done',
  machine: 'door',
  name,
  by,
  isDrawn,
})
const verdicts: readonly Verdict[] = [
  { kind: 'whole', machine: 'door', count: 4 },
  done('shut: entry: without ring (1)', null),
  done('shut: on pushed: removed', null, true),
  done('open: after 1000: removed', 'door.model.test.ts: every state is visited', true),
  { kind: 'begun', machine: 'door', name: 'open: on pulled: removed' },
  { kind: 'broken', machine: 'gate', by: 'gate.model.test.ts: it opens' },
]

test('what a test caught and what only the picture shows are counted apart', () => {
  const { total, caught, caughtOrDrawn, machines } = summaryOf(verdicts)
  expect([total, caught, caughtOrDrawn]).toEqual([3, 1, 2])
  expect(machines[0]?.survivors.map(({ name }) => name)).toEqual([
    'shut: entry: without ring (1)',
    'shut: on pushed: removed',
  ])
})

test('a run that broke off, and tests that fail by themselves, catch nothing', () => {
  expect(summaryOf(verdicts).problems).toEqual([
    'gate: its tests fail on the whole machine: gate.model.test.ts: it opens',
    'door: open: on pulled: removed: the run broke off',
  ])
})

test.each([
  [95, 100, true],
  [94, 100, false],
  [0, 0, true],
])('%i of %i caught are enough: %j', (caught, total, enough) => {
  expect(isEnough({ caught, total })).toBe(enough)
})

test('a share is told with one decimal', () => {
  expect([percent(2, 3), percent(0, 0)]).toEqual(['66.7 %', '100.0 %'])
})

test('a machine is told of in one line, and work is shared out evenly', () => {
  expect(lineOf(verdicts, 'door', 7)).toBe(
    'door                       3 broken,   33.3 % caught,   66.7 % with the pictures, 1 unclear  7 s',
  )
  expect(shares([1, 2, 3, 4, 9], 2, (size) => size)).toEqual([
    [9, 1],
    [4, 3, 2],
  ])
})

test('what was caught need not be tried again, nor a machine of which nothing survived', () => {
  const over = (machine: string): Verdict => ({ kind: 'over', machine, seconds: 1 })
  const lamp = { ...done('lit: on pressed: removed', 'lamp.machine.test.ts: it goes out'), machine: 'lamp' }
  const settled = settledIn([...verdicts, over('door'), over('gate'), lamp, over('lamp')])
  expect(settled.map(({ kind, machine }) => `${machine} ${kind}`)).toEqual([
    'door begun',
    'door done',
    'lamp begun',
    'lamp done',
    'lamp over',
  ])
})
