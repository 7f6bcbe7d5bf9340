import type { Change } from '../../../src/notifications/changes.domain.ts'
import { isNotificationType, type Notification } from '../../../src/notifications/notifications.domain.ts'
import type { NotificationsPort } from '../../../src/notifications/notifications.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { MessageReply } from '../kit/kernel.wire.ts'
import { locationOf } from '../kit/link.wire.ts'
import { pageOf } from '../kit/list.http.ts'
import { NewCountReply, NotificationsReply } from './notifications.wire.ts'

const base = 'v2/notifications'

export const notificationsOverHttp = (http: Http): NotificationsPort => ({
  async fetchNotifications({ page, type }, signal) {
    const query = { page, ...(type !== null && { 'filter[type]': type }) }
    const { data, new_count: newCount, meta } = read(NotificationsReply, await http('GET', base, { query, signal }))
    return {
      ...pageOf(data, notificationOf, page, meta),
      pageSize: meta.per_page || null,
      ...(newCount !== null && { newCount }),
    }
  },

  async fetchNewCount(since, signal) {
    return read(NewCountReply, await http('GET', `${base}/count/new`, { signal, since })).count
  },

  async carryOut(change, signal) {
    const [method, path] = requestOf(change)
    read(MessageReply, await http(method, path, { signal, outlivesPage: true }))
  },
})

const requestOf = (change: Change): readonly ['POST' | 'DELETE', string] => {
  switch (change.kind) {
    case 'read':
      return ['POST', `${base}/${encodeURIComponent(change.id)}/mark-as-read`]
    case 'readAll':
      return ['POST', `${base}/mark-all-as-read`]
    case 'remove':
      return ['DELETE', `${base}/${encodeURIComponent(change.id)}`]
    case 'clear':
      return ['DELETE', base]
  }
}

const notificationOf = ({ row }: NotificationsReply['data'][number]): Notification => ({
  id: row.id,
  type: isNotificationType(row.type) ? row.type : 'system',
  title: row.title,
  text: row.text,
  createdAt: row.created_at,
  isRead: Boolean(row.read_at),
  isUrgent: row.priority === 'high',
  link: locationOf(row.link),
})
