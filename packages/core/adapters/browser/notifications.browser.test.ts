import { beforeEach, expect, test } from 'vitest'
import { memoryStore } from '../memory/kernel.memory.ts'
import { safeStore } from './kernel.browser.ts'
import { removalsInBrowser } from './notifications.browser.ts'

const one = { key: 'remove:1', change: { kind: 'remove', id: '1' }, until: 5000 } as const
const clearing = { key: 'clear', change: { kind: 'clear' }, until: 6000 } as const

let entries: Map<string, string>

beforeEach(() => {
  entries = new Map()
})

const tab = () => removalsInBrowser(safeStore(() => memoryStore(entries)))

test('removals are kept for one supplier, and found by every tab', async () => {
  await tab().keepRemovals({ supplierId: 7, added: [one, clearing], dropped: [] })
  expect(await tab().recallRemovals(7)).toEqual([one, clearing])
  expect(await tab().recallRemovals(8)).toEqual([])
})

test('what one tab adds leaves alone what another one has added', async () => {
  const [first, second] = [tab(), tab()]
  await first.keepRemovals({ supplierId: 7, added: [one], dropped: [] })
  await second.keepRemovals({ supplierId: 7, added: [clearing], dropped: [] })
  await first.keepRemovals({ supplierId: 7, added: [], dropped: ['remove:1', 'remove:9'] })
  expect(await second.recallRemovals(7)).toEqual([clearing])
})

test('the newest of a key counts, and nothing is left when all are gone', async () => {
  await tab().keepRemovals({ supplierId: 7, added: [one], dropped: [] })
  await tab().keepRemovals({ supplierId: 7, added: [{ ...one, until: 9000 }], dropped: [] })
  expect(await tab().recallRemovals(7)).toEqual([{ ...one, until: 9000 }])
  await tab().keepRemovals({ supplierId: 7, added: [], dropped: ['remove:1'] })
  expect(entries.size).toBe(0)
})

test.each([
  '{',
  'null',
  '[]',
  JSON.stringify({ supplierId: 8, removals: [one] }),
  JSON.stringify({ supplierId: 7, removals: {} }),
  JSON.stringify({ supplierId: 7, removals: [{ ...one, change: { kind: 'read', id: '1' } }] }),
  JSON.stringify({ supplierId: 7, removals: [{ ...one, until: 'soon' }] }),
])('storage that says %s is as good as empty', async (stored) => {
  entries.set('removals.7', stored)
  expect(await tab().recallRemovals(7)).toEqual([])
  await tab().keepRemovals({ supplierId: 7, added: [one], dropped: [] })
  expect(await tab().recallRemovals(7)).toEqual([one])
})

test('storage that is forbidden keeps them as long as the page', async () => {
  const forbidden = removalsInBrowser(
    safeStore(() => {
      throw new Error('forbidden')
    }),
  )
  await forbidden.keepRemovals({ supplierId: 7, added: [one], dropped: [] })
  expect(await forbidden.recallRemovals(7)).toEqual([one])
})
