import type { Browser } from 'playwright'
import type { Finding } from './finding.ts'
import { openWatched, slack } from './watched.ts'

const burstOf = 10_000
const longestTask = 50
const mostWrites = 4

/** Sends the events that a busy supplier gets: balances, names, notifications, and unknown ones. */
export const flood = async (browser: Browser, events: number): Promise<readonly Finding[]> => {
  const { page, sandbox, server, heap, seen, close } = await openWatched(browser, {
    path: '/payments/balances/main-balance',
  })
  const channel = 'private-customer.1'
  let name = 0
  const shows = async (firstname: string) => {
    sandbox.changeSupplier(1, { firstname })
    await page.getByRole('button', { name: new RegExp(`^Профіль: ${firstname} `) }).waitFor({ timeout: 120_000 })
  }
  const tasks: number[] = []
  const writes: number[] = []
  const round = async () => {
    for (let sent = 0; sent < burstOf; sent += 1) server.sockets.burst(1, { channel, ...eventsOf(sent) })
    name += 1
    await shows(`Марта${name}`)
    const toasts = await seen()
    tasks.push(...toasts.tasks)
    writes.push(...toasts.writes)
  }
  await seen()
  const half = Math.ceil(events / burstOf / 2)
  for (let done = 0; done < half; done += 1) await round()
  const before = await heap()
  for (let done = 0; done < half; done += 1) await round()
  const grown = (await heap()) - before
  await close()
  return [
    {
      what: `longest task while ${events} events come, ${burstOf} at once`,
      found: Math.max(0, ...tasks),
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

const event = 'customer.change'

/** All payloads differ, so that the app cannot skip an event as a duplicate. */
const eventsOf = (number: number): { readonly event: string; readonly data: unknown } => {
  switch (number % 4) {
    case 0:
      return { event, data: { firstname: `Олена${number}` } }
    case 1:
      return { event, data: { balance: { total: 100 + number }, new_count: number } }
    case 2:
      return { event, data: { anything: { at: [number] } } }
    default:
      return { event: 'nobody.knows', data: number }
  }
}

const mostInASecond = (times: readonly number[]): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length))
