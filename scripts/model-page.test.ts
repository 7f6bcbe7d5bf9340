import { expect, test } from 'vitest'
import { modelPage, type Walked } from './model-page.ts'

const door: Walked = {
  machine: 'door',
  test: 'packages/core/src/house/door.model.test.ts',
  states: { total: 2, visited: 2, missed: [] },
  transitions: { total: 3, visited: 2, missed: ['shut: kicked [isOld & <weak>] → open'] },
  walks: [
    { name: null, paths: 3, steps: 40, states: ['shut', 'open'], transitions: ['shut: pushed → open'] },
    {
      name: 'by night',
      paths: 1,
      steps: 2,
      states: ['shut'],
      transitions: ['shut: pushed → open', 'open: pulled → shut'],
    },
  ],
}
const page = modelPage([door])

test('a machine is shown with its picture, its test and how much was walked', () => {
  expect(page).toContain('<a href="../docs/statecharts/house-door.md">Statechart</a>')
  expect(page).toContain('<a href="../packages/core/src/house/door.model.test.ts">')
  expect(page).toContain('walk 1 (3 paths, 40 steps), by night (1 paths, 2 steps)')
})

test('a transition is shown with every walk that took it', () => {
  expect(page).toContain('<td>shut: pushed → open<td>walk 1, by night</tr>')
  expect(page).toContain('<td>open: pulled → shut<td>by night</tr>')
})

test('what nobody visited stands out, and no name is taken for markup', () => {
  expect(page).toContain('<td>shut: kicked [isOld &amp; &lt;weak&gt;] → open<td class="missed">never visited</tr>')
  expect(page).not.toMatch(/<script|\bstyle=/)
})
