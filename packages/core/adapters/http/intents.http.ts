import type { IntentKind } from '../../src/intents/intents.domain.ts'
import type { IntentsPort } from '../../src/intents/intents.port.ts'
import { toHryvnias } from '../../src/kernel/money.ts'
import { serviceLines } from './balances.http.ts'
import { ServiceLinesReply } from './balances.wire.ts'
import type { Http } from './http.client.ts'
import { isSentence } from './http.errors.ts'
import type { TransferBody, TransferDirection } from './intents.wire.ts'
import { read } from './kernel.http.ts'
import { MessageReply } from './kernel.wire.ts'

interface IntentSettings {
  /** What the marketplace's books say about a move; never what someone typed. */
  readonly describe: (kind: IntentKind) => string
  /** The name under which the intent's id is sent along; most servers allow no header they do not know. */
  readonly idempotencyHeader?: string | null
}

const directions: Readonly<Record<IntentKind, TransferDirection>> = {
  coverShortfall: 'transfer_from_main',
  transferToService: 'transfer_from_main',
  transferToMain: 'transfer_to_main',
  paySubscription: 'supplier_panel',
}

export const intentsOverHttp = (http: Http, { describe, idempotencyHeader = null }: IntentSettings): IntentsPort => ({
  async sendIntent({ id, kind, amount }, signal) {
    const body = {
      amount: toHryvnias(amount),
      transfer_direction: directions[kind],
      description: describe(kind),
    } satisfies TransferBody
    const headers = idempotencyHeader === null ? {} : { [idempotencyHeader]: id }
    const reply = await http('POST', '/v1/customers/balances/balance-transfer', { body, headers, signal })
    const text = read(MessageReply, reply).message?.trim() ?? ''
    return isSentence(text) ? { text } : null
  },

  async fetchTrail(_, signal) {
    const { data } = read(ServiceLinesReply, await http('GET', serviceLines, { query: { page: 1 }, signal }))
    return data.map(({ row: { id, type, amount } }) => ({ id, type, amount }))
  },
})
