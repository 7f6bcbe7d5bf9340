import type { NotificationsPort } from '../../src/notifications/notifications.port.ts'
import type { Http } from './http.client.ts'
import { read } from './kernel.http.ts'
import { NewCountReply } from './notifications.wire.ts'

export const notificationsOverHttp = (http: Http): NotificationsPort => ({
  async fetchNewCount(_, signal) {
    return read(NewCountReply, await http('GET', 'v2/notifications/count/new', { signal })).count
  },
})
