import { payoutsOverHttp } from '@supplier/core/adapters/http/money/payouts.http'
import { kopecks } from '@supplier/core/kernel/money'
import { payoutRules } from '@supplier/core/payouts/payouts.domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { payoutRequested, withRequisites } from '../world/money/payouts.ts'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const base = '/admin-suppliers/v1/payouts'

let desk: Wired
let payouts: ReturnType<typeof payoutsOverHttp>

beforeEach(async () => {
  desk = await wired()
  payouts = payoutsOverHttp(desk.http)
})

const firstPage = () => payouts.fetchPayouts(payoutRules.queryOf(''), desk.signal)
const preview = () => payouts.previewPayout(kopecks(1000_00), desk.signal)

describe('the list', () => {
  test('comes with sums and saved requisites', async () => {
    const { rows, totals, requisites, ...rest } = await firstPage()
    expect(rest).toEqual({ page: 1, total: 3, lastPage: 1 })
    expect(rows[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      number: expect.stringMatching(/^В-\d+$/),
      createdAt: expect.stringMatching(/Z$/),
      amount: 9500_00,
      fee: 118_75,
      net: 9381_25,
      requisites: 'Основний рахунок UA••6001',
      status: 'paid',
      reason: null,
      expectedAt: expect.any(String),
      paidAt: expect.any(String),
    })
    expect(totals).toMatchObject({ available: 12_345_67, held: 320_00, processing: 0, minimum: 100_00 })
    expect(requisites).toEqual([
      { id: expect.any(String), title: 'Основний рахунок', masked: 'UA••6001' },
      { id: expect.any(String), title: 'Картка для виплат', masked: 'UA••7890' },
    ])
    expect(desk.sent).toMatchObject([{ method: 'GET', path: base, query: { page: '1' } }])
  })

  test('can be requested by status', async () => {
    const { rows } = await payouts.fetchPayouts(payoutRules.queryOf('?status=rejected'), desk.signal)
    expect(desk.sent[0]?.query).toEqual({
      page: '1',
      per_page: '20',
      sort: '-created_at',
      'filter[status]': 'rejected',
    })
    expect(rows).toMatchObject([{ status: 'rejected', reason: 'Банк не прийняв реквізити отримувача' }])
  })

  test('has null for missing fields, and leaves out rows without an id', async () => {
    desk.answer(base, { data: [{ id: 5, status: 'frozen', amount: 'x' }, { amount: 1 }, null], requisites: {} })
    const sums = { available: null, held: null, processing: null, paidThisMonth: null, minimum: null }
    expect(await firstPage()).toEqual({
      unreadable: 2,
      rows: [
        {
          id: '5',
          number: '5',
          createdAt: null,
          amount: null,
          fee: null,
          net: null,
          requisites: null,
          status: 'frozen',
          reason: null,
          expectedAt: null,
          paidAt: null,
        },
      ],
      page: 1,
      total: null,
      lastPage: null,
      totals: sums,
      requisites: [],
    })
  })
})

describe('a preview', () => {
  test('gives fee and net amount', async () => {
    expect(await preview()).toEqual({
      amount: 1000_00,
      fee: 12_50,
      net: 987_50,
      expectedAt: expect.stringMatching(/Z$/),
      version: expect.stringMatching(/^\d+$/),
    })
    expect(desk.sent).toMatchObject([{ method: 'GET', path: `${base}/preview`, query: { amount: '1000' } }])
  })

  test.each([[{ fee: 'x' }], [{ net: -1 }], [{ amount: 0.001 }], [{ version: '' }], [{ version: null }]])(
    'with %j is a failure',
    async (events) => {
      desk.answer(`${base}/preview`, { data: { amount: 1000, fee: 12.5, net: 987.5, version: '7', ...events } })
      expect(await failed(preview())).toEqual({ kind: 'unexpected' })
    },
  )
})

describe('a payout', () => {
  test('is cancelled by its id', async () => {
    desk.sandbox.setWorld((world) => {
      const [saved, { id: requisitesId }] = withRequisites(world, 1, {
        iban: 'UA603005280000026003456789012',
        title: 'ФОП',
      })
      const wanted = { supplierId: 1, amount: 1000_00, requisitesId, comment: '', clientKey: null, intent: null }
      return payoutRequested(saved, wanted, desk.sandbox.clock.now())[0]
    })
    const id = (await firstPage()).rows[0]?.id ?? ''
    await payouts.cancelPayout(id, desk.signal)
    expect(desk.sent.at(-1)).toMatchObject({ method: 'POST', path: `${base}/${id}/cancel`, body: null })
    expect((await firstPage()).rows[0]?.status).toBe('cancelled')
  })

  test('id cannot change the path of a cancellation', async () => {
    expect(await failed(payouts.cancelPayout('../1?a', desk.signal))).toMatchObject({ status: 404 })
    expect(desk.sent[0]?.path).toBe(`${base}/..%2F1%3Fa/cancel`)
  })
})

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  [base, (signal) => payouts.fetchPayouts(payoutRules.queryOf(''), signal)],
  [`${base}/preview`, (signal) => payouts.previewPayout(kopecks(100_00), signal)],
  [`${base}/1/cancel`, (signal) => payouts.cancelPayout('1', signal)],
])('%s maps every fault to its failure', async (path, call) => {
  await expectFailures(desk, path, call)
})
