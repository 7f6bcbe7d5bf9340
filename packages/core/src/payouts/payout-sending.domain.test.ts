import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import type { PayoutForm, Standing } from './payout-request.domain.ts'
import { isCovered, pauseBeforeLook, requestOf, seenBefore, stillUnsettled, wasMade } from './payout-sending.domain.ts'
import type { Payout, PayoutPage, PayoutPreview } from './payouts.domain.ts'

const iban = 'UA213223130000026007233566001'
const totals = {
  available: kopecks(5000_00),
  held: null,
  processing: null,
  paidThisMonth: null,
  minimum: kopecks(100_00),
}
const known: Standing = { totals, requisites: [{ id: 'r1', title: 'ФОП', masked: '••6001' }] }
const page: PayoutPage = { ...known, rows: [], page: 1, total: null, lastPage: null }
const filled: PayoutForm = { amount: '1000', requisites: null, iban, holder: 'ФОП Коваль', comment: '' }
const preview: PayoutPreview = {
  amount: kopecks(1000_00),
  fee: kopecks(12_50),
  net: kopecks(987_50),
  expectedAt: null,
  version: 'v1',
}

test('a request says what was confirmed, as it was meant', () => {
  const form = { ...filled, iban: ` ${iban.toLowerCase()}`, holder: ' ФОП Коваль ', comment: ' за серпень ' }
  expect(requestOf(form, known, preview, null, () => 'id-1')).toEqual({
    id: 'id-1',
    amount: 1000_00,
    destination: { iban, holder: 'ФОП Коваль' },
    comment: 'за серпень',
    version: 'v1',
  })
})

test('the same wish keeps its id, another one gets its own', () => {
  const request = requestOf(filled, known, preview, null, () => 'id-1')
  const again = (form: PayoutForm, sums = preview) => requestOf(form, known, sums, { request, seen: [] }, () => 'id-2')
  expect(again(filled)).toEqual(request)
  expect(again(filled, { ...preview, version: 'v2' })).toEqual({ ...request, version: 'v2' })
  expect(again(filled, { ...preview, amount: kopecks(1) }).id).toBe('id-2')
  expect(again({ ...filled, comment: 'x' }).id).toBe('id-2')
  expect(again({ ...filled, requisites: 'r1' }).id).toBe('id-2')
  expect(again({ ...filled, holder: 'Інший' }).id).toBe('id-2')
})

const request = requestOf(filled, known, preview, null, () => 'id-1')
const row = (id: string, amount: number | null) => ({ id, amount: amount === null ? null : kopecks(amount) }) as Payout

test.each([
  ['above those that were there', ['3', '2', '1'], 5, true],
  ['alone', ['3'], 5, true],
  ['below, on the only page', ['2', '1', '3'], 1, true],
  ['below, where it came up from the next page', ['2', '1', '3'], 5, false],
  ['below, where nobody counts pages', ['2', '1', '3'], null, false],
  ['nowhere', ['2', '1'], 1, false],
  ['nowhere at all', [], 1, false],
])('a payout that stands %s was made: %#', (_, ids, lastPage, made) => {
  const rows = ids.map((id) => row(id, 1000_00))
  expect(wasMade({ ...page, rows, lastPage }, { request, seen: ['1', '2'] })).toBe(made)
})

test('a payout of another amount is another payout', () => {
  const made = (amount: number | null) => wasMade({ ...page, rows: [row('3', amount)] }, { request, seen: [] })
  expect([1000_00, 999_99, null].map(made)).toEqual([true, false, false])
})

test('a request that turns out to be made is settled', () => {
  const unsettled = { request, seen: ['1'] }
  expect(stillUnsettled(unsettled, { ...page, rows: [row('1', 1000_00)] })).toBe(unsettled)
  expect(stillUnsettled(unsettled, { ...page, rows: [row('2', 1000_00)] })).toBeNull()
  expect(stillUnsettled(null, page)).toBeNull()
})

test('only the same request is compared with what was there before it', () => {
  const unsettled = { request, seen: ['1'] }
  expect(seenBefore(request, unsettled)).toEqual(['1'])
  expect(seenBefore({ ...request, id: 'id-2' }, unsettled)).toBeNull()
  expect(seenBefore(request, null)).toBeNull()
})

test.each([
  [1000_00, totals, true],
  [100_00, totals, true],
  [5000_00, totals, true],
  [99_99, totals, false],
  [5000_01, totals, false],
  [1000_00, { ...totals, available: null }, false],
  [1, { ...totals, minimum: null }, true],
])('%i kopecks are covered by %j: %s', (amount, sums, covered) => {
  const request = requestOf(filled, known, { ...preview, amount: kopecks(amount) }, null, () => 'id-1')
  expect(isCovered(request, { ...page, totals: sums })).toBe(covered)
})

test.each<[Failure, number, number]>([
  [{ kind: 'timedOut' }, 0, 5000],
  [{ kind: 'timedOut' }, 42_000, 3000],
  [{ kind: 'timedOut' }, 45_000, 0],
  [{ kind: 'unreachable' }, 14_000, 1000],
  [{ kind: 'unreachable' }, 60_000, 0],
  [{ kind: 'serverBroken', status: 500, texts: [], retryAfter: null }, 0, 0],
])('after %j and %i ms, the next look is worth it in %i ms', (failure, passed, pause) => {
  expect(pauseBeforeLook({ clock: { now: () => 1000 + passed }, failure, sentAt: 1000 })).toBe(pause)
})
