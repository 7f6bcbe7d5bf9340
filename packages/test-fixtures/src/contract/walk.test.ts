import { expect, test } from 'vitest'
import { endpoints } from '../endpoints/endpoints.ts'
import { tokenOf } from '../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { askOf } from './ask.ts'
import { type Judged, settingFor, walk } from './walk.ts'

// biome-ignore lint/suspicious/noExplicitAny: an answer in any shape
type Answer = any

const walked = async (sandbox: Sandbox, change = (_: string, answer: Answer): Answer => answer, writes = false) => {
  const token = await tokenOf(sandbox)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await sandbox.fetch(input, init)
    if (answer.status === 204) return answer
    return Response.json(change(new URL(String(input)).pathname, await answer.json()), answer)
  }
  return walk(endpoints, askOf({ origin: 'http://localhost', token: () => token, fetch }), { writes })
}

const wrong = (judged: readonly Judged[]) =>
  judged.flatMap(({ call, state, lines }) => (state === 'different' ? lines.map((line) => `${call}: ${line}`) : []))

test('the sandbox keeps the contract, and changes nothing when it is walked', async () => {
  const sandbox = createSandbox()
  await tokenOf(sandbox)
  const judged = await walked(sandbox, undefined, true)
  expect(wrong(judged)).toEqual([])
  expect(judged.filter(({ state }) => state === 'right').length).toBeGreaterThan(80)
  // The server of this world does not number its events.
  expect(judged.filter(({ state }) => state === 'absent').map(({ call }) => call)).toEqual([
    'GET /admin-suppliers/v1/events',
  ])
  expect(new Set(sandbox.requests().map(({ method }) => method))).toEqual(new Set(['POST', 'GET', 'PATCH']))
  expect(sandbox.ledger()).toEqual([])
})

test('the setting names what a server has', async () => {
  const sandbox = createSandbox()
  sandbox.setWorld((world) => ({ ...world, served: ['orders', 'reviews'] }))
  const judged = await walked(sandbox)
  expect(wrong(judged)).toEqual([])
  expect(settingFor(judged)).toBe('specified,orders,reviews')
})

const inRows = (change: (row: Answer) => Answer) => (path: string, answer: Answer) =>
  path === '/api/admin-suppliers/v1/orders' ? { ...answer, data: answer.data.map(change) } : answer

test.each<[string, (path: string, answer: Answer) => Answer, string]>([
  ['a name', inRows(({ status, ...row }) => ({ ...row, state: status })), 'data[].status: is missing'],
  ['a type', inRows((row) => ({ ...row, qty: 'three' })), 'data[].qty: came "three"'],
  ['a version as text', inRows((row) => ({ ...row, version: String(row.version) })), 'data[].version: came "'],
])('%s that differs is named with its call and path', async (_, change, line) => {
  const found = wrong(await walked(createSandbox(), change))
  expect(found.join('\n')).toContain(`GET /admin-suppliers/v1/orders: ${line}`)
})

test('a status and a code that differ are named', async () => {
  const sandbox = createSandbox()
  sandbox.faults.add({ kind: 'status', status: 500, path: '/admin-suppliers/v1/reviews', count: null })
  const judged = await walked(
    sandbox,
    (_, answer) => (answer.code === 'stale' ? { ...answer, code: 'old' } : answer),
    true,
  )
  const found = wrong(judged)
  expect(found).toContain('GET /admin-suppliers/v1/reviews: came status 500, expected 200')
  expect(found).toContain(
    'PATCH /admin-suppliers/v1/orders/:id: came status 409 with code "old" for an old version, expected 409 with code "stale"',
  )
})
