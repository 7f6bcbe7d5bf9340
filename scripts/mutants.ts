/** Mutates machines, one change at a time, and reports the mutants that no test catches: `pnpm mutants [MACHINE…]`. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Job, Result } from '../packages/core/testing/mutants/job.ts'
import { filesIn, root, writeReport } from './files.ts'
import { type MachineFile, machineFiles } from './machines.ts'
import { isEnough, percent, summaryOf } from './mutants-report.ts'
import { binOf } from './setup.mjs'

const wanted = process.argv.slice(2)
const machines = (await machineFiles()).filter(({ subject }) => wanted.length === 0 || wanted.includes(subject))

/** The tests and the exploration of the machine itself, then the tests of its neighbours. */
const testsOf = ({ file, subject }: MachineFile): readonly string[] => {
  const all = filesIn(dirname(file), /\.(machine|model|story)\.test\.ts$/)
  const isOwn = (test: string) => test.split('/').at(-1)?.startsWith(`${subject}.`) === true
  const quick = all.filter((test) => !test.endsWith('.model.test.ts'))
  return [...all.filter(isOwn), ...quick.filter((test) => !isOwn(test))].map((test) => join(root, test))
}

const read = (file: string): readonly Result[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Result)

/** Runs until the tool ends on its own or has printed nothing for a minute. */
const run = (job: Job): Promise<void> =>
  new Promise((resolve) => {
    const jobFile = `${job.results}.job`
    writeFileSync(jobFile, JSON.stringify(job))
    const config = join(root, 'packages/core/testing/mutants/vitest.config.ts')
    const child = spawn(process.execPath, [binOf('vitest', 'vitest', root), 'run', '--config', config], {
      cwd: root,
      env: { ...process.env, MUTANTS_JOB: jobFile },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    })
    let known = -1
    const watch = setInterval(() => {
      const { size } = statSync(job.results)
      if (size === known && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      known = size
    }, 60_000)
    child.on('close', () => {
      clearInterval(watch)
      rmSync(jobFile, { force: true })
      resolve()
    })
  })

/**
 * Tests the mutants of its machines one after another; when the tool breaks off, restarts it with the remaining ones.
 */
const judge = async (own: readonly MachineFile[], results: string): Promise<readonly Result[]> => {
  writeFileSync(results, '')
  for (let runs = 0; runs < 20; runs += 1) {
    const found = read(results)
    const left = own.filter(({ subject }) => !found.some(({ kind, machine }) => kind === 'over' && machine === subject))
    if (left.length === 0) break
    const jobs = left.map((machine) => ({
      file: join(root, machine.file),
      subject: machine.subject,
      tests: testsOf(machine),
      skip: found.flatMap((one) => (one.kind === 'begun' && one.machine === machine.subject ? [one.name] : [])),
    }))
    await run({ machines: jobs, results, patience: 3000 })
  }
  return read(results)
}

mkdirSync(join(root, 'reports/mutants'), { recursive: true })
const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, (_, lane) => lane)
const results = await Promise.all(
  lanes.map((lane) =>
    judge(
      machines.filter((_, at) => at % lanes.length === lane),
      join(root, `reports/mutants/verdicts-${lane + 1}.jsonl`),
    ),
  ),
)

const summary = summaryOf(results.flat())
writeReport('mutants', summary)
for (const { machine, survivors } of summary.machines)
  for (const { name, isDrawn } of survivors)
    console.log(`survives  ${machine}: ${name}${isDrawn ? ' (the picture shows it)' : ''}`)
const judged = new Set(results.flat().map(({ machine }) => machine))
const problems = [
  ...machines
    .filter(({ subject }) => !judged.has(subject))
    .map(({ subject }) => `${subject}: the tool broke, nothing was found out`),
  ...summary.problems,
]
for (const problem of problems) console.error(problem)
const { total, caught, caughtOrDrawn } = summary
console.log(
  `${total} mutants: ${percent(caught, total)} caught by tests of machines and walks, ${percent(caughtOrDrawn, total)} with the committed pictures`,
)
if (problems.length > 0 || !isEnough(summary)) process.exitCode = 1
