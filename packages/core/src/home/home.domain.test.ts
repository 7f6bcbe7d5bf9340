import { expect, test } from 'vitest'
import { someSession } from '../../testing/ports.ts'
import type { ArticleHead } from '../articles/articles.domain.ts'
import { kopecks } from '../kernel/money.ts'
import type { Payout } from '../payouts/payouts.domain.ts'
import { nextPayout, placeOfTask, type Task, tasksOf, type Waiting } from './home.domain.ts'

const payout = (news: Partial<Payout>): Payout => ({
  id: '1',
  number: 'В-1050',
  createdAt: null,
  amount: kopecks(100_00),
  fee: null,
  net: null,
  requisites: null,
  status: 'paid',
  reason: null,
  expectedAt: null,
  paidAt: null,
  ...news,
})

const head = (news: Partial<ArticleHead>): ArticleHead => ({
  type: 'about',
  status: 'published',
  isRequired: true,
  hasChanges: false,
  updatedAt: null,
  publishedAt: null,
  version: 1,
  ...news,
})

const supplier = {
  ...someSession.supplier,
  firstname: 'Anna',
  lastname: 'K',
  storeName: 'Shop',
  telegramId: '7',
  managerTelegram: '@a',
}

const quiet: Waiting = {
  orders: 0,
  chats: 0,
  isSubscribed: true,
  isLineOff: false,
  supplier,
  payouts: [payout({})],
  articles: [head({})],
  isSetUp: true,
}

const refused = payout({ status: 'rejected', reason: 'IBAN' })

test.each<[string, Partial<Waiting>, readonly Task[]]>([
  ['nothing waits', {}, []],
  ['what was not read asks for nothing', { payouts: null, articles: null, isSubscribed: null }, []],
  ['a line that is off', { isLineOff: true }, [{ kind: 'line' }]],
  ['orders', { orders: 12 }, [{ kind: 'orders', count: 12 }]],
  ['chats', { chats: 3 }, [{ kind: 'chats', count: 3 }]],
  ['a refused payout', { payouts: [refused, payout({})] }, [{ kind: 'payout', number: 'В-1050', reason: 'IBAN' }]],
  [
    'a payout the bank sent back',
    { payouts: [payout({ status: 'failed' })] },
    [{ kind: 'payout', number: 'В-1050', reason: null }],
  ],
  ['a refused payout that was asked for again', { payouts: [payout({ status: 'pending' }), refused] }, []],
  [
    'a required article is not there',
    { articles: [head({}), head({ type: 'returns', status: 'empty' }), head({ type: 'offer', status: 'draft' })] },
    [{ kind: 'articles', count: 2, first: 'returns' }],
  ],
  [
    'changes that buyers do not see',
    { articles: [head({ hasChanges: true, isRequired: false })] },
    [{ kind: 'articles', count: 1, first: 'about' }],
  ],
  [
    'what need not be there, or was hidden, waits for nobody',
    {
      articles: [
        head({ type: 'offer', status: 'empty', isRequired: false }),
        head({ type: 'privacy', status: 'hidden', isRequired: false }),
      ],
    },
    [],
  ],
  ['the set-up asks for articles itself', { isSetUp: false, articles: [head({ status: 'empty' })] }, []],
  ['a name', { supplier: { ...supplier, firstname: null } }, [{ kind: 'name' }]],
  ['a store name', { supplier: { ...supplier, storeName: ' ' } }, [{ kind: 'storeName' }]],
  [
    'Telegram before its manager',
    { supplier: { ...supplier, telegramId: null, managerTelegram: null } },
    [{ kind: 'telegram' }],
  ],
  ['a manager', { supplier: { ...supplier, managerTelegram: '' } }, [{ kind: 'manager' }]],
])('waiting: %s', (_, news, tasks) => {
  expect(tasksOf({ ...quiet, ...news })).toEqual(tasks)
})

test('of much that waits, the six most urgent are shown', () => {
  const all = tasksOf({
    ...quiet,
    isSubscribed: false,
    payouts: [refused],
    orders: 1,
    chats: 1,
    isLineOff: true,
    articles: [head({ status: 'draft' })],
    supplier: someSession.supplier,
  })
  expect(all.map(({ kind }) => kind)).toEqual(['subscription', 'payout', 'orders', 'chats', 'line', 'articles'])
})

test.each<[Task, string | null]>([
  [{ kind: 'orders', count: 1 }, 'orders'],
  [{ kind: 'chats', count: 1 }, 'chats'],
  [{ kind: 'payout', number: '1', reason: null }, 'payouts'],
  [{ kind: 'articles', count: 1, first: 'returns' }, 'articles-information?article=returns'],
  [{ kind: 'subscription' }, 'main-balance?topUp'],
  [{ kind: 'line' }, null],
  [{ kind: 'name' }, 'preferences'],
  [{ kind: 'storeName' }, 'preferences#store'],
  [{ kind: 'telegram' }, 'preferences#channels'],
])('%o is done at %s', (task, place) => {
  const found = placeOfTask(task)
  expect(found && `${found.to}${found.search ?? ''}${found.hash ?? ''}`).toBe(place)
})

test('the next payout is the one expected first among those under way', () => {
  const soon = payout({ status: 'processing', expectedAt: '2026-01-02T00:00:00Z', net: kopecks(98_00) })
  const later = payout({ status: 'created', expectedAt: '2026-01-09T00:00:00Z' })
  const sometime = payout({ status: 'pending' })
  const paid = payout({ status: 'paid', expectedAt: '2026-01-01T00:00:00Z' })
  expect(nextPayout([sometime, later, paid, soon])).toEqual({ amount: 98_00, expectedAt: '2026-01-02T00:00:00Z' })
  expect(nextPayout([sometime])).toEqual({ amount: 100_00, expectedAt: null })
  expect(nextPayout([paid])).toBe(null)
})
