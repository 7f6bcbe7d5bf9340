import type { Browser } from 'playwright'
import type { Finding } from './finding.ts'
import { openWatched, slack } from './watched.ts'

const burstOf = 10_000
const longestTask = 50
const mostWrites = 4

/** What a marketplace tells a busy supplier: balances, names, news, and things nobody knows. */
export const flood = async (browser: Browser, events: number): Promise<readonly Finding[]> => {
  const { page, sandbox, server, heap, seen, close } = await openWatched(browser, {
    path: '/payments/balances/main-balance',
  })
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
  await seen()
  await round(burstOf)
  const { tasks } = await seen()
  const writes: number[] = []
  const again = async (from: number, to: number) => {
    for (let sent = from; sent < to; sent += burstOf) {
      await round(burstOf)
      writes.push(...(await seen()).writes)
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

const mostInASecond = (times: readonly number[]): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length))
