/** Breaks machines on purpose, one thing at a time, and says which breaks no test notices: `pnpm mutants [--again] [--flows] [MACHINE…]`. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Job, Verdict } from '../packages/core/testing/mutants/job.ts'
import { filesIn, root, writeReport } from './files.ts'
import { type MachineFile, machineFiles } from './machines.ts'
import { isEnough, lineOf, percent, settledIn, shares, summaryOf } from './mutants-report.ts'
import { binOf } from './setup.mjs'

const folder = join(root, 'reports/mutants')
/** Only what survived the last time is tried again: a test that is added lets through nothing that was caught. */
const isAgain = process.argv.includes('--again')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const machines = (await machineFiles()).filter(({ subject }) => wanted.length === 0 || wanted.includes(subject))

/** The tests and the walk of the machine itself, then the tests of its neighbours. */
const testsOf = (file: string, subject: string): readonly string[] => {
  const all = filesIn(dirname(file), /\.(machine|model|story)\.test\.ts$/)
  const isOwn = (test: string) => test.split('/').at(-1)?.startsWith(`${subject}.`) === true
  const quick = all.filter((test) => !test.endsWith('.model.test.ts'))
  return [...all.filter(isOwn), ...quick.filter((test) => !isOwn(test))]
}

/** The recorded sessions, replayed: the whole core, against what it did when they were made. They take long. */
const hasFlows = process.argv.includes('--flows')
const recordings = filesIn('packages/test-fixtures/src/recordings', /^recordings\.flow\.test\.ts$/)
const flowsOf = (file: string): readonly string[] => (hasFlows && file.startsWith('packages/core/') ? recordings : [])

const read = (file: string): readonly Verdict[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Verdict)
    : []

/** Runs until the tool ends by itself, or says nothing for a minute. */
const run = (job: Job, look: () => void): Promise<void> =>
  new Promise((resolve) => {
    const jobFile = `${job.verdicts}.job`
    writeFileSync(jobFile, JSON.stringify(job))
    const config = join(root, 'packages/core/testing/mutants/vitest.config.ts')
    const child = spawn(process.execPath, [binOf('vitest', 'vitest', root), 'run', '--config', config], {
      cwd: root,
      env: { ...process.env, MUTANTS_JOB: jobFile },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    })
    let known = -1
    let quiet = 0
    const watch = setInterval(() => {
      look()
      const count = read(job.verdicts).length
      quiet = count === known ? quiet + 1 : 0
      known = count
      if (quiet > 30 && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, 2000)
    child.on('close', () => {
      clearInterval(watch)
      look()
      rmSync(jobFile, { force: true })
      resolve()
    })
  })

/** Judges its machines one after another; where the tool broke off, it goes on with what is left. */
const judge = async (own: readonly MachineFile[], verdicts: string): Promise<void> => {
  const names = own.map(({ subject }) => subject)
  const kept = settled.filter(({ machine }) => names.includes(machine))
  writeFileSync(verdicts, kept.map((verdict) => `${JSON.stringify(verdict)}\n`).join(''))
  let told = kept.filter(({ kind }) => kind === 'over').length
  const look = () => {
    const found = read(verdicts)
    const over = found.filter((verdict) => verdict.kind === 'over')
    for (const { machine, seconds } of over.slice(told)) console.log(lineOf(found, machine, seconds))
    told = over.length
  }
  for (let runs = 0; runs < 20; runs += 1) {
    const found = read(verdicts)
    const over = new Set(found.flatMap((verdict) => (verdict.kind === 'over' ? [verdict.machine] : [])))
    const left = own.filter(({ subject }) => !over.has(subject))
    if (left.length === 0) return
    const jobs = left.map(({ file, subject }) => ({
      file: join(root, file),
      subject,
      tests: testsOf(file, subject).map((test) => join(root, test)),
      flows: flowsOf(file).map((test) => join(root, test)),
      skip: found.flatMap((verdict) => (verdict.kind === 'begun' && verdict.machine === subject ? [verdict.name] : [])),
    }))
    await run({ machines: jobs, verdicts, patience: 3000 }, look)
  }
}

mkdirSync(folder, { recursive: true })
const sizeOf = ({ file }: MachineFile): number => statSync(join(root, file)).size
const parts = shares(machines, Math.min(2, availableParallelism()), sizeOf)
const files = parts.map((_, n) => join(folder, `verdicts-${n + 1}.jsonl`))
const settled = isAgain
  ? settledIn(filesIn('reports/mutants', /\.jsonl$/).flatMap((file) => read(join(root, file))))
  : []
await Promise.all(parts.map((own, n) => judge(own, files[n] ?? '')))

const verdicts = files.flatMap(read)
const judged = new Set(verdicts.map(({ machine }) => machine))
const summary = summaryOf(verdicts)
writeReport('mutants', summary)

for (const { machine, survivors } of summary.machines)
  for (const { name, isDrawn } of survivors)
    console.log(`survives  ${machine}: ${name}${isDrawn ? ' (the picture shows it)' : ''}`)
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
