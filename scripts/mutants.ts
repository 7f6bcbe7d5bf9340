/** Breaks machines on purpose, one thing at a time, and says which breaks no test notices: `pnpm mutants [MACHINE…]`. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Job, Verdict } from '../packages/core/testing/mutants/job.ts'
import { filesIn, root, writeReport } from './files.ts'
import { machineFiles } from './machines.ts'
import { explained } from './mutants-explained.ts'
import { percent, summaryOf, unfinished } from './mutants-report.ts'
import { binOf } from './setup.mjs'

const folder = join(root, 'reports/mutants')
const wanted = process.argv.slice(2)
const machines = (await machineFiles()).filter(({ subject }) => wanted.length === 0 || wanted.includes(subject))

/** The stories and the walk of the machine itself, then the stories of its neighbours. */
const testsOf = (file: string, subject: string): readonly string[] => {
  const all = filesIn(dirname(file), /\.(machine|model|story)\.test\.ts$/)
  const isOwn = (test: string) => test.split('/').at(-1)?.startsWith(`${subject}.`) === true
  const stories = all.filter((test) => !test.endsWith('.model.test.ts'))
  return [...all.filter(isOwn), ...stories.filter((test) => !isOwn(test))]
}

const fileOf = (subject: string): string => join(folder, `${subject}.jsonl`)

const read = (file: string): readonly Verdict[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Verdict)
    : []

/** Runs until the tool ends by itself, or says nothing for too long. */
const run = (job: Job): Promise<boolean> =>
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
    const watch = setInterval(() => {
      const count = read(job.verdicts).length
      if (count === known && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      known = count
    }, 60_000)
    child.on('close', (code) => {
      clearInterval(watch)
      rmSync(jobFile, { force: true })
      resolve(code === 0)
    })
  })

mkdirSync(folder, { recursive: true })
const broken: string[] = []
for (const { file, subject } of machines) {
  const verdicts = fileOf(subject)
  rmSync(verdicts, { force: true })
  const started = Date.now()
  for (let runs = 0; runs < 5; runs += 1) {
    const skip = read(verdicts).flatMap((verdict) => (verdict.kind === 'begun' ? [verdict.name] : []))
    const tests = testsOf(file, subject).map((test) => join(root, test))
    const isOver = await run({ machines: [{ file: join(root, file), subject, tests, skip }], verdicts, patience: 1000 })
    if (isOver) break
  }
  const found = read(verdicts)
  if (found.length === 0) broken.push(`${subject}: the tool broke, nothing was found out`)
  const { total, caught, caughtOrDrawn } = summaryOf(found, [])
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(
    `${subject.padEnd(24)}${String(total).padStart(4)} broken, ${percent(caught, total).padStart(8)} caught, ${percent(caughtOrDrawn, total).padStart(8)} with the pictures, ${unfinished(found).length} unclear  ${seconds} s`,
  )
}

const verdicts = machines.flatMap(({ subject }) => read(fileOf(subject)))
const summary = summaryOf(
  verdicts,
  explained.filter(({ machine }) => machines.some(({ subject }) => subject === machine)),
)
writeReport('mutants', summary)

for (const { machine, survivors } of summary.machines)
  for (const { name, isDrawn, reason } of survivors)
    console.log(
      `survives  ${machine}: ${name}${isDrawn ? ' (the picture shows it)' : ''}${reason === null ? '' : `: ${reason}`}`,
    )
for (const problem of [...broken, ...summary.problems]) console.error(problem)
const { total, caught, caughtOrDrawn } = summary
console.log(
  `${total} mutants: ${percent(caught, total)} caught by walks and stories, ${percent(caughtOrDrawn, total)} with the committed pictures`,
)
if (broken.length + summary.problems.length > 0) process.exitCode = 1
