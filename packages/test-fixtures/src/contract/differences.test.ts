import { differencesIn } from '@supplier/core/adapters/http/kit/differences.wire'
import { ordersPath } from '@supplier/core/adapters/http/orders/orders.wire'
import { expect, test } from 'vitest'
import { endpoints } from '../endpoints/endpoints.ts'
import { callerOf, tokenOf } from '../sandbox/caller.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { refusalDifferencesIn } from './differences.ts'
import { eventDifferencesIn, mostBytes } from './events.ts'

const endpointAt = (method: string, path: string) => {
  const found = endpoints.find((one) => one.method === method && one.path === path)
  if (!found) throw new Error(`there is no ${method} ${path}`)
  return found
}

const firstOrder = async () => {
  const sandbox = createSandbox()
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const [{ id }] = (await call('GET', ordersPath)).body.data
  return (await call('GET', `${ordersPath}/${id}`)).body
}

test('an answer without a field that the panel reads differs', async () => {
  const one = endpointAt('GET', `${ordersPath}/:id`)
  const { data } = await firstOrder()
  expect(differencesIn(one.answer, { data })).toEqual([])
  const { status: _, ...less } = data
  expect(differencesIn(one.answer, { data: less }).join()).toContain('data.status: is missing')
  expect(differencesIn(one.answer, { data: { ...data, total: '12,50' } }).join()).toContain('data.total: came')
})

test('a list may leave out what only the answer for one record has', async () => {
  const { data } = await firstOrder()
  const { lines: _, history: __, ...row } = data
  const meta = { total: 1, per_page: 20, current_page: 1, last_page: 1 }
  expect(differencesIn(endpointAt('GET', ordersPath).answer, { data: [row], meta })).toEqual([])
  expect(differencesIn(endpointAt('GET', `${ordersPath}/:id`).answer, { data: row })).not.toEqual([])
})

test.each([
  ['a declared one', 409, { message: 'Ні.', code: 'wrong_state' }, []],
  ['one of every call with a version', 409, { message: 'Ні.', code: 'stale', current: {} }, []],
  ['an undeclared code', 409, { message: 'Ні.', code: 'busy' }, ['refuses with 409 busy']],
  ['an undeclared status', 410, { message: 'Ні.' }, ['refuses with 410 without a code']],
  ['one without words', 404, {}, [expect.stringContaining('message: is missing')]],
])('of refusals, %s is compared', (_, status, body, differences) => {
  const change = endpointAt('PATCH', '/admin-suppliers/v1/attributes/:id')
  expect(refusalDifferencesIn(change, { status, body })).toEqual(differences)
})

test.each([
  ['one of a record', 'order.changed', { id: 1, version: 2 }, []],
  ['one that is numbered', 'order.changed', { id: 1, version: 2, seq: 7 }, []],
  ['one without the id', 'order.changed', { version: 2 }, [expect.stringContaining('id: is missing')]],
  ['one that nobody hears', 'order.lost', { id: 1 }, ['no such event on private-customer.1']],
  [
    'one that is too large',
    'order.changed',
    { id: 1, row: 'я'.repeat(mostBytes / 2) },
    [expect.stringContaining('bytes')],
  ],
])('of realtime events, %s is compared', (_, event, data, differences) => {
  expect(eventDifferencesIn({ channel: 'private-customer.1', event, data })).toEqual(differences)
})
