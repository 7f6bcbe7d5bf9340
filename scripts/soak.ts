/** Lets random suppliers pay against a failing server, ten thousand times, and says with which seeds. */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './setup.mjs'

const flow = 'packages/test-fixtures/src/flows/random-money.flow.test.ts'
const total = Number(process.argv[2] ?? process.env['SOAK_RUNS'] ?? 10_000)
const workers = Math.max(1, Math.min(4, availableParallelism()))

interface Share {
  readonly seed: number
  readonly runs: number
  readonly failed: boolean
}

const soaked = (runs: number, seed: number): Promise<Share> =>
  new Promise((resolve) => {
    const env = { ...process.env, SOAK_RUNS: String(runs), SOAK_SEED: String(seed) }
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const args = [vitest, 'run', '--project', 'fixtures', '--reporter', 'dot', flow]
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
    child.on('close', (code) => resolve({ seed, runs, failed: code !== 0 }))
  })

const started = Date.now()
const shares = await Promise.all(
  Array.from({ length: workers }, (_, at) => {
    const runs = Math.floor(total / workers) + (at < total % workers ? 1 : 0)
    return soaked(runs, randomInt(2 ** 31))
  }),
)
const seconds = Math.round((Date.now() - started) / 1000)
mkdirSync(join(root, 'reports'), { recursive: true })
writeFileSync(join(root, 'reports', 'soak.json'), `${JSON.stringify({ total, seconds, shares }, null, 2)}\n`)

for (const { seed, runs, failed } of shares) {
  console.log(`${failed ? 'FAILED' : 'ok    '} ${runs} runs with seed ${seed}`)
  if (failed) console.log(`       again: SOAK_SEED=${seed} SOAK_RUNS=${runs} npx vitest run --project fixtures ${flow}`)
}
const broken = shares.filter(({ failed }) => failed).length
console.log(`${total} runs in ${seconds} s: ${shares.length - broken} passed, ${broken} failed`)
process.exitCode = broken > 0 ? 1 : 0
