import { expect, test } from 'vitest'
import { someSession } from '../../testing/ports.ts'
import type { ArticleHead } from '../articles/articles.domain.ts'
import { kopecks } from '../kernel/money.ts'
import type { Payout } from '../payouts/payouts.domain.ts'
import { line } from '../readiness/line.domain.ts'
import { tasksOf, urgentTasks, type Waiting } from './home.domain.ts'
import { nextPayout } from './next-payout.domain.ts'
import { locationOfTask, type Task } from './task.domain.ts'

const payout = (events: Partial<Payout>): Payout => ({
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
  ...events,
})

const head = (events: Partial<ArticleHead>): ArticleHead => ({
  type: 'about',
  status: 'published',
  isRequired: true,
  hasChanges: false,
  updatedAt: null,
  publishedAt: null,
  version: 1,
  ...events,
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
  late: null,
  products: null,
  isSubscribed: true,
  isConnectionOff: false,
  supplier,
  payouts: [payout({})],
  articles: [head({})],
  isSetUp: true,
  lines: [],
  offered: null,
}

const late = { count: 4, minutes: 840 }

const refused = payout({ status: 'rejected', reason: 'IBAN' })

test.each<[string, Partial<Waiting>, readonly Task[]]>([
  ['nothing to do', {}, []],
  ['data that is not loaded adds no task', { payouts: null, articles: null, isSubscribed: null }, []],
  ['a connection that is off', { isConnectionOff: true }, [{ kind: 'line' }]],
  ['orders', { orders: 12 }, [{ kind: 'orders', count: 12, late: null }]],
  ['late orders, none of which is new', { late }, [{ kind: 'orders', count: 0, late }]],
  [
    'products that need the supplier',
    { products: { rejected: 0, problems: 2, runningOut: 1 } },
    [
      { kind: 'products', rejected: 0, problems: 2 },
      { kind: 'stock', count: 1 },
    ],
  ],
  ['chats', { chats: 3 }, [{ kind: 'chats', count: 3 }]],
  ['a refused payout', { payouts: [refused, payout({})] }, [{ kind: 'payout', number: 'В-1050', reason: 'IBAN' }]],
  [
    'a payout the bank sent back',
    { payouts: [payout({ status: 'failed' })] },
    [{ kind: 'payout', number: 'В-1050', reason: null }],
  ],
  ['a refused payout that was requested again', { payouts: [payout({ status: 'pending' }), refused] }, []],
  [
    'required articles that are not published',
    { articles: [head({}), head({ type: 'returns', status: 'empty' }), head({ type: 'offer', status: 'draft' })] },
    [{ kind: 'articles', count: 2, first: 'returns' }],
  ],
  [
    'changes that are not published',
    { articles: [head({ hasChanges: true, isRequired: false })] },
    [{ kind: 'articles', count: 1, first: 'about' }],
  ],
  [
    'an optional or hidden article adds no task',
    {
      articles: [
        head({ type: 'offer', status: 'empty', isRequired: false }),
        head({ type: 'privacy', status: 'hidden', isRequired: false }),
      ],
    },
    [],
  ],
  ['during the set-up articles add no task', { isSetUp: false, articles: [head({ status: 'empty' })] }, []],
  ['a missing name', { supplier: { ...supplier, firstname: null } }, [{ kind: 'name' }]],
  ['a missing store name', { supplier: { ...supplier, storeName: ' ' } }, [{ kind: 'storeName' }]],
  [
    'missing Telegram goes before a missing manager',
    { supplier: { ...supplier, telegramId: null, managerTelegram: null } },
    [{ kind: 'telegram' }],
  ],
  ['a missing manager', { supplier: { ...supplier, managerTelegram: '' } }, [{ kind: 'manager' }]],
])('tasks: %s', (_, events, tasks) => {
  expect(tasksOf({ ...quiet, ...events })).toEqual(tasks)
})

const busy: Waiting = {
  ...quiet,
  isSubscribed: false,
  payouts: [refused],
  orders: 1,
  chats: 1,
  isConnectionOff: true,
  articles: [head({ status: 'draft' })],
  supplier: someSession.supplier,
}
const kindsIn = (tasks: readonly Task[]) =>
  tasks.map((task) => (task.kind === 'readiness' ? task.line.code : task.kind))

test('only the six most urgent tasks are shown', () => {
  expect(kindsIn(urgentTasks(busy))).toEqual(['subscription', 'payout', 'orders', 'chats', 'line', 'articles'])
  expect(kindsIn(tasksOf(busy))).toEqual([...kindsIn(urgentTasks(busy)), 'storeName', 'telegram'])
})

const place = { to: 'stores' } as const
const lines = [
  line('storeBlocked', 'stopped', place),
  line('paymentNone', 'stopped', place),
  line('keyExpiring', 'warning', place, { days: 6 }),
  line('balanceDebt', 'warning', place),
]

test('a debt and what stops sales go before the orders, what will stop them after the chats', () => {
  expect(kindsIn(tasksOf({ ...quiet, orders: 1, chats: 1, isConnectionOff: true, lines }))).toEqual([
    'balanceDebt',
    'storeBlocked',
    'paymentNone',
    'orders',
    'chats',
    'line',
    'keyExpiring',
  ])
})

test('only the three most urgent lines of readiness are shown', () => {
  expect(kindsIn(urgentTasks({ ...quiet, orders: 1, lines }))).toEqual([
    'storeBlocked',
    'paymentNone',
    'orders',
    'keyExpiring',
  ])
})

test('the short list has one line about each subject and counts the others', () => {
  const stores = [1, 2, 3].map((id) => line('storePaused', 'advice', place, { record: String(id) }))
  const shown = urgentTasks({ ...quiet, lines: [...lines, ...stores] })
  expect(shown.map((task) => task.kind === 'readiness' && [task.line.code, task.more])).toEqual([
    ['storeBlocked', 3],
    ['paymentNone', 0],
    ['keyExpiring', 0],
  ])
  expect(tasksOf({ ...quiet, lines: stores }).length).toBe(3)
})

test.each<[Task, string | null]>([
  [{ kind: 'orders', count: 1, late }, 'orders?tab=new'],
  [{ kind: 'orders', count: 0, late }, 'orders?tab=overdue'],
  [{ kind: 'products', rejected: 1, problems: 2 }, 'products?tab=rejected'],
  [{ kind: 'products', rejected: 0, problems: 2 }, 'products?tab=problems'],
  [{ kind: 'stock', count: 1 }, 'products?tab=active&quantity=1..3'],
  [{ kind: 'chats', count: 1 }, 'chats'],
  [{ kind: 'payout', number: '1', reason: null }, 'payouts'],
  [{ kind: 'articles', count: 1, first: 'returns' }, 'articles-information?article=returns'],
  [{ kind: 'subscription' }, 'main-balance?topUp'],
  [{ kind: 'line' }, null],
  [
    { kind: 'readiness', line: line('storeContacts', 'stopped', { ...place, hash: '#phone' }), more: 0 },
    'stores#phone',
  ],
  [{ kind: 'name' }, 'preferences'],
  [{ kind: 'storeName' }, 'preferences#store'],
  [{ kind: 'telegram' }, 'preferences#channels'],
])('the task %o leads to %s', (task, location) => {
  const found = locationOfTask(task)
  expect(found && `${found.to}${found.search ?? ''}${found.hash ?? ''}`).toBe(location)
})

test('the next payout is the unfinished one that is expected first', () => {
  const soon = payout({ status: 'processing', expectedAt: '2026-01-02T00:00:00Z', net: kopecks(98_00) })
  const later = payout({ status: 'created', expectedAt: '2026-01-09T00:00:00Z' })
  const sometime = payout({ status: 'pending' })
  const paid = payout({ status: 'paid', expectedAt: '2026-01-01T00:00:00Z' })
  expect(nextPayout([sometime, later, paid, soon])).toEqual({ amount: 98_00, expectedAt: '2026-01-02T00:00:00Z' })
  expect(nextPayout([sometime])).toEqual({ amount: 100_00, expectedAt: null })
  expect(nextPayout([paid])).toBe(null)
})
