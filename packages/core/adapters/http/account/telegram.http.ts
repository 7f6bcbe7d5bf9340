import type { TelegramPort } from '../../../src/telegram/telegram.port.ts'
import type { Http } from '../kit/http.client.ts'
import type { ManagerTelegramBody } from './account.wire.ts'

export const telegramOverHttp = (http: Http): TelegramPort => ({
  async disconnectTelegram(_, signal) {
    await http('DELETE', '/v1/customers/telegram/disconnect', { signal })
  },

  async saveManagerContact(contact, signal) {
    const body = { manager_telegram_username: contact } satisfies ManagerTelegramBody
    await http('PUT', '/v1/customers/manager-telegram-username', { body, signal })
  },
})
