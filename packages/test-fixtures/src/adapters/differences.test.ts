import { differencesIn } from '@supplier/core/adapters/http/kit/differences.wire'
import { createHttp } from '@supplier/core/adapters/http/kit/http.client'
import { payoutsOverHttp } from '@supplier/core/adapters/http/money/payouts.http'
import { sectionsOverHttp } from '@supplier/core/adapters/http/sections/section.http'
import { customerEventReader } from '@supplier/core/adapters/pusher/account.pusher'
import { orders } from '@supplier/core/orders/orders.section'
import { payoutRules } from '@supplier/core/payouts/payouts.domain'
import { expect, test } from 'vitest'
import { seatOf } from '../sandbox/caller.ts'
import { createSandbox } from '../sandbox/sandbox.ts'

// biome-ignore lint/suspicious/noExplicitAny: an answer in any shape
type Answer = any

const signal = new AbortController().signal

/** What the console tells while the panel reads orders and payouts of a server that changes its answers so. */
const toldWith = async (change: (path: string, answer: Answer) => Answer): Promise<readonly string[]> => {
  const sandbox = createSandbox()
  const { token } = JSON.parse(await seatOf(sandbox))
  const told: string[] = []
  const http = createHttp({
    origin: 'http://localhost',
    clock: sandbox.clock,
    token: () => token,
    watch: (call, schema, answer) =>
      void told.push(...differencesIn(schema, answer).map((line) => `${call} → ${line}`)),
    fetch: async (input, init) => {
      const answer = await sandbox.fetch(input, init)
      const { pathname } = new URL(input instanceof Request ? input.url : String(input))
      return new Response(JSON.stringify(change(pathname, await answer.json())), answer)
    },
  })
  await sectionsOverHttp(http)
    .fetchPage({ section: orders.id, query: orders.rules.queryOf('') }, signal)
    .catch(() => null)
  await payoutsOverHttp(http)
    .fetchPayouts(payoutRules.queryOf(''), signal)
    .catch(() => null)
  return told
}

const inOrders =
  (change: (answer: Answer) => Answer) =>
  (path: string, answer: Answer): Answer =>
    path.endsWith('/orders') ? change(answer) : answer

const inRows = (change: (row: Answer) => Answer) => inOrders((answer) => ({ ...answer, data: answer.data.map(change) }))

test('of an honest server nothing is told', async () => {
  expect(await toldWith((_, answer) => answer)).toEqual([])
})

test.each<[string, (path: string, answer: Answer) => Answer, string]>([
  ['a name', inRows(({ status, ...row }) => ({ ...row, state: status })), 'data[].status: is missing'],
  ['a type', inRows((row) => ({ ...row, qty: '3 шт.' })), 'data[].qty: came "3 шт."'],
  ['a missing field', inRows(({ buyer: _, ...row }) => row), 'data[].buyer: is missing'],
  ['a row', inOrders((answer) => ({ ...answer, data: [null, ...answer.data] })), 'data[]: came null'],
  ['an envelope', inOrders((answer) => answer.data), 'data: is missing'],
  [
    'a page count',
    inOrders((answer) => ({ ...answer, meta: { ...answer.meta, last_page: 'two' } })),
    'meta.last_page: came "two"',
  ],
  ['a version as text', inRows((row) => ({ ...row, version: String(row.version) })), 'data[].version: came "'],
  ['money as text', inRows((row) => ({ ...row, total: `${row.total} грн` })), 'data[].total: came "'],
])('%s that differs is told by call and path', async (_, change, line) => {
  const told = await toldWith(change)
  expect(told.filter((one) => one.startsWith('GET /admin-suppliers/v1/orders → ')).join('\n')).toContain(line)
  expect(told.filter((one) => !one.startsWith('GET /admin-suppliers/v1/orders → '))).toEqual([])
})

test('an event with another name or another shape is told', () => {
  const told: string[] = []
  const read = customerEventReader(
    (call, schema, data) => void told.push(...differencesIn(schema, data).map((line) => `${call} → ${line}`)),
  )
  read('.order.changed', { id: 7, version: 2 })
  expect(told).toEqual([])
  read('.order.changed', { order_id: 7 })
  read('.App\\Events\\OrderChanged', { id: 7 })
  expect(told).toEqual([
    expect.stringContaining('event order.changed → id: is missing'),
    expect.stringContaining('events of the supplier → event: came "App\\Events\\OrderChanged"'),
  ])
})
