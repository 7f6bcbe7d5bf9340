import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build } from '../../../scripts/setup.mjs'
import { chromiumOptions } from '../e2e/chromium.ts'
import { measureConnection } from './connection.ts'
import { measureLists } from './lists.ts'
import { measurePage } from './page.ts'
import type { Budget, Measured } from './part.ts'
import { measureRecorder } from './recorder.ts'
import { measureSections } from './sections.ts'
import { measureServerTexts } from './server-texts.ts'
import { measureViewer } from './viewer.ts'

interface Row extends Budget {
  readonly found: number
  readonly holds: boolean
}

interface Report {
  readonly measuredAt?: Readonly<Record<string, string>>
  readonly budgets?: readonly Row[]
}

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const reportPath = pathTo('../../../reports/bench.json')
const parts = new Map([
  ['page', measurePage],
  ['sections', measureSections],
  ['lists', measureLists],
  ['line', measureConnection],
  ['recorder', measureRecorder],
  ['viewer', measureViewer],
  ['server-texts', measureServerTexts],
])

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !parts.has(name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${[...parts.keys()].join(', ')}.`)
  process.exit(1)
}

// Without the builds, the bench would wait for pages that the server does not have.
await build()
await build('sandbox')
const browser = await chromium.launch(chromiumOptions)
const measured: Measured[] = []
const measuredAt: Record<string, string> = {}
const stopped: string[] = []
try {
  for (const [name, measure] of parts) {
    if (asked.length > 0 && !asked.includes(name)) continue
    try {
      measured.push(await measure(browser))
      measuredAt[name] = new Date().toISOString()
    } catch (error) {
      // The other parts are measured all the same; what this one leaves out fails below.
      console.error(`The part ${name} stopped:`, error)
      stopped.push(name)
    }
  }
} finally {
  await browser.close()
}

const budgets = JSON.parse(readFileSync(pathTo('budgets.json'), 'utf8')) as readonly Budget[]
const rows = budgets.flatMap((budget): readonly Row[] => {
  const found = measured.map((part) => part.found(budget)).find((figure) => figure !== undefined)
  if (found === undefined) return []
  return [{ ...budget, found: Math.round(found * 1000) / 1000, holds: found <= budget.most }]
})

for (const { table } of measured) console.table(table)
for (const { what, unit, most, found, holds } of rows) {
  console.log(`${holds ? 'ok  ' : 'OVER'} ${what}: ${found} ${unit}, at most ${most}`)
}
const over = rows.filter(({ holds }) => !holds).length
const isOf = (row: Budget) => (other: Budget) => other.name === row.name && other.unit === row.unit
const unmeasured = budgets.filter((budget) => !rows.some(isOf(budget)))
if (asked.length === 0) for (const { what } of unmeasured) console.log(`NONE ${what}: not measured`)
console.log(
  `${rows.length - over} budgets hold, ${over} do not${unmeasured.length > 0 ? `, ${unmeasured.length} were not measured` : ''}`,
)
// A run of all parts must measure every budget.
process.exitCode = over > 0 || stopped.length > 0 || (asked.length === 0 && unmeasured.length > 0) ? 1 : 0

/** Results that this run did not measure are taken over from the previous report. */
const before = readReport()
const report = {
  ...before,
  ...Object.assign({}, ...measured.map((part) => part.report)),
  measuredAt: { ...before.measuredAt, ...measuredAt },
  budgets: budgets.flatMap((budget) => rows.find(isOf(budget)) ?? before.budgets?.find(isOf(budget)) ?? []),
}
mkdirSync(pathTo('../../../reports'), { recursive: true })
writeFileSync(reportPath, `${JSON.stringify(report, null, 2)}\n`)

function readReport(): Report {
  return existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, 'utf8')) : {}
}
