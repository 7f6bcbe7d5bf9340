import type { BalanceLine, LineQuery } from '../../../src/balances/balances.domain.ts'
import type { BalancesPort } from '../../../src/balances/balances.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { pageOf } from '../kit/list.http.ts'
import { type LineRow, MainLinesReply, ServiceBalanceReply, ServiceLinesReply, typeNames } from './balances.wire.ts'

export const mainLines = '/admin-suppliers/v1/customer/account/balance'
export const serviceLines = '/v1/customers/balances/service-transactions'

export const balancesOverHttp = (http: Http): BalancesPort => ({
  async fetchMainLines(asked, signal) {
    const reply = await http('GET', mainLines, { query: queryOf(asked, 'order'), signal, tellsWait: true })
    const { data, balance_format, meta } = read(MainLinesReply, reply)
    return { ...pageOf(data, lineOn(asked.page), asked.page, meta), balance: balance_format }
  },

  async fetchServiceLines(asked, signal) {
    const reply = await http('GET', serviceLines, { query: queryOf(asked, 'reference'), signal, tellsWait: true })
    const { data, meta } = read(ServiceLinesReply, reply)
    return { ...pageOf(data, lineOn(asked.page), asked.page, meta), balance: null }
  },

  async fetchServiceBalance(_, signal) {
    const reply = await http('GET', '/v1/customers/balances/service-balance', { signal, tellsWait: true })
    return read(ServiceBalanceReply, reply).data?.balance ?? null
  },
})

/** A line of the main balance is of an order, and one of the service balance refers to a campaign or an ad. */
const queryOf = (
  { page, search, type, period: { from, to }, sort, size }: LineQuery,
  searched: 'order' | 'reference',
) => ({
  page,
  per_page: size,
  sort,
  ...(search && { [`filter[${searched}]`]: search }),
  ...(type !== null && { 'filter[type]': type === 'other' ? type : typeNames[type] }),
  ...(from && { 'filter[from]': from }),
  ...(to && { 'filter[to]': to }),
})

/** A line without an id gets one from its page and position. */
const lineOn =
  (page: number) =>
  ({ index, row }: LineRow): BalanceLine => ({
    id: row.id ?? `${page}/${index}`,
    createdAt: row.created_at,
    type: row.type ?? 'other',
    amount: row.amount,
    balanceAfter: row.balance_after,
    order: row.order_number,
    description: row.description,
    status: row.status,
  })
