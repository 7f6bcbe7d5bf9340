/** Runs inside one vitest worker: measures flows, or tests mutants that survived the tests of their machine with them. */
import { appendFileSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FlowsJob, FlowTest, Measured, MeasureJob, Result } from './job.ts'
import { remake, resetStage, stage } from './stage.ts'
import { failureOf, prepareWorker, type TestFile, testsIn } from './tests.ts'

const jobFile = process.env['MUTANTS_JOB'] ?? ''
const job = JSON.parse(readFileSync(jobFile, 'utf8')) as MeasureJob | FlowsJob

const tell = (result: Result): void => appendFileSync(job.results, `${JSON.stringify(result)}\n`)

/** Timeout of a test while nothing is mutated. */
const patient = 60_000

prepareWorker()

// The modules of the app are loaded once; a mutant changes the machines that they hold.
Object.assign(resetStage(), { kept: job.kind === 'flows' ? [] : null })

const loaded = new Map<string, TestFile>()

const fileOf = async (file: string): Promise<TestFile> => {
  const known = loaded.get(file)
  if (known) return known
  const found = await testsIn(file)
  if (!('tests' in found)) throw new Error(`${file}: ${found.text}`)
  loaded.set(file, found)
  return found
}

const measured = async ({ file, name }: FlowTest): Promise<Measured> => {
  const tests = await fileOf(file)
  const one = tests.tests.find((other) => other.name === name)
  const steps = new Map<string, number>()
  stage().stepsBy = steps
  const begun = process.cpuUsage()
  const failure = one ? await failureOf(tests, one, patient) : null
  stage().stepsBy = null
  const { user, system } = process.cpuUsage(begun)
  return {
    file,
    name,
    took: Math.round((user + system) / 1000),
    passes: one !== undefined && failure === null,
    steps: Object.fromEntries(steps),
  }
}

test.runIf(job.kind === 'measure').each(job.kind === 'measure' ? [...job.flows] : [])(
  '$file',
  async ({ file, hash }) => {
    const { tests } = await fileOf(file)
    for (const { name } of tests) tell({ kind: 'measured', hash, ...(await measured({ file, name })) })
    loaded.delete(file)
    tell({ kind: 'flow over', file, hash })
    expect(tests.length).toBeGreaterThan(0)
  },
)

test.runIf(job.kind === 'flows').each(job.kind === 'flows' ? [...job.machines] : [])(
  '$subject',
  async ({ file, subject, tests, mutants }) => {
    const begun = performance.now()
    const now = stage()
    let most = 0
    const passing: Measured[] = []
    for (const one of tests) {
      const whole = await measured(one)
      most = Math.max(most, now.steps)
      if (whole.passes) passing.push(whole)
    }
    Object.assign(now, { file, patience: 10 * most + 10_000 })
    for (const name of mutants) {
      tell({ kind: 'flows begun', machine: subject, name })
      now.name = name
      remake()
      tell({ kind: 'flows done', machine: subject, name, by: await firstFailure(passing) })
    }
    now.name = null
    remake()
    Object.assign(now, { file: '', patience: Number.POSITIVE_INFINITY })
    const seconds = Math.round((performance.now() - begun) / 1000)
    process.stderr.write(`${subject}: ${mutants.length} survivors, ${passing.length} tests of flows, ${seconds} s\n`)
    expect(mutants.length).toBeGreaterThan(0)
  },
)

const firstFailure = async (tests: readonly Measured[]): Promise<string | null> => {
  for (const { file, name, took } of tests) {
    const of = await fileOf(file)
    const one = of.tests.find((other) => other.name === name)
    const failure = one ? await failureOf(of, one, 10_000 + 20 * took) : null
    if (failure) return `${file.split('/').at(-1)}: ${failure.text}`
  }
  return null
}
