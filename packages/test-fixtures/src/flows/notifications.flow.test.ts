import { panelParts, selectLeaving } from '@supplier/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Fault } from '../faults/fault.ts'
import {
  act,
  actIn,
  base,
  bellOf,
  idsIn,
  kept,
  type Mailbox,
  openedAt,
  openMailbox,
  scrollThrough,
  shownIn,
  tellNews,
  viewOf,
} from './mailbox.ts'
import { statusTroubles, transportTroubles } from './troubles.ts'

const opened = async (...where: Parameters<typeof openMailbox>): Promise<Mailbox> => {
  const box = await openMailbox(...where)
  onTestFinished(box.till.closeAll)
  return box
}

const sent = ({ till }: Mailbox, method: string, path: string) =>
  till.sandbox.requests().filter((request) => request.method === method && request.path === path)

const pages = (box: Mailbox) => sent(box, 'GET', base).map(({ search }) => search)

const first = ({ tab }: Mailbox) => idsIn(tab)[0] ?? ''

/** They go without this browser having a part in it. */
const leavesAtServer = ({ till }: Mailbox, ids: readonly string[]) =>
  till.sandbox.setWorld((world) => ({
    ...world,
    notifications: world.notifications.filter((one) => !ids.includes(String(one.id))),
  }))

const remove = async (box: Mailbox, id = first(box)) => {
  await act(box.tab, { type: 'removal.chosen', id })
  return id
}

describe('the list', () => {
  test('opens with its first page and goes on to its end, where it stops', async () => {
    const box = await opened()
    expect(viewOf(box.tab)).toMatchObject({ state: 'rows', more: 'comes', newItems: 0, pageSize: 10 })
    expect(shownIn(box.tab)).toEqual(kept(box.till).slice(0, 10))
    await scrollThrough(box)
    expect(shownIn(box.tab)).toEqual(kept(box.till))
    for (let times = 0; times < 5; times += 1) actIn(box.tab, { type: 'end.reached' })
    await box.till.quiet()
    expect([viewOf(box.tab), pages(box).length]).toMatchObject([{ more: 'none' }, 3])
  })

  test('of one type stands in the address, and leaves it again', async () => {
    const box = await opened('/notifications?type=chat')
    expect(shownIn(box.tab)).toEqual(kept(box.till, 'chat'))
    await act(box.tab, { type: 'filter.chosen', only: 'order' })
    await box.till.quiet()
    expect([box.tab.address(), shownIn(box.tab)]).toEqual(['/notifications?type=order', kept(box.till, 'order')])
    await act(box.tab, { type: 'filter.chosen', only: null })
    await box.till.quiet()
    expect([box.tab.address(), shownIn(box.tab).length]).toEqual(['/notifications', 10])
  })

  test('tells nothing yet and nothing of this type apart, and what came since is there at once', async () => {
    const box = await opened('/notifications?type=payment')
    box.till.sandbox.setWorld((world) => ({ ...world, notifications: [] }))
    await act(box.tab, { type: 'filter.chosen', only: 'chat' })
    await box.till.quiet()
    expect(viewOf(box.tab)).toMatchObject({ state: 'nothingFound' })
    await act(box.tab, { type: 'filter.chosen', only: null })
    await box.till.quiet()
    expect(viewOf(box.tab)).toMatchObject({ state: 'nothingYet' })
    box.till.sandbox.notify(1)
    await tellNews(box)
    expect(shownIn(box.tab)).toEqual(kept(box.till))
  })

  test.each([...statusTroubles, ...transportTroubles])(
    'that cannot be read, $name: says so, and another try mends it',
    async ({ fault, name, status, words, key }) => {
      const box = await opened('/orders')
      const times = name === 'status 503' ? 2 : 1
      for (let nth = 1; nth <= times; nth += 1) box.till.fault({ ...fault, method: 'GET', path: base, nth })
      box.tab.visit('/notifications')
      await box.till.pass(16_000)
      const messages = [words === null ? { key } : { text: words }]
      expect(viewOf(box.tab)).toMatchObject({ state: status === 403 ? 'notAllowed' : 'failed', messages })
      expect(pages(box)).toHaveLength(times)
      actIn(box.tab, { type: 'retry.chosen' })
      await box.till.quiet()
      expect(shownIn(box.tab)).toHaveLength(10)
    },
  )
})

describe('P1: a later page that fails', () => {
  test.each([...statusTroubles, ...transportTroubles])(
    '$name: leaves what is there, and can be tried again',
    async ({ fault, name }) => {
      const box = await opened()
      const before = shownIn(box.tab)
      const times = name === 'status 503' ? 2 : 1
      for (let nth = 1; nth <= times; nth += 1) box.till.fault({ ...fault, method: 'GET', path: base, nth })
      actIn(box.tab, { type: 'end.reached' })
      await box.till.pass(16_000)
      for (let times = 0; times < 5; times += 1) actIn(box.tab, { type: 'end.reached' })
      await box.till.quiet()
      expect([viewOf(box.tab), shownIn(box.tab)]).toMatchObject([{ more: 'failed' }, before])
      expect(pages(box)).toHaveLength(1 + times)
      actIn(box.tab, { type: 'retry.chosen' })
      await box.till.quiet()
      expect(shownIn(box.tab)).toEqual(kept(box.till).slice(0, 20))
    },
  )
})

