/**
 * What takes too long for every check. `money`: random suppliers move money against a failing server, twenty thousand
 * times.
 * `panel`: a flood of realtime events, a long list scrolled, and every dialog a thousand times. Figures go to
 * reports/soak.json.
 */
import { type SpawnOptions, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './setup.mjs'
import { noteSoak } from './soak-report.ts'

const flow = 'packages/test-fixtures/src/flows/random-money.flow.test.ts'
const workers = Math.max(1, Math.min(4, availableParallelism()))

interface Counts {
  readonly runs: number
  readonly networkDoublesFound: number
  readonly networkDoublesMissed: number
}

interface Share extends Counts {
  readonly seed: number
  readonly asked: number
  readonly failed: boolean
}

const done = (args: readonly string[], options: SpawnOptions = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('close', (code) => resolve(code === 0))
  })

const share = async (runs: number, seed: number): Promise<Share> => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const report = join(tmpdir(), `soak-${process.pid}-${seed}.json`)
  const env = { ...process.env, SOAK_RUNS: String(runs), SOAK_SEED: String(seed), SOAK_REPORT: report }
  const failed = !(await done([vitest, 'run', '--project', 'fixtures', '--reporter', 'dot', flow], { env }))
  const counts: Counts = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(report)
  return { seed, asked: runs, failed, ...counts }
}

const money = async (runs = '20000'): Promise<boolean> => {
  const total = Number(runs)
  const started = Date.now()
  const shares = await Promise.all(
    Array.from({ length: workers }, (_, at) =>
      share(Math.floor(total / workers) + (at < total % workers ? 1 : 0), randomInt(2 ** 31)),
    ),
  )
  const seconds = Math.round((Date.now() - started) / 1000)
  const sumOf = (count: keyof Counts) => shares.reduce((sum, one) => sum + one[count], 0)
  noteSoak('money', {
    runs: sumOf('runs'),
    violations: shares.filter(({ failed }) => failed).length,
    networkDoublesFound: sumOf('networkDoublesFound'),
    networkDoublesMissed: sumOf('networkDoublesMissed'),
    seconds,
    shares,
  })
  for (const { seed, asked: runs, failed } of shares) {
    console.log(`${failed ? 'FAILED' : 'ok    '} ${runs} runs with seed ${seed}`)
    if (failed)
      console.log(`       again: SOAK_SEED=${seed} SOAK_RUNS=${runs} npx vitest run --project fixtures ${flow}`)
  }
  const broken = shares.filter(({ failed }) => failed).length
  console.log(`${total} runs in ${seconds} s: ${shares.length - broken} passed, ${broken} failed`)
  return broken === 0
}

const panel = async (...counts: readonly string[]): Promise<boolean> =>
  (await done([join(root, 'packages/web/node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, 'packages/web'),
  })) && done(['--import', 'tsx', 'packages/web/bench/soak.ts', ...counts])

const [asked, ...counts] = process.argv.slice(2)
const parts = { money, panel } as const
if (asked !== undefined && !Object.hasOwn(parts, asked)) {
  console.error(`No such part: ${asked}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
let isWell = true
for (const [name, soaked] of Object.entries(parts)) {
  if (asked === undefined || asked === name) isWell = (await soaked(...counts)) && isWell
}
process.exitCode = isWell ? 0 : 1
