import { expect, test } from 'vitest'
import type { Intent } from '../../src/intents/intents.domain.ts'
import type { LockFact } from '../../src/intents/intents.port.ts'
import { kopecks } from '../../src/kernel/money.ts'
import { locksInMemory, memoryStore } from '../memory/kernel.memory.ts'
import { journalInBrowser, lockInBrowser } from './intents.browser.ts'
import { safeStore } from './kernel.browser.ts'

const intent: Intent = {
  id: 'one',
  supplierId: 7,
  kind: 'paySubscription',
  amount: kopecks(49_900),
  confirmedAt: 5,
  before: { main: kopecks(-5), service: null, isSubscribed: false, lineIds: ['1'] },
  step: 'sent',
}

const journalOver = (entries: Map<string, string>) => journalInBrowser(safeStore(() => memoryStore(entries)))

test('what was written down is recalled by the same supplier, and by nobody else', async () => {
  const entries = new Map<string, string>()
  expect(await journalOver(entries).keepIntent(intent)).toBe('stored')
  expect(await journalOver(entries).recallIntent(7)).toEqual(intent)
  expect(await journalOver(entries).recallIntent(8)).toBeNull()
  await journalOver(entries).forgetIntent(7)
  expect([...entries]).toEqual([])
})

test.each([
  ['nothing', null],
  ['broken JSON', '{'],
  ['another shape', '{"id":1}'],
  ['an amount with a fraction', JSON.stringify({ ...intent, amount: 0.5 })],
  ['an unknown kind', JSON.stringify({ ...intent, kind: 'gift' })],
  ['another supplier', JSON.stringify({ ...intent, supplierId: 8 })],
])('%s is no entry', async (_, text) => {
  const entries = new Map(text === null ? [] : [['intent.7', text]])
  expect(await journalOver(entries).recallIntent(7)).toBeNull()
})

test('where nothing can be stored, the entry lasts as long as the page', async () => {
  const journal = journalInBrowser(safeStore(() => null))
  expect(await journal.keepIntent(intent)).toBe('memoryOnly')
  expect(await journal.recallIntent(7)).toEqual(intent)
})

const heard = () => {
  const facts: LockFact['type'][] = []
  return { facts, tell: ({ type }: LockFact) => facts.push(type) }
}

test('one tab at a time may move the money of a supplier', async () => {
  const locks = locksInMemory()
  const [first, second, other, third] = [heard(), heard(), heard(), heard()]
  const release = lockInBrowser(locks).holdMoney(first.tell, 7)
  lockInBrowser(locks).holdMoney(second.tell, 7)
  lockInBrowser(locks).holdMoney(other.tell, 8)
  await Promise.resolve()
  expect([first.facts, second.facts, other.facts]).toEqual([['lock.granted'], ['lock.refused'], ['lock.granted']])
  release()
  await new Promise((resolve) => setImmediate(resolve))
  lockInBrowser(locks).holdMoney(third.tell, 7)
  await Promise.resolve()
  expect(third.facts).toEqual(['lock.granted'])
})

test('one tab at a time holds a form, and each form has a lock of its own', async () => {
  const locks = locksInMemory()
  const [first, second, other, money] = [heard(), heard(), heard(), heard()]
  lockInBrowser(locks).holdForm(first.tell, { supplierId: 7, form: 'article.about' })
  lockInBrowser(locks).holdForm(second.tell, { supplierId: 7, form: 'article.about' })
  lockInBrowser(locks).holdForm(other.tell, { supplierId: 7, form: 'article.offer' })
  lockInBrowser(locks).holdMoney(money.tell, 7)
  await Promise.resolve()
  expect([first.facts, second.facts, other.facts, money.facts]).toEqual([
    ['lock.granted'],
    ['lock.refused'],
    ['lock.granted'],
    ['lock.granted'],
  ])
})

test('a browser without locks grants', async () => {
  const [without, forbidden] = [heard(), heard()]
  lockInBrowser(undefined).holdMoney(without.tell, 7)
  lockInBrowser({ request: () => Promise.reject(new Error('forbidden')) }).holdMoney(forbidden.tell, 7)
  await new Promise((resolve) => setImmediate(resolve))
  expect([without.facts, forbidden.facts]).toEqual([['lock.granted'], ['lock.granted']])
})
