import { expect, test } from 'vitest'
import { chosenSteps, touchedSteps } from './chosen-steps.ts'
import { steps } from './steps.ts'

const namesOf = (chosen: readonly { readonly name: string }[]): readonly string[] => chosen.map(({ name }) => name)

test.each([
  [['types'], ['sources', 'types']],
  [['model'], ['sources', 'tests', 'model']],
  [['browser'], ['sources', 'build', 'sandbox', 'browser']],
  [
    ['format', 'rules'],
    ['format', 'rules'],
  ],
  [['package'], ['sources', 'types', 'package']],
])('to check %s runs %s', (names, run) => {
  expect(namesOf(chosenSteps(steps, names, false))).toEqual(run)
})

test('without a name every step runs, the nightly ones only at night', () => {
  expect(chosenSteps(steps, [], true)).toEqual(steps)
  expect(chosenSteps(steps, [], false)).toEqual(steps.filter(({ isNightly }) => !isNightly))
})

test.each([
  ['nothing', [], [], []],
  ['a page of the documentation', ['docs/debugging.md'], ['sources', 'format', 'layout', 'rules', 'secrets'], []],
  [
    'a machine',
    ['packages/core/src/orders/order-clock.machine.ts'],
    ['sources', 'types', 'format', 'layout', 'dependencies', 'unused', 'statecharts', 'tests', 'build', 'secrets'],
    ['model', 'sandbox', 'browser'],
  ],
  [
    'a test of the sandbox',
    ['packages/test-fixtures/src/server/server.test.ts'],
    ['sources', 'types', 'format', 'layout', 'dependencies', 'unused', 'tests', 'rules', 'secrets'],
    ['browser'],
  ],
])('a change of %s runs what it touches and leaves the long steps to the full run', (_, files, run, left) => {
  const touched = touchedSteps(steps, files)
  expect([namesOf(touched.run), namesOf(touched.left)]).toEqual([run, left])
})

test('a step needs only steps that stand before it', () => {
  steps.forEach(({ needs, after }, at) => {
    const before = namesOf(steps.slice(0, at))
    expect(before).toEqual(expect.arrayContaining([...needs, ...after.filter((name) => name !== 'looks')]))
  })
})
