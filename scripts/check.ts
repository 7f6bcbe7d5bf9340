/** Runs every check and prints its result. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chosenSteps, touchedSteps } from './chosen-steps.ts'
import { changedSince } from './files.ts'
import { root } from './setup.mjs'
import { type Outcome, outcomeOf, type Step, steps } from './steps.ts'

interface Result extends Outcome {
  readonly name: string
  readonly seconds: number
}

const reports = join(root, 'reports')

const attempt = async (step: Step): Promise<Result> => {
  const started = Date.now()
  const outcome = await outcomeOf(step, since)
  const result = { name: step.name, seconds: (Date.now() - started) / 1000, ...outcome }
  writeFileSync(join(reports, 'steps', `${step.name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  const verdict = outcome.failed > 0 ? 'FAILED' : outcome.passed > 0 ? 'ok' : 'skipped'
  console.log(`${verdict.padEnd(8)}${step.name.padEnd(14)}${seconds(result.seconds)}  ${outcome.note}`)
  if (outcome.failed > 0) console.log(`${indented(outcome.output)}\n`)
  return result
}

/** Runs light steps two at a time and heavy ones alone; a step starts after the steps that it needs. */
const runAll = async (waiting: readonly Step[]): Promise<readonly Result[]> => {
  const left = [...waiting]
  const results: Result[] = []
  const running = new Map<string, { readonly weight: number; readonly end: Promise<void> }>()
  const isReady = ({ needs, after, weight }: Step) => {
    const busy = [...running.values()].reduce((sum, one) => sum + one.weight, 0)
    const isOpen = (name: string) => left.some((step) => step.name === name) || running.has(name)
    return busy + weight <= 2 && ![...needs, ...after].some(isOpen)
  }
  while (left.length > 0 || running.size > 0) {
    const at = left.findIndex(isReady)
    const step = at < 0 ? undefined : left.splice(at, 1)[0]
    if (step === undefined) {
      await Promise.race([...running.values()].map(({ end }) => end))
      continue
    }
    const broken = step.needs.find((name) => results.some((result) => result.name === name && result.failed > 0))
    const end = (broken === undefined || step.evenAfterFailure ? attempt(step) : attempt(withheld(step, broken))).then(
      (result) => {
        running.delete(step.name)
        results.push(result)
      },
    )
    running.set(step.name, { weight: step.weight, end })
  }
  return steps.flatMap(({ name }) => results.filter((result) => result.name === name))
}

const withheld = (step: Step, broken: string): Step => ({
  ...step,
  run: async () => ({ passed: 0, failed: 1, note: `not run: ${broken} failed`, output: '' }),
})

const seconds = (value: number): string => `${value.toFixed(1)} s`.padStart(8)

const indented = (text: string): string => text.trimEnd().replaceAll(/^/gm, '  | ')

const usage = `Usage: check [NAME…] [--nightly | --changed]
  NAME        runs only this step, after what it needs: ${steps.map(({ name }) => name).join(', ')}
  --changed   runs what the files touch that differ from the main branch, committed or not
  --nightly   runs everything, in the long versions`

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

const { positionals: wanted, values } = argsOf()
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no step ${unknown.join(', ')}.`)
  console.log(usage)
  process.exit(unknown.length > 0 ? 1 : 0)
}
const isNightly = values.nightly ?? false
// The tests of a nightly run take their long versions.
if (isNightly) process.env['NIGHTLY'] = '1'
const since = values.changed ? git('merge-base', 'HEAD', mainBranch()) : null
const chosen = since === null ? chosenSteps(steps, wanted, isNightly) : touched(since)

function argsOf() {
  const flag = { type: 'boolean' } as const
  return parseArgs({ allowPositionals: true, options: { nightly: flag, changed: flag, help: flag } })
}

function mainBranch(): string {
  try {
    return git('rev-parse', '--verify', 'origin/main')
  } catch {
    return git('rev-parse', '--verify', 'main')
  }
}

function touched(commit: string): readonly Step[] {
  const { run, left } = touchedSteps(steps, changedSince(commit))
  if (left.length > 0) console.log(`left to the full run: ${left.map(({ name }) => name).join(', ')}\n`)
  return run
}

rmSync(join(reports, 'steps'), { recursive: true, force: true })
if (chosen.some(({ name }) => name === 'tests')) rmSync(join(reports, 'model'), { recursive: true, force: true })
mkdirSync(join(reports, 'steps'), { recursive: true })

const started = Date.now()
const results = await runAll(chosen)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
const total = (Date.now() - started) / 1000

writeFileSync(
  join(reports, 'check.json'),
  `${JSON.stringify({ passed, failed, seconds: total, steps: results.map(({ output: _, ...rest }) => rest) }, null, 2)}\n`,
)

console.log(`\n${'step'.padEnd(14)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'time'.padStart(10)}`)
for (const { name, passed, failed, seconds: time } of results)
  console.log(`${name.padEnd(14)}${String(passed).padStart(8)}${String(failed).padStart(8)}  ${seconds(time)}`)
console.log(`${'all'.padEnd(30)}  ${seconds(total)}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
