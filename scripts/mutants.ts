/**
 * Mutates machines, one change at a time, and reports the mutants that no test catches: `pnpm mutants [--since COMMIT]
 * [--tests] [MACHINE | FEATURE…]`; with `--tests` the flows do not judge the survivors.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Measured, MeasureJob, Result } from '../packages/core/testing/mutants/job.ts'
import { changedSince, filesIn, root, textOf, writeReport } from './files.ts'
import { type MachineFile, machineFiles } from './machines.ts'
import { filesBehind, flowsFor, machinesNamed, testsOf } from './mutants-choice.ts'
import { equivalents } from './mutants-equivalent.ts'
import { isEnough, linesOf, summaryOf, survivorsOf } from './mutants-report.ts'
import { endWorkersWithTool, resultsIn, runUntilDone } from './mutants-workers.ts'

const args = process.argv.slice(2)
const sinceAt = args.indexOf('--since')
const since = sinceAt < 0 ? null : (args[sinceAt + 1] ?? 'HEAD')
const isByTests = args.includes('--tests')
const names = args.filter((arg, at) => arg !== '--tests' && (sinceAt < 0 || (at !== sinceAt && at !== sinceAt + 1)))

const changed = since === null ? null : new Set(changedSince(since))
const machines = machinesNamed(await machineFiles(), names).filter(
  (machine) => changed === null || filesBehind(machine).some((file) => changed.has(file)),
)
if (machines.length === 0) {
  console.log(`no machine has changed since ${since}`)
  process.exit()
}

endWorkersWithTool()
const folder = join(root, 'reports/mutants')
mkdirSync(folder, { recursive: true })
const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, (_, lane) => lane)
const shareOf = <One>(all: readonly One[], lane: number): readonly One[] =>
  all.filter((_, at) => at % lanes.length === lane)
/** Starts a file of results. */
const results = (name: string, lane: number): string => {
  const file = join(folder, `${name}-${lane + 1}.jsonl`)
  writeFileSync(file, '')
  return file
}
const inLanes = async (work: (lane: number) => Promise<readonly Result[]>): Promise<readonly Result[]> =>
  (await Promise.all(lanes.map(work))).flat()

/**
 * Tests the mutants of its machines one after another; when the tool breaks off, restarts it with the remaining ones.
 */
const judgeByTests = (own: readonly MachineFile[], results: string): Promise<readonly Result[]> =>
  runUntilDone(results, (found) => {
    const left = own.filter(({ subject }) => !found.some((one) => one.kind === 'over' && one.machine === subject))
    if (left.length === 0) return null
    const jobs = left.map((machine) => ({
      file: join(root, machine.file),
      subject: machine.subject,
      tests: testsOf(machine).map((test) => join(root, test)),
      skip: found.flatMap((one) => (one.kind === 'begun' && one.machine === machine.subject ? [one.name] : [])),
    }))
    return { kind: 'tests', machines: jobs, results, patience: 3000 }
  })

/** Runs every flow once, unless its text is the same as the last time, and notes whose machines take steps in it. */
const measureFlows = async (): Promise<readonly Measured[]> => {
  const flows = filesIn('packages/test-fixtures/src/flows', /\.flow\.test\.ts$/).map((file) => ({
    file: join(root, file),
    hash: createHash('sha256').update(textOf(file)).digest('hex'),
  }))
  const stores = lanes.map((lane) => join(folder, `measured-${lane + 1}.jsonl`))
  const stale = staleFlows(flows, stores.flatMap(resultsIn))
  const found = await inLanes((lane) => {
    const results = stores[lane] ?? ''
    return runUntilDone(results, (done) => {
      const left = staleFlows(shareOf(stale, lane), done)
      return left.length === 0 ? null : { kind: 'measure', flows: left, results }
    })
  })
  return flows.flatMap(({ file, hash }) =>
    found.flatMap((one) => (one.kind === 'measured' && one.file === file && one.hash === hash ? [one] : [])),
  )
}

type Flow = MeasureJob['flows'][number]

/** The flows that are not measured to their end, without one whose test broke the worker off. */
const staleFlows = (flows: readonly Flow[], found: readonly Result[]): readonly Flow[] =>
  flows.filter(
    ({ file, hash }) => !found.some((one) => one.kind === 'flow over' && one.file === file && one.hash === hash),
  )

/** Tests the survivors of its machines with the flows in which these machines take steps. */
const judgeByFlows = (
  own: readonly MachineFile[],
  survivors: ReadonlyMap<string, readonly string[]>,
  flows: readonly Measured[],
  results: string,
): Promise<readonly Result[]> =>
  runUntilDone(results, (found) => {
    const begun = (machine: string, name: string) =>
      found.some((one) => one.kind === 'flows begun' && one.machine === machine && one.name === name)
    const jobs = own.flatMap(({ file, subject }) => {
      const mutants = (survivors.get(subject) ?? []).filter((name) => !begun(subject, name))
      const tests = flowsFor(join(root, file), flows)
      return mutants.length === 0 || tests.length === 0 ? [] : [{ file: join(root, file), subject, tests, mutants }]
    })
    return jobs.length === 0 ? null : { kind: 'flows', machines: jobs, results }
  })

const begun = performance.now()
const byTests = await inLanes((lane) => judgeByTests(shareOf(machines, lane), results('tests', lane)))
const survivors = isByTests ? new Map<string, readonly string[]>() : survivorsOf(byTests)
const surviving = machines.filter(({ subject }) => survivors.has(subject))
const flows = surviving.length === 0 ? [] : await measureFlows()
const byFlows = await inLanes((lane) =>
  judgeByFlows(shareOf(surviving, lane), survivors, flows, results('flows', lane)),
)

const summary = summaryOf(
  machines.map(({ subject }) => subject),
  [...byTests, ...byFlows],
  equivalents,
)
writeReport('mutants', summary)
for (const line of linesOf(summary)) console.log(line)
console.log(`${Math.round((performance.now() - begun) / 1000)} s`)
for (const problem of summary.problems) console.error(problem)
if (summary.problems.length > 0 || !isEnough(summary)) process.exitCode = 1
