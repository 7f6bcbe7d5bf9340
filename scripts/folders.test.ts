import { expect, test } from 'vitest'
import { circlesIn, importsOf } from './folders.ts'

const files: Readonly<Record<string, string>> = {
  'a/one.ts': "import { two } from '../b/two.ts'",
  'b/two.ts': "import type { Three } from '../c/three.ts'\nimport './side.ts'",
  'b/side.ts': "import { lazy } from 'xstate'",
  'c/three.ts': "export { one } from '../a/one.ts'",
  'd/four.ts': "import { one } from '../a/one.ts'",
}
const circles = (changed: Readonly<Record<string, string>> = {}) => {
  const all = { ...files, ...changed }
  return circlesIn(importsOf(Object.keys(all), (file) => all[file] ?? ''))
}

test('folders that need each other over a third one are a circle, also by types alone', () => {
  expect(circles()).toEqual([['a', 'b', 'c']])
})

test('what a circle needs is no circle once one direction is gone', () => {
  expect(circles({ 'c/three.ts': '' })).toEqual([])
  expect(circles({ 'd/four.ts': "import '../d/five.ts'" })).toEqual([['a', 'b', 'c']])
})
