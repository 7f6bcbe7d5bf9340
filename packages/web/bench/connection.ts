import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import type { Measured } from './part.ts'
import { median, percentile } from './statistics.ts'
import { openTab, type Tab, timeUntil } from './tab.ts'

const drops = 100
const secondDrops = 8
const lanes = 4
const outages = (process.env['OUTAGES'] ?? '5,20,60').split(',').filter(Boolean).map(Number)

/**
 * How many seconds a connection has been open when the outage begins: Chromium remembers a successful socket for
 * minutes.
 */
const lived = Number(process.env['LIVED'] ?? 0)

/** A connection that was opened five times within a minute pauses, so reload the panel after this many drops. */
const dropsPerVisit = 4

/** Added to the length of an outage, so that it ends at different moments between two attempts to reconnect. */
const shifts = [0, 1100, 2200, 3300]

/** Milliseconds without a message before the server freezes: from a connection just used to one about to be pinged. */
const silences = [0, 3000, 6000, 9000]

type Times = Readonly<Record<string, number>>

/**
 * Measures how a signed-in supplier's realtime connection recovers. Long outages run in their own tabs in parallel with
 * the drops.
 */
export const measureConnection = async (browser: Browser): Promise<Measured> => {
  const waits: Promise<Times>[] = []
  for (const seconds of outages) {
    for (const [turn, shift] of shifts.entries()) {
      const begin = turn % 2 === 0 ? refuseSockets : takeServer
      const lasts = seconds * 1000 + shift
      waits.push(outage(await openTab(browser), begin, lasts).then((back) => ({ [`outage${seconds}`]: back })))
    }
  }
  for (const silence of silences) waits.push(freeze(await openTab(browser), silence))

  const seen = await Promise.all([
    ...waits,
    ...(await inLanes(browser, drops, async (tab, turn) => ({ drop: await drop(tab, turn) }))),
    ...(await inLanes(browser, secondDrops, async (tab) => ({ dropAgain: await dropAgain(tab) }))),
  ])
  const figures = Object.fromEntries(
    [...new Set(seen.flatMap((times) => Object.keys(times)))].map((name) => [
      name,
      figuresOf(seen.flatMap((times) => times[name] ?? [])),
    ]),
  )
  return {
    report: { line: figures },
    table: figures,
    found: ({ name }) => (name === 'drop' ? figures[name]?.p95 : figures[name]?.worst),
  }
}

function figuresOf(times: readonly number[]) {
  const [usual = 0, p95 = 0, worst = 0] = [median(times), percentile(times, 0.95), Math.max(...times)].map(Math.round)
  return { times: times.length, median: usual, p95, worst }
}

/** Divides the drops among a few tabs. */
async function inLanes(browser: Browser, count: number, fall: (tab: Tab, turn: number) => Promise<Times>) {
  const tabs: Tab[] = []
  for (let lane = 0; lane < lanes; lane += 1) tabs.push(await openTab(browser))
  const inLane = async (tab: Tab, lane: number) => {
    const own: Times[] = []
    for (let turn = lane; turn < count; turn += lanes) {
      if (own.length > 0 && own.length % dropsPerVisit === 0) await tab.visit()
      own.push(await fall(tab, turn))
    }
    await tab.close()
    return own
  }
  return (await Promise.all(tabs.map(inLane))).flat()
}

/** A number from 0 to 1, spread evenly over the turns and the same in every run. */
function spread(turn: number, ratio: number): number {
  return (turn * ratio) % 1
}

/** Drops the connection while it is idle, while it is catching up, or, every third time, while an event is arriving. */
async function drop(tab: Tab, turn: number): Promise<number> {
  await pause(1500 * spread(turn, 0.618034))
  if (turn % 3 === 0) tab.change()
  const droppedAt = await breakOff(tab)
  await pause(800 * spread(turn, 0.414214))
  return backSince(tab, droppedAt, missed(tab))
}

/** Drops the connection again while it is rejoining its channels. */
async function dropAgain(tab: Tab): Promise<number> {
  await breakOff(tab)
  tab.sandbox.faults.add({ kind: 'delay', ms: 200, path: '/broadcasting/auth' })
  await timeUntil(() => tab.sockets().connections().length > 0)
  const droppedAt = await breakOff(tab)
  tab.sandbox.faults.clear()
  return backSince(tab, droppedAt, missed(tab))
}

async function breakOff({ sockets }: Tab): Promise<number> {
  const droppedAt = performance.now()
  sockets().terminate()
  await timeUntil(() => sockets().connections().length === 0)
  return droppedAt
}

/** An outage: the server accepts no connection for a while. */
async function outage(tab: Tab, begin: (tab: Tab) => Promise<() => Promise<void>>, lasts: number): Promise<number> {
  await pause(lived * 1000)
  const end = await begin(tab)
  await pause(lasts / 2)
  const change = missed(tab)
  await pause(lasts / 2)
  await end()
  const back = await backSince(tab, performance.now(), change)
  await tab.close()
  return back
}

async function refuseSockets(tab: Tab) {
  tab.sockets().set({ refuseUpgrade: 503 })
  await breakOff(tab)
  return async () => tab.sockets().set({ refuseUpgrade: null })
}

function takeServer(tab: Tab) {
  return tab.takeServer()
}

/**
 * The server keeps the socket open but sends nothing. Measures the time until the top bar shows the problem, and the
 * time to recover once the server responds again.
 */
async function freeze(tab: Tab, silence: number): Promise<Times> {
  await pause(silence)
  const before = tab.joined()
  tab.sockets().set({ frozen: true })
  const halfOpen = await timeUntil(() => tab.says().line !== '')
  const change = tab.change()
  tab.sockets().set({ frozen: false })
  const resume = await backSince(tab, performance.now(), change, before)
  await tab.close()
  return { halfOpen, resume }
}

/** A change made while no socket is open, so that no event reports it. */
function missed(tab: Tab): string {
  if (tab.sockets().connections().length > 0) throw new Error('the line was back before anything could be missed')
  return tab.change()
}

/** Milliseconds until both channels are joined again and the top bar shows the missed change. */
function backSince(tab: Tab, since: number, change: string, before: readonly string[] = []): Promise<number> {
  return timeUntil(() => tab.joined().some((id) => !before.includes(id)) && tab.says().balance === change, since)
}
