import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { planted } from '../packages/test-fixtures/src/sandbox/planted.ts'
import { scanned, writtenAddresses } from './secrets.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'written-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

const told = JSON.stringify({ password: planted.password, tidings: 'a line that nobody has to hide' })

test.each<[string, string, string]>([
  ['a report', 'reports/vitest.json', told],
  ['an HTML report', 'reports/page.html', `<td>${planted.password}</td>`],
  ['the report of a step', 'reports/steps/tests.json', JSON.stringify({ output: told })],
  ['a recording of a model test', 'reports/model/door.json', told],
  ['a committed recording', 'packages/test-fixtures/recordings/a-story.flow.jsonl', `{}\n${told}\n`],
  ['a recording saved by a test', 'reports/flows/a-story.jsonl', told],
  ['a file saved from a page', 'reports/browser/a-test/saved.jsonl', told],
  ['the error context of a failed test', 'reports/browser/a-test/error-context.md', `- text: ${planted.password}`],
  ['a built file', 'packages/web/dist/assets/app.js', `const a="${planted.password}"`],
])('a secret in %s is reported', (_, file, content) => {
  write('reports/innocent.json', '{"passed":12}')
  write(file, content)
  expect(scanned(root, writtenAddresses)).toEqual({ files: 2, found: [`${file} holds the planted password`] })
})

test('every planted secret is found', () => {
  write('reports/x.json', JSON.stringify(planted))
  expect(scanned(root, writtenAddresses).found).toHaveLength(Object.keys(planted).length)
})

test('files without secrets are not reported', () => {
  write('reports/x.json', '{}')
  expect(scanned(root, writtenAddresses)).toEqual({ files: 1, found: [] })
})
