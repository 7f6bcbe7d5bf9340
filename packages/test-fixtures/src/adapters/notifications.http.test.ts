import { notificationsOverHttp } from '@supplier/core/adapters/http/notifications/notifications.http'
import type { Change } from '@supplier/core/notifications/changes.domain'
import type { NotificationQuery } from '@supplier/core/notifications/notifications.domain'
import type { NotificationsPort } from '@supplier/core/notifications/notifications.port'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const base = '/v2/notifications'

let desk: Wired
let notifications: NotificationsPort

beforeEach(async () => {
  desk = await wired()
  notifications = notificationsOverHttp(desk.http)
})

const fetch = (query: Partial<NotificationQuery> = {}) =>
  notifications.fetchNotifications({ page: 1, type: null, ...query }, desk.signal)
const carryOut = (change: Change) => notifications.carryOut(change, desk.signal)
const firstId = async () => (await fetch()).rows[0]?.id ?? ''

describe('the list', () => {
  test('comes in pages, newest first', async () => {
    const { rows, ...rest } = await fetch()
    expect(rest).toEqual({ page: 1, total: 24, lastPage: 3, pageSize: 10, newCount: 3 })
    expect(rows.slice(0, 2)).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        type: 'system',
        title: 'Оновлення умов',
        text: 'З першого числа змінюються умови доставки.',
        createdAt: expect.stringMatching(/Z$/),
        isRead: false,
        isUrgent: true,
        link: null,
      },
      expect.objectContaining({ type: 'chat', isUrgent: false, link: { to: 'chat-room', params: { chatId: '7101' } } }),
    ])
    expect(rows.map(({ isRead }) => isRead)).toEqual([...Array(3).fill(false), ...Array(7).fill(true)])
    expect(desk.sent).toMatchObject([{ method: 'GET', path: base, query: { page: '1' }, body: null }])
    expect(Object.keys(desk.sent[0]?.query ?? {})).toEqual(['page'])
  })

  test('can be requested by type and page', async () => {
    const { rows } = await fetch({ page: 2, type: 'order' })
    expect([rows, desk.sent[0]?.query]).toEqual([[], { page: '2', 'filter[type]': 'order' }])
    expect((await fetch({ type: 'order' })).rows.map(({ type }) => type)).toEqual(Array(4).fill('order'))
  })

  test('encodes a type that contains query characters', async () => {
    await fetch({ type: 'chat&page=9#x' as never })
    expect(desk.sent[0]?.query).toEqual({ page: '1', 'filter[type]': 'chat&page=9#x' })
  })

  test('has null for missing fields, and leaves out rows without an id', async () => {
    const nothing = {
      title: null,
      text: null,
      createdAt: null,
      isRead: false,
      isUrgent: false,
      link: null,
    }
    desk.answer(base, {
      data: [
        { id: 5, type: 'promo' },
        {
          id: 'a-6',
          type: ['order'],
          title: 7,
          text: {},
          created_at: 'yesterday',
          read_at: 0,
          priority: 1,
          link: 'orders',
        },
        { id: 7, type: 'order', read_at: 'long ago', link: { route: 'nowhere' } },
        { id: 8, type: 'order', read_at: '', link: { route: 'chat-room', params: { chatId: '..' } } },
        { type: 'order' },
        null,
        'order',
      ],
    })
    expect(await fetch()).toEqual({
      unreadable: 3,
      rows: [
        { id: '5', type: 'system', ...nothing },
        { id: 'a-6', type: 'system', ...nothing },
        { id: '7', type: 'order', ...nothing, isRead: true },
        { id: '8', type: 'order', ...nothing },
      ],
      page: 1,
      total: null,
      lastPage: null,
      pageSize: null,
    })
  })

  test.each([
    [undefined, { total: null, lastPage: null, pageSize: null }],
    [null, { total: null, lastPage: null, pageSize: null }],
    ['x', { total: null, lastPage: null, pageSize: null }],
    [
      { per_page: 0, last_page: 'x' },
      { total: null, lastPage: null, pageSize: null },
    ],
    [
      { per_page: '20', total: 41, last_page: 0 },
      { total: 41, lastPage: 3, pageSize: 20 },
    ],
    [
      { per_page: -5, total: 'many', last_page: 2 },
      { total: null, lastPage: 2, pageSize: null },
    ],
  ])('with meta %j keeps the valid parts', async (meta, known) => {
    desk.answer(base, { data: [{ id: 1 }], new_count: 1, meta })
    expect(await fetch()).toMatchObject(known)
  })
})

describe('a change', () => {
  test.each<[Change['kind'], string, string]>([
    ['readAll', 'POST', `${base}/mark-all-as-read`],
    ['clear', 'DELETE', base],
  ])('%s is one request without a body', async (kind, method, path) => {
    await carryOut({ kind } as Change)
    expect(desk.sent).toMatchObject([{ method, path, query: {}, body: null }])
    expect(await notifications.fetchNewCount(undefined, desk.signal)).toBe(0)
  })

  test('read marks one notification, and remove deletes it', async () => {
    const id = await firstId()
    await carryOut({ kind: 'read', id })
    expect((await fetch()).rows[0]).toMatchObject({ id, isRead: true })
    await carryOut({ kind: 'remove', id })
    expect(await firstId()).not.toBe(id)
    expect(desk.sent.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'POST', path: `${base}/${id}/mark-as-read`, body: null },
      { method: 'DELETE', path: `${base}/${id}`, body: null },
    ])
  })

  test('of a deleted notification is refused, and an id cannot change the path', async () => {
    const id = await firstId()
    await carryOut({ kind: 'remove', id })
    for (const kind of ['remove', 'read'] as const) {
      expect(await failed(carryOut({ kind, id }))).toMatchObject({ kind: 'refused', status: 404 })
    }
    await failed(carryOut({ kind: 'remove', id: '../../x?y' }))
    expect(desk.sent.at(-1)?.path).toBe(`${base}/..%2F..%2Fx%3Fy`)
  })

  test('succeeds when the response is empty', async () => {
    desk.sandbox.faults.add({ kind: 'status', status: 204, path: base })
    await expect(carryOut({ kind: 'clear' })).resolves.toBeUndefined()
  })
})

test.each<[string, (port: NotificationsPort, signal: AbortSignal) => Promise<unknown>]>([
  [base, (port, signal) => port.fetchNotifications({ page: 1, type: null }, signal)],
  [`${base}/count/new`, (port, signal) => port.fetchNewCount(undefined, signal)],
  [`${base}/1/mark-as-read`, (port, signal) => port.carryOut({ kind: 'read', id: '1' }, signal)],
  [`${base}/mark-all-as-read`, (port, signal) => port.carryOut({ kind: 'readAll' }, signal)],
  [`${base}/1`, (port, signal) => port.carryOut({ kind: 'remove', id: '1' }, signal)],
  [base, (port, signal) => port.carryOut({ kind: 'clear' }, signal)],
])('%s maps every fault to its failure', async (path, call) => {
  await expectFailures(desk, path, (signal) => call(notifications, signal))
})
