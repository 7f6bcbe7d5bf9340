/**
 * Tests that take too long for every check: `money` has random suppliers move money against a failing server twenty
 * thousand times; `panel` floods the built panel with events, scrolls a long list and opens every dialog a thousand
 * times. The results go to reports/soak-*.json.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { binOf, build, root } from './setup.mjs'

const flow = 'packages/test-fixtures/src/flows/random-money.flow.test.ts'
const reports = join(root, 'reports')

const succeeds = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code === 0))
  })

/** Divides the runs between the cores, each with its own seed. */
const money = async (runs = '20000'): Promise<boolean> => {
  const workers = Math.min(4, availableParallelism())
  const share = async (at: number): Promise<boolean> => {
    const [seed, count] = [String(randomInt(2 ** 31)), String(Math.ceil(Number(runs) / workers))]
    const env = { SOAK_SEED: seed, SOAK_RUNS: count, SOAK_REPORT: join(reports, `soak-money-${at + 1}.json`) }
    const args = [binOf('vitest', 'vitest', root), 'run', '--project', 'fixtures', '--reporter', 'dot', flow]
    const isWell = await succeeds(args, env)
    const again = `SOAK_SEED=${seed} SOAK_RUNS=${count} npx vitest run --project fixtures ${flow}`
    console.log(isWell ? `ok     ${count} runs with seed ${seed}` : `FAILED ${again}`)
    return isWell
  }
  return (await Promise.all(Array.from({ length: workers }, (_, at) => share(at)))).every(Boolean)
}

const panel = async (...counts: readonly string[]): Promise<boolean> => {
  await build()
  return succeeds(['--import', 'tsx', 'packages/web/bench/soak.ts', ...counts])
}

const parts = { money, panel } as const
const [asked, ...counts] = process.argv.slice(2)
const chosen = Object.entries(parts).filter(([name]) => asked === undefined || asked === name)
if (chosen.length === 0) console.error(`No such part: ${asked}. There are: ${Object.keys(parts).join(', ')}.`)

mkdirSync(reports, { recursive: true })
process.exitCode = chosen.length === 0 ? 1 : 0
for (const [, soaked] of chosen) if (!(await soaked(...counts))) process.exitCode = 1
