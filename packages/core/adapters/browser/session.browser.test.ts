import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { patched, type Session, type Supplier } from '../../src/session/session.domain.ts'
import type { SessionEvent } from '../../src/session/session.port.ts'
import { memoryStore } from '../memory/kernel.memory.ts'
import { type Store, safeStore } from './kernel.browser.ts'
import { sessionInBrowser } from './session.browser.ts'

const supplier: Supplier = {
  id: 7,
  avatar: null,
  background: null,
  firstname: 'Оля',
  lastname: 'Коваль',
  name: 'Оля Коваль',
  email: null,
  telephone: '380671112233',
  createdAt: null,
  telegramId: '42',
  managerContact: null,
  carrierKey: 'abcdef123456',
  storeName: 'Крамниця',
  managerTelegram: '@olya',
  isTelephoneConfirmed: true,
}
const session: Session = { supplier, token: 'secret' }
const stored = { ...session, supplier: { ...supplier, carrierKey: '••••••3456', isTelephoneConfirmed: null } }

const thrown = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

const open = (find: () => Store, tab: () => Store = () => memoryStore()) => {
  const listeners = new Set<(key: string | null) => void>()
  const returns = new Set<() => void>()
  const clearMore = vi.fn()
  const notes: string[] = []
  const store = sessionInBrowser({
    local: safeStore(find),
    session: safeStore(tab),
    onStorage: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    onReturned: (listener) => {
      returns.add(listener)
      return () => void returns.delete(listener)
    },
    clearMore,
    note: (code) => notes.push(code),
  })
  const heard: SessionEvent[] = []
  const stop = store.watchSession((event) => heard.push(event))
  const hear = (key: string | null = 'user') => {
    for (const listener of listeners) listener(key)
  }
  const comeBack = () => {
    for (const listener of returns) listener()
  }
  return { store, heard, hear, comeBack, stop, clearMore, listeners, returns, notes }
}

const tabOn = (entries: Map<string, string>) => open(() => memoryStore(entries))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a saved session', () => {
  test('has the specified key and shape, with the carrier key masked', async () => {
    const entries = new Map<string, string>()
    expect(await tabOn(entries).store.saveSession(session)).toBe('stored')
    expect(JSON.parse(entries.get('user') ?? '')).toEqual({
      data: {
        id: 7,
        avatar: null,
        background: null,
        firstname: 'Оля',
        lastname: 'Коваль',
        name: 'Оля Коваль',
        email: null,
        telephone: '380671112233',
        created_at: null,
        telegram_id: '42',
        supplier_manager_contact: null,
        supplier_np_api_key: '••••••3456',
        store_name: 'Крамниця',
        manager_telegram_username: '@olya',
      },
      token: 'secret',
    })
    expect(JSON.stringify([...entries])).not.toContain('abcdef')
  })

  test('survives a reload', async () => {
    const entries = new Map<string, string>()
    await tabOn(entries).store.saveSession(session)
    const { store } = tabOn(entries)
    expect(store.load()).toEqual(stored)
    expect(store.token()).toBe('secret')
    await store.saveSession(stored)
    expect(tabOn(entries).store.load()).toEqual(stored)
  })

  test('gives the token that is in storage now', async () => {
    const entries = new Map<string, string>()
    const { store } = tabOn(entries)
    expect(store.token()).toBeNull()
    await tabOn(entries).store.saveSession({ ...session, token: 'rotated' })
    expect(store.token()).toBe('rotated')
  })
})

test('a change by another tab between page start and the first watch is emitted', async () => {
  const entries = new Map<string, string>()
  await tabOn(entries).store.saveSession(session)
  const store = sessionInBrowser({
    local: safeStore(() => memoryStore(entries)),
    session: safeStore(() => null),
    onStorage: () => () => {},
    onReturned: () => () => {},
    clearMore: () => {},
    note: () => {},
  })
  entries.delete('user')
  const heard: SessionEvent[] = []
  store.watchSession((event) => heard.push(event))
  expect(heard).toEqual([{ type: 'session.changedElsewhere', session: null }])
})

test.each([
  ['nothing', null],
  ['nothing but a sign', ''],
  ['broken JSON', '{"data":'],
  ['an empty text', '[]'],
  ['a token of the wrong type', '{"token":1}'],
  ['a token without a user', '{"data":null,"token":"x"}'],
  ['a user without a token', '{"data":{"id":1}}'],
  ['a user without an id', '{"data":{},"token":"x"}'],
  ['a user of wrong types', '{"data":{"id":1,"email":5},"token":"x"}'],
  ['null', 'null'],
  ['text', '"x"'],
])('%s in storage means that no one is signed in', (_, text) => {
  const { store, notes } = tabOn(new Map(text === null ? [] : [['user', text]]))
  expect(store.load()).toBeNull()
  expect(store.token()).toBeNull()
  expect(notes).toEqual(text ? ['Failed to parse stored user'] : [])
})

