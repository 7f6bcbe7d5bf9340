import { commentLength } from '../../../src/intents/formats.domain.ts'
import type {
  Intent,
  IntentKind,
  PayoutOrder,
  Transaction,
  TransactionList,
  WrittenAddress,
} from '../../../src/intents/intents.domain.ts'
import type { IntentsPort } from '../../../src/intents/intents.port.ts'
import { describedBy } from '../../../src/intents/mark.domain.ts'
import type { TransactionsPage } from '../../../src/intents/reconciliation.domain.ts'
import { usualPatience } from '../../../src/intents/watch.domain.ts'
import { toHryvnias } from '../../../src/kernel/money.ts'
import type { Http } from '../kit/http.client.ts'
import { isSentence } from '../kit/http.errors.ts'
import { read } from '../kit/kernel.http.ts'
import { MessageReply } from '../kit/kernel.wire.ts'
import { lastPageOf } from '../kit/list.http.ts'
import { mainLines, serviceLines } from './balances.http.ts'
import { ProofLinesReply, type TopUpBody, TopUpReply } from './balances.wire.ts'
import type { TransferBody, TransferDirection, WithdrawalBody } from './intents.wire.ts'
import { type PayoutBody, PayoutLinesReply, payoutsPath } from './payouts.wire.ts'

interface IntentSettings {
  /** The purpose of a move in the marketplace's books; it never contains typed text. */
  readonly describe: (kind: IntentKind) => string
  /**
   * The name of the header that carries the intent's id. Optional, because a server that does not know the header may
   * reject the request.
   */
  readonly idempotencyHeader?: string | null
  /** Milliseconds for which the server may still carry out a request after the gateway has timed out. */
  readonly patience?: number
}

type TransferKind = Exclude<IntentKind, 'topUp' | 'payout' | 'withdrawBonus'>

const directions: Readonly<Record<TransferKind, TransferDirection>> = {
  coverShortfall: 'transfer_from_main',
  transferToService: 'transfer_from_main',
  transferToMain: 'transfer_to_main',
  paySubscription: 'supplier_panel',
}

const isTransfer = (kind: IntentKind): kind is TransferKind => kind in directions

/** Sends every request that moves money, such that the browser does not resend it on its own. */
export const intentsOverHttp = (
  http: Http,
  { describe, idempotencyHeader = null, patience = usualPatience }: IntentSettings,
): IntentsPort => {
  const post = (path: string, { id }: Intent, body: object, signal: Parameters<IntentsPort['sendIntent']>[1]) =>
    http('POST', path, {
      body,
      signal,
      isSentOnce: true,
      ...(idempotencyHeader !== null && { headers: { [idempotencyHeader]: id } }),
    })

  return {
    patience: () => patience,

    async sendIntent({ intent, order }, signal) {
      const [path, body] = requestOf(intent, order, describe(intent.kind))
      const text = read(MessageReply, await post(path, intent, body, signal)).message?.trim() ?? ''
      return isSentence(text) ? { text } : null
    },

    async requestTopUp(intent, signal) {
      const body = { amount: toHryvnias(intent.amount) } satisfies TopUpBody
      const reply = await post('/admin-suppliers/v1/customer/account/up-balance', intent, body, signal)
      return writtenAddressOf(read(TopUpReply, reply).url)
    },

    async fetchTransactions({ list, page }, signal) {
      const reply = await http('GET', paths[list], { query: { page }, signal })
      return readers[list](reply)
    },
  }
}

const requestOf = (
  intent: Intent,
  order: PayoutOrder | null,
  purpose: string,
): readonly [path: string, body: object] => {
  const { kind } = intent
  const marked = { amount: toHryvnias(intent.amount), description: describedBy(purpose, intent) }
  if (isTransfer(kind))
    return [transferPath, { ...marked, transfer_direction: directions[kind] } satisfies TransferBody]
  if (kind === 'withdrawBonus') return [withdrawalPath, { ...marked, client_key: intent.id } satisfies WithdrawalBody]
  return [payoutsPath, payoutBodyOf(intent, order, purpose)]
}

const transferPath = '/v1/customers/balances/balance-transfer'
const withdrawalPath = '/admin-suppliers/v1/referrals/withdraw'

const paths: Readonly<Record<TransactionList, string>> = {
  main: mainLines,
  service: serviceLines,
  payouts: payoutsPath,
}

/** A line without a status has changed the balance; one with an unknown status may not have. */
const statusOf = (status: string | null): Transaction['status'] => {
  if (status === null || status === 'done') return 'done'
  return undone.has(status) ? 'cancelled' : 'unclear'
}

const undone: ReadonlySet<string> = new Set(['cancelled', 'rejected', 'failed', 'reversed'])

/** A payout is made as soon as its request is stored; its status says how far it has come. */
const payoutStatusOf = (status: string | null): Transaction['status'] =>
  status === null || running.has(status) ? 'done' : statusOf(status)

const running: ReadonlySet<string> = new Set(['created', 'pending', 'processing', 'paid'])

const linesIn = ({ data, meta }: ProofLinesReply): TransactionsPage => ({
  lines: data.map(({ row: { id, type, amount, created_at, description, status } }) => ({
    id,
    type,
    amount,
    at: created_at,
    text: description,
    status: statusOf(status),
  })),
  lastPage: lastPageOf(meta),
})

const payoutsIn = ({ data, meta }: PayoutLinesReply): TransactionsPage => ({
  lines: data.map(({ row: { id, amount, created_at, client_key, comment, status } }) => ({
    id,
    type: null,
    amount,
    at: created_at,
    text: [client_key, comment].filter(Boolean).join(' ') || null,
    status: payoutStatusOf(status),
  })),
  lastPage: lastPageOf(meta),
})

const readers: Readonly<Record<TransactionList, (reply: unknown) => TransactionsPage>> = {
  main: (reply) => linesIn(read(ProofLinesReply, reply)),
  service: (reply) => linesIn(read(ProofLinesReply, reply)),
  payouts: (reply) => payoutsIn(read(PayoutLinesReply, reply)),
}

/** Append the mark to the comment, unless the text becomes too long for the server. */
const payoutBodyOf = (intent: Intent, order: PayoutOrder | null, purpose: string): PayoutBody => {
  const { destination, comment, version } = order ?? { destination: { id: '' }, comment: '', version: '' }
  const marked = describedBy(comment || purpose, intent)
  return {
    amount: toHryvnias(intent.amount),
    ...('id' in destination
      ? { requisites_id: destination.id }
      : { iban: destination.iban, holder: destination.holder }),
    comment: marked.length > commentLength ? comment : marked,
    version,
    client_key: intent.id,
  }
}

/** An address as the server wrote it, with its parts. */
export const writtenAddressOf = (written: unknown): WrittenAddress => ({ written, parsed: partsOf(written) })

const partsOf = (written: unknown): WrittenAddress['parsed'] => {
  if (typeof written !== 'string') return null
  try {
    const { href, protocol, hostname, username, password } = new URL(written)
    return { href, protocol, host: hostname, hasUser: username !== '' || password !== '' }
  } catch {
    return null
  }
}
