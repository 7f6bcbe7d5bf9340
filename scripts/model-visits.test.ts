import { expect, test } from 'vitest'
import { reachedIn, visitsOf } from './model-visits.ts'
import type { Walked } from './walked.ts'

const walkedAs = (machine: string, feature: string, id: string, shape: string): Walked => ({
  machine,
  test: `packages/core/src/${feature}/${machine}.model.test.ts`,
  states: { total: 2, visited: 2, missed: [], names: ['shut', 'open'] },
  transitions: { total: 1, visited: 1, missed: [], names: [`${id}: pushed → open`] },
  walks: [{ name: null, id, shape, paths: 1, steps: 1, states: [], transitions: [] }],
})
const door = walkedAs('door', 'house', 'door', 'd')
const form = walkedAs('form', 'kit/form', 'someForm', 'f')
const accountForm = walkedAs('account-form', 'account', 'account', 'f')

const ran = (id: string, shape: string) => ({ id, shape, states: [[0, 1], [1]], transitions: [[1]] })
const fileOf = (test: string, ...machines: readonly ReturnType<typeof ran>[]) => ({
  test,
  tests: ['one goes by', 'one comes in'],
  machines,
})

test('every place of a machine tells which tests came by', () => {
  const visits = visitsOf([door], [fileOf('a.test.ts', ran('door', 'd')), fileOf('b.test.ts', ran('door', 'd'))])
  expect(visits.machines['door']).toEqual({
    states: { shut: [0, 1, 2, 3], open: [1, 3] },
    transitions: { 'door: pushed → open': [1, 3] },
  })
  expect(visits.tests[3]).toEqual({ file: 'b.test.ts', name: 'one comes in' })
})

test('a machine that a generic one has made counts under its own name, or else under the generic one’s', () => {
  const { machines } = visitsOf(
    [accountForm, form],
    [fileOf('a.test.ts', ran('account', 'f')), fileOf('b.test.ts', ran('strictForm', 'f'))],
  )
  expect(machines['account-form']?.states['open']).toEqual([1])
  expect(machines['form']?.transitions).toEqual({ 'someForm: pushed → open': [3] })
})

test('the same machine made twice in one file counts once, and a machine of tests not at all', () => {
  const visits = visitsOf([door], [fileOf('a.test.ts', ran('door', 'd'), ran('door', 'd'), ran('door', 'other'))])
  expect(visits.machines['door']?.states['shut']).toEqual([0, 1])
})

test('what no test came by is told apart', () => {
  const visits = visitsOf([door], [fileOf('a.test.ts', { ...ran('door', 'd'), transitions: [[]] })])
  expect(reachedIn(visits.machines['door'], 'states')).toBe(2)
  expect(reachedIn(visits.machines['door'], 'transitions')).toBe(0)
})
