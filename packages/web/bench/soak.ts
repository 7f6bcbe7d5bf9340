/**
 * Hours of a panel in minutes: a flood of realtime events, and every dialog opened and closed a thousand times.
 * Says whether memory stays where it was, how often storage is written, and how long the page is held up.
 */
import { createSandbox, type Sandbox } from '@supplier/test-fixtures'
import { type CDPSession, chromium, type Page } from 'playwright'
import { noteSoak } from '../../../scripts/soak-report.ts'
import { chromiumOptions } from '../e2e/chromium.ts'
import { type DialogToOpen, dialogsToOpen, openAndClose } from './dialogs.ts'
import { type Opened, openPage } from './opened.ts'
import { timeUntil } from './tab.ts'

const [events = 100_000, cycles = 1000] = process.argv.slice(2).map(Number)

/** So much may be left over by the second half of it all, in bytes; the first half fills caches and has code compiled. */
const slack = 1024 * 1024
const burstOf = 10_000
const longestTask = 50
const mostWrites = 4

interface Seen {
  /** When something was written to storage, in milliseconds. */
  readonly writes: number[]
  readonly tasks: number[]
}

interface Finding {
  readonly what: string
  readonly found: number
  readonly most: number
  readonly unit: string
}

interface Panel extends Opened {
  readonly sandbox: Sandbox
  readonly heap: () => Promise<number>
}

const browser = await chromium.launch(chromiumOptions)

const findings: Finding[] = []
try {
  findings.push(...(await flood()))
  // Most of the time a tab waits for a dialog to fade: three of them share a core.
  const lanes = [0, 1, 2].map((lane) => dialogsToOpen.filter((_, place) => place % 3 === lane))
  findings.push(...(await Promise.all(lanes.map(inTurn))).flat())
} finally {
  await browser.close()
}

for (const { what, found, most, unit } of findings) {
  console.log(`${found <= most ? 'ok  ' : 'OVER'} ${what}: ${found} ${unit}, at most ${most}`)
}
noteSoak('panel', { events, cycles, findings })
process.exitCode = findings.some(({ found, most }) => found > most) ? 1 : 0

async function opened(path: string, prepare: (sandbox: Sandbox) => void = () => {}): Promise<Panel> {
  const sandbox = createSandbox()
  prepare(sandbox)
  const panel = await openPage(browser, { path, sandbox, before: watch })
  await timeUntil(() => panel.server.sockets.connections()[0]?.channels.length === 2)
  const session = await panel.context.newCDPSession(panel.page)
  return { ...panel, sandbox, heap: () => heapOf(session) }
}

/** What is left after everything that nobody holds was given back. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize
}

/** Runs in the page, before anything of the page does. */
function watch(): void {
  const seen: Seen = { writes: [], tasks: [] }
  Object.assign(window, { seen })
  const write = Storage.prototype.setItem
  Storage.prototype.setItem = function set(key, value) {
    seen.writes.push(performance.now())
    write.call(this, key, value)
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
}

function seenIn(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen }
    return { writes: seen.writes.splice(0), tasks: seen.tasks.splice(0) }
  })
}

/** What a marketplace tells a busy supplier: balances, names, news, and things nobody knows. */
async function flood(): Promise<readonly Finding[]> {
  const { page, sandbox, server, heap, close } = await opened('/payments/balances/main-balance')
  const channel = 'private-customer.1'
  const event = 'customer.change'
  let name = 0
  const shows = async (firstname: string) => {
    sandbox.changeSupplier(1, { firstname })
    await page.getByRole('button', { name: new RegExp(`^Профіль: ${firstname} `) }).waitFor({ timeout: 120_000 })
  }
  const round = async (count: number) => {
    const share = Math.floor(count / 4)
    server.sockets.burst(share, { channel, event, data: { balance: { total: 100 + name } } })
    server.sockets.burst(share, { channel, event, data: { new_count: name } })
    server.sockets.burst(share, { channel, event, data: { anything: { at: ['all'] } } })
    server.sockets.burst(count - 3 * share, { channel, event: 'nobody.knows', data: null })
    name += 1
    await shows(`Марта${name}`)
  }
  await round(burstOf)
  await seenIn(page)
  await round(burstOf)
  const { tasks } = await seenIn(page)
  const writes: number[] = []
  const again = async (from: number, to: number) => {
    for (let sent = from; sent < to; sent += burstOf) {
      await round(burstOf)
      writes.push(...(await seenIn(page)).writes)
    }
  }
  await again(2 * burstOf, events / 2)
  const before = await heap()
  await again(events / 2, events)
  const grown = (await heap()) - before
  await close()
  return [
    {
      what: `longest task while ${burstOf} events come at once`,
      found: round3(Math.max(0, ...tasks)),
      most: longestTask,
      unit: 'ms',
    },
    {
      what: `writes to storage in a second while ${events} events come`,
      found: mostInASecond(writes),
      most: mostWrites,
      unit: '',
    },
    { what: `heap grown by the second half of ${events} events`, found: grown, most: slack, unit: 'bytes' },
  ]
}

async function inTurn(dialogs: readonly DialogToOpen[]): Promise<readonly Finding[]> {
  const found: Finding[] = []
  for (const dialog of dialogs) found.push(await worn(dialog))
  return found
}

async function worn(dialog: DialogToOpen): Promise<Finding> {
  const { page, heap, close } = await opened(dialog.path, dialog.prepare)
  await dialog.begin?.(page)
  const half = Math.ceil(cycles / 2)
  const again = async (from: number, to: number) => {
    for (let turn = from; turn < to; turn += 1) {
      await openAndClose(page, dialog).catch((error: unknown) => {
        throw new Error(`${dialog.name}, ${turn} times`, { cause: error })
      })
    }
  }
  await again(0, half)
  const before = await heap()
  await again(half, cycles)
  const grown = (await heap()) - before
  await close()
  return {
    what: `heap grown by the second half of ${cycles} times ${dialog.name}`,
    found: grown,
    most: slack,
    unit: 'bytes',
  }
}

function mostInASecond(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length))
}

function round3(figure: number): number {
  return Math.round(figure * 1000) / 1000
}
