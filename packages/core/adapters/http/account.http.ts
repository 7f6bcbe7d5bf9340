import type { AccountPort } from '../../src/account/account.port.ts'
import { AccountReply } from './account.wire.ts'
import type { Http } from './http.client.ts'
import { read } from './kernel.http.ts'
import { patchOf } from './session.http.ts'

export const accountOverHttp = (http: Http): AccountPort => ({
  async fetchAccount(_, signal) {
    return patchOf(read(AccountReply, await http('GET', '/admin-suppliers/v1/customer/account', { signal })).data)
  },
})
