import { expect, test } from 'vitest'
import { someJob } from '../../../testing/ports.ts'
import { offeredIn, stepsAfter, stepsAt, stepsWith, timeLeft, type UndoStep } from './undo.domain.ts'

const step = (jobId: string, until: number | null): UndoStep => ({
  kind: 'bulk',
  action: 'hide',
  jobId,
  count: 1,
  until,
})

test('the newest change comes first, and what is over is dropped', () => {
  expect(stepsWith([step('1', 5), step('2', 20)], step('3', 30), 10)).toEqual([step('3', 30), step('2', 20)])
})

test('at most twenty changes are kept', () => {
  const many = Array.from({ length: 25 }, (_, at) => step(String(at), 100))
  expect(stepsAt(many, 0)).toEqual(many.slice(0, 20))
})

test.each([
  [[step('1', 500)], 200, 300],
  [[step('1', 500)], 600, 0],
  [[step('1', 2 ** 40)], 0, 2 ** 31 - 1],
  [[step('1', null), step('2', 500)], 200, 300],
  [[], 0, 0],
])('%j at %d is over in %d ms', (steps, now, left) => {
  expect(timeLeft(steps, now)).toBe(left)
})

test('a step whose job still runs is kept, and the one before it is offered', () => {
  expect(stepsAt([step('1', null), step('2', 5), step('3', 20)], 10)).toEqual([step('1', null), step('3', 20)])
  expect(offeredIn([step('1', null), step('3', 20)])).toEqual(step('3', 20))
})

const until = '2026-08-23T09:10:00.000Z'
const ended = { status: 'completed', done: 7, undoUntil: until } as const

test.each([
  ['still runs', step('1', null), someJob(), [step('1', null)]],
  ['has ended', step('1', null), someJob(ended), [{ ...step('1', Date.parse(until)), count: 7 }]],
  ['was taken back meanwhile', step('1', 20), someJob({ ...ended, undoUntil: null }), []],
  ['has changed nothing', step('1', null), someJob({ ...ended, done: 0 }), []],
  ['is gone', step('1', null), null, []],
  ['was not read', step('2', null), someJob(ended), [step('2', null)]],
])('the step of a job that %s', (_, before, job, after) => {
  expect(stepsAfter([before], { '1': job })).toEqual(after)
})
