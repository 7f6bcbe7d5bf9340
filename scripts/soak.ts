/**
 * Tests that take too long for every check: `money` has random suppliers move money against a failing server twenty
 * thousand times; `lists` has two tabs pick, edit and change many rows at random; `panel` floods the built panel with
 * events, scrolls a long list and opens every dialog a thousand
 * times. The results go to reports/soak.json.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { binOf, build, root } from './setup.mjs'

const flow = 'packages/test-fixtures/src/flows/random-money.flow.test.ts'
const listsFlow = 'packages/test-fixtures/src/flows/random-lists.flow.test.ts'
const reports = join(root, 'reports')

const succeeds = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code === 0))
  })

interface MoneyReport {
  readonly runs: number
  readonly networkDoublesFound: number
  readonly networkDoublesMissed: number
}

const sumOf = (reportsOfShares: readonly MoneyReport[], name: keyof MoneyReport): number =>
  reportsOfShares.reduce((sum, share) => sum + share[name], 0)

/** Divides the runs between the cores, each with its own seed, and sums their figures up in reports/soak.json. */
const money = async (runs = '20000'): Promise<boolean> => {
  const workers = Math.min(4, availableParallelism())
  const reportOf = (at: number) => join(reports, `soak-money-${at + 1}.json`)
  const share = async (at: number): Promise<boolean> => {
    const [seed, count] = [String(randomInt(2 ** 31)), String(Math.ceil(Number(runs) / workers))]
    const env = { SOAK_SEED: seed, SOAK_RUNS: count, SOAK_REPORT: reportOf(at) }
    const args = [binOf('vitest', 'vitest', root), 'run', '--project', 'fixtures', '--reporter', 'dot', flow]
    const isWell = await succeeds(args, env)
    const again = `SOAK_SEED=${seed} SOAK_RUNS=${count} npx vitest run --project fixtures ${flow}`
    console.log(isWell ? `ok     ${count} runs with seed ${seed}` : `FAILED ${again}`)
    return isWell
  }
  const shares = Array.from({ length: workers }, (_, at) => at)
  const outcomes = await Promise.all(shares.map(share))
  const figures = shares.map((at): MoneyReport => JSON.parse(readFileSync(reportOf(at), 'utf8')))
  const summary = {
    runs: sumOf(figures, 'runs'),
    // A share stops at its first violation.
    violations: outcomes.filter((isWell) => !isWell).length,
    networkDoublesFound: sumOf(figures, 'networkDoublesFound'),
    networkDoublesMissed: sumOf(figures, 'networkDoublesMissed'),
  }
  writeFileSync(join(reports, 'soak.json'), `${JSON.stringify({ money: summary }, null, 2)}\n`)
  return outcomes.every(Boolean)
}

/** Random steps in two tabs with the same list, against a server whose answers get lost. */
const lists = async (runs = '2000'): Promise<boolean> => {
  const env = { SOAK_SEED: String(randomInt(2 ** 31)), SOAK_RUNS: runs }
  const isWell = await succeeds([binOf('vitest', 'vitest', root), 'run', '--project', 'fixtures', listsFlow], env)
  console.log(
    `${isWell ? 'ok    ' : 'FAILED'} SOAK_SEED=${env.SOAK_SEED} SOAK_RUNS=${runs} npx vitest run --project fixtures ${listsFlow}`,
  )
  return isWell
}

const panel = async (...counts: readonly string[]): Promise<boolean> => {
  await build()
  return succeeds(['--import', 'tsx', 'packages/web/bench/soak.ts', ...counts])
}

const parts = { money, lists, panel } as const
const [asked, ...counts] = process.argv.slice(2)
const chosen = Object.entries(parts).filter(([name]) => asked === undefined || asked === name)
if (chosen.length === 0) console.error(`No such part: ${asked}. There are: ${Object.keys(parts).join(', ')}.`)

mkdirSync(reports, { recursive: true })
process.exitCode = chosen.length === 0 ? 1 : 0
for (const [, soaked] of chosen) if (!(await soaked(...counts))) process.exitCode = 1
