import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Fault } from '../../faults/fault.ts'
import { statusTroubles, transportTroubles } from '../kit/troubles.ts'
import {
  act,
  actIn,
  base,
  bellOf,
  idsIn,
  kept,
  type Mailbox,
  notifyEvents,
  openedAt,
  openMailbox,
  scrollThrough,
  shownIn,
  viewOf,
} from './mailbox.ts'

const opened = async (...where: Parameters<typeof openMailbox>): Promise<Mailbox> => {
  const box = await openMailbox(...where)
  onTestFinished(box.harness.closeAll)
  return box
}

const sent = ({ harness }: Mailbox, method: string, path: string) =>
  harness.sandbox.requests().filter((request) => request.method === method && request.path === path)

const pages = (box: Mailbox) => sent(box, 'GET', base).map(({ search }) => search)

const first = ({ tab }: Mailbox) => idsIn(tab)[0] ?? ''

/** Deletes notifications on the server, without this browser’s involvement. */
const leavesAtServer = ({ harness }: Mailbox, ids: readonly string[]) =>
  harness.sandbox.setWorld((world) => ({
    ...world,
    notifications: world.notifications.filter((one) => !ids.includes(String(one.id))),
  }))

const remove = async (box: Mailbox, id = first(box)) => {
  await act(box.tab, { type: 'deletion.chosen', id })
  return id
}

describe('the list', () => {
  test('opens with its first page and loads more until its end', async () => {
    const box = await opened()
    expect(viewOf(box.tab)).toMatchObject({ state: 'rows', more: 'comes', newItems: 0, pageSize: 10 })
    expect(shownIn(box.tab)).toEqual(kept(box.harness).slice(0, 10))
    await scrollThrough(box)
    expect(shownIn(box.tab)).toEqual(kept(box.harness))
    for (let times = 0; times < 5; times += 1) actIn(box.tab, { type: 'end.reached' })
    await box.harness.quiet()
    expect([viewOf(box.tab), pages(box).length]).toMatchObject([{ more: 'none' }, 3])
  })

  test('puts its type into the address, and removes it again', async () => {
    const box = await opened('/notifications?type=chat')
    expect(shownIn(box.tab)).toEqual(kept(box.harness, 'chat'))
    await act(box.tab, { type: 'filter.chosen', only: 'order' })
    await box.harness.quiet()
    expect([box.tab.address(), shownIn(box.tab)]).toEqual(['/notifications?type=order', kept(box.harness, 'order')])
    await act(box.tab, { type: 'filter.chosen', only: null })
    await box.harness.quiet()
    expect([box.tab.address(), shownIn(box.tab).length]).toEqual(['/notifications', 10])
  })

  test('distinguishes an empty list from an empty filter, and shows a new notification at once', async () => {
    const box = await opened('/notifications?type=payment')
    box.harness.sandbox.setWorld((world) => ({ ...world, notifications: [] }))
    await act(box.tab, { type: 'filter.chosen', only: 'chat' })
    await box.harness.quiet()
    expect(viewOf(box.tab)).toMatchObject({ state: 'nothingFound' })
    await act(box.tab, { type: 'filter.chosen', only: null })
    await box.harness.quiet()
    expect(viewOf(box.tab)).toMatchObject({ state: 'nothingYet' })
    box.harness.sandbox.notify(1)
    await notifyEvents(box)
    expect(shownIn(box.tab)).toEqual(kept(box.harness))
  })

  test.each([...statusTroubles, ...transportTroubles])(
    'that cannot be read, $name: shows the error, and a retry loads it',
    async ({ fault, name, status, words, key }) => {
      const box = await opened('/orders')
      const times = name === 'status 503' ? 2 : 1
      for (let nth = 1; nth <= times; nth += 1) box.harness.fault({ ...fault, method: 'GET', path: base, nth })
      box.tab.visit('/notifications')
      await box.harness.pass(16_000)
      const messages = [words === null ? { key } : { text: words }]
      const states: Readonly<Record<number, string>> = { 403: 'notAllowed', 404: 'notOffered' }
      expect(viewOf(box.tab)).toMatchObject({ state: states[status ?? 0] ?? 'failed', messages })
      expect(pages(box)).toHaveLength(times)
      actIn(box.tab, { type: 'retry.chosen' })
      await box.harness.quiet()
      expect(shownIn(box.tab)).toHaveLength(10)
    },
  )
})

