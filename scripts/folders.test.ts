import { expect, test } from 'vitest'
import { circlesIn, folderProblems, importsOf } from './folders.ts'

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

const problems = (changed: Readonly<Record<string, string>>, mostFiles?: number) => {
  const all = { 'a/one.ts': "import { two } from '../b/two.ts'", 'b/two.ts': '', ...changed }
  return folderProblems(Object.keys(all), mostFiles, (file) => all[file as keyof typeof all] ?? '')
}

test('a circle of folders is refused, unless only a test closes it', () => {
  const back = "import { one } from '../a/one.ts'"
  expect(problems({ 'b/two.ts': back })).toEqual([
    { file: 'a', rule: 'circle', text: 'needs b, which need it: what they share belongs below them' },
  ])
  expect(problems({ 'b/two.test.ts': back })).toEqual([])
})

test('a folder with more files of its own than the limit is refused; styles count, its tests and folders do not', () => {
  expect(problems({ 'b/two.test.ts': '', 'b/two.css': '', 'b/c/three.ts': '' }, 2)).toEqual([])
  expect(problems({ 'b/three.ts': '', 'b/two.css': '' }, 2)).toEqual([
    { file: 'b', rule: 'crowd', text: 'has 3 files of its own, the limit is 2: give its subjects folders' },
  ])
  expect(problems({ 'b/three.ts': '', 'b/two.css': '' })).toEqual([])
})
