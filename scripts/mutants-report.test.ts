import { expect, test } from 'vitest'
import type { Result } from '../packages/core/testing/mutants/job.ts'
import { isEnough, linesOf, percent, summaryOf, survivorsOf } from './mutants-report.ts'

const done = (name: string, by: string | null, { isAsserted = by !== null, isDrawn = false } = {}): Result => ({
  kind: 'done',
  machine: 'door',
  name,
  by,
  isAsserted,
  isDrawn,
})
const results: readonly Result[] = [
  done('shut: entry: without ring (1)', null),
  done('shut: on pushed: removed', null, { isDrawn: true }),
  done('shut: on locked: removed', null, { isDrawn: true }),
  done('shut: on rung: removed', null),
  done('open: after 1000: removed', 'door.model.test.ts: every state is visited', { isAsserted: false }),
  done('open: on pulled: leads to shut', 'door.machine.test.ts: it shuts'),
  { kind: 'flows done', machine: 'door', name: 'shut: on locked: removed', by: 'house.flow.test.ts: it is locked' },
  { kind: 'flows done', machine: 'door', name: 'shut: entry: without ring (1)', by: null },
  { kind: 'begun', machine: 'door', name: 'open: on pulled: removed' },
  { kind: 'broken', machine: 'gate', by: 'gate.model.test.ts: it opens' },
  { kind: 'over', machine: 'fence', total: 0 },
]
const noEffect = { machine: 'door', mutant: 'shut: on rung: removed', reason: 'it has no bell' }

test('an assertion, the structure and a flow that catch a mutant are counted apart', () => {
  const { total, asserted, structural, byFlows, equivalent, machines } = summaryOf(['door'], results, [noEffect])
  expect({ total, asserted, structural, byFlows, equivalent }).toEqual({
    total: 6,
    asserted: 1,
    structural: 2,
    byFlows: 1,
    equivalent: 1,
  })
  expect(machines[0]?.survivors).toEqual(['shut: entry: without ring (1)'])
})

test('flows judge the mutants that only the diagram shows, or nothing', () => {
  expect(survivorsOf(results).get('door')).toHaveLength(4)
})

test('a run that broke off, tests that fail without a mutation, and a machine without mutants are problems', () => {
  expect(summaryOf(['door', 'gate', 'fence'], results, [noEffect]).problems).toEqual([
    'door: open: on pulled: removed: the run broke off',
    'gate: its tests fail on the whole machine: gate.model.test.ts: it opens',
    'fence: 0 mutants, so nothing was found out',
  ])
})

test.each(['open: on pulled: leads to shut', 'open: on kicked: removed'])(
  'a mutant that is declared as without an effect and is caught or gone is a problem: %s',
  (mutant) => {
    const { problems } = summaryOf(['door'], results, [{ ...noEffect, mutant }])
    expect(problems.at(-1)).toBe(`door: ${mutant}: declared as without an effect, but it is caught or gone`)
  },
)

test('a survivor where money or typed text could be lost is a problem', () => {
  const survivor: Result = {
    kind: 'done',
    machine: 'move',
    name: 'sent: x',
    by: null,
    isAsserted: false,
    isDrawn: false,
  }
  expect(summaryOf(['move'], [survivor], []).problems).toEqual([
    'move: sent: x: survives where money or typed text could be lost',
  ])
})

test.each([
  [95, 100, 0, true],
  [94, 100, 0, false],
  [94, 100, 5, true],
  [0, 0, 0, false],
])('%i of %i caught, and %i without an effect, are enough: %j', (asserted, total, equivalent, enough) => {
  expect(isEnough({ asserted, total, equivalent, structural: 0, byFlows: 0 })).toBe(enough)
})

test('a percentage of nothing is none', () => {
  expect([percent(2, 3), percent(0, 0)]).toEqual(['66.7 %', 'none'])
  expect(linesOf(summaryOf(['fence'], [], [])).at(-1)).toMatch(/^all +0 .*none +none$/)
})
