import {
  ArticleReply,
  ArticleStoresReply,
  ArticlesReply,
  ArticleVersionsReply,
} from '@supplier/core/adapters/http/stores/articles.wire'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import type { Broadcast } from '../../world/events.ts'
import { seedTime } from '../../world/seed-time.ts'
import { supplierById } from '../../world/world.ts'

const base = '/admin-suppliers/v1/articles'
const fine = 'Відправляємо щодня. '.repeat(8)
const required = ['delivery', 'returns', 'about', 'contacts']

let sandbox: Sandbox
let call: Caller
let told: Broadcast[]

beforeEach(async () => {
  sandbox = createSandbox({ scenario: 'brandNew', now: () => seedTime })
  call = callerOf(sandbox, await tokenOf(sandbox))
  told = []
  sandbox.on((broadcast) => told.push(broadcast))
  return () => expect(brokenInvariants(sandbox.world())).toEqual([])
})

const one = async (type: string) => (await call('GET', `${base}/${type}`)).body.data
const save = async (type: string, body: unknown, more: object = {}) =>
  call('PUT', `${base}/${type}`, { body, version: (await one(type)).version, ...more })
const publish = async (type: string) => call('POST', `${base}/${type}/publish`, { version: (await one(type)).version })
const hide = async (type: string) => call('POST', `${base}/${type}/hide`, { version: (await one(type)).version })
const versions = async (type: string) => (await call('GET', `${base}/${type}/versions`)).body.data
const isDone = () => supplierById(sandbox.world(), 1)?.steps.information

test('the stores of an article are those of the supplier’s other stores that have written it', async () => {
  sandbox.load('default')
  call = callerOf(sandbox, await tokenOf(sandbox))
  const stores = async (type: string) => (await call('GET', `${base}/${type}/stores`)).body
  expect(v.is(ArticleStoresReply, await stores('delivery'))).toBe(true)
  expect((await stores('delivery')).data).toMatchObject([
    { store_name: 'Крамничка на Подолі', status: 'published', body: expect.stringContaining('Самовивіз') },
  ])
  expect((await stores('offer')).data).toEqual([])
  expect([(await one('delivery')).other_stores, (await one('offer')).other_stores]).toEqual([1, 0])
  expect((await save('delivery', fine)).body.data.other_stores).toBe(1)
  expect((await call('GET', `${base}/recipes/stores`)).status).toBe(404)
})

test('a new supplier has seven empty articles, four of them required', async () => {
  const { body } = await call('GET', base)
  expect(v.is(ArticlesReply, body)).toBe(true)
  expect(body.data.map(({ status }: { status: string }) => status)).toEqual(Array(7).fill('empty'))
  expect(body.data.filter((row: { is_required: boolean }) => row.is_required)).toHaveLength(4)
  expect(body.counts).toEqual({ empty: 7, draft: 0, published: 0, hidden: 0 })
  expect(body.data[0]).toMatchObject({ type: 'delivery', title: 'Доставка та оплата', length: 0, version: 0 })
})

test('a supplier who is set up has published the required articles', async () => {
  const other = callerOf(sandbox, await tokenOf(sandbox, '380502223344'))
  const { body } = await other('GET', base)
  expect(body.counts).toEqual({ empty: 3, draft: 0, published: 4, hidden: 0 })
})

test('a text is saved as a draft, and the same text again changes nothing', async () => {
  const { status, body } = await save('about', 'Про нас')
  expect([status, v.is(ArticleReply, body)]).toEqual([200, true])
  expect(body.data).toMatchObject({ status: 'draft', body: 'Про нас', length: 7, version: 1, has_changes: true })
  expect((await save('about', 'Про нас')).body.data.version).toBe(1)
  expect(told).toEqual([])
})