test('an unreadable user is logged once, a readable one is not', async () => {
  const entries = new Map<string, string>()
  const { store, notes, hear } = tabOn(entries)
  await store.saveSession(session)
  hear()
  expect(notes).toEqual([])
  entries.set('user', '{"token":"secret",')
  hear()
  hear()
  expect([store.load(), notes]).toEqual([null, ['Failed to parse stored user']])
})

test('only known fields are read from storage', () => {
  const text = '{"data":{"id":1,"role":"admin","__proto__":{"a":1}},"token":"x","more":1}'
  const recalled = tabOn(new Map([['user', text]])).store.load()
  expect(Object.keys(recalled ?? {})).toEqual(['supplier', 'token'])
  expect(Object.keys(recalled?.supplier ?? {}).sort()).toEqual(Object.keys(supplier).sort())
  expect(({} as { a?: unknown }).a).toBeUndefined()
})

const full: Store = { ...memoryStore(), setItem: thrown }

describe.each<[string, () => Store]>([
  ['full', () => full],
  ['forbidden', thrown],
])('with storage that is %s', (_, find) => {
  test('a session lasts until the page is closed', async () => {
    const { store } = open(find, find)
    expect(await store.saveSession(session)).toBe('memoryOnly')
    expect(store.load()).toEqual(stored)
    expect(store.token()).toBe('secret')
    await store.saveSession({ ...session, supplier: patched(supplier, { firstname: 'Іра' }) })
    expect(store.load()?.supplier.firstname).toBe('Іра')
    await store.clearSession({ drafts: 'kept' })
    expect(store.token()).toBeNull()
    expect(open(find, find).store.load()).toBeNull()
  })

  test('nothing else throws', async () => {
    const { store } = open(find, find)
    store.saveReferral('?ref=abc')
    expect(await store.loadReferral()).toBe('abc')
    await store.markRegistered()
    expect(await store.takeRegistered()).toBe(true)
    expect(await store.takeRegistered()).toBe(false)
  })
})

test('a session that could not be stored does not leave the previous one in storage', async () => {
  const entries = new Map<string, string>()
  await tabOn(entries).store.saveSession(session)
  const { store } = open(() => ({ ...memoryStore(entries), setItem: thrown }))
  await store.saveSession({ supplier: { ...supplier, id: 8 }, token: 'other' })
  expect(store.token()).toBe('other')
  expect(tabOn(entries).store.load()).toBeNull()
})

describe('a cleared session', () => {
  test('leaves nothing of the supplier', async () => {
    const entries = new Map([['theme', 'dark']])
    const { store, clearMore } = tabOn(entries)
    store.saveReferral('?ref=abc')
    await store.saveSession(session)
    await store.markRegistered()
    await store.clearSession({ drafts: 'kept' })
    expect([...entries]).toEqual([['theme', 'dark']])
    expect(store.load()).toBeNull()
    expect(await store.takeRegistered()).toBe(false)
    expect(clearMore).toHaveBeenCalledOnce()
  })

  const own = ['draft.7.account', 'draft.7.manager', 'outbox.7.a', 'views.7.orders']
  const others = ['draft.77.account', 'outbox.77.a', 'views.77.orders', 'theme']
  test.each([
    ['forgotten', others],
    ['kept', [...own, ...others]],
  ] as const)('of a supplier whose drafts are %s leaves what others have kept alone', async (drafts, left) => {
    const names = [...own, ...others]
    const entries = new Map(names.map((key) => [key, 'something']))
    const { store } = tabOn(entries)
    await store.saveSession(session)
    await store.clearSession({ drafts })
    expect([...entries.keys()]).toEqual(left)
  })

  test('removes drafts that are only in memory', async () => {
    const refusing = { ...memoryStore(), setItem: thrown }
    const local = safeStore(() => refusing)
    local.write('draft.7.account', 'typed')
    local.removeAll('draft.7.')
    expect(local.read('draft.7.account')).toBeNull()
  })

  test('is overwritten when it cannot be removed', async () => {
    const entries = new Map<string, string>()
    const { store } = open(() => ({ ...memoryStore(entries), removeItem: thrown }))
    await store.saveSession(session)
    await store.clearSession({ drafts: 'kept' })
    expect(entries.get('user')).toBe('')
    expect(store.token()).toBeNull()
    expect(tabOn(entries).store.load()).toBeNull()
  })

  test('is gone for the page even when storage refuses every change', async () => {
    const entries = new Map<string, string>()
    let isStuck = false
    const { store } = open(() => ({
      ...memoryStore(entries),
      setItem: (key, value) => (isStuck ? thrown() : void entries.set(key, value)),
      removeItem: thrown,
    }))
    await store.saveSession(session)
    isStuck = true
    await store.clearSession({ drafts: 'kept' })
    expect(store.token()).toBeNull()
    expect(store.load()).toBeNull()
  })
})