describe('P2: another filter', () => {
  test('is not overtaken by a page of the one before', async () => {
    const box = await opened()
    box.till.fault({ kind: 'delay', ms: 3000, method: 'GET', path: base })
    actIn(box.tab, { type: 'end.reached' })
    await act(box.tab, { type: 'filter.chosen', only: 'chat' })
    await box.till.pass(5000)
    expect(shownIn(box.tab)).toEqual(kept(box.till, 'chat'))
  })

  test('chosen ten times in a row shows the last one, whatever the order of the answers', async () => {
    const box = await opened()
    box.till.fault({ kind: 'reorder', hold: 4, method: 'GET', path: base })
    const types = [
      'order',
      'chat',
      'payment',
      'product',
      'delivery',
      'system',
      'order',
      'chat',
      'payment',
      'product',
    ] as const
    await act(box.tab, ...types.map((only) => ({ type: 'filter.chosen', only }) as const))
    await box.till.pass(5000)
    expect(shownIn(box.tab)).toEqual(kept(box.till, 'product'))
    expect(viewOf(box.tab)).toMatchObject({ only: 'product', isLoading: false })
  })
})

describe('P3: a list that shifts between two pages', () => {
  test('shows each notification once, and misses none', async () => {
    const box = await opened()
    const before = kept(box.till)
    for (let times = 0; times < 3; times += 1) box.till.sandbox.notify(1)
    await scrollThrough(box)
    expect(shownIn(box.tab)).toEqual(before)
  })

  test('because of what was deleted here misses none either', async () => {
    const box = await opened()
    for (const id of idsIn(box.tab).slice(0, 4)) await remove(box, id)
    await box.till.pass(5000)
    await scrollThrough(box)
    expect(shownIn(box.tab)).toEqual(kept(box.till))
  })

  test('by more than a page goes on right behind what is known', async () => {
    const box = await opened()
    const before = kept(box.till)
    for (let times = 0; times < 25; times += 1) box.till.sandbox.notify(1)
    for (let times = 0; times < 5; times += 1) await scrollThrough(box)
    expect([viewOf(box.tab), shownIn(box.tab)]).toMatchObject([{ more: 'none' }, before])
  })

  test('because of what was deleted elsewhere misses none', async () => {
    const box = await opened()
    leavesAtServer(box, idsIn(box.tab).slice(0, 4))
    for (let times = 0; times < 5; times += 1) await scrollThrough(box)
    expect(shownIn(box.tab).slice(4)).toEqual(kept(box.till))
  })
})

describe('P4: one that is marked as read', () => {
  test('is so at once, is told once, and the bell follows', async () => {
    const box = await opened()
    const id = first(box)
    expect([shownIn(box.tab)[0], await bellOf(box.tab)]).toEqual([id, 3])
    for (let times = 0; times < 5; times += 1) await act(box.tab, { type: 'read.chosen', id })
    expect(shownIn(box.tab)[0]).toBe(`${id} read`)
    await box.till.quiet()
    expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([kept(box.till).slice(0, 10), 2])
    expect(sent(box, 'POST', `${base}/${id}/mark-as-read`)).toHaveLength(1)
    await act(box.tab, { type: 'read.chosen', id })
    await box.till.quiet()
    expect(sent(box, 'POST', `${base}/${id}/mark-as-read`)).toHaveLength(1)
  })

  test('and is gone (404) is no failure', async () => {
    const box = await opened()
    const id = first(box)
    leavesAtServer(box, [id])
    await act(box.tab, { type: 'read.chosen', id })
    await box.till.quiet()
    expect([box.tab.said(), shownIn(box.tab), await bellOf(box.tab)]).toEqual([[], kept(box.till).slice(0, 9), 2])
  })

  test.each([...statusTroubles, ...transportTroubles].filter(({ status }) => status !== 404))(
    'with $name: the server’s truth is shown again, and the failure is said once',
    async ({ fault, words, key, status }) => {
      const box = await opened()
      const id = first(box)
      box.till.fault({ ...fault, method: 'POST', path: `${base}/${id}/mark-as-read` })
      await act(box.tab, { type: 'read.chosen', id })
      await box.till.pass(16_000)
      expect(shownIn(box.tab)).toEqual(kept(box.till).slice(0, 10))
      expect(box.tab.said()).toEqual([status === 401 ? 'session.expired' : (words ?? key)])
      expect(sent(box, 'POST', `${base}/${id}/mark-as-read`)).toHaveLength(1)
    },
  )
})