describe('P1: a later page that fails', () => {
  test.each([...statusTroubles, ...transportTroubles])(
    '$name: keeps the loaded rows, and can be retried',
    async ({ fault, name }) => {
      const box = await opened()
      const before = shownIn(box.tab)
      const times = name === 'status 503' ? 2 : 1
      for (let nth = 1; nth <= times; nth += 1) box.harness.fault({ ...fault, method: 'GET', path: base, nth })
      actIn(box.tab, { type: 'end.reached' })
      await box.harness.pass(16_000)
      for (let times = 0; times < 5; times += 1) actIn(box.tab, { type: 'end.reached' })
      await box.harness.quiet()
      expect([viewOf(box.tab), shownIn(box.tab)]).toMatchObject([{ more: 'failed' }, before])
      expect(pages(box)).toHaveLength(1 + times)
      actIn(box.tab, { type: 'retry.chosen' })
      await box.harness.quiet()
      expect(shownIn(box.tab)).toEqual(kept(box.harness).slice(0, 20))
    },
  )
})

describe('P2: another filter', () => {
  test('ignores a late page of the filter before', async () => {
    const box = await opened()
    box.harness.fault({ kind: 'delay', ms: 3000, method: 'GET', path: base })
    actIn(box.tab, { type: 'end.reached' })
    await act(box.tab, { type: 'filter.chosen', only: 'chat' })
    await box.harness.pass(5000)
    expect(shownIn(box.tab)).toEqual(kept(box.harness, 'chat'))
  })

  test('chosen ten times in a row shows the last one, whatever the order of the responses', async () => {
    const box = await opened()
    box.harness.fault({ kind: 'reorder', hold: 4, method: 'GET', path: base })
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
    await box.harness.pass(5000)
    expect(shownIn(box.tab)).toEqual(kept(box.harness, 'product'))
    expect(viewOf(box.tab)).toMatchObject({ only: 'product', isLoading: false })
  })
})

describe('P3: a list that shifts between two pages', () => {
  test('shows each notification once and skips none', async () => {
    const box = await opened()
    const before = kept(box.harness)
    for (let times = 0; times < 3; times += 1) box.harness.sandbox.notify(1)
    await scrollThrough(box)
    expect(shownIn(box.tab)).toEqual(before)
  })

  test('after deletions here skips none', async () => {
    const box = await opened()
    for (const id of idsIn(box.tab).slice(0, 4)) await remove(box, id)
    await box.harness.pass(5000)
    await scrollThrough(box)
    expect(shownIn(box.tab)).toEqual(kept(box.harness))
  })

  test('by more than a page continues after the last loaded row', async () => {
    const box = await opened()
    const before = kept(box.harness)
    for (let times = 0; times < 25; times += 1) box.harness.sandbox.notify(1)
    for (let times = 0; times < 5; times += 1) await scrollThrough(box)
    expect([viewOf(box.tab), shownIn(box.tab)]).toMatchObject([{ more: 'none' }, before])
  })

  test('after deletions elsewhere skips none', async () => {
    const box = await opened()
    leavesAtServer(box, idsIn(box.tab).slice(0, 4))
    for (let times = 0; times < 5; times += 1) await scrollThrough(box)
    expect(shownIn(box.tab).slice(4)).toEqual(kept(box.harness))
  })
})

describe('P4: marking one as read', () => {
  test('takes effect at once, is sent once, and updates the bell', async () => {
    const box = await opened()
    const id = first(box)
    expect([shownIn(box.tab)[0], await bellOf(box.tab)]).toEqual([id, 3])
    for (let times = 0; times < 5; times += 1) await act(box.tab, { type: 'read.chosen', id })
    expect(shownIn(box.tab)[0]).toBe(`${id} read`)
    await box.harness.quiet()
    expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([kept(box.harness).slice(0, 10), 2])
    expect(sent(box, 'POST', `${base}/${id}/mark-as-read`)).toHaveLength(1)
    await act(box.tab, { type: 'read.chosen', id })
    await box.harness.quiet()
    expect(sent(box, 'POST', `${base}/${id}/mark-as-read`)).toHaveLength(1)
  })

  test('is no failure when it is deleted already (404)', async () => {
    const box = await opened()
    const id = first(box)
    leavesAtServer(box, [id])
    await act(box.tab, { type: 'read.chosen', id })
    await box.harness.quiet()
    expect([box.tab.sent(), shownIn(box.tab), await bellOf(box.tab)]).toEqual([[], kept(box.harness).slice(0, 9), 2])
  })

  test.each([...statusTroubles, ...transportTroubles].filter(({ status }) => status !== 404))(
    'with $name: shows the server’s state again, and the error once',
    async ({ fault, words, key, status }) => {
      const box = await opened()
      const id = first(box)
      box.harness.fault({ ...fault, method: 'POST', path: `${base}/${id}/mark-as-read` })
      await act(box.tab, { type: 'read.chosen', id })
      await box.harness.pass(16_000)
      expect(shownIn(box.tab)).toEqual(kept(box.harness).slice(0, 10))
      expect(box.tab.sent()).toEqual([status === 401 ? 'session.expired' : (words ?? key)])
      expect(sent(box, 'POST', `${base}/${id}/mark-as-read`)).toHaveLength(1)
    },
  )
})

