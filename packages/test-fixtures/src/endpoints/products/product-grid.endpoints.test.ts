import { jobsPath } from '@supplier/core/adapters/http/jobs/job.wire'
import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox, type SandboxOptions } from '../../sandbox/sandbox.ts'
import { seedTime } from '../../world/seed-time.ts'

const enter = async (options: SandboxOptions = {}) => {
  const sandbox = createSandbox({ now: () => seedTime, ...options })
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const one = async (id: string) => (await call('GET', `${productsPath}/${id}`)).body.data
  const bulk = (more: object) =>
    call('POST', `${productsPath}/bulk`, { client_key: 'k', selection: { ids: ['2001'] }, params: {}, ...more })
  const priced = async (params: object, id: string) => {
    const selection = { ids: [id] }
    const asked = { selection, action: 'price', params: { target: 'price', value: 0, rounding: 'none', ...params } }
    return (await call('POST', `${productsPath}/bulk/preview`, asked)).body.data
  }
  return { sandbox, call, one, bulk, priced }
}

test.each([
  ['a percentage, half up to the kopeck', '2004', { kind: 'percent', value: -10 }, 2061.45],
  ['a sum', '2001', { kind: 'amount', value: -50.5 }, 2399.5],
  ['the same price', '2001', { kind: 'set', value: 100 }, 100],
  ['the old price', '2001', { kind: 'old_to_price' }, 2890],
  ['an end in 9', '2001', { kind: 'percent', value: -10, rounding: 'ends_9' }, 2209],
  ['an end in 99', '2001', { kind: 'percent', value: -10, rounding: 'ends_99' }, 2199],
  ['whole tens', '2004', { kind: 'percent', value: 0, rounding: '10' }, 2290],
  ['a lower limit', '2001', { kind: 'set', value: 100, min: 500 }, 500],
])('a price action sets %s', async (_, id, params, price) => {
  const { priced } = await enter()
  const { will_change: changed, sample } = await priced(params, id)
  expect([changed, sample[0].after.price]).toEqual([1, price])
})

test.each([
  [true, 1],
  [false, 0],
])('prices of variants are changed only when the action is about them too: %j', async (variants, changed) => {
  const { priced } = await enter()
  expect((await priced({ kind: 'percent', value: -10, variants }, '2005')).will_change).toBe(changed)
})

test.each([
  ['at or above the old price', '2001', { kind: 'percent', value: 20 }],
  ['at nothing', '2004', { kind: 'amount', value: -9000 }],
])('a price that would end %s is refused for that row', async (_, id, params) => {
  const { priced } = await enter()
  expect(await priced(params, id)).toMatchObject({ will_change: 0, refused: [{ id: Number(id) }] })
})

test('what changed after the preview is not overwritten', async () => {
  const { call, bulk, priced, one } = await enter()
  const params = { target: 'price', value: -1, rounding: 'none', kind: 'amount' }
  const { preview_token: token } = await priced(params, '2001')
  await call('PATCH', `${productsPath}/2001/offer`, { offer_version: 1, price: 2000 })
  const { body } = await bulk({ action: 'price', params, preview_token: token })
  expect([body.data.done, body.data.failed[0].code, (await one('2001')).price]).toEqual([[], 'stale', 2000])
})

test('the same key answers as the first time, and is found by it', async () => {
  const { bulk, call } = await enter()
  const first = await bulk({ action: 'hide' })
  const again = await bulk({ action: 'hide' })
  const found = await call('GET', `${productsPath}/bulk/by-key/k`)
  expect([again.body, found.body]).toEqual([first.body, first.body])
  expect((await call('GET', `${productsPath}/bulk/by-key/other`)).status).toBe(404)
})

test('another number than was picked is not touched', async () => {
  const { bulk } = await enter()
  const selection = { filter: { status: ['active'] }, except: [], as_of: null, expected_total: 7 }
  const { status, body } = await bulk({ action: 'hide', selection })
  expect([status, body.code, body.details]).toEqual([409, 'selection_changed', { expected_total: 7, total: 30 }])
})

test('many rows are the work of a job, which can be stopped and taken back', async () => {
  const { bulk, call, sandbox } = await enter({ scenario: 'thousands' })
  const { meta } = (await call('GET', `${productsPath}?filter[status][]=hidden`)).body
  const selection = { filter: { status: ['hidden'] }, except: [], as_of: null, expected_total: meta.total }
  const { status, body } = await bulk({ action: 'show', selection })
  expect([status, body.data.total, body.data.status]).toEqual([202, meta.total, 'queued'])
  const jobOf = async (id: number) => (await call('GET', `${jobsPath}/${id}`)).body.data
  const ended = async (id: number) => {
    for (let step = 0; step < 20 && !['completed', 'partial'].includes((await jobOf(id)).status); step += 1) {
      sandbox.clock.move(500)
      await new Promise(setImmediate)
    }
    return jobOf(id)
  }
  expect(await ended(body.data.id)).toMatchObject({ status: 'completed', done: meta.total })
  expect((await call('GET', `${productsPath}?filter[status][]=hidden`)).body.meta.total).toBe(0)
  const undo = (await call('POST', `${jobsPath}/${body.data.id}/undo`, { client_key: 'u' })).body.data
  expect(await ended(undo.id)).toMatchObject({ kind: 'undo', done: meta.total })
  expect((await call('GET', `${productsPath}?filter[status][]=hidden`)).body.meta.total).toBe(meta.total)
})

test('an undo leaves rows alone that were changed since, and lists them', async () => {
  const { bulk, call, one } = await enter()
  const selection = { ids: ['2001', '2006'] }
  const { job_id: job } = (await bulk({ action: 'hide', selection })).body.data
  await call('POST', `${productsPath}/2001/archive`, { version: 2 })
  const undo = (await call('POST', `${jobsPath}/${job}/undo`, { client_key: 'u' })).body.data
  expect(undo).toMatchObject({ done: 1, failed: 1, status: 'partial' })
  expect([(await one('2001')).status, (await one('2006')).status]).toEqual(['archived', 'active'])
  const rows = await call('GET', `${jobsPath}/${undo.id}/rows?filter[outcome][]=failed`)
  expect(rows.body.data).toMatchObject([{ id: 2001, code: 'stale' }])
})

test.each([
  ['price', { target: 'price', kind: 'set', value: 100, rounding: 'none' }],
  ['availability', { availability: 'expected' }],
  ['quantity', { kind: 'set', value: 5 }],
  ['category', { category_id: 222 }],
])('the action %s leaves an archived product alone', async (action, params) => {
  const { bulk, call, one } = await enter()
  await call('POST', `${productsPath}/2001/archive`, { version: 1 })
  const before = await one('2001')
  const { body } = await bulk({ action, params })
  expect([before.status, body.data.done, body.data.failed[0].code]).toEqual(['archived', [], 'wrong_state'])
  expect(await one('2001')).toEqual(before)
})
