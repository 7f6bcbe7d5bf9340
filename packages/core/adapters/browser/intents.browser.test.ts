import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { Intent } from '../../src/intents/intents.domain.ts'
import type { MoneyLockEvent } from '../../src/intents/intents.port.ts'
import { journalled } from '../../src/intents/journal.domain.ts'
import { someIntent } from '../../testing/samples/money.ts'
import { channelsInMemory, locksInMemory, memoryStore } from '../memory/kernel.memory.ts'
import { journalInBrowser, lockInBrowser } from './intents.browser.ts'
import { type Channel, type Locks, safeStore } from './kernel.browser.ts'

const intent: Intent = journalled(someIntent('paySubscription', { id: 'one', supplierId: 7, confirmedAt: 5 }))
const journalOver = (entries: Map<string, string>) => journalInBrowser(safeStore(() => memoryStore(entries)))

test('a saved intent is loaded for the same supplier only', async () => {
  const entries = new Map<string, string>()
  const later = { ...intent, id: 'two', confirmedAt: 9, returnTo: 'orders' as const }
  expect(await journalOver(entries).saveIntent(later)).toBe('stored')
  expect(await journalOver(entries).saveIntent(intent)).toBe('stored')
  expect(await journalOver(entries).loadIntents(7)).toEqual([intent, later])
  expect(await journalOver(entries).loadIntents(8)).toEqual([])
  expect(await journalOver(entries).loadIntents(77)).toEqual([])
})

test.each([
  ['broken JSON', '{'],
  ['another shape', '{"id":1}'],
  ['an amount with a fraction', JSON.stringify({ ...intent, amount: 0.5 })],
  ['an unknown kind', JSON.stringify({ ...intent, kind: 'gift' })],
  ['another supplier', JSON.stringify({ ...intent, supplierId: 8 })],
  ['another id', JSON.stringify({ ...intent, id: 'two' })],
  ['an invalid return page', JSON.stringify({ ...intent, returnTo: '//evil.test' })],
])('the journal ignores %s', async (_, text) => {
  expect(await journalOver(new Map([['intent.7.one', text]])).loadIntents(7)).toEqual([])
})

test('the first tab to settle an intent wins', async () => {
  const entries = new Map<string, string>()
  const [first, second] = [journalOver(entries), journalOver(entries)]
  await first.saveIntent(intent)
  const settled = [{ intent, next: { ...intent, step: 'moved' as const } }]
  expect(await first.settleIntents(settled)).toEqual(['one'])
  expect(await second.settleIntents(settled)).toEqual([])
  expect(await second.loadIntents(7)).toMatchObject([{ step: 'moved' }])
  expect(await second.settleIntents([{ intent: { ...intent, step: 'moved' }, next: null }])).toEqual(['one'])
  expect([...entries]).toEqual([])
})

test.each([
  [
    'full',
    () => ({
      ...memoryStore(),
      setItem: () => {
        throw new Error('full')
      },
    }),
  ],
  [
    'forbidden',
    () => {
      throw new Error('forbidden')
    },
  ],
  ['missing', () => null],
  ['lossy', () => ({ ...memoryStore(), setItem: () => {} })],
])('when storage is %s, saving an intent is refused and stores nothing', async (_, find) => {
  const journal = journalInBrowser(safeStore(find as never))
  expect(await journal.saveIntent(intent)).toBe('refused')
  expect(await journal.loadIntents(7)).toEqual([])
})

interface Browser {
  readonly locks?: Locks
  readonly channels?: (name: string) => Channel
}

const browser = ({ locks, channels }: Browser) => {
  const time = new SimulatedClock()
  const tab = () => lockInBrowser({ locks, channels, timers: time as never, nextId: () => crypto.randomUUID() })
  const hold = (supplierId: number) => {
    const facts: MoneyLockEvent['type'][] = []
    const release = tab().holdMoney(({ type }) => facts.push(type), supplierId)
    return { facts, release }
  }
  const passes = async (ms: number) => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    time.increment(ms)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { tab, hold, passes }
}

const ways = [
  ['a lock manager', () => ({ locks: locksInMemory() })],
  ['a broadcast channel but no lock manager', () => ({ channels: channelsInMemory() })],
] as const

test.each(ways)('with %s, one tab at a time may move a supplier’s money', async (_, make) => {
  const { hold, passes } = browser(make())
  const first = hold(7)
  await passes(1000)
  const [second, other] = [hold(7), hold(8)]
  await passes(1000)
  expect([first.facts, second.facts, other.facts]).toEqual([['lock.granted'], ['lock.refused'], ['lock.granted']])
  second.release()
  first.release()
  await passes(0)
  const third = hold(7)
  await passes(1000)
  expect(third.facts).toEqual(['lock.granted'])
})

test.each(ways)('with %s, at most one of two tabs that ask at once gets the lock', async (_, make) => {
  const { hold, passes } = browser(make())
  const both = [hold(7), hold(7)]
  await passes(1000)
  expect(both.map(({ facts }) => facts).sort()).toEqual([['lock.granted'], ['lock.refused']])
})

test('a roll call that was stopped emits nothing', async () => {
  const { hold, passes } = browser({ channels: channelsInMemory() })
  const one = hold(7)
  one.release()
  await passes(1000)
  expect(one.facts).toEqual([])
})

test.each<[string, Browser]>([
  ['neither locks nor channels', {}],
  [
    'a lock manager that fails',
    {
      locks: {
        request: async () => {
          throw new Error('gone')
        },
      },
    },
  ],
])('with %s the lock is unprovable', async (_, made) => {
  const { hold, passes } = browser(made)
  const one = hold(7)
  await passes(1000)
  expect(one.facts).toEqual(['lock.unprovable'])
})

test('a draft is opened when the browser has neither locks nor channels', async () => {
  const { tab } = browser({})
  const facts: string[] = []
  tab().holdForm(({ type }) => facts.push(type), { supplierId: 7, form: 'payout' })
  await Promise.resolve()
  expect(facts).toEqual(['lock.granted'])
})
