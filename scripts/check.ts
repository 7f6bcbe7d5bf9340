/** Runs every check and prints its result. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'
import { type Outcome, outcomeOf, type Step, steps } from './steps.ts'

interface Result extends Outcome {
  readonly name: string
  readonly seconds: number
}

const reports = join(root, 'reports')

const attempt = async (step: Step): Promise<Result> => {
  const started = Date.now()
  const outcome = await outcomeOf(step)
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
  const isReady = ({ needs, weight }: Step) => {
    const busy = [...running.values()].reduce((sum, one) => sum + one.weight, 0)
    return busy + weight <= 2 && needs.every((name) => results.some((result) => result.name === name))
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

const wanted = process.argv.slice(2).filter((name) => name !== '--nightly')
const isNightly = process.argv.includes('--nightly')
// The tests of a nightly run take their long versions.
if (isNightly) process.env['NIGHTLY'] = '1'
const chosen = steps.filter((step) => (wanted.length === 0 ? isNightly || !step.isNightly : wanted.includes(step.name)))

rmSync(join(reports, 'steps'), { recursive: true, force: true })
if (chosen.some(({ name }) => name === 'tests')) rmSync(join(reports, 'model'), { recursive: true, force: true })
mkdirSync(join(reports, 'steps'), { recursive: true })

const started = Date.now()
const results = await runAll(
  chosen.map((step) => ({ ...step, needs: step.needs.filter((need) => chosen.some(({ name }) => name === need)) })),
)
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
