import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, Result } from '../packages/core/testing/mutants/job.ts'
import { root } from './files.ts'
import { binOf } from './setup.mjs'

const running = new Set<ChildProcess>()

/** A worker leads a group of processes, so that its own workers end with it. */
const kill = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended by itself.
  }
}

/** Ends all workers when the tool ends in any way. */
export const endWorkersWithTool = (): void => {
  process.on('exit', () => running.forEach(kill))
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => process.exit(code))
}

export const resultsIn = (file: string): readonly Result[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Result)

/** Runs a job until it ends on its own or has printed nothing for a minute. */
const run = (job: Job): Promise<void> =>
  new Promise((resolve) => {
    const jobFile = `${job.results}.job`
    writeFileSync(jobFile, JSON.stringify(job))
    const config = join(root, 'packages/core/testing/mutants/vitest.config.ts')
    const worker = job.kind === 'tests' ? 'mutants/run.ts' : 'mutants/flows.ts'
    const child = spawn(process.execPath, [binOf('vitest', 'vitest', root), 'run', '--config', config, worker], {
      cwd: root,
      env: { ...process.env, MUTANTS_JOB: jobFile },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    })
    running.add(child)
    let known = -1
    const watch = setInterval(() => {
      const size = statSync(job.results, { throwIfNoEntry: false })?.size ?? 0
      if (size === known) kill(child)
      known = size
    }, 60_000)
    child.on('close', () => {
      clearInterval(watch)
      running.delete(child)
      rmSync(jobFile, { force: true })
      resolve()
    })
  })

/** Runs the job that `next` makes of the results so far, again when a worker breaks off; at `null` all is done. */
export const runUntilDone = async (
  results: string,
  next: (found: readonly Result[]) => Job | null,
): Promise<readonly Result[]> => {
  for (let runs = 0; runs < 20; runs += 1) {
    const job = next(resultsIn(results))
    if (job === null) break
    await run(job)
  }
  return resultsIn(results)
}
