import { expect, test } from 'vitest'
import { lineRules } from '../balances/balances.domain.ts'
import { kopecks } from '../kernel/money.ts'
import { wordOf } from '../kernel/word.ts'
import { text } from '../kit/fields/record-fields.domain.ts'
import {
  finish,
  frozen,
  mayFinish,
  mayPause,
  mayResume,
  mayRewrite,
  mayStart,
  type Promotion,
  pause,
  promotionStatuses,
  resume,
  spendingLocation,
  spentPart,
  startOf,
  sumOf,
} from './promotion.domain.ts'

const row = (status: string): Promotion => ({
  ...{
    id: '7',
    title: 'Плед',
    status: wordOf(promotionStatuses, status),
    reason: null,
    spent: kopecks(0),
    impressions: 0,
    clicks: 0,
  },
})

const allowed = { mayStart, mayResume, mayPause, mayFinish, mayRewrite }

test.each<[string, readonly (keyof typeof allowed)[]]>([
  ['draft', ['mayStart', 'mayRewrite']],
  ['moderation', []],
  ['scheduled', ['mayPause', 'mayFinish']],
  ['active', ['mayPause', 'mayFinish']],
  ['paused', ['mayResume', 'mayFinish']],
  ['no_funds', ['mayPause', 'mayFinish']],
  ['daily_limit', ['mayPause', 'mayFinish']],
  ['out_of_stock', ['mayPause', 'mayFinish']],
  ['finished', []],
  ['rejected', ['mayRewrite']],
  ['frozen', []],
])('what is %s allows %j', (status, expected) => {
  const found = Object.entries(allowed).filter(([, may]) => may(row(status)))
  expect(found.map(([name]) => name)).toEqual(expected)
})

const start = startOf<Promotion>({ budget: text() }, () => ({}))

test.each<[string, { isDone(row: Promotion | null): boolean }, readonly string[]]>([
  ['a start', start, promotionStatuses.filter((status) => status !== 'draft')],
  ['a pause', pause, ['paused']],
  ['a resumption', resume, ['active', 'no_funds', 'daily_limit', 'out_of_stock']],
  ['an end', finish, ['finished']],
])('%s was carried out where the state shows it', (_, { isDone }, expected) => {
  expect(promotionStatuses.filter((status) => isDone(row(status)))).toEqual(expected)
  expect(isDone(null)).toBe(false)
})

test('too little money is mended by a transfer of the missing sum, and nothing else elsewhere', () => {
  expect([
    start.helpLink('no_funds', row('draft')),
    start.helpLink('no_funds', row('draft'), kopecks(190_50)),
    start.helpLink('stale', row('draft'), kopecks(190_50)),
  ]).toEqual([{ to: 'main-balance', search: '?transfer' }, { to: 'main-balance', search: '?transfer=190%2C50' }, null])
})

test('every field of what has started is locked', () => {
  expect(frozen({ title: text(), note: text() })).toEqual({ title: 'locked', note: 'locked' })
})

test.each<[Parameters<typeof spendingLocation>[0]]>([['advertising'], ['telegramAds']])(
  'the lines of %s are found by the query of the service balance',
  (type) => {
    const { to, search } = spendingLocation(type, '9301')
    expect([to, lineRules.service.queryOf(search ?? '')]).toMatchObject(['balance-services', { type, search: '9301' }])
  },
)

test.each<[number | null, number | null, number | null]>([
  [50, 200, 0.25],
  [300, 200, 1],
  [0, 0, null],
  [null, 200, null],
  [50, null, null],
])('%j of %j is the part %j', (spent, budget, part) => {
  const sum = (one: number | null) => (one === null ? null : kopecks(one))
  expect(spentPart(sum(spent), sum(budget))).toBe(part)
})

test.each<[readonly (number | null)[], number | null]>([
  [[], 0],
  [[5, 7], 12],
  [[5, null], null],
  [[Number.MAX_SAFE_INTEGER, 1], null],
])('the sum of %j is %j', (sums, sum) => {
  expect(sumOf(sums.map((one) => (one === null ? null : kopecks(one))))).toBe(sum)
})
