/** Runs inside one vitest worker: tests every mutant of the given machines with the given tests. */
import { appendFileSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changesSince } from '../changes.ts'
import { mermaid } from '../mermaid.ts'
import { isMachine } from '../nodes.ts'
import { brokenRules } from '../rules.ts'
import type { Job, Result } from './job.ts'
import { stage } from './stage.ts'
import { notes } from './vitest.stand-in.ts'

const jobFile = process.env['MUTANTS_JOB'] ?? ''
const { machines, results, patience } = JSON.parse(readFileSync(jobFile, 'utf8')) as Job

const tell = (result: Result): void => appendFileSync(results, `${JSON.stringify(result)}\n`)

/** Timeout of a test while nothing is mutated. */
const patient = 20_000

const astray: unknown[] = []
const note = (error: unknown): void => void astray.push(error)

beforeAll(() => {
  // Unset `VITEST`, so that explorations are not saved for the model report.
  vi.stubEnv('VITEST', undefined)
  vi.stubGlobal('console', { ...console, warn: () => {}, error: () => {}, log: () => {} })
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
})
afterAll(() => {
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
  vi.unstubAllGlobals()
})

test.each(machines)('$subject', async ({ file, subject, tests, skip }) => {
  const now = stage()
  const begun = performance.now()
  Object.assign(now, { file, index: -1, mutations: [], steps: 0, patience: Number.POSITIVE_INFINITY })
  const whole = await drawn(file)
  const mutations = now.mutations
  const usual = await rulesBrokenIn(file)
  let most = 0
  const inOrder: { readonly file: string; readonly took: number }[] = []
  for (const one of tests) {
    const started = performance.now()
    now.steps = 0
    const by = await firstFailure([one], patient)
    inOrder.push({ file: one, took: performance.now() - started })
    most = Math.max(most, now.steps)
    if (by === null) continue
    tell({ kind: 'broken', machine: subject, by })
    tell({ kind: 'over', machine: subject })
    return
  }
  now.patience = 10 * most + 10_000
  // Run the fastest test files first.
  const quickest = inOrder.sort((a, b) => a.took - b.took).map(({ file }) => file)
  for (const [index, { name }] of mutations.entries()) {
    if (skip.includes(name)) continue
    tell({ kind: 'begun', machine: subject, name })
    now.index = index
    const by = (await brokenRule(file, usual)) ?? (await firstFailure(quickest, patience))
    const image = by === null ? await drawn(file).catch(() => null) : whole
    tell({
      kind: 'done',
      machine: subject,
      name,
      by,
      isDrawn: image === null || changesSince(whole, image).length > 0,
    })
  }
  Object.assign(now, { file: '', index: -1, patience: Number.POSITIVE_INFINITY })
  tell({ kind: 'over', machine: subject })
  process.stderr.write(`${subject}: ${mutations.length} mutants, ${Math.round((performance.now() - begun) / 1000)} s\n`)
  expect(mutations.length).toBeGreaterThanOrEqual(0)
})

/** The diagrams of the machines that a file exports. */
const drawn = async (file: string): Promise<string> => (await machinesIn(file)).map(mermaid).join('\n')

/**
 * The first rule for machines that a file breaks and the unchanged one keeps, or `null`: rules that compare by identity
 * see strangers in modules that are loaded anew. A file whose machine cannot be created is left to its tests.
 */
const brokenRule = async (file: string, usual: readonly string[]): Promise<string | null> => {
  const broken = (await rulesBrokenIn(file)).find((text) => !usual.includes(text))
  return broken === undefined ? null : `rules: ${broken}`
}

const rulesBrokenIn = async (file: string): Promise<readonly string[]> =>
  (await machinesIn(file).catch(() => [])).flatMap(brokenRules).map(({ text }) => text)

const machinesIn = async (file: string) => {
  vi.resetModules()
  const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>
  return Object.values(module).filter(isMachine)
}

/** The first failing test, by its file and title; `null` when all pass. */
const firstFailure = async (files: readonly string[], patience: number): Promise<string | null> => {
  for (const file of files) {
    stage().steps = 0
    const failure = await failureIn(file, patience)
    if (failure !== null) return `${file.split('/').at(-1)}: ${failure}`
  }
  return null
}

const failureIn = async (file: string, patience: number): Promise<string | null> => {
  const noted = notes()
  Object.assign(noted, { tests: [], before: [], after: [] })
  vi.resetModules()
  astray.length = 0
  try {
    await import(/* @vite-ignore */ file)
  } catch (error) {
    return `cannot be loaded: ${textOf(error)}`
  }
  for (const { name, run } of noted.tests) {
    try {
      for (const prepare of noted.before) await prepare()
      await inTime(run(), patience)
      for (const clean of noted.after) await clean()
      await new Promise(setImmediate)
      if (astray.length > 0) return `${name}: ${textOf(astray[0])}`
    } catch (error) {
      return `${name}: ${textOf(error)}`
    }
  }
  return null
}

const inTime = async (running: unknown, patience: number): Promise<void> => {
  if (!(running instanceof Promise)) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('takes too long')), patience)
  })
  await Promise.race([running, late])
  clearTimeout(timer)
}

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 160) ?? ''
