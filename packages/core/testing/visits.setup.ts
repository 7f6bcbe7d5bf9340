/** Runs before the tests of every file: the report of the model tells which of them came by which state. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'

const root = join(fileURLToPath(import.meta.url), '../../../..')
const test = relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/')

/** A walk records itself; the others have no machines, and need not wait for what looks at them. */
const isLeftOut = /\.(model|domain|wire|http|browser|pusher|memory)\.test\.ts$/

if (!isLeftOut.test(test)) {
  const { createVisits, watchMachines } = await import('./visits.ts')
  const visits = createVisits()
  const leave = watchMachines(visits)
  beforeEach(() => visits.during(expect.getState().currentTestName ?? ''))
  afterEach(() => visits.during(null))
  afterAll(() => {
    leave()
    const found = visits.found()
    if (found.tests.length === 0) return
    const folder = join(root, 'reports/visits')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${test.replaceAll('/', '__')}.json`), `${JSON.stringify({ test, ...found })}\n`)
  })
}
