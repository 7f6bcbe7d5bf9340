import { expect, test } from 'vitest'
import { modelPage } from './model-page.ts'
import type { Walked } from './walked.ts'

const kicked = 'shut: kicked [isOld & <weak>] → open'
const door: Walked = {
  machine: 'door',
  test: 'packages/core/src/house/door.model.test.ts',
  states: { total: 2, visited: 2, missed: [], names: ['shut', 'open'] },
  transitions: {
    total: 3,
    visited: 2,
    missed: [kicked],
    names: ['shut: pushed → open', kicked, 'open: pulled → shut'],
  },
  walks: [
    {
      name: null,
      id: 'door',
      shape: 'd',
      paths: 3,
      steps: 40,
      states: ['shut', 'open'],
      transitions: ['shut: pushed → open'],
    },
    {
      name: 'by night',
      id: 'door',
      shape: 'd',
      paths: 1,
      steps: 2,
      states: ['shut'],
      transitions: ['shut: pushed → open', 'open: pulled → shut'],
    },
  ],
}
const story = 'packages/core/src/house/door.story.test.ts'
const flow = 'packages/test-fixtures/src/flows/way-home.flow.test.ts'
const page = modelPage([door], {
  tests: [
    { file: story, name: 'it opens' },
    { file: story, name: 'it shuts' },
    { file: story, name: 'it shuts <again>' },
    { file: flow, name: 'somebody comes home' },
  ],
  machines: {
    door: {
      states: { shut: [0, 1, 2, 3], open: [0, 2] },
      transitions: { 'shut: pushed → open': [0, 3], [kicked]: [], 'open: pulled → shut': [] },
    },
  },
})

test('a machine is shown with its picture, its test and how much was walked', () => {
  expect(page).toContain('<a href="../docs/statecharts/house-door.md">Statechart</a>')
  expect(page).toContain('<a href="../packages/core/src/house/door.model.test.ts">')
  expect(page).toContain('walk 1 (3 paths, 40 steps), by night (1 paths, 2 steps)')
})

test('a transition is shown with every walk that took it', () => {
  expect(page).toContain('<td>shut: pushed → open<td>walk 1, by night<td>')
  expect(page).toContain('<td>open: pulled → shut<td>by night<td></tr>')
})

test('what nobody visited stands out, and no name is taken for markup', () => {
  expect(page).toContain('<td>shut: kicked [isOld &amp; &lt;weak&gt;] → open<td class="missed">never visited<td></tr>')
  expect(page).not.toMatch(/<script|\bstyle=/)
})

test('a place is shown with every test that came by, by the numbers in the list of tests', () => {
  expect(page).toContain(
    '<td>shut<td>walk 1, by night<td><a href="#t0">door.story</a> 1–3; <a href="#t1">way-home.flow</a> 1',
  )
  expect(page).toContain('<td>open<td>walk 1<td><a href="#t0">door.story</a> 1, 3</tr>')
  expect(page).toContain(`<details id="t0"><summary>${story}</summary>\n<ol>\n<li>it opens\n<li>it shuts\n`)
  expect(page).toContain('<li>it shuts &lt;again&gt;')
})

test('how much of a machine tests have come by is counted', () => {
  expect(page).toContain('<td class="number">42<td class="number">2<td class="number">1 of 3</tr>')
})