describe('P5: all that are marked as read', () => {
  test('are so at once, on pages that are still on their way, too', async () => {
    const box = await opened()
    box.till.sandbox.setWorld((world) => ({
      ...world,
      notifications: world.notifications.map((one) => ({ ...one, readAt: null })),
    }))
    // The page was written before, and comes after.
    box.till.fault({ kind: 'slow-body', bytesPerSecond: 2000, method: 'GET', path: base })
    actIn(box.tab, { type: 'end.reached' })
    await box.till.pass(500)
    await act(box.tab, { type: 'allRead.chosen' })
    expect(shownIn(box.tab).filter((row) => !row.endsWith('read'))).toEqual([])
    await box.till.pass(3000)
    expect(shownIn(box.tab)).toEqual(kept(box.till).slice(0, 20))
    await scrollThrough(box)
    expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([kept(box.till), 0])
  })

  test('leave alone what came after the server had marked them', async () => {
    const box = await opened()
    box.till.fault({ kind: 'slow-body', bytesPerSecond: 5, method: 'POST', path: `${base}/mark-all-as-read` })
    await act(box.tab, { type: 'allRead.chosen' })
    await box.till.pass(500)
    const isMarked = kept(box.till).every((row) => row.endsWith('read'))
    box.till.sandbox.notify(1)
    await tellNews(box)
    actIn(box.tab, { type: 'newItems.chosen' })
    const isUnderWay = panelParts(await box.tab.panel())
      .notifications.getSnapshot()
      .matches({ sending: 'working' })
    expect([isMarked, isUnderWay, shownIn(box.tab)]).toEqual([true, true, kept(box.till).slice(0, 11)])
    await box.till.pass(30_000)
    expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([kept(box.till).slice(0, 11), 1])
  })

  test('leave nothing at the bell although it could not be read, and it is read later', async () => {
    const box = await opened()
    box.till.fault({ kind: 'status', status: 500, method: 'GET', path: `${base}/count/new`, count: 2 })
    await act(box.tab, { type: 'allRead.chosen' })
    await box.till.quiet()
    const { unread } = panelParts(await box.tab.panel())
    expect([await bellOf(box.tab), unread.getSnapshot().value]).toEqual([0, 'assumed'])
    box.till.sandbox.notify(1)
    await box.till.pass(30_000)
    expect(await bellOf(box.tab)).toBe(0)
    await box.till.pass(30_000)
    expect([await bellOf(box.tab), unread.getSnapshot().value]).toEqual([1, 'known'])
  })

  test.each(['read.chosen', 'removal.chosen'] as const)('and one (%s) is counted later as well', async (type) => {
    const box = await opened()
    box.till.fault({ kind: 'status', status: 500, method: 'GET', path: `${base}/count/new` })
    await act(box.tab, { type, id: first(box) })
    expect(await bellOf(box.tab)).toBe(2)
    await box.till.pass(6000)
    expect(await bellOf(box.tab)).toBe(2)
    box.till.sandbox.notify(1)
    await box.till.pass(30_000)
    expect(await bellOf(box.tab)).toBe(3)
  })

  test('are asked for once more where the server says when', async () => {
    const box = await opened()
    const counts = () => sent(box, 'GET', `${base}/count/new`).length
    const before = counts()
    const headers = { 'Retry-After': '2' }
    for (const nth of [1, 2])
      box.till.fault({ kind: 'status', status: 503, headers, method: 'GET', path: `${base}/count/new`, nth })
    box.till.sandbox.notify(1)
    await tellNews(box)
    expect([counts() - before, await bellOf(box.tab)]).toEqual([1, 4])
    await box.till.pass(2000)
    expect(counts() - before).toBe(2)
    await box.till.pass(20_000)
    expect(counts() - before).toBe(2)
  })

  test('that were missed are counted with the list', async () => {
    const box = await opened('/orders')
    for (let times = 0; times < 6; times += 1) box.till.sandbox.notify(1)
    box.tab.visit('/notifications')
    await box.till.quiet()
    expect([shownIn(box.tab).filter((row) => !row.endsWith('read')).length, await bellOf(box.tab)]).toEqual([9, 9])
  })

  test.each(['status', 'applied-then-reset', 'applied-then-500'] as const)(
    'with a failure (%s) show what the server says',
    async (kind) => {
      const box = await opened()
      box.till.fault({
        kind,
        ...(kind === 'status' && { status: 500 }),
        method: 'POST',
        path: `${base}/mark-all-as-read`,
      })
      await act(box.tab, { type: 'allRead.chosen' })
      await box.till.quiet()
      expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([
        kept(box.till).slice(0, 10),
        kind === 'status' ? 3 : 0,
      ])
    },
  )
})

