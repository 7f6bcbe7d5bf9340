import { beforeEach, describe, expect, test } from 'vitest'
import { channelsInMemory, locksInMemory, memoryStore } from '../memory/kernel.memory.ts'
import { type Locks, safeStore } from './kernel.browser.ts'
import { removalsInBrowser, siblingsInBrowser } from './notifications.browser.ts'

const one = { key: 'remove:1', change: { kind: 'remove', id: '1' }, until: 5000 } as const
const clearing = { key: 'clear', change: { kind: 'clear', known: ['9', '8'] }, until: 6000 } as const

let entries: Map<string, string>

beforeEach(() => {
  entries = new Map()
})

const stays = () => () => {}

const tab = () =>
  removalsInBrowser(
    safeStore(() => memoryStore(entries)),
    undefined,
    stays,
  )

test('removals are kept for one supplier, and found by every tab', async () => {
  await tab().keepRemovals({ supplierId: 7, added: [one, clearing], dropped: [] })
  expect(await tab().recallRemovals(7)).toEqual([one, clearing])
  expect(await tab().recallRemovals(8)).toEqual([])
})

test('what one tab adds leaves alone what another one has added', async () => {
  const [first, second] = [tab(), tab()]
  await first.keepRemovals({ supplierId: 7, added: [one], dropped: [] })
  await second.keepRemovals({ supplierId: 7, added: [clearing], dropped: [] })
  expect(await first.keepRemovals({ supplierId: 7, added: [], dropped: ['remove:1', 'remove:9'] })).toEqual([
    'remove:9',
  ])
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
    undefined,
    stays,
  )
  await forbidden.keepRemovals({ supplierId: 7, added: [one], dropped: [] })
  expect(await forbidden.recallRemovals(7)).toEqual([one])
})

describe('only one tab at a time holds a removal', () => {
  const held = (locks: Locks | undefined, key = 'remove:1') => {
    const heard: string[] = []
    const port = removalsInBrowser(
      safeStore(() => memoryStore(entries)),
      locks,
      stays,
    )
    return { heard, release: port.holdRemoval(({ type }) => heard.push(type), { supplierId: 7, key }) }
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve))

  test('the others wait for it, but not for another one', async () => {
    const locks = locksInMemory()
    const [first, second, other] = [held(locks), held(locks), held(locks, 'clear')]
    await turn()
    expect([first.heard, second.heard, other.heard]).toEqual([['claim.granted'], [], ['claim.granted']])
    first.release()
    await turn()
    expect(second.heard).toEqual(['claim.granted'])
  })

  test('who has gone does not keep the next one waiting, and is told nothing', async () => {
    const locks = locksInMemory()
    const [first, second, third] = [held(locks), held(locks), held(locks)]
    second.release()
    first.release()
    await turn()
    expect([second.heard, third.heard]).toEqual([[], ['claim.granted']])
  })

  test('a browser without locks has nothing to share', async () => {
    const [without, forbidden] = [held(undefined), held({ request: () => Promise.reject(new Error('forbidden')) })]
    await turn()
    expect([without.heard, forbidden.heard]).toEqual([['claim.granted'], ['claim.granted']])
  })
})

describe('tabs that tell each other', () => {
  const news = [
    { type: 'removal.heard', removal: { ...clearing, change: { kind: 'clear', known: ['9'] } } },
    { type: 'undo.heard', key: 'remove:1' },
    { type: 'outcome.heard', outcome: { change: { kind: 'read', id: '1' }, became: 'done' } },
  ] as const

  test('hear everything in its order, of their own supplier, until they stop', async () => {
    const open = channelsInMemory()
    const [first, second] = [siblingsInBrowser(open), siblingsInBrowser(open)]
    const [here, there]: [unknown[], unknown[]] = [[], []]
    first.hearSiblings((one) => here.push(one), 7)
    const stop = second.hearSiblings((one) => there.push(one), 7)
    siblingsInBrowser(open).hearSiblings(() => expect.unreachable(), 8)
    for (const one of news) first.tellSiblings({ supplierId: 7, news: one })
    await Promise.resolve()
    expect([here, there]).toEqual([[], news])
    stop()
    first.tellSiblings({ supplierId: 7, news: news[1] })
    second.tellSiblings({ supplierId: 7, news: news[1] })
    await Promise.resolve()
    expect([here, there]).toEqual([[], news])
  })

  test.each([null, 'text', {}, { type: 'removal.heard' }, { type: 'outcome.heard', outcome: { became: 'odd' } }])(
    'do not listen to %j',
    async (data) => {
      const open = channelsInMemory()
      siblingsInBrowser(open).hearSiblings(() => expect.unreachable(), 7)
      open('notifications.7').postMessage(data)
      await Promise.resolve()
    },
  )

  test('are silent where a browser has no channels', () => {
    const port = siblingsInBrowser(undefined)
    const stop = port.hearSiblings(() => expect.unreachable(), 7)
    port.tellSiblings({ supplierId: 7, news: news[1] })
    stop()
  })
})
