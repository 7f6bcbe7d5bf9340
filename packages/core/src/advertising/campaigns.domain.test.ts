import { expect, test } from 'vitest'
import { kopecks } from '../kernel/money.ts'
import { type Campaign, totalsOf } from './campaigns.domain.ts'

const campaign = (spent: number | null, revenue: number | null, orders: number): Campaign => ({
  ...{ id: '7', title: 'Пледи', status: 'active', reason: null, bid: null, dailyBudget: null, totalBudget: null },
  ...{ spentToday: null, impressions: 0, clicks: 0, adShare: null, dataUntil: null, products: [] },
  spent: spent === null ? null : kopecks(spent),
  revenue: revenue === null ? null : kopecks(revenue),
  orders,
})

test.each<[string, readonly Campaign[], object]>([
  ['several', [campaign(100, 2000, 2), campaign(150, 500, 1)], { spent: 250, orders: 3, adShare: 10 }],
  ['nothing sold', [campaign(100, 0, 0)], { spent: 100, orders: 0, adShare: null }],
  ['a cost that is not known', [campaign(null, 500, 1), campaign(100, 500, 1)], { spent: null, adShare: null }],
  ['a revenue that is not known', [campaign(100, null, 1)], { spent: 100, orders: 1, adShare: null }],
])('the totals of the shown campaigns: %s', (_, campaigns, expected) => {
  expect(totalsOf(campaigns)).toMatchObject(expected)
})