describe('P6: one that is deleted', () => {
  test('is not shown any more, goes after five seconds in one request, and that is said', async () => {
    const box = await opened()
    const id = await remove(box)
    await remove(box, id)
    expect([idsIn(box.tab).includes(id), viewOf(box.tab)?.undo]).toMatchObject([false, { isClearing: false, count: 1 }])
    await box.till.pass(4500)
    expect([sent(box, 'DELETE', `${base}/${id}`), kept(box.till).length, box.tab.said()]).toEqual([[], 24, []])
    await box.till.pass(500)
    expect([sent(box, 'DELETE', `${base}/${id}`).length, kept(box.till).length]).toEqual([1, 23])
    expect([box.tab.said(), viewOf(box.tab)?.undo]).toEqual([['notifications.removed'], null])
    await box.till.pass(60_000)
    await remove(box, id)
    await box.till.pass(60_000)
    expect(sent(box, 'DELETE', `${base}/${id}`)).toHaveLength(1)
  })

  test('can be taken back, the newest first, and then nothing was ever sent', async () => {
    const box = await opened()
    const before = shownIn(box.tab)
    const [one = '', other = ''] = idsIn(box.tab).slice(3, 5)
    await remove(box, one)
    await remove(box, other)
    expect([shownIn(box.tab).length, viewOf(box.tab)?.undo]).toEqual([
      8,
      { key: `remove:${other}`, isClearing: false, count: 2 },
    ])
    for (let times = 0; times < 2; times += 1) {
      await act(box.tab, { type: 'undo.chosen', key: viewOf(box.tab)?.undo?.key ?? '' })
      await box.till.quiet()
    }
    expect(shownIn(box.tab)).toEqual(before)
    await box.till.pass(60_000)
    expect([kept(box.till).length, box.tab.said()]).toEqual([24, []])
    expect(box.till.sandbox.requests().filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  test('and is gone already (404) is as good as deleted', async () => {
    const box = await opened()
    const id = await remove(box)
    leavesAtServer(box, [id])
    await box.till.pass(5000)
    expect([box.tab.said(), idsIn(box.tab).includes(id)]).toEqual([['notifications.removed'], false])
  })

  test.each([...statusTroubles, ...transportTroubles].filter(({ status }) => status !== 404))(
    'with $name: is shown as the server has it, and the failure is said',
    async ({ fault, isApplied, words, status, key }) => {
      const box = await opened()
      const [, , id = ''] = idsIn(box.tab)
      box.till.fault({ ...fault, method: 'DELETE', path: `${base}/${id}` })
      await remove(box, id)
      await box.till.pass(5000)
      if (fault.kind === 'hang') await box.till.pass(15_000)
      expect(idsIn(box.tab).includes(id)).toBe(!isApplied)
      expect(shownIn(box.tab).slice(0, 9)).toEqual(kept(box.till).slice(0, 9))
      const failure = status === 401 ? 'session.expired' : (words ?? key)
      expect(box.tab.said()).toEqual([failure])
      expect(sent(box, 'DELETE', `${base}/${id}`)).toHaveLength(1)
    },
  )

  test.each([
    [15, 0],
    [15, 1],
    [19, 1],
    [15, 12],
  ])(
    'deep in the list (row %i), and the answer was lost while %i came: shows what the server has',
    async (row, count) => {
      const box = await opened()
      await scrollThrough(box)
      const id = idsIn(box.tab)[row] ?? ''
      box.till.fault({ kind: 'applied-then-reset', method: 'DELETE', path: `${base}/${id}` })
      await remove(box, id)
      for (let one = 0; one < count; one += 1) box.till.sandbox.notify(1)
      await box.till.pass(5000)
      await scrollThrough(box)
      const shown = shownIn(box.tab)
      expect(shown).toEqual(kept(box.till).slice(-shown.length))
      expect([idsIn(box.tab).includes(id), shown.length]).toEqual([false, expect.toSatisfy((length) => length >= 23)])
    },
  )

  test('with an unknown outcome stays hidden until the list was read again', async () => {
    const box = await opened()
    const id = first(box)
    box.till.fault({ kind: 'reset-before', method: 'DELETE', path: `${base}/${id}` })
    box.till.fault({ kind: 'delay', ms: 3000, method: 'GET', path: base })
    await remove(box, id)
    await box.till.pass(6000)
    expect([box.tab.said(), idsIn(box.tab).includes(id)]).toEqual([['failure.unreachable'], false])
    await box.till.pass(3000)
    expect(shownIn(box.tab)).toEqual(kept(box.till).slice(0, 10))
  })

  test('is sent at once when the screen is left, and what happened is said there', async () => {
    const box = await opened()
    const id = await remove(box)
    box.tab.visit('/payments/payouts')
    await box.till.quiet()
    expect([kept(box.till).length, box.tab.said()]).toEqual([23, ['notifications.removed']])
    box.tab.visit('/notifications')
    await box.till.quiet()
    expect([idsIn(box.tab).includes(id), viewOf(box.tab)?.undo]).toEqual([false, null])
  })

  test('can still be undone when another type is chosen', async () => {
    const box = await opened()
    const id = await remove(box)
    await act(box.tab, { type: 'filter.chosen', only: 'order' })
    await box.till.pass(1000)
    await act(box.tab, { type: 'undo.chosen', key: `remove:${id}` })
    await box.till.pass(60_000)
    expect(kept(box.till)).toHaveLength(24)
  })

  test('is sent once when the page is hidden, with all that waits, and follows the answers when it is shown again', async () => {
    const box = await opened()
    const [one = '', two = '', three = ''] = idsIn(box.tab)
    box.till.fault({ kind: 'delay', ms: 1000, method: 'POST', path: '*', count: null })
    await act(box.tab, { type: 'read.chosen', id: three })
    await remove(box, one)
    await remove(box, two)
    box.tab.hide()
    box.tab.hide()
    await box.till.quiet()
    expect([kept(box.till).length, viewOf(box.tab)?.undo]).toEqual([22, null])
    await box.till.pass(20_000)
    expect(deletions(box)).toHaveLength(2)
    expect(shownIn(box.tab)).toEqual(kept(box.till).slice(0, 8))
    expect(box.tab.said()).toEqual(['notifications.removed', 'notifications.removed'])
  })

  test('is sent although the page is left at once', async () => {
    const box = await opened()
    await remove(box)
    box.tab.hide()
    box.till.leave(box.tab)
    await box.till.quiet()
    const tab = await openedAt(box.till)
    expect([kept(box.till).length, shownIn(tab)]).toEqual([23, kept(box.till).slice(0, 10)])
  })

  test('is sent by who deleted it when they sign out', async () => {
    const box = await opened()
    await remove(box)
    box.tab.app.send({ type: 'logout.chosen' })
    await box.till.quiet()
    expect([kept(box.till).length, box.tab.app.getSnapshot().context.session]).toEqual([23, null])
    await box.till.pass(60_000)
    expect(deletions(box)).toHaveLength(1)
  })

  test('with another one a moment later goes with it', async () => {
    const box = await opened()
    await remove(box)
    await box.till.pass(4000)
    await remove(box)
    await box.till.pass(4500)
    expect([kept(box.till).length, viewOf(box.tab)?.undo?.count]).toEqual([24, 2])
    await box.till.pass(500)
    expect([kept(box.till).length, viewOf(box.tab)?.undo]).toEqual([22, null])
  })
})

const deletions = ({ till }: Mailbox) => till.sandbox.requests().filter(({ method }) => method === 'DELETE')

describe('another tab', () => {
  test('shows what was read and deleted once it is looked at again, however deep', async () => {
    const box = await opened()
    const other = await openedAt(box.till)
    await scrollThrough({ till: box.till, tab: other })
    const [, two = ''] = idsIn(box.tab)
    const deep = idsIn(other)[15] ?? ''
    await remove(box)
    await act(box.tab, { type: 'read.chosen', id: two })
    await box.till.pass(6000)
    leavesAtServer(box, [deep])
    box.till.sandbox.setWorld((world) => ({
      ...world,
      notifications: world.notifications.map((one) => ({ ...one, readAt: one.readAt ?? 1 })),
    }))
    other.noticeLine({ type: 'tab.shown' })
    await box.till.quiet()
    expect([shownIn(other), await bellOf(other)]).toEqual([kept(box.till), 0])
  })

  test('hears of news, and finds what was deleted further down by the length of the list', async () => {
    const box = await opened()
    await scrollThrough(box)
    leavesAtServer(box, idsIn(box.tab).slice(13, 15))
    await tellNews(box)
    expect(shownIn(box.tab)).toEqual(kept(box.till))
  })

  test('that deletes the same one is as good', async () => {
    const box = await opened()
    const other = await openedAt(box.till)
    const id = await remove(box)
    await act(other, { type: 'removal.chosen', id })
    await box.till.pass(6000)
    for (const tab of [box.tab, other])
      expect([idsIn(tab).includes(id), tab.said()]).toEqual([false, ['notifications.removed']])
    expect(kept(box.till)).toHaveLength(23)
  })

  test('that is looked at again knows what happened at the server meanwhile', async () => {
    const box = await opened()
    leavesAtServer(box, idsIn(box.tab).slice(0, 1))
    box.till.sandbox.notify(1)
    box.tab.noticeLine({ type: 'tab.shown' })
    await box.till.quiet()
    expect([shownIn(box.tab), viewOf(box.tab), await bellOf(box.tab)]).toMatchObject([
      kept(box.till).slice(1, 10),
      { newItems: 1 },
      3,
    ])
  })
})

test('all are read although some arrived before the server marked them, on every page that is shown', async () => {
  const box = await opened()
  box.till.fault({ kind: 'delay', ms: 300, method: 'POST', path: `${base}/mark-all-as-read` })
  await act(box.tab, { type: 'allRead.chosen' })
  for (let times = 0; times < 12; times += 1) box.till.sandbox.notify(1)
  await tellNews(box)
  actIn(box.tab, { type: 'newItems.chosen' })
  await box.till.pass(500)
  expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([kept(box.till).slice(0, shownIn(box.tab).length), 0])
  expect(shownIn(box.tab).length).toBeGreaterThan(20)
})

describe('who logs out while changes are on their way', () => {
  const leave = async (
    fault: Parameters<Mailbox['till']['fault']>[0],
    change: (box: Mailbox) => Promise<unknown> = (box) =>
      act(box.tab, { type: 'read.chosen', id: first(box) }, { type: 'allRead.chosen' }),
  ) => {
    const box = await opened()
    box.till.fault({ path: `${base}*`, ...fault })
    await change(box)
    box.tab.app.send({ type: 'logout.chosen' })
    const { leaving } = panelParts(await box.tab.panel())
    return {
      ...box,
      unread: () => kept(box.till).filter((one) => !one.endsWith(' read')).length,
      isAsked: () => selectLeaving(leaving.getSnapshot()) !== null,
      isSignedIn: () => box.tab.app.getSnapshot().context.session !== null,
    }
  }

  test('is signed out once all have arrived, and asked nothing while that is quick', async () => {
    const { till, unread, isAsked, isSignedIn } = await leave({ kind: 'delay', ms: 200, method: 'POST', count: null })
    expect([unread() > 0, isSignedIn()]).toEqual([true, true])
    await till.pass(250)
    expect([isSignedIn(), isAsked()]).toEqual([true, false])
    await till.pass(200)
    expect([unread(), isSignedIn()]).toEqual([0, false])
  })

  test('is told what for when that takes long, and signed out without another word', async () => {
    const { till, unread, isAsked, isSignedIn } = await leave({ kind: 'delay', ms: 3000, method: 'POST', count: null })
    await till.pass(600)
    expect([isAsked(), isSignedIn()]).toEqual([true, true])
    await till.pass(6000)
    expect([unread(), isSignedIn()]).toEqual([0, false])
  })

  test('stays when one of them is refused, and hears why', async () => {
    const { till, tab, isSignedIn } = await leave({ kind: 'status', status: 422, method: 'POST' })
    await till.pass(20_000)
    expect([isSignedIn(), tab.said().length, shownIn(tab)]).toEqual([true, 1, kept(till).slice(0, 10)])
  })

  test('waits for a deletion that may no longer be taken back, and has it carried out once', async () => {
    const box = await leave({ kind: 'delay', ms: 300, method: 'DELETE' }, async (one) => {
      await remove(one)
      await one.till.pass(5100)
    })
    expect([kept(box.till).length, box.isSignedIn()]).toEqual([24, true])
    await box.till.pass(400)
    expect([kept(box.till).length, box.isSignedIn(), deletions(box).length]).toEqual([23, false, 1])
  })
})

describe('all that are cleared', () => {
  test('are gone from sight, then from the server, and the list begins anew', async () => {
    const box = await opened()
    await scrollThrough(box)
    await act(box.tab, { type: 'clearing.chosen' })
    expect(viewOf(box.tab)).toMatchObject({ state: 'nothingYet', undo: { isClearing: true, count: 1 } })
    await box.till.pass(4500)
    expect(kept(box.till)).toHaveLength(24)
    box.till.sandbox.forgetRequests()
    await box.till.pass(500)
    expect([kept(box.till), box.tab.said(), await bellOf(box.tab)]).toEqual([[], ['notifications.cleared'], 0])
    expect([viewOf(box.tab)?.state, pages(box)]).toEqual(['nothingYet', ['?page=1', '?page=1']])
    box.till.sandbox.notify(1)
    await tellNews(box)
    expect(shownIn(box.tab)).toEqual(kept(box.till))
  })

  test('come back when that is taken back', async () => {
    const box = await opened()
    await scrollThrough(box)
    await act(box.tab, { type: 'clearing.chosen' })
    await box.till.pass(3000)
    await act(box.tab, { type: 'undo.chosen', key: 'clear' })
    expect(shownIn(box.tab)).toEqual(kept(box.till))
    await box.till.pass(60_000)
    expect(kept(box.till)).toHaveLength(24)
  })

  test.each(['status', 'applied-then-reset', 'truncate'] as const)(
    'with a failure (%s) show what the server has',
    async (kind) => {
      const box = await opened()
      box.till.fault({ kind, ...(kind === 'status' && { status: 500 }), method: 'DELETE', path: base })
      await act(box.tab, { type: 'clearing.chosen' })
      await box.till.pass(6000)
      expect(shownIn(box.tab)).toEqual(kept(box.till).slice(0, 10))
      expect(box.tab.said()).toHaveLength(1)
    },
  )

  test('take nothing along that came while that could be taken back', async () => {
    const box = await opened()
    await act(box.tab, { type: 'clearing.chosen' })
    await box.till.pass(1000)
    box.till.sandbox.notify(1)
    await box.till.pass(5000)
    const said = box.tab.said()
    expect([kept(box.till).length, said, deletions(box)]).toEqual([25, ['notifications.clearingOutrun'], []])
    actIn(box.tab, { type: 'newItems.chosen' })
    expect(shownIn(box.tab)).toEqual(kept(box.till).slice(0, 11))
  })

  test('while one type is shown are those of all types, and that can be known before', async () => {
    const box = await opened('/notifications?type=chat')
    expect([viewOf(box.tab)?.isPartial, shownIn(box.tab).length]).toEqual([true, 4])
    await act(box.tab, { type: 'clearing.chosen' })
    await box.till.pass(6000)
    expect([kept(box.till), box.tab.said()]).toEqual([[], ['notifications.cleared']])
    await act(box.tab, { type: 'filter.chosen', only: null })
    await box.till.quiet()
    expect(viewOf(box.tab)).toMatchObject({ isPartial: false, state: 'nothingYet' })
  })

  test('just before the page is left are gone after it', async () => {
    const box = await opened()
    await act(box.tab, { type: 'clearing.chosen' })
    await box.till.pass(1000)
    box.tab.hide()
    box.till.leave(box.tab)
    const tab = await openedAt(box.till)
    expect([viewOf(tab)?.state, kept(box.till)]).toEqual(['nothingYet', []])
  })
})

test('changes go out one after another, in the order in which they may', async () => {
  const box = await opened()
  const [one = '', two = '', three = ''] = idsIn(box.tab)
  box.till.fault({ kind: 'delay', ms: 300, method: 'POST', path: '*', count: null })
  await remove(box, three)
  await act(box.tab, { type: 'read.chosen', id: one })
  await act(box.tab, { type: 'read.chosen', id: two })
  await act(box.tab, { type: 'allRead.chosen' })
  const writes = () => box.till.sandbox.requests().filter(({ method }) => method !== 'GET')
  for (let step = 0; step < 12; step += 1) {
    await box.till.pass(500)
    expect(writes().filter(({ status }) => status === null).length).toBeLessThanOrEqual(1)
  }
  expect(writes().map(({ method, path }) => `${method} ${path.slice(base.length)}`)).toEqual([
    `POST /${one}/mark-as-read`,
    `POST /${two}/mark-as-read`,
    'POST /mark-all-as-read',
    `DELETE /${three}`,
  ])
})

describe('P8: a server that does not say where the list ends', () => {
  test.each<[string, object | null]>([
    ['no meta', null],
    ['nonsense', { total: 24, per_page: 0, last_page: 'x' }],
    ['a length and nothing else', { total: 24 }],
  ])('%s: is not asked for more', async (_, meta) => {
    const box = await opened('/orders')
    const data = Array.from({ length: 7 }, (_, at) => ({ id: at + 1, type: 'order', title: `№ ${at}` }))
    box.till.sandbox.setWorld((world) => ({ ...world, overrides: { [`GET ${base}`]: { data, new_count: 0, meta } } }))
    box.tab.visit('/notifications')
    await box.till.quiet()
    for (let times = 0; times < 5; times += 1) actIn(box.tab, { type: 'end.reached' })
    await box.till.quiet()
    expect([viewOf(box.tab), pages(box).length]).toMatchObject([{ state: 'rows', more: 'none', pageSize: 5 }, 1])
  })

  test('the same page again and again: is not asked for ever', async () => {
    const box = await opened('/orders')
    const data = [{ id: 1 }, { id: 2 }]
    const meta = { total: 1_000_000, per_page: 2, last_page: 500_000 }
    box.till.sandbox.setWorld((world) => ({ ...world, overrides: { [`GET ${base}`]: { data, new_count: 0, meta } } }))
    box.tab.visit('/notifications')
    await box.till.quiet()
    for (let times = 0; times < 20; times += 1) {
      actIn(box.tab, { type: 'end.reached' })
      await box.till.quiet()
    }
    expect([idsIn(box.tab), viewOf(box.tab), pages(box).length]).toMatchObject([['1', '2'], { more: 'asked' }, 4])
  })
})

describe('P10: a filter in the address', () => {
  test.each(['order%26page%3D9', 'promo', '', 'constructor', '%E0%A4%A'])('«%s» is none', async (written) => {
    const box = await opened(`/notifications?type=${written}`)
    expect([viewOf(box.tab), pages(box)]).toMatchObject([{ state: 'rows', only: null }, ['?page=1']])
  })
})

describe('something new', () => {
  test('waits above the list, and nothing moves until it is wanted', async () => {
    const box = await opened()
    await scrollThrough(box)
    const before = shownIn(box.tab)
    for (let times = 0; times < 2; times += 1) box.till.sandbox.notify(1)
    await tellNews(box)
    expect([shownIn(box.tab), viewOf(box.tab), await bellOf(box.tab)]).toMatchObject([before, { newItems: 2 }, 5])
    actIn(box.tab, { type: 'newItems.chosen' })
    expect([shownIn(box.tab), viewOf(box.tab)]).toMatchObject([kept(box.till), { newItems: 0 }])
    await scrollThrough(box)
    expect(shownIn(box.tab)).toEqual(kept(box.till))
  })

  test('of another type than is shown is not waited for', async () => {
    const box = await opened('/notifications?type=chat')
    for (let times = 0; times < 2; times += 1) box.till.sandbox.notify(1)
    await tellNews(box)
    const news = kept(box.till, 'chat').length - shownIn(box.tab).length
    expect(viewOf(box.tab)).toMatchObject({ newItems: news })
  })

  test('while the list is being read is in it', async () => {
    const box = await opened('/orders')
    box.till.fault({ kind: 'delay', ms: 2000, method: 'GET', path: base })
    box.tab.visit('/notifications')
    await box.till.quiet()
    box.till.sandbox.notify(1)
    await tellNews(box)
    await box.till.pass(3000)
    expect([shownIn(box.tab), viewOf(box.tab)]).toMatchObject([kept(box.till).slice(0, 10), { newItems: 0 }])
  })

  test('that cannot be read changes nothing, and is there after the next news', async () => {
    const box = await opened()
    box.till.sandbox.notify(1)
    box.till.fault({ kind: 'status', status: 500, method: 'GET', path: base })
    await tellNews(box)
    expect([viewOf(box.tab), box.tab.said()]).toMatchObject([{ newItems: 0, state: 'rows', more: 'comes' }, []])
    await tellNews(box)
    expect(viewOf(box.tab)).toMatchObject({ newItems: 1 })
  })

  test('what was read or deleted elsewhere is known as well', async () => {
    const box = await opened()
    const [one = '', two = ''] = idsIn(box.tab)
    const other = await openedAt(box.till)
    await act(other, { type: 'read.chosen', id: one })
    await act(other, { type: 'removal.chosen', id: two })
    await box.till.pass(5000)
    await tellNews(box)
    expect(shownIn(box.tab)).toEqual(kept(box.till).slice(0, 10))
  })
})

describe('V13: what was deleted', () => {
  test('does not come back from an older answer', async () => {
    const box = await opened()
    const id = await remove(box)
    await box.till.pass(4500)
    // This page is read before the deletion and answered long after it.
    box.till.fault({ kind: 'reorder', hold: 2, order: [1, 0], method: 'GET', path: base })
    actIn(box.tab, { type: 'news.arrived' })
    await box.till.pass(1000)
    expect(kept(box.till).map((row) => row.split(' ')[0])).not.toContain(id)
    await act(box.tab, { type: 'filter.chosen', only: 'chat' })
    await act(box.tab, { type: 'filter.chosen', only: null })
    await box.till.pass(5000)
    expect(idsIn(box.tab)).not.toContain(id)
    box.till.sandbox.faults.clear()
    await box.till.pass(20_000)
    expect(idsIn(box.tab)).not.toContain(id)
  })

  test('does not come back although the server still lists it', async () => {
    const box = await opened()
    const stale = await (await box.till.sandbox.fetch(`http://localhost/api${base}`, { headers })).json()
    const id = await remove(box)
    await box.till.pass(5000)
    box.till.sandbox.setWorld((world) => ({ ...world, overrides: { [`GET ${base}`]: stale } }))
    await tellNews(box)
    expect([idsIn(box.tab).includes(id), viewOf(box.tab)]).toMatchObject([false, { newItems: 0 }])
    box.tab.visit('/orders')
    await box.till.quiet()
    box.tab.visit('/notifications')
    await box.till.quiet()
    expect([idsIn(box.tab).length, idsIn(box.tab).includes(id)]).toEqual([9, false])
  })
})

const headers = { Authorization: 'Bearer token-of-one', 'X-Session': 'supplier', 'Accept-Language': 'uk' }

test('every fault is told to nobody but the person who acts: reading behind the list is silent', async () => {
  const box = await opened()
  for (const { fault } of [...statusTroubles, ...transportTroubles].filter(({ status }) => status !== 401)) {
    box.till.sandbox.faults.add({ ...fault, method: 'GET', path: `${base}*`, count: null } as Fault)
    await tellNews(box)
    box.till.sandbox.faults.clear()
  }
  await box.till.pass(40_000)
  await tellNews(box)
  expect([box.tab.said(), shownIn(box.tab)]).toEqual([[], kept(box.till).slice(0, 10)])
})
