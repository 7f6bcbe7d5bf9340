import { expect, test } from 'vitest'
import type { RowsRecalled } from '../../../src/kit/list/list.port.ts'
import { safeStore } from '../kernel.browser.ts'
import { rowsInBrowser } from './kept.browser.ts'

const hour = 3_600_000
const page = { rows: [{ id: '1', name: 'Чайник' }], page: 1, total: 1, lastPage: 1 }
const orders = { list: 'orders', search: '?tab=new' }

const storage = (entries: Map<string, string>, room = Number.POSITIVE_INFINITY) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (value.length > room) throw new Error('QuotaExceededError')
    entries.set(key, value)
  },
  removeItem: (key: string) => void entries.delete(key),
  key: (at: number) => [...entries.keys()][at] ?? null,
  get length() {
    return entries.size
  },
})

const browser = ({ entries = new Map<string, string>(), room = Number.POSITIVE_INFINITY } = {}) => {
  const now = { at: 100 * hour, supplier: 1 as number | null, release: 'a' as string | null }
  const local = safeStore(() => storage(entries, room))
  const port = () =>
    rowsInBrowser({ local, clock: { now: () => now.at }, release: now.release, supplierId: () => now.supplier })
  const recalled = (name = orders) => {
    const told: RowsRecalled[] = []
    port().recallRows((event) => told.push(event), name)
    return told
  }
  const save = (more = {}) => port().saveRows({ supplierId: 1, ...orders, page, ...more })
  return { entries, now, recalled, save }
}

const nothing = (supplierId: number | null) => [{ type: 'rows.recalled', supplierId, kept: null }]

test('the first page of a list is there at the next visit, with the time at which it was read', () => {
  const { save, recalled, now } = browser()
  expect(recalled()).toEqual(nothing(1))
  save()
  now.at += hour
  expect(recalled()).toEqual([{ type: 'rows.recalled', supplierId: 1, kept: { page, at: 100 * hour } }])
})

test.each<[string, (one: ReturnType<typeof browser>) => void]>([
  ['are a day old', ({ now }) => (now.at += 24 * hour)],
  ['another release has kept', ({ now }) => (now.release = 'b')],
  ['are broken', ({ entries }) => entries.set('rows.1.orders', '{"release":"a","search":"?tab=new","at":1}')],
])('no rows are shown that %s', (_, change) => {
  const one = browser()
  one.save()
  change(one)
  expect(one.recalled()).toEqual(nothing(1))
})

test('the rows of one query are not shown under another', () => {
  const { save, recalled } = browser()
  save()
  expect(recalled({ ...orders, search: '' })).toEqual(nothing(1))
})

test('the rows of a supplier go when another one reads a list, and are never shown to another', () => {
  const { save, recalled, now, entries } = browser()
  save()
  now.supplier = 2
  expect(recalled()).toEqual(nothing(2))
  save({ supplierId: 2 })
  expect([...entries.keys()]).toEqual(['rows.2.orders'])
})

test.each([null, 2])(
  'an answer that comes after the supplier has signed out in another tab is not kept: %s',
  (next) => {
    const { save, now, entries } = browser()
    now.supplier = next
    save()
    expect(entries.size).toBe(0)
  },
)

test('what has no room is not kept, and takes none from anything else', () => {
  const { save, recalled, entries } = browser({ room: 10 })
  save()
  expect([entries.size, recalled()]).toEqual([0, nothing(1)])
})

test('all lists together take 2 MB at most, of which the oldest go', () => {
  const { save, now, entries } = browser()
  const long = { ...page, rows: [{ id: '1', name: 'я'.repeat(400_000) }] }
  for (const list of ['a', 'b', 'c']) {
    now.at += 1000
    save({ list, page: long })
  }
  expect([...entries.keys()]).toEqual(['rows.1.b', 'rows.1.c'])
})
