import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someIntent, someSnapshot, uah } from '../../testing/samples/money.ts'
import type { Failure } from '../kernel/failure.ts'
import { type IntentStep, intentOf, invoicedIn, isCertain, isOpen, sameNotMoved } from './intents.domain.ts'
import { describedBy, hasAnyMark, hasMark, markOf } from './mark.domain.ts'

const refused = (status: number, code?: string): Failure => ({
  kind: 'refused',
  status,
  ...(code !== undefined && { code }),
  texts: [],
  fields: {},
  retryAfter: null,
})
const broken = (status: number): Failure => ({ kind: 'serverBroken', status, texts: [], retryAfter: null })

test.each<[Failure, boolean]>([
  [{ kind: 'unauthorized', texts: [] }, true],
  [refused(403), true],
  [refused(404), true],
  [refused(413), true],
  [refused(422), true],
  [refused(409, 'stale'), true],
  [refused(400), false],
  [refused(408), false],
  [refused(409), false],
  [refused(409, 'wrong_state'), false],
  [refused(425), false],
  [refused(429), false],
  ...[500, 502, 503, 504, 520, 522, 524].map((status): [Failure, boolean] => [broken(status), false]),
  [{ kind: 'unreachable' }, false],
  [{ kind: 'timedOut' }, false],
  [{ kind: 'unexpected' }, false],
])('failure %o proves that no money moves: %s', (failure, certain) => {
  expect(isCertain(failure)).toBe(certain)
})

test('the mark is eight characters of Crockford base32 from the first 40 bits of the id', () => {
  expect(markOf(someIntent('payout'))).toBe('7K3M-9QXP')
  expect(markOf({ id: '00000000-0000-4000-8000-000000000000' })).toBe('0000-0000')
  expect(markOf({ id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' })).toBe('ZZZZ-ZZZZ')
})

const marks = fc.uuid({ version: 4 }).map((id) => ({ id, mark: markOf({ id }) }))

test('two ids share a mark only when their first ten digits are the same', () => {
  fc.assert(
    fc.property(marks, marks, (one, other) => {
      const head = ({ id }: { readonly id: string }) => id.replace('-', '').slice(0, 10)
      expect(one.mark === other.mark).toBe(head(one) === head(other))
      expect(one.mark).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

test.each([
  ['Переказ між балансами · 7K3M-9QXP', true],
  ['7k3m-9qxp', true],
  ['7K3M9QXP', true],
  ['Виплата (7K3M 9QXP) для ТОВ', true],
  ['Переказ між балансами', false],
  ['Переказ · 7K3M-9QXQ', false],
  ['', false],
  [null, false],
  [`${'a'.repeat(2000)} 7K3M-9QXP`, false],
])('the mark is found in %j: %s', (text, isFound) => {
  expect(hasMark(text, '7K3M-9QXP')).toBe(isFound)
})

test('the letters O, I and L are read as the digits 0 and 1', () => {
  expect(hasMark('o1iL-2345', '0111-2345')).toBe(true)
})

test('a description ends in the mark, and is recognised as ours', () => {
  expect(describedBy('Переказ між балансами', someIntent('payout'))).toBe('Переказ між балансами · 7K3M-9QXP')
  expect(describedBy('', someIntent('payout'))).toBe('7K3M-9QXP')
  fc.assert(
    fc.property(marks, ({ id, mark }) => {
      const text = describedBy('Оплата', { id })
      expect([hasMark(text, mark), hasAnyMark(text)]).toEqual([true, true])
    }),
  )
  for (const text of ['Поповнення за рахунком № 1234-5678', 'Оплата · 7K3M-9QX', 'Оплата · 7K3M-9QXU', '', null])
    expect(hasAnyMark(text)).toBe(false)
})

test.each<[IntentStep, boolean]>([
  ['sent', true],
  ['unknown', true],
  ['moved', false],
  ['notMoved', false],
  ['doubled', false],
  ['invoiced', false],
])('an intent in step %s blocks the next one: %s', (step, isInTheWay) => {
  expect(isOpen(someIntent('transferToMain', { step }))).toBe(isInTheWay)
  expect(isOpen(someIntent('topUp', { step }))).toBe(false)
})

test('confirming the same move after it was not made keeps its id; any other gets a new id', () => {
  const earlier = someIntent('paySubscription', { step: 'notMoved' })
  const move = { kind: 'paySubscription' as const, amount: uah(399) }
  const confirmed = { supplierId: 1, before: someSnapshot, at: 5 }
  const again = intentOf(move, confirmed, sameNotMoved([earlier], move), () => 'two')
  expect(again).toEqual({ ...earlier, step: 'sent', confirmedAt: 5 })
  for (const [entries, wanted] of [
    [[{ ...earlier, step: 'sent' as const }], move],
    [[earlier], { ...move, amount: uah(400) }],
    [[earlier], { ...move, kind: 'coverShortfall' as const }],
    [[], move],
  ] as const) {
    expect(intentOf(wanted, confirmed, sameNotMoved(entries, wanted), () => 'two').id).toBe('two')
  }
})

test('the newest top-up whose payment page was opened is the one awaited', () => {
  const [old, sent, fresh] = [
    someIntent('topUp', { id: 'old', step: 'invoiced' }),
    someIntent('topUp', { id: 'sent' }),
    someIntent('topUp', { id: 'fresh', step: 'invoiced' }),
  ]
  expect(invoicedIn([old, fresh, sent])).toBe(fresh)
  expect(invoicedIn([sent])).toBeNull()
})
