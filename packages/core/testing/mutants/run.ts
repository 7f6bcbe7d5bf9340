/** Runs inside one vitest worker: tests every mutant of the given machines with the given tests. */
import { appendFileSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { changesSince } from '../changes.ts'
import { mermaid } from '../mermaid.ts'
import { isMachine } from '../nodes.ts'
import { brokenRules } from '../rules.ts'
import type { Result, TestsJob } from './job.ts'
import { resetStage, stage } from './stage.ts'
import { type Failure, failureOf, prepareWorker, testsIn } from './tests.ts'

const jobFile = process.env['MUTANTS_JOB'] ?? ''
const { machines, results, patience } = JSON.parse(readFileSync(jobFile, 'utf8')) as TestsJob

const tell = (result: Result): void => appendFileSync(results, `${JSON.stringify(result)}\n`)

/** Timeout of a test while nothing is mutated. */
const patient = 20_000

prepareWorker()

test.each(machines)('$subject', async ({ file, subject, tests, skip }) => {
  const begun = performance.now()
  const now = resetStage()
  now.file = file
  const whole = await drawn(file)
  const mutants = [...now.names]
  const usual = await rulesBrokenIn(file)
  let most = 0
  const inOrder: { readonly file: string; readonly took: number }[] = []
  const usually = new Map<string, number>()
  for (const one of tests) {
    const started = performance.now()
    const failure = await firstFailure(
      [one],
      () => patient,
      (test, took) => {
        most = Math.max(most, now.steps)
        usually.set(test, took)
      },
    )
    inOrder.push({ file: one, took: performance.now() - started })
    if (failure === null) continue
    tell({ kind: 'broken', machine: subject, by: failure.text })
    tell({ kind: 'over', machine: subject, total: mutants.length })
    return
  }
  now.patience = 10 * most + 10_000
  // A test that is slow without a mutation, or on a busy computer, must not look as if it caught each mutant.
  const patienceFor = (test: string) => patience + 10 * (usually.get(test) ?? 0)
  // Run the fastest test files first.
  const quickest = inOrder.sort((a, b) => a.took - b.took).map(({ file }) => file)
  for (const name of mutants) {
    if (skip.includes(name)) continue
    tell({ kind: 'begun', machine: subject, name })
    now.name = name
    const failure = (await firstFailure(quickest, patienceFor)) ?? (await brokenRule(file, usual))
    const image = failure === null ? await drawn(file).catch(() => null) : whole
    tell({
      kind: 'done',
      machine: subject,
      name,
      by: failure?.text ?? null,
      isAsserted: failure !== null && !failure.isCoverage,
      isDrawn: image === null || changesSince(whole, image).length > 0,
    })
  }
  resetStage()
  tell({ kind: 'over', machine: subject, total: mutants.length })
  process.stderr.write(`${subject}: ${mutants.length} mutants, ${Math.round((performance.now() - begun) / 1000)} s\n`)
  expect(mutants.length).toBeGreaterThanOrEqual(0)
})

/** The diagrams of the machines that a file exports. */
const drawn = async (file: string): Promise<string> => (await machinesIn(file)).map(mermaid).join('\n')

/**
 * The first rule for machines that a file breaks and the unchanged one keeps, or `null`: rules that compare by identity
 * see strangers in modules that are loaded anew. A file whose machine cannot be created is left to its tests.
 */
const brokenRule = async (file: string, usual: readonly string[]): Promise<Failure | null> => {
  const broken = (await rulesBrokenIn(file)).find((text) => !usual.includes(text))
  return broken === undefined ? null : { text: `rules: ${broken}`, isCoverage: true }
}

const rulesBrokenIn = async (file: string): Promise<readonly string[]> =>
  (await machinesIn(file).catch(() => [])).flatMap(brokenRules).map(({ text }) => text)

const machinesIn = async (file: string) => {
  vi.resetModules()
  const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>
  return Object.values(module).filter(isMachine)
}

/**
 * The first test that fails with an assertion; if there is none, the first that misses coverage; `null` when all pass.
 */
const firstFailure = async (
  files: readonly string[],
  patienceFor: (test: string) => number,
  watch: (test: string, took: number) => void = () => {},
): Promise<Failure | null> => {
  let uncovered: Failure | null = null
  for (const file of files) {
    vi.resetModules()
    stage().steps = 0
    const loaded = await testsIn(file)
    const name = file.split('/').at(-1)
    if (!('tests' in loaded)) return { ...loaded, text: `${name}: ${loaded.text}` }
    watch(file, 0)
    for (const one of loaded.tests) {
      const test = `${file}: ${one.name}`
      const begun = performance.now()
      const failure = await failureOf(loaded, one, patienceFor(test))
      watch(test, performance.now() - begun)
      if (failure === null) continue
      const named = { ...failure, text: `${name}: ${failure.text}` }
      if (!failure.isCoverage) return named
      uncovered ??= named
    }
  }
  return uncovered
}