test('a stale version gets 409 with the current article', async () => {
  await save('about', 'Про нас')
  for (const [method, path, body] of [
    ['PUT', base.concat('/about'), { body: 'Інше', version: 0 }],
    ['POST', base.concat('/about/publish'), { version: 0 }],
    ['POST', base.concat('/about/hide'), { version: 0 }],
  ] as const) {
    const answer = await call(method, path, body)
    expect([answer.status, answer.body.message]).toEqual([409, 'Статтю змінено в іншому вікні.'])
    expect(answer.body.current).toEqual(await one('about'))
  }
})

test.each([
  ['too long', 'я'.repeat(20_001)],
  ['a number', 5],
])('a text that is %s is not saved', async (_, body) => {
  expect((await save('about', body)).status).toBe(422)
  expect((await one('about')).status).toBe('empty')
})

test.each([
  ['коротко', 'Щонайменше 100 символів.'],
  [`${fine} {телефон}`, 'Замініть {телефон}'],
  [`${fine} <script>`, 'Скрипти заборонено.'],
  [`${fine} [a](http://x.test)`, 'Посилання мають починатися з https.'],
])('%j is refused for publishing', async (body, text) => {
  await save('about', body)
  expect(await publish('about')).toMatchObject({ status: 422, body: { errors: { body: [text] } } })
  expect((await one('about')).status).toBe('draft')
})

test('publishing shows the text, and later saves do not change what buyers see', async () => {
  await save('about', fine)
  expect((await publish('about')).body.data).toMatchObject({ status: 'published', has_changes: false })
  expect((await save('about', `${fine}!`)).body.data).toMatchObject({ status: 'published', has_changes: true })
  expect((await hide('about')).body.data.status).toBe('hidden')
  expect((await hide('about')).status).toBe(422)
  expect((await publish('about')).body.data).toMatchObject({ status: 'published', has_changes: false })
})

test('publishing the last required article completes the step and broadcasts it, and hiding one reverts it', async () => {
  for (const type of required) {
    expect(isDone()).toBe(false)
    expect(told).toEqual([])
    await save(type, fine)
    await publish(type)
  }
  expect(isDone()).toBe(true)
  expect(told).toMatchObject([
    {
      channel: 'private-customer.1',
      event: 'customer.change',
      data: { setup: { information: true, product: false, delivery: false, payment: false } },
    },
  ])
  await hide('returns')
  expect([isDone(), told.length]).toEqual([false, 2])
})

test('saves within ten minutes update the same version', async () => {
  await save('about', 'а')
  await save('about', 'аб')
  expect(await versions('about')).toMatchObject([{ body: 'аб' }])
  await save('about', 'інше', { is_new: true })
  sandbox.clock.move(600_000)
  await save('about', 'ще інше')
  const body = { data: await versions('about') }
  expect(v.is(ArticleVersionsReply, body)).toBe(true)
  expect(body.data.map((version: { body: string }) => version.body)).toEqual(['ще інше', 'інше', 'аб'])
})

test('published versions stay in the history, which keeps ten versions at most', async () => {
  await save('about', fine)
  await publish('about')
  await save('about', `${fine}!`)
  expect(await versions('about')).toMatchObject([{ was_published: false }, { was_published: true, body: fine }])
  for (let at = 0; at < 12; at += 1) await save('about', `${at}`, { is_new: true })
  expect((await versions('about')).map(({ body }: { body: string }) => body)).toEqual(
    Array.from({ length: 10 }, (_, at) => String(11 - at)),
  )
})

test('an unknown article type gets 404', async () => {
  for (const [method, path] of [
    ['GET', '/recipes'],
    ['GET', '/recipes/versions'],
    ['PUT', '/recipes'],
    ['POST', '/recipes/publish'],
    ['POST', '/recipes/hide'],
  ] as const) {
    const answer = await call(method, base + path, method === 'GET' ? undefined : { body: 'x', version: 0 })
    expect(answer).toMatchObject({ status: 404, body: { message: 'Такої статті немає.' } })
  }
})
