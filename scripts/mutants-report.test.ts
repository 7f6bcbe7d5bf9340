import { expect, test } from 'vitest'
import type { Result } from '../packages/core/testing/mutants/job.ts'
import { isEnough, percent, summaryOf } from './mutants-report.ts'

const done = (name: string, by: string | null, isDrawn = false): Result => ({
  kind: 'done',
  machine: 'door',
  name,
  by,
  isDrawn,
})
const results: readonly Result[] = [
  done('shut: entry: without ring (1)', null),
  done('shut: on pushed: removed', null, true),
  done('open: after 1000: removed', 'door.model.test.ts: every state is visited', true),
  { kind: 'begun', machine: 'door', name: 'open: on pulled: removed' },
  { kind: 'broken', machine: 'gate', by: 'gate.model.test.ts: it opens' },
]

test('mutants caught by a test and those visible only in the diagram are counted apart', () => {
  const { total, caught, caughtOrDrawn, machines } = summaryOf(results)
  expect([total, caught, caughtOrDrawn]).toEqual([3, 1, 2])
  expect(machines[0]?.survivors.map(({ name }) => name)).toEqual([
    'shut: entry: without ring (1)',
    'shut: on pushed: removed',
  ])
})

test('a run that broke off, and tests that fail without a mutation, catch nothing', () => {
  expect(summaryOf(results).problems).toEqual([
    'door: open: on pulled: removed: the run broke off',
    'gate: its tests fail on the whole machine: gate.model.test.ts: it opens',
  ])
})

test.each([
  [95, 100, true],
  [94, 100, false],
  [0, 0, true],
])('%i of %i caught are enough: %j', (caught, total, enough) => {
  expect(isEnough({ caught, total })).toBe(enough)
})

test('a percentage has one decimal', () => {
  expect([percent(2, 3), percent(0, 0)]).toEqual(['66.7 %', '100.0 %'])
})
