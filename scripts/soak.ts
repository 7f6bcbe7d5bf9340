/**
 * Tests that take too long for every check: `money` has random suppliers move money against a failing server; `lists`
 * has two tabs pick, edit and change many rows at random; `chats` has two tabs write to buyers at random; `orders` has two
 * tabs, a carrier and a bad line work on the same orders; `panel` floods the built panel with events, scrolls a long
 * list and opens every dialog a thousand times.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { binOf, build, root } from './setup.mjs'

const succeeds = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code === 0))
  })

/** Divides the random runs of a flow between the cores, each with its own seed; a share stops at its first violation. */
const flow = (name: string, usual: number) => {
  const file = `packages/test-fixtures/src/flows/random/${name}.flow.test.ts`
  const share = async (count: number): Promise<boolean> => {
    const env = { SOAK_SEED: String(randomInt(2 ** 31)), SOAK_RUNS: String(count) }
    const args = [binOf('vitest', 'vitest', root), 'run', '--project', 'fixtures', '--reporter', 'dot', file]
    const isWell = await succeeds(args, env)
    const again = `SOAK_SEED=${env.SOAK_SEED} SOAK_RUNS=${count} npx vitest run --project fixtures ${file}`
    console.log(isWell ? `ok     ${count} runs with seed ${env.SOAK_SEED}` : `FAILED ${again}`)
    return isWell
  }
  return async (runs = String(usual)): Promise<boolean> => {
    const workers = Math.min(4, availableParallelism())
    const shares = Array.from({ length: workers }, () => share(Math.ceil(Number(runs) / workers)))
    return (await Promise.all(shares)).every(Boolean)
  }
}

const panel = async (...counts: readonly string[]): Promise<boolean> => {
  await build()
  return succeeds(['--import', 'tsx', 'packages/web/bench/soak.ts', ...counts])
}

const parts = {
  money: flow('random-money', 20_000),
  lists: flow('random-lists', 10_000),
  chats: flow('random-chats', 2000),
  orders: flow('random-orders', 2000),
  panel,
} as const
const [asked, ...counts] = process.argv.slice(2)
const chosen = Object.entries(parts).filter(([name]) => asked === undefined || asked === name)
if (chosen.length === 0) console.error(`No such part: ${asked}. There are: ${Object.keys(parts).join(', ')}.`)

process.exitCode = chosen.length === 0 ? 1 : 0
for (const [, soaked] of chosen) if (!(await soaked(...counts))) process.exitCode = 1
