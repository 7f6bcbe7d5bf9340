import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sentenceOf } from '@supplier/core/flows/difference'
import { parseFlow } from '@supplier/core/flows/flow'
import { replayed } from '@supplier/core/flows/replay'
import { isNightly } from '@supplier/core/testing/nightly'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { played, randomSession, sendable } from './random-sessions.ts'

const later = (run: () => void) => void setImmediate(run)
const numRuns = Number(process.env['SOAK_RUNS'] ?? (isNightly() ? 300 : 60))

test('every event that a random session may send is one of a machine', () => {
  const folder = fileURLToPath(new URL('../../../core/src/', import.meta.url))
  const machines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(machine|setup)\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
  expect(sendable.filter((type) => !machines.includes(`'${type}'`))).toEqual([])
})

test('a recording of any random session replays to the same states', { timeout: 600_000 }, async () => {
  const lengths: number[] = []
  await fc.assert(
    fc.asyncProperty(randomSession, async (session) => {
      for (const text of await played(session)) {
        const flow = parseFlow(text)
        lengths.push(flow.steps.length)
        const difference = await replayed(flow, { later })
        expect(difference && sentenceOf(flow, difference)).toBeNull()
      }
    }),
    { numRuns },
  )
  expect(Math.max(...lengths)).toBeGreaterThan(20)
})