describe('another tab', () => {
  const two = async () => {
    const entries = new Map<string, string>()
    const here = tabOn(entries)
    const there = tabOn(entries)
    await here.store.saveSession(session)
    there.hear()
    there.heard.length = 0
    return { entries, here, there }
  }
  const changed = (session: Session | null): SessionEvent => ({ type: 'session.changedElsewhere', session })

  test('that signs out is followed at once', async () => {
    const { here, there } = await two()
    await here.store.clearSession({ drafts: 'kept' })
    there.hear()
    expect(there.heard).toEqual([changed(null)])
  })

  test('that clears storage is followed at once', async () => {
    const { entries, there } = await two()
    entries.clear()
    there.hear(null)
    expect(there.heard).toEqual([changed(null)])
  })

  test('that signs in another supplier is followed at once', async () => {
    const { here, there } = await two()
    const other = { ...stored, supplier: { ...stored.supplier, id: 8 }, token: 'other' }
    await here.store.saveSession(other)
    there.hear()
    expect(there.heard).toEqual([changed(other)])
    expect(there.store.token()).toBe('other')
  })

  test('that rotates the token fifty times in a second causes one event', async () => {
    const { here, there } = await two()
    for (let times = 1; times <= 50; times++) {
      await here.store.saveSession({ ...session, token: `token ${times}` })
      there.hear()
      expect(there.store.token()).toBe(`token ${times}`)
      vi.advanceTimersByTime(19)
    }
    vi.advanceTimersByTime(1000)
    expect(there.heard).toEqual([changed({ ...stored, token: 'token 50' })])
  })

  test('that never stops writing still causes events', async () => {
    const { here, there } = await two()
    for (let times = 1; times <= 150; times++) {
      await here.store.saveSession({ ...session, token: `token ${times}` })
      there.hear()
      vi.advanceTimersByTime(20)
    }
    expect(there.heard.length).toBeGreaterThanOrEqual(2)
    expect(there.heard.length).toBeLessThanOrEqual(4)
  })

  test('that writes another key, or the same session again, causes no event', async () => {
    const { here, there } = await two()
    there.hear('theme')
    await here.store.saveSession(session)
    there.hear()
    here.hear()
    vi.advanceTimersByTime(1000)
    expect([here.heard, there.heard]).toEqual([[], []])
  })

  test('causes no event after the watcher stops', async () => {
    const { here, there } = await two()
    await here.store.saveSession({ ...session, token: 'rotated' })
    there.hear()
    there.stop()
    vi.advanceTimersByTime(1000)
    expect(there.heard).toEqual([])
    expect([there.listeners.size, there.returns.size]).toEqual([0, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is followed at once by a page restored from the back/forward cache', async () => {
    const { here, there } = await two()
    there.comeBack()
    expect(there.heard).toEqual([])
    await here.store.clearSession({ drafts: 'kept' })
    there.comeBack()
    expect(there.heard).toEqual([{ type: 'session.changedElsewhere', session: null }])
  })

  test('that signed out or in is not overwritten by an update of the previous session', async () => {
    const { entries, here, there } = await two()
    await here.store.clearSession({ drafts: 'kept' })
    await there.store.saveSession({ ...session, supplier: patched(supplier, { firstname: 'Іра' }) })
    expect(entries.has('user')).toBe(false)
    await here.store.saveSession({ ...session, token: 'next' })
    await there.store.saveSession(session)
    expect(here.store.token()).toBe('next')
  })
})

describe('the sign-up flag', () => {
  test.each([
    ['true', true],
    ['TRUE', false],
    ['1', false],
    [' true', false],
    ['', false],
  ])('%j means %s, and is removed when read', async (text, expected) => {
    const entries = new Map([['registered', text]])
    const { store } = open(memoryStore, () => memoryStore(entries))
    expect(await store.takeRegistered()).toBe(expected)
    expect(entries.size).toBe(0)
  })
})

describe('a referral code', () => {
  test.each([
    ['?ref=abc-1_Z', 'abc-1_Z'],
    ['?a=1&ref=abc', 'abc'],
    [`?ref=${'a'.repeat(64)}`, 'a'.repeat(64)],
    [`?ref=${'a'.repeat(65)}`, null],
    ['?ref=%3Cimg%3E', null],
    ['?ref=a b', null],
    ['?ref=', null],
    ['', null],
  ])('from %s is stored as %s', async (search, expected) => {
    const { store } = tabOn(new Map())
    store.saveReferral(search)
    expect(await store.loadReferral()).toBe(expected)
  })

  test('is that of the first visit', async () => {
    const { store } = tabOn(new Map())
    store.saveReferral('?ref=first')
    store.saveReferral('?ref=second')
    expect(await store.loadReferral()).toBe('first')
  })
})
