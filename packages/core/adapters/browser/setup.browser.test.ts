import { expect, test } from 'vitest'
import { kopecks } from '../../src/kernel/money.ts'
import type { Setup } from '../../src/setup/setup.domain.ts'
import { memoryStore } from '../memory/kernel.memory.ts'
import { safeStore } from './kernel.browser.ts'
import { cookiesOf, setupInBrowser } from './setup.browser.ts'

const setup: Setup = {
  steps: { information: true, product: false, delivery: true, payment: false },
  mainBalance: kopecks(-50),
  serviceBalance: kopecks(100_00),
  cost: kopecks(300_10),
  active: false,
  storeName: 'Крамниця; =x',
  chats: 3,
  orders: 4,
}

/** The cookies of a page as a browser handles them: written one at a time, read all together. */
const page = () => {
  const jar = new Map<string, string>()
  const written: string[] = []
  return {
    jar,
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = ''] = text.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/Max-Age=0(;|$)/.test(text)) jar.delete(name)
      else jar.set(name, value)
    },
  }
}

const signedIn = () => new Map([['user', JSON.stringify({ data: { id: 7 } })]])

const cacheOn = (entries = signedIn(), doc = page(), isSecure = true) => ({
  entries,
  doc,
  cache: setupInBrowser({ local: safeStore(() => memoryStore(entries)), cookies: cookiesOf(doc, isSecure) }),
})

test('the set-up cached on an earlier visit is loaded for the same supplier', async () => {
  const { cache } = cacheOn()
  await cache.saveSetup({ supplierId: 7, setup })
  expect(await cache.loadCachedSetup(7)).toEqual(setup)
})

test('a set-up is not cached when its supplier is not the one signed in', async () => {
  for (const entries of [new Map<string, string>(), new Map([['user', JSON.stringify({ data: { id: 8 } })]])]) {
    const before = [...entries]
    const { cache, doc } = cacheOn(entries)
    await cache.saveSetup({ supplierId: 7, setup })
    expect([[...entries], doc.written]).toEqual([before, []])
  }
})

test('another supplier does not get the cached set-up', async () => {
  const { cache } = cacheOn()
  await cache.saveSetup({ supplierId: 7, setup })
  expect(await cache.loadCachedSetup(8)).toBeNull()
})

test('the price is stored only in a cookie of seven days', async () => {
  const { cache, doc, entries } = cacheOn()
  await cache.saveSetup({ supplierId: 7, setup })
  const value = encodeURIComponent(JSON.stringify({ supplierId: 7, cost: 30010, active: false }))
  expect(doc.written).toEqual([`subscribes=${value}; Path=/; Max-Age=604800; SameSite=Lax; Secure`])
  expect([...entries.keys()]).toEqual(['user', 'setup'])
  expect(entries.get('setup')).not.toContain('30010')
  expect(doc.written.join().length).toBeLessThan(4096)
})

test('on plain HTTP the cookie is not marked secure, or the browser would drop it', async () => {
  const { cache, doc } = cacheOn(signedIn(), page(), false)
  await cache.saveSetup({ supplierId: 7, setup })
  expect(doc.written[0]).not.toContain('Secure')
})

test.each([
  ['has expired', (jar: Map<string, string>) => jar.clear()],
  [
    'belongs to another supplier',
    (jar: Map<string, string>) => jar.set('subscribes', encodeURIComponent('{"supplierId":8,"cost":1,"active":true}')),
  ],
  ['is broken', (jar: Map<string, string>) => jar.set('subscribes', '%E0%A4%A')],
  ['is not JSON', (jar: Map<string, string>) => jar.set('subscribes', 'x')],
  [
    'has values of wrong types',
    (jar: Map<string, string>) => jar.set('subscribes', encodeURIComponent('{"supplierId":7,"cost":"1","active":1}')),
  ],
])('a price whose cookie %s is unknown', async (_, spoil) => {
  const { cache, doc } = cacheOn()
  await cache.saveSetup({ supplierId: 7, setup })
  spoil(doc.jar)
  expect(await cache.loadCachedSetup(7)).toEqual({ ...setup, cost: null, active: null })
})

test.each([['{'], ['[]'], ['null'], [''], ['{"supplierId":7}'], ['{"supplierId":7,"setup":{"steps":1}}']])(
  'a cached set-up of %s is ignored',
  async (text) => {
    expect(await cacheOn(new Map([['setup', text]])).cache.loadCachedSetup(7)).toBeNull()
  },
)

test('clearing the cache leaves nothing behind', async () => {
  const { cache, doc, entries } = cacheOn()
  doc.cookie = 'other=1; Path=/'
  await cache.saveSetup({ supplierId: 7, setup })
  cache.clear()
  expect([...entries.keys()]).toEqual(['user'])
  expect(doc.cookie).toBe('other=1')
})

test('without storage and cookies the cache lasts until the page is closed', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const doc = Object.defineProperty({ cookie: '' }, 'cookie', { get: forbidden, set: forbidden })
  const local = safeStore(forbidden)
  local.write('user', '{"data":{"id":7}}')
  const cache = setupInBrowser({ local, cookies: cookiesOf(doc, true) })
  await cache.saveSetup({ supplierId: 7, setup })
  expect(await cache.loadCachedSetup(7)).toEqual({ ...setup, cost: null, active: null })
  cache.clear()
  expect(await cache.loadCachedSetup(7)).toBeNull()
})