describe('P5: marking all as read', () => {
  test('takes effect at once, also on pages that are still loading', async () => {
    const box = await opened()
    box.harness.sandbox.setWorld((world) => ({
      ...world,
      notifications: world.notifications.map((one) => ({ ...one, readAt: null })),
    }))
    // The server created this page before the marking; it arrives after it.
    box.harness.fault({ kind: 'slow-body', bytesPerSecond: 2000, method: 'GET', path: base })
    actIn(box.tab, { type: 'end.reached' })
    await box.harness.pass(500)
    await act(box.tab, { type: 'allRead.chosen' })
    expect(shownIn(box.tab).filter((row) => !row.endsWith('read'))).toEqual([])
    await box.harness.pass(3000)
    expect(shownIn(box.tab)).toEqual(kept(box.harness).slice(0, 20))
    await scrollThrough(box)
    expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([kept(box.harness), 0])
  })

  test('does not affect one that arrives after the server marked them', async () => {
    const box = await opened()
    box.harness.fault({ kind: 'slow-body', bytesPerSecond: 5, method: 'POST', path: `${base}/mark-all-as-read` })
    await act(box.tab, { type: 'allRead.chosen' })
    await box.harness.pass(500)
    const isMarked = kept(box.harness).every((row) => row.endsWith('read'))
    box.harness.sandbox.notify(1)
    await notifyEvents(box)
    actIn(box.tab, { type: 'newItems.chosen' })
    const isUnderWay = panelParts(await box.tab.panel())
      .notifications.getSnapshot()
      .matches({ sending: 'working' })
    expect([isMarked, isUnderWay, shownIn(box.tab)]).toEqual([true, true, kept(box.harness).slice(0, 11)])
    await box.harness.pass(30_000)
    expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([kept(box.harness).slice(0, 11), 1])
  })

  test('empties the bell although the count could not be read, and the count is refetched later', async () => {
    const box = await opened()
    box.harness.fault({ kind: 'status', status: 500, method: 'GET', path: `${base}/count/new`, count: 2 })
    await act(box.tab, { type: 'allRead.chosen' })
    await box.harness.quiet()
    const { unread } = panelParts(await box.tab.panel())
    expect([await bellOf(box.tab), unread.getSnapshot().value]).toEqual([0, 'assumed'])
    box.harness.sandbox.notify(1)
    await box.harness.pass(30_000)
    expect(await bellOf(box.tab)).toBe(0)
    await box.harness.pass(30_000)
    expect([await bellOf(box.tab), unread.getSnapshot().value]).toEqual([1, 'known'])
  })

  test.each(['read.chosen', 'deletion.chosen'] as const)(
    'or changing one (%s) has the count refetched later as well',
    async (type) => {
      const box = await opened()
      box.harness.fault({ kind: 'status', status: 500, method: 'GET', path: `${base}/count/new` })
      await act(box.tab, { type, id: first(box) })
      expect(await bellOf(box.tab)).toBe(2)
      await box.harness.pass(6000)
      expect(await bellOf(box.tab)).toBe(2)
      box.harness.sandbox.notify(1)
      await box.harness.pass(30_000)
      expect(await bellOf(box.tab)).toBe(3)
    },
  )

  test('a count answered with Retry-After is retried once', async () => {
    const box = await opened()
    const counts = () => sent(box, 'GET', `${base}/count/new`).length
    const before = counts()
    const headers = { 'Retry-After': '2' }
    for (const nth of [1, 2])
      box.harness.fault({ kind: 'status', status: 503, headers, method: 'GET', path: `${base}/count/new`, nth })
    box.harness.sandbox.notify(1)
    await notifyEvents(box)
    expect([counts() - before, await bellOf(box.tab)]).toEqual([1, 4])
    await box.harness.pass(2000)
    expect(counts() - before).toBe(2)
    await box.harness.pass(20_000)
    expect(counts() - before).toBe(2)
  })

  test('opening the list updates the bell with missed ones', async () => {
    const box = await opened('/orders')
    for (let times = 0; times < 6; times += 1) box.harness.sandbox.notify(1)
    box.tab.visit('/notifications')
    await box.harness.quiet()
    expect([shownIn(box.tab).filter((row) => !row.endsWith('read')).length, await bellOf(box.tab)]).toEqual([9, 9])
  })

  test.each(['status', 'applied-then-reset', 'applied-then-500'] as const)(
    'with a failure (%s) shows the server’s state',
    async (kind) => {
      const box = await opened()
      box.harness.fault({
        kind,
        ...(kind === 'status' && { status: 500 }),
        method: 'POST',
        path: `${base}/mark-all-as-read`,
      })
      await act(box.tab, { type: 'allRead.chosen' })
      await box.harness.quiet()
      expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([
        kept(box.harness).slice(0, 10),
        kind === 'status' ? 3 : 0,
      ])
    },
  )
})

