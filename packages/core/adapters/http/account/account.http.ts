import type { AccountChanges } from '../../../src/account/account.domain.ts'
import type { AccountPort } from '../../../src/account/account.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { type AccountBody, AccountReply, AccountSavedReply } from './account.wire.ts'
import { patchOf, wireNameOf } from './session.http.ts'

const path = '/admin-suppliers/v1/customer/account'

export const accountOverHttp = (http: Http): AccountPort => ({
  async fetchAccount(since, signal) {
    return patchOf(read(AccountReply, await http('GET', path, { signal, since })).data)
  },

  async saveAccount(changes, signal) {
    const { message, data } = read(AccountSavedReply, await http('PUT', path, { body: bodyOf(changes), signal }))
    return { text: message === null ? null : { text: message }, account: data && patchOf(data) }
  },
})

const bodyOf = (changes: AccountChanges): AccountBody =>
  Object.fromEntries(
    Object.entries(changes).map(([field, text]) => [wireNameOf(field as keyof AccountChanges), text]),
  ) as AccountBody
