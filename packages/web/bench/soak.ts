/**
 * Simulates hours of use in minutes: a flood of realtime events, ten thousand scrolled notifications, two hundred quick
 * visits to lists, and every dialog opened and closed a thousand times. Checks that memory does not grow, how often storage is written, and how long the
 * page is blocked.
 */
import { chromium } from 'playwright'
import { writeReport } from '../../../scripts/files.ts'
import { chromiumOptions } from '../e2e/chromium.ts'
import { dialogsThatCome, dialogsToOpen } from '../e2e/models/dialogs.ts'
import { type Finding, isOver, said } from './finding.ts'
import { flood } from './flood.ts'
import { scrolled } from './scrolled.ts'
import { visited } from './visited.ts'
import { worn } from './worn.ts'

const [events = 100_000, cycles = 1000, notifications = 10_000, visits = 200] = process.argv.slice(2, 6).map(Number)
const [only = ''] = process.argv.slice(6)

const findings: Finding[] = []
const seconds: Record<string, number> = {}

const browser = await chromium.launch(chromiumOptions)
try {
  if (events > 0) await take('events', async () => note(await flood(browser, events)))
  if (notifications > 0) await take('notifications', async () => note(await scrolled(browser, notifications)))
  if (visits > 0) await take('visits', async () => note(await visited(browser, visits)))
  if (cycles > 0) await take('dialogs', allWorn)
} finally {
  await browser.close()
}
writeReport('soak-panel', { events, cycles, notifications, visits, only, seconds, findings })
process.exitCode = findings.some(isOver) ? 1 : 0

async function take(name: string, part: () => Promise<void>): Promise<void> {
  const started = Date.now()
  await part()
  seconds[name] = Math.round((Date.now() - started) / 1000)
  console.log(`     ${name}: ${seconds[name]} s`)
}

function note(found: readonly Finding[]): void {
  findings.push(...found)
  for (const finding of found) console.log(said(finding))
}

/** A tab mostly waits for its next frame, so three tabs share a core. */
async function allWorn(): Promise<void> {
  const waiting = [...dialogsThatCome, ...dialogsToOpen].filter(({ name }) => name.includes(only))
  const lane = async () => {
    for (let dialog = waiting.shift(); dialog; dialog = waiting.shift()) note([await worn(browser, dialog, cycles)])
  }
  await Promise.all([lane(), lane(), lane()])
}
