import { expect, test } from 'vitest'
import { queued, type Unsent } from '../../../src/chats/outbox.domain.ts'
import { heard, memoryStore } from '../../memory/kernel.memory.ts'
import { safeStore } from '../kernel.browser.ts'
import { outboxInBrowser } from './outbox.browser.ts'

const attachment = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 9, url: null, thumb: null }
const message = (key: string, order: number): Unsent =>
  queued({ room: '7101', key, text: 'Так', attachments: [attachment] }, order)

const opened = (entries = new Map<string, string>(), isFull = false) => {
  const listeners = new Set<(key: string | null) => void>()
  const store = memoryStore(entries)
  const setItem = isFull
    ? () => {
        throw new Error('QuotaExceededError')
      }
    : store.setItem
  const outbox = outboxInBrowser(
    safeStore(() => ({ ...store, length: entries.size, setItem })),
    (listener) => heard(listeners, listener),
  )
  return { entries, outbox, changed: (key: string | null) => listeners.forEach((emit) => void emit(key)) }
}

const refusal = {
  kind: 'refused',
  status: 403,
  texts: [{ text: 'Чат закрито.' }],
  fields: {},
  retryAfter: null,
} as const

test('unsent messages are kept by supplier, each in its own entry, and are found in their order', async () => {
  const { entries, outbox } = opened()
  const [first, second] = [message('a', 5), { ...message('b', 3), state: 'failed' as const, failure: refusal }]
  expect(await outbox.saveUnsent({ supplierId: 7, saved: [first, second], removed: [] })).toBe('stored')
  expect(await outbox.loadUnsent(7)).toEqual([second, first])
  expect(await outbox.loadUnsent(8)).toEqual([])
  await outbox.saveUnsent({ supplierId: 7, saved: [], removed: ['b'] })
  expect([...entries.keys()]).toEqual(['outbox.7.a'])
})

test('a message that storage refuses is kept in memory, and this is told', async () => {
  const { outbox } = opened(new Map(), true)
  expect(await outbox.saveUnsent({ supplierId: 7, saved: [message('a', 5)], removed: [] })).toBe('memoryOnly')
  expect(await outbox.loadUnsent(7)).toEqual([message('a', 5)])
})

const entry = (change: object) => JSON.stringify({ ...message('a', 5), ...change })

test.each([
  ['no text', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a message without a text', entry({ text: null })],
  ['a state that does not exist', entry({ state: 'lost' })],
  ['the message of another key', entry({ key: 'b' })],
])('an entry that holds %s is left alone', async (_, text) => {
  const { outbox } = opened(new Map([['outbox.7.a', text]]))
  expect(await outbox.loadUnsent(7)).toEqual([])
})

test('a failure of another shape does not lose its message', async () => {
  const { outbox } = opened(new Map([['outbox.7.a', entry({ state: 'failed', failure: { kind: 'lost' } })]]))
  expect(await outbox.loadUnsent(7)).toMatchObject([{ state: 'failed', failure: null }])
})

test.each<[string, string | null, number]>([
  ['a message of the supplier', 'outbox.7.a', 1],
  ['everything', null, 1],
  ['a message of somebody else', 'outbox.77.a', 0],
  ['a draft', 'draft.7.chat-1', 0],
])('another tab that changes %s is heard', (_, key, count) => {
  const { outbox, changed } = opened()
  const events: unknown[] = []
  const stop = outbox.watchUnsent((event) => events.push(event), 7)
  changed(key)
  expect(events).toHaveLength(count)
  stop()
  changed('outbox.7.a')
  expect(events).toHaveLength(count)
})