describe('P6: deleting one', () => {
  test('hides it, sends one request after five seconds, and shows a toast', async () => {
    const box = await opened()
    const id = await remove(box)
    await remove(box, id)
    expect([idsIn(box.tab).includes(id), viewOf(box.tab)?.undo]).toMatchObject([false, { isClearing: false, count: 1 }])
    await box.harness.pass(4500)
    expect([sent(box, 'DELETE', `${base}/${id}`), kept(box.harness).length, box.tab.sent()]).toEqual([[], 24, []])
    await box.harness.pass(500)
    expect([sent(box, 'DELETE', `${base}/${id}`).length, kept(box.harness).length]).toEqual([1, 23])
    expect([box.tab.sent(), viewOf(box.tab)?.undo]).toEqual([['notifications.removed'], null])
    await box.harness.pass(60_000)
    await remove(box, id)
    await box.harness.pass(60_000)
    expect(sent(box, 'DELETE', `${base}/${id}`)).toHaveLength(1)
  })

  test('can be undone, newest first, and then sends no request', async () => {
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
      await box.harness.quiet()
    }
    expect(shownIn(box.tab)).toEqual(before)
    await box.harness.pass(60_000)
    expect([kept(box.harness).length, box.tab.sent()]).toEqual([24, []])
    expect(box.harness.sandbox.requests().filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  test('succeeds when it is deleted already (404)', async () => {
    const box = await opened()
    const id = await remove(box)
    leavesAtServer(box, [id])
    await box.harness.pass(5000)
    expect([box.tab.sent(), idsIn(box.tab).includes(id)]).toEqual([['notifications.removed'], false])
  })

  test.each([...statusTroubles, ...transportTroubles].filter(({ status }) => status !== 404))(
    'with $name: shows the server’s state and the error',
    async ({ fault, isApplied, words, status, key }) => {
      const box = await opened()
      const [, , id = ''] = idsIn(box.tab)
      box.harness.fault({ ...fault, method: 'DELETE', path: `${base}/${id}` })
      await remove(box, id)
      await box.harness.pass(5000)
      if (fault.kind === 'hang') await box.harness.pass(15_000)
      expect(idsIn(box.tab).includes(id)).toBe(!isApplied)
      expect(shownIn(box.tab).slice(0, 9)).toEqual(kept(box.harness).slice(0, 9))
      const failure = status === 401 ? 'session.expired' : (words ?? key)
      expect(box.tab.sent()).toEqual([failure])
      expect(sent(box, 'DELETE', `${base}/${id}`)).toHaveLength(1)
    },
  )

  test.each([
    [15, 0],
    [15, 1],
    [19, 1],
    [15, 12],
  ])(
    'deep in the list (row %i), without response and with %i new ones: shows the server’s state',
    async (row, count) => {
      const box = await opened()
      await scrollThrough(box)
      const id = idsIn(box.tab)[row] ?? ''
      box.harness.fault({ kind: 'applied-then-reset', method: 'DELETE', path: `${base}/${id}` })
      await remove(box, id)
      for (let one = 0; one < count; one += 1) box.harness.sandbox.notify(1)
      await box.harness.pass(5000)
      await scrollThrough(box)
      const shown = shownIn(box.tab)
      expect(shown).toEqual(kept(box.harness).slice(-shown.length))
      expect([idsIn(box.tab).includes(id), shown.length]).toEqual([false, expect.toSatisfy((length) => length >= 23)])
    },
  )

  test('with an unknown outcome keeps it hidden until the list is refetched', async () => {
    const box = await opened()
    const id = first(box)
    box.harness.fault({ kind: 'reset-before', method: 'DELETE', path: `${base}/${id}` })
    box.harness.fault({ kind: 'delay', ms: 3000, method: 'GET', path: base })
    await remove(box, id)
    await box.harness.pass(6000)
    expect([box.tab.sent(), idsIn(box.tab).includes(id)]).toEqual([['failure.unreachable'], false])
    await box.harness.pass(3000)
    expect(shownIn(box.tab)).toEqual(kept(box.harness).slice(0, 10))
  })

  test('is sent at once when the page is left, and its toast is shown there', async () => {
    const box = await opened()
    const id = await remove(box)
    box.tab.visit('/payments/payouts')
    await box.harness.quiet()
    expect([kept(box.harness).length, box.tab.sent()]).toEqual([23, ['notifications.removed']])
    box.tab.visit('/notifications')
    await box.harness.quiet()
    expect([idsIn(box.tab).includes(id), viewOf(box.tab)?.undo]).toEqual([false, null])
  })

  test('can still be undone after another type is chosen', async () => {
    const box = await opened()
    const id = await remove(box)
    await act(box.tab, { type: 'filter.chosen', only: 'order' })
    await box.harness.pass(1000)
    await act(box.tab, { type: 'undo.chosen', key: `remove:${id}` })
    await box.harness.pass(60_000)
    expect(kept(box.harness)).toHaveLength(24)
  })

  test('is sent once, with all pending changes, when the tab is hidden', async () => {
    const box = await opened()
    const [one = '', two = '', three = ''] = idsIn(box.tab)
    box.harness.fault({ kind: 'delay', ms: 1000, method: 'POST', path: '*', count: null })
    await act(box.tab, { type: 'read.chosen', id: three })
    await remove(box, one)
    await remove(box, two)
    box.tab.hide()
    box.tab.hide()
    await box.harness.quiet()
    expect([kept(box.harness).length, viewOf(box.tab)?.undo]).toEqual([22, null])
    await box.harness.pass(20_000)
    expect(deletions(box)).toHaveLength(2)
    expect(shownIn(box.tab)).toEqual(kept(box.harness).slice(0, 8))
    expect(box.tab.sent()).toEqual(['notifications.removed', 'notifications.removed'])
  })

  test('is sent even if the tab is closed at once', async () => {
    const box = await opened()
    await remove(box)
    box.tab.hide()
    box.harness.leave(box.tab)
    await box.harness.quiet()
    const tab = await openedAt(box.harness)
    expect([kept(box.harness).length, shownIn(tab)]).toEqual([23, kept(box.harness).slice(0, 10)])
  })

  test('is sent before logging out', async () => {
    const box = await opened()
    await remove(box)
    box.tab.app.send({ type: 'logout.chosen' })
    await box.harness.quiet()
    expect([kept(box.harness).length, box.tab.app.getSnapshot().context.session]).toEqual([23, null])
    await box.harness.pass(60_000)
    expect(deletions(box)).toHaveLength(1)
  })

  test('is sent together with another one a moment later', async () => {
    const box = await opened()
    await remove(box)
    await box.harness.pass(4000)
    await remove(box)
    await box.harness.pass(4500)
    expect([kept(box.harness).length, viewOf(box.tab)?.undo?.count]).toEqual([24, 2])
    await box.harness.pass(500)
    expect([kept(box.harness).length, viewOf(box.tab)?.undo]).toEqual([22, null])
  })
})

const deletions = ({ harness }: Mailbox) => harness.sandbox.requests().filter(({ method }) => method === 'DELETE')

describe('another tab', () => {
  test('that becomes visible shows what was read and deleted, at any depth', async () => {
    const box = await opened()
    const other = await openedAt(box.harness)
    await scrollThrough({ harness: box.harness, tab: other })
    const [, two = ''] = idsIn(box.tab)
    const deep = idsIn(other)[15] ?? ''
    await remove(box)
    await act(box.tab, { type: 'read.chosen', id: two })
    await box.harness.pass(6000)
    leavesAtServer(box, [deep])
    box.harness.sandbox.setWorld((world) => ({
      ...world,
      notifications: world.notifications.map((one) => ({ ...one, readAt: one.readAt ?? 1 })),
    }))
    other.report({ type: 'tab.shown' })
    await box.harness.quiet()
    expect([shownIn(other), await bellOf(other)]).toEqual([kept(box.harness), 0])
  })

  test('gets an event, and notices deletions further down by the length of the list', async () => {
    const box = await opened()
    await scrollThrough(box)
    leavesAtServer(box, idsIn(box.tab).slice(13, 15))
    await notifyEvents(box)
    expect(shownIn(box.tab)).toEqual(kept(box.harness))
  })

  test('that deletes the same one succeeds as well', async () => {
    const box = await opened()
    const other = await openedAt(box.harness)
    const id = await remove(box)
    await act(other, { type: 'deletion.chosen', id })
    await box.harness.pass(6000)
    for (const tab of [box.tab, other])
      expect([idsIn(tab).includes(id), tab.sent()]).toEqual([false, ['notifications.removed']])
    expect(kept(box.harness)).toHaveLength(23)
  })

  test('that becomes visible shows changes made on the server', async () => {
    const box = await opened()
    leavesAtServer(box, idsIn(box.tab).slice(0, 1))
    box.harness.sandbox.notify(1)
    box.tab.report({ type: 'tab.shown' })
    await box.harness.quiet()
    expect([shownIn(box.tab), viewOf(box.tab), await bellOf(box.tab)]).toMatchObject([
      kept(box.harness).slice(1, 10),
      { newItems: 1 },
      3,
    ])
  })
})

test('all are marked as read on every page, also those that arrived before the server marked them', async () => {
  const box = await opened()
  box.harness.fault({ kind: 'delay', ms: 300, method: 'POST', path: `${base}/mark-all-as-read` })
  await act(box.tab, { type: 'allRead.chosen' })
  for (let times = 0; times < 12; times += 1) box.harness.sandbox.notify(1)
  await notifyEvents(box)
  actIn(box.tab, { type: 'newItems.chosen' })
  await box.harness.pass(500)
  expect([shownIn(box.tab), await bellOf(box.tab)]).toEqual([kept(box.harness).slice(0, shownIn(box.tab).length), 0])
  expect(shownIn(box.tab).length).toBeGreaterThan(20)
})

describe('logging out during pending changes', () => {
  const leave = async (
    fault: Parameters<Mailbox['harness']['fault']>[0],
    change: (box: Mailbox) => Promise<unknown> = (box) =>
      act(box.tab, { type: 'read.chosen', id: first(box) }, { type: 'allRead.chosen' }),
  ) => {
    const box = await opened()
    box.harness.fault({ path: `${base}*`, ...fault })
    await change(box)
    box.tab.app.send({ type: 'logout.chosen' })
    const { leaveGuard } = panelParts(await box.tab.panel())
    return {
      ...box,
      unread: () => kept(box.harness).filter((one) => !one.endsWith(' read')).length,
      isAsked: () => selectLeaveGuard(leaveGuard.getSnapshot()) !== null,
      isSignedIn: () => box.tab.app.getSnapshot().context.session !== null,
    }
  }

  test('waits for all of them, without a prompt when they are quick', async () => {
    const { harness, unread, isAsked, isSignedIn } = await leave({
      kind: 'delay',
      ms: 200,
      method: 'POST',
      count: null,
    })
    expect([unread() > 0, isSignedIn()]).toEqual([true, true])
    await harness.pass(250)
    expect([isSignedIn(), isAsked()]).toEqual([true, false])
    await harness.pass(200)
    expect([unread(), isSignedIn()]).toEqual([0, false])
  })

  test('shows a prompt when they take long, then signs out by itself', async () => {
    const { harness, unread, isAsked, isSignedIn } = await leave({
      kind: 'delay',
      ms: 3000,
      method: 'POST',
      count: null,
    })
    await harness.pass(600)
    expect([isAsked(), isSignedIn()]).toEqual([true, true])
    await harness.pass(6000)
    expect([unread(), isSignedIn()]).toEqual([0, false])
  })

  test('is cancelled when one of them is refused, and the error is shown', async () => {
    const { harness, tab, isSignedIn } = await leave({ kind: 'status', status: 422, method: 'POST' })
    await harness.pass(20_000)
    expect([isSignedIn(), tab.sent().length, shownIn(tab)]).toEqual([true, 1, kept(harness).slice(0, 10)])
  })

  test('waits for a deletion that can no longer be undone, and sends it once', async () => {
    const box = await leave({ kind: 'delay', ms: 300, method: 'DELETE' }, async (one) => {
      await remove(one)
      await one.harness.pass(5100)
    })
    expect([kept(box.harness).length, box.isSignedIn()]).toEqual([24, true])
    await box.harness.pass(400)
    expect([kept(box.harness).length, box.isSignedIn(), deletions(box).length]).toEqual([23, false, 1])
  })
})

describe('clearing all', () => {
  test('hides them, then deletes them on the server and refetches the list', async () => {
    const box = await opened()
    await scrollThrough(box)
    await act(box.tab, { type: 'clearing.chosen' })
    expect(viewOf(box.tab)).toMatchObject({ state: 'nothingYet', undo: { isClearing: true, count: 1 } })
    await box.harness.pass(4500)
    expect(kept(box.harness)).toHaveLength(24)
    box.harness.sandbox.clearRequests()
    await box.harness.pass(500)
    expect([kept(box.harness), box.tab.sent(), await bellOf(box.tab)]).toEqual([[], ['notifications.cleared'], 0])
    expect([viewOf(box.tab)?.state, pages(box)]).toEqual(['nothingYet', ['?page=1', '?page=1']])
    box.harness.sandbox.notify(1)
    await notifyEvents(box)
    expect(shownIn(box.tab)).toEqual(kept(box.harness))
  })

  test('can be undone', async () => {
    const box = await opened()
    await scrollThrough(box)
    await act(box.tab, { type: 'clearing.chosen' })
    await box.harness.pass(3000)
    await act(box.tab, { type: 'undo.chosen', key: 'clear' })
    expect(shownIn(box.tab)).toEqual(kept(box.harness))
    await box.harness.pass(60_000)
    expect(kept(box.harness)).toHaveLength(24)
  })

  test.each(['status', 'applied-then-reset', 'truncate'] as const)(
    'with a failure (%s) shows the server’s state',
    async (kind) => {
      const box = await opened()
      box.harness.fault({ kind, ...(kind === 'status' && { status: 500 }), method: 'DELETE', path: base })
      await act(box.tab, { type: 'clearing.chosen' })
      await box.harness.pass(6000)
      expect(shownIn(box.tab)).toEqual(kept(box.harness).slice(0, 10))
      expect(box.tab.sent()).toHaveLength(1)
    },
  )

  test('is cancelled when a new one arrives before it is sent', async () => {
    const box = await opened()
    await act(box.tab, { type: 'clearing.chosen' })
    await box.harness.pass(1000)
    box.harness.sandbox.notify(1)
    await box.harness.pass(5000)
    const sent = box.tab.sent()
    expect([kept(box.harness).length, sent, deletions(box)]).toEqual([25, ['notifications.clearingSuperseded'], []])
    actIn(box.tab, { type: 'newItems.chosen' })
    expect(shownIn(box.tab)).toEqual(kept(box.harness).slice(0, 11))
  })

  test('under a filter deletes those of all types, and the view warns of that', async () => {
    const box = await opened('/notifications?type=chat')
    expect([viewOf(box.tab)?.isPartial, shownIn(box.tab).length]).toEqual([true, 4])
    await act(box.tab, { type: 'clearing.chosen' })
    await box.harness.pass(6000)
    expect([kept(box.harness), box.tab.sent()]).toEqual([[], ['notifications.cleared']])
    await act(box.tab, { type: 'filter.chosen', only: null })
    await box.harness.quiet()
    expect(viewOf(box.tab)).toMatchObject({ isPartial: false, state: 'nothingYet' })
  })

  test('is sent when the tab is closed', async () => {
    const box = await opened()
    await act(box.tab, { type: 'clearing.chosen' })
    await box.harness.pass(1000)
    box.tab.hide()
    box.harness.leave(box.tab)
    const tab = await openedAt(box.harness)
    expect([viewOf(tab)?.state, kept(box.harness)]).toEqual(['nothingYet', []])
  })
})

test('changes are sent one after another, deletions last', async () => {
  const box = await opened()
  const [one = '', two = '', three = ''] = idsIn(box.tab)
  box.harness.fault({ kind: 'delay', ms: 300, method: 'POST', path: '*', count: null })
  await remove(box, three)
  await act(box.tab, { type: 'read.chosen', id: one })
  await act(box.tab, { type: 'read.chosen', id: two })
  await act(box.tab, { type: 'allRead.chosen' })
  const writes = () => box.harness.sandbox.requests().filter(({ method }) => method !== 'GET')
  for (let step = 0; step < 12; step += 1) {
    await box.harness.pass(500)
    expect(writes().filter(({ status }) => status === null).length).toBeLessThanOrEqual(1)
  }
  expect(writes().map(({ method, path }) => `${method} ${path.slice(base.length)}`)).toEqual([
    `POST /${one}/mark-as-read`,
    `POST /${two}/mark-as-read`,
    'POST /mark-all-as-read',
    `DELETE /${three}`,
  ])
})

describe('P8: a server that sends no usable end of the list', () => {
  test.each<[string, object | null]>([
    ['no meta', null],
    ['nonsense', { total: 24, per_page: 0, last_page: 'x' }],
    ['only a total', { total: 24 }],
  ])('%s: no further page is requested', async (_, meta) => {
    const box = await opened('/orders')
    const data = Array.from({ length: 7 }, (_, at) => ({ id: at + 1, type: 'order', title: `№ ${at}` }))
    box.harness.sandbox.setWorld((world) => ({
      ...world,
      overrides: { [`GET ${base}`]: { data, new_count: 0, meta } },
    }))
    box.tab.visit('/notifications')
    await box.harness.quiet()
    for (let times = 0; times < 5; times += 1) actIn(box.tab, { type: 'end.reached' })
    await box.harness.quiet()
    expect([viewOf(box.tab), pages(box).length]).toMatchObject([{ state: 'rows', more: 'none', pageSize: 5 }, 1])
  })

  test('the same page again and again: the requests stop', async () => {
    const box = await opened('/orders')
    const data = [{ id: 1 }, { id: 2 }]
    const meta = { total: 1_000_000, per_page: 2, last_page: 500_000 }
    box.harness.sandbox.setWorld((world) => ({
      ...world,
      overrides: { [`GET ${base}`]: { data, new_count: 0, meta } },
    }))
    box.tab.visit('/notifications')
    await box.harness.quiet()
    for (let times = 0; times < 20; times += 1) {
      actIn(box.tab, { type: 'end.reached' })
      await box.harness.quiet()
    }
    expect([idsIn(box.tab), viewOf(box.tab), pages(box).length]).toMatchObject([['1', '2'], { more: 'asked' }, 4])
  })
})

describe('P10: a filter in the address', () => {
  test.each(['order%26page%3D9', 'promo', '', 'constructor', '%E0%A4%A'])('«%s» is ignored', async (written) => {
    const box = await opened(`/notifications?type=${written}`)
    expect([viewOf(box.tab), pages(box)]).toMatchObject([{ state: 'rows', only: null }, ['?page=1']])
  })
})

describe('a new notification', () => {
  test('waits above the list, which does not move until the supplier asks for it', async () => {
    const box = await opened()
    await scrollThrough(box)
    const before = shownIn(box.tab)
    for (let times = 0; times < 2; times += 1) box.harness.sandbox.notify(1)
    await notifyEvents(box)
    expect([shownIn(box.tab), viewOf(box.tab), await bellOf(box.tab)]).toMatchObject([before, { newItems: 2 }, 5])
    actIn(box.tab, { type: 'newItems.chosen' })
    expect([shownIn(box.tab), viewOf(box.tab)]).toMatchObject([kept(box.harness), { newItems: 0 }])
    await scrollThrough(box)
    expect(shownIn(box.tab)).toEqual(kept(box.harness))
  })

  test('of another type than the filter is not counted as waiting', async () => {
    const box = await opened('/notifications?type=chat')
    for (let times = 0; times < 2; times += 1) box.harness.sandbox.notify(1)
    await notifyEvents(box)
    const events = kept(box.harness, 'chat').length - shownIn(box.tab).length
    expect(viewOf(box.tab)).toMatchObject({ newItems: events })
  })

  test('that arrives while the list loads is part of it', async () => {
    const box = await opened('/orders')
    box.harness.fault({ kind: 'delay', ms: 2000, method: 'GET', path: base })
    box.tab.visit('/notifications')
    await box.harness.quiet()
    box.harness.sandbox.notify(1)
    await notifyEvents(box)
    await box.harness.pass(3000)
    expect([shownIn(box.tab), viewOf(box.tab)]).toMatchObject([kept(box.harness).slice(0, 10), { newItems: 0 }])
  })

  test('that cannot be read changes nothing, and appears after the next event', async () => {
    const box = await opened()
    box.harness.sandbox.notify(1)
    box.harness.fault({ kind: 'status', status: 500, method: 'GET', path: base })
    await notifyEvents(box)
    expect([viewOf(box.tab), box.tab.sent()]).toMatchObject([{ newItems: 0, state: 'rows', more: 'comes' }, []])
    await notifyEvents(box)
    expect(viewOf(box.tab)).toMatchObject({ newItems: 1 })
  })

  test('triggers a refetch that also shows what was read or deleted elsewhere', async () => {
    const box = await opened()
    const [one = '', two = ''] = idsIn(box.tab)
    const other = await openedAt(box.harness)
    await act(other, { type: 'read.chosen', id: one })
    await act(other, { type: 'deletion.chosen', id: two })
    await box.harness.pass(5000)
    await notifyEvents(box)
    expect(shownIn(box.tab)).toEqual(kept(box.harness).slice(0, 10))
  })
})

describe('V13: a deleted notification', () => {
  test('does not come back with an older response', async () => {
    const box = await opened()
    const id = await remove(box)
    await box.harness.pass(4500)
    // The server creates this page before the deletion and answers long after it.
    box.harness.fault({ kind: 'reorder', hold: 2, order: [1, 0], method: 'GET', path: base })
    actIn(box.tab, { type: 'data.invalidated' })
    await box.harness.pass(1000)
    expect(kept(box.harness).map((row) => row.split(' ')[0])).not.toContain(id)
    await act(box.tab, { type: 'filter.chosen', only: 'chat' })
    await act(box.tab, { type: 'filter.chosen', only: null })
    await box.harness.pass(5000)
    expect(idsIn(box.tab)).not.toContain(id)
    box.harness.sandbox.faults.clear()
    await box.harness.pass(20_000)
    expect(idsIn(box.tab)).not.toContain(id)
  })

  test('does not come back while the server still lists it', async () => {
    const box = await opened()
    const stale = await (await box.harness.sandbox.fetch(`http://localhost/api${base}`, { headers })).json()
    const id = await remove(box)
    await box.harness.pass(5000)
    box.harness.sandbox.setWorld((world) => ({ ...world, overrides: { [`GET ${base}`]: stale } }))
    await notifyEvents(box)
    expect([idsIn(box.tab).includes(id), viewOf(box.tab)]).toMatchObject([false, { newItems: 0 }])
    box.tab.visit('/orders')
    await box.harness.quiet()
    box.tab.visit('/notifications')
    await box.harness.quiet()
    expect([idsIn(box.tab).length, idsIn(box.tab).includes(id)]).toEqual([9, false])
  })
})

const headers = { Authorization: 'Bearer token-of-one', 'X-Session': 'supplier', 'Accept-Language': 'uk' }

test('failures of background refetches are not shown', async () => {
  const box = await opened()
  for (const { fault } of [...statusTroubles, ...transportTroubles].filter(({ status }) => status !== 401)) {
    box.harness.sandbox.faults.add({ ...fault, method: 'GET', path: `${base}*`, count: null } as Fault)
    await notifyEvents(box)
    box.harness.sandbox.faults.clear()
  }
  await box.harness.pass(40_000)
  await notifyEvents(box)
  expect([box.tab.sent(), shownIn(box.tab)]).toEqual([[], kept(box.harness).slice(0, 10)])
})
