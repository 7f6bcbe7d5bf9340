import { expect, test } from 'vitest'
import { stepsAt, stepsWith, timeLeft, type UndoStep } from './undo.domain.ts'

const step = (jobId: string, until: number): UndoStep => ({
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
  [[], 0, 0],
])('%j at %d is over in %d ms', (steps, now, left) => {
  expect(timeLeft(steps, now)).toBe(left)
})
