import { toHryvnias } from '../../../src/kernel/money.ts'
import { type Payout, type PayoutTotals, payoutQuery, type Requisites } from '../../../src/payouts/payouts.domain.ts'
import type { PayoutsPort } from '../../../src/payouts/payouts.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { MessageReply } from '../kit/kernel.wire.ts'
import { pageOf, queryOnWire } from '../kit/list.http.ts'
import { PayoutPreviewReply, PayoutsReply, payoutsPath } from './payouts.wire.ts'

export const payoutsOverHttp = (http: Http): PayoutsPort => ({
  async fetchPayouts(asked, signal) {
    const { page } = asked
    const query = { page, ...queryOnWire(payoutQuery, asked) }
    const { data, meta, totals, requisites } = read(
      PayoutsReply,
      await http('GET', payoutsPath, { query, signal, tellsWait: true }),
    )
    return {
      ...pageOf(data, payoutOf, page, meta),
      totals: totalsOf(totals),
      requisites: requisites.map(requisitesOf),
    }
  },

  async previewPayout(amount, signal) {
    const query = { amount: toHryvnias(amount) }
    const { data } = read(PayoutPreviewReply, await http('GET', `${payoutsPath}/preview`, { query, signal }))
    const { expected_at: expectedAt, ...sums } = data
    return { ...sums, expectedAt }
  },

  async cancelPayout(id, signal) {
    read(MessageReply, await http('POST', `${payoutsPath}/${encodeURIComponent(id)}/cancel`, { signal }))
  },
})

type Row<List extends 'data' | 'requisites'> = PayoutsReply[List][number]

const payoutOf = ({ row }: Row<'data'>): Payout => ({
  id: row.id,
  number: row.number ?? row.id,
  createdAt: row.created_at,
  amount: row.amount,
  fee: row.fee,
  net: row.net,
  requisites: [row.requisites?.title, row.requisites?.masked].filter(Boolean).join(' ') || null,
  status: row.status,
  reason: row.status_reason,
  expectedAt: row.expected_at,
  paidAt: row.paid_at,
})

const totalsOf = (totals: PayoutsReply['totals']): PayoutTotals => ({
  available: totals?.available ?? null,
  held: totals?.held ?? null,
  processing: totals?.processing ?? null,
  paidThisMonth: totals?.paid_this_month ?? null,
  minimum: totals?.minimum ?? null,
})

const requisitesOf = ({ row }: Row<'requisites'>): Requisites => ({
  id: row.id,
  title: row.title ?? '',
  masked: row.masked ?? '',
})
