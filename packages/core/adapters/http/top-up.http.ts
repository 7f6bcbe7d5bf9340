import type { TopUpPort } from '../../src/balances/balances.port.ts'
import type { WrittenAddress } from '../../src/balances/top-up.domain.ts'
import { toHryvnias } from '../../src/kernel/money.ts'
import { type TopUpBody, TopUpReply } from './balances.wire.ts'
import type { Http } from './http.client.ts'
import { read } from './kernel.http.ts'

interface TopUpSettings {
  /** Hosts that may be opened without asking. */
  readonly hosts: readonly string[]
}

/** Everything about a top-up but the opening of its page. */
export const topUpOverHttp = (
  http: Http,
  { hosts }: TopUpSettings,
): Pick<TopUpPort, 'requestTopUp' | 'fetchPaymentHosts'> => ({
  async requestTopUp(amount, signal) {
    const body = { amount: toHryvnias(amount) } satisfies TopUpBody
    const reply = await http('POST', '/admin-suppliers/v1/customer/account/up-balance', { body, signal })
    return addressOf(read(TopUpReply, reply).url)
  },

  fetchPaymentHosts: async () => hosts,
})

const addressOf = (written: unknown): WrittenAddress => ({ written, parsed: partsOf(written) })

const partsOf = (written: unknown): WrittenAddress['parsed'] => {
  if (typeof written !== 'string') return null
  try {
    const { href, protocol, hostname, username, password } = new URL(written)
    return { href, protocol, host: hostname, hasUser: username !== '' || password !== '' }
  } catch {
    return null
  }
}
