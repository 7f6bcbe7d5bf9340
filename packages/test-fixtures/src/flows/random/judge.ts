import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Harness } from '../kit/harness.ts'
import { recordingTabs } from '../kit/recorded-run.ts'

const folder = fileURLToPath(new URL('../../../../../reports/flows/', import.meta.url))

interface Judging {
  readonly runs: number
  /** By default that of all properties. */
  readonly seed?: number
}

/**
 * Runs a random property. A run that fails is shortened, run once more with its tabs recorded, and fails with the seed
 * and the recordings, which `pnpm flow inspect FILE` opens.
 */
export const judge = async <Given>(
  name: string,
  property: fc.IAsyncProperty<Given>,
  { runs, seed }: Judging,
): Promise<void> => {
  const found = await fc.check(property, { numRuns: runs, ...(seed !== undefined && { seed }) })
  if (!found.failed) {
    // Count a property that holds as an assertion.
    expect(found.failed).toBe(false)
    return
  }
  const texts = await recordingTabs(async () => void (await property.run(found.counterexample as Given)))
  mkdirSync(folder, { recursive: true })
  const files = texts.map((text, at) => {
    const file = join(folder, `${name}-seed-${found.seed}-tab-${at + 1}.jsonl`)
    writeFileSync(file, text)
    return file
  })
  const { errorInstance } = found
  throw new Error([await fc.asyncDefaultReportMessage(found), 'The shortest run is recorded:', ...files].join('\n'), {
    cause: errorInstance,
  })
}

/** All that a run did: each request with its moment and outcome, the world that it left, and the browser’s storage. */
export const hashOf = ({ sandbox, entries }: Harness): string =>
  createHash('sha256')
    .update(JSON.stringify([sandbox.requests(), sandbox.world(), [...entries]]))
    .digest('hex')
