import { NewCountReply } from '@supplier/core/adapters/http/notifications/notifications.wire'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import type { Broadcast } from '../../world/events.ts'
import { seedTime } from '../../world/seed-time.ts'

const base = '/v2/notifications'

let sandbox: Sandbox
let call: Caller

beforeEach(async () => {
  sandbox = createSandbox({ now: () => seedTime })
  call = callerOf(sandbox, await tokenOf(sandbox))
  return () => expect(brokenInvariants(sandbox.world())).toEqual([])
})

const newCount = async () => v.parse(NewCountReply, (await call('GET', `${base}/count/new`)).body).count

test('the list comes newest first, in pages, with the number of unread ones', async () => {
  const { body } = await call('GET', base)
  expect([body.data.length, body.new_count, body.meta.last_page]).toEqual([10, 3, 3])
  const times = body.data.map((one: { created_at: string }) => one.created_at)
  expect(times).toEqual([...times].sort().reverse())
  expect(body.data[0]).toMatchObject({ read_at: null, title: expect.any(String), text: expect.any(String) })
  expect((await call('GET', `${base}?page=3`)).body.data).toHaveLength(4)
})

test('the list can be filtered by type', async () => {
  const { body } = await call('GET', `${base}?filter[type]=chat`)
  expect(new Set(body.data.map((one: { type: string }) => one.type))).toEqual(new Set(['chat']))
})

test('an unknown type is found under the filter system', async () => {
  const [first] = (await call('GET', base)).body.data
  sandbox.setWorld((world) => ({
    ...world,
    notifications: world.notifications.map((one) => (one.id === first.id ? { ...one, type: 'promo' as never } : one)),
  }))
  const { body } = await call('GET', `${base}?filter[type]=system`)
  expect(new Set(body.data.map((one: { type: string }) => one.type))).toEqual(new Set(['promo', 'system']))
})

test('one can be marked as read, then all', async () => {
  const [first] = (await call('GET', base)).body.data
  expect((await call('POST', `${base}/${first.id}/mark-as-read`)).status).toBe(200)
  expect(await newCount()).toBe(2)
  await call('POST', `${base}/mark-all-as-read`)
  expect(await newCount()).toBe(0)
})

test('one can be deleted, then all; a deleted one gets 404, and other suppliers keep theirs', async () => {
  const [first] = (await call('GET', base)).body.data
  expect((await call('DELETE', `${base}/${first.id}`)).status).toBe(200)
  expect((await call('DELETE', `${base}/${first.id}`)).status).toBe(404)
  expect((await call('POST', `${base}/${first.id}/mark-as-read`)).status).toBe(404)
  await call('DELETE', base)
  expect([(await call('GET', base)).body.data, await newCount()]).toEqual([[], 0])
  const other = callerOf(sandbox, await tokenOf(sandbox, '380502223344'))
  expect((await other('GET', base)).body.data).toHaveLength(10)
})

test('a new notification is broadcast on its supplier’s channel', async () => {
  const told: Broadcast[] = []
  sandbox.on((broadcast) => told.push(broadcast))
  sandbox.notify(1)
  expect(await newCount()).toBe(4)
  expect(told).toEqual([{ channel: 'private-customer.1', event: 'customer.change', data: { new_count: 4 } }])
})
