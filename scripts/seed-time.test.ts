import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seedTimeFor } from './seed-time.mjs'

const now = Date.parse('2027-02-03T08:30:00Z')
const kept = Date.parse('2027-01-01T09:00:00Z')
const noon = '2027-02-02T09:00:00.000Z'

const fileWith = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'world.json'), text)
  return join(folder, 'world.json')
}

test.each([
  ['a fresh world', [], '', noon],
  ['a kept world', [], JSON.stringify({ seedTime: kept }), '2027-01-01T09:00:00.000Z'],
  ['a kept world of an earlier version', [], '{}', noon],
  ['a world that is asked to be fresh', ['--fresh'], JSON.stringify({ seedTime: kept }), noon],
  ['a named world', ['--scenario', 'troubled'], JSON.stringify({ seedTime: kept }), noon],
])('%s starts at its noon', (_, args, text, at) => {
  expect(new Date(seedTimeFor(args, fileWith(text), now)).toISOString()).toBe(at)
})
