import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someIntent, someSnapshot, someTransaction, uah } from '../../testing/money.ts'
import { someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import type { BalanceSnapshot, Intent, IntentKind, Transaction } from './intents.domain.ts'
import { collected, reconcile, snapshotOf, type TransactionsPage } from './reconciliation.domain.ts'

const before = someSnapshot
const now = (events: Partial<BalanceSnapshot> = {}): BalanceSnapshot => ({ ...before, ...events })
const own = 'Переказ · 7K3M-9QXP'
const foreign = 'Переказ · AAAA-BBBB'
const old = [
  someTransaction('7', { text: foreign }),
  someTransaction('6', { type: 'subscription', amount: uah(-399), text: 'Підписка' }),
]
const mute = old.map((line) => ({ ...line, text: null }))
const whole = (...lines: readonly Transaction[]) => ({ lines, isWhole: true })
const cover = someIntent('coverShortfall')
const pay = someIntent('paySubscription')
const toMain = someIntent('transferToMain')
const payout = someIntent('payout')
const moved = now({ main: uah(501), service: uah(499) })

type Case = readonly [
  name: string,
  intent: Intent,
  now: BalanceSnapshot,
  found: { readonly lines: readonly Transaction[]; readonly isWhole: boolean },
  isPatienceOver: boolean,
  result: string,
]

describe('by the mark', () => {
  test.each<Case>([
    [
      'a transaction with the mark decides at once',
      cover,
      moved,
      whole(someTransaction('8', { text: own }), ...old),
      false,
      'moved',
    ],
    [
      'a transaction with the mark decides whatever the balance is',
      cover,
      now(),
      whole(someTransaction('8', { text: own }), ...old),
      true,
      'moved',
    ],
    [
      'a transaction with the mark may stand anywhere in the list',
      cover,
      moved,
      whole(...old, someTransaction('8', { text: own })),
      false,
      'moved',
    ],
    [
      'a transaction with the mark decides in an incomplete list',
      cover,
      moved,
      { lines: [someTransaction('8', { text: own })], isWhole: false },
      false,
      'moved',
    ],
    [
      'a transaction with the mark decides without ids',
      cover,
      now({ lineIds: null }),
      whole(someTransaction(null, { text: own })),
      false,
      'moved',
    ],
    [
      'a cancelled transaction does not count',
      cover,
      now(),
      whole(someTransaction('8', { text: own, isCancelled: true }), ...old),
      true,
      'notMoved',
    ],
    [
      'a transaction in the other direction does not count',
      toMain,
      now(),
      whole(someTransaction('8', { text: own }), ...old),
      false,
      'open',
    ],
    [
      'a payout is recognized by its key',
      payout,
      now(),
      whole(someTransaction('8', { type: null, text: payout.id })),
      false,
      'moved',
    ],
    [
      'two transactions with the mark are a double move',
      cover,
      moved,
      whole(someTransaction('8', { text: own }), someTransaction('9', { text: own })),
      false,
      'doubled',
    ],
    [
      'a foreign charge in between does not hide the transaction',
      cover,
      now({ service: uah(489) }),
      whole(
        someTransaction('9', { type: 'sms', amount: uah(-10), text: 'SMS' }),
        someTransaction('8', { text: own }),
        ...old,
      ),
      true,
      'moved',
    ],
    [
      'a foreign transfer of the same amount does not count',
      cover,
      moved,
      whole(someTransaction('8', { text: foreign }), ...old),
      true,
      'notMoved',
    ],
    [
      'a transaction without a mark does not count where marks are shown',
      cover,
      moved,
      whole(someTransaction('8', { text: 'Переказ' }), ...old),
      true,
      'notMoved',
    ],
    ['no matching transaction once patience is over', cover, now(), whole(...old), true, 'notMoved'],
    [
      'no matching transaction, and a foreign charge that explains the balance',
      cover,
      now({ service: uah(90) }),
      whole(someTransaction('8', { type: 'sms', amount: uah(-10), text: 'SMS' }), ...old),
      true,
      'notMoved',
    ],
    ['no matching transaction before patience is over', cover, now(), whole(...old), false, 'open'],
    ['the settings report the subscription as paid', pay, now({ isSubscribed: true }), whole(...old), false, 'moved'],
    [
      'a subscription from before proves nothing',
      { ...pay, before: now({ isSubscribed: true }) },
      now({ isSubscribed: true }),
      whole(...old),
      true,
      'notMoved',
    ],
  ])('%s', (_, intent, snapshot, found, isOver, result) => {
    expect(reconcile(intent, snapshot, found, isOver).result).toBe(result)
  })

  test('the transactions of a doubled move are listed', () => {
    const [one, other] = [someTransaction('8', { text: own }), someTransaction('9', { text: own })]
    expect(reconcile(cover, moved, whole(one, ...old, other), false)).toEqual({
      result: 'doubled',
      operations: [one, other],
    })
  })
})

describe('by arithmetic, when the server repeats no descriptions', () => {
  const types = ['transferIn', 'transferOut', 'subscription', 'topUp', 'sms']

  test.each<[IntentKind, string, 1 | -1]>([
    ['coverShortfall', 'transferIn', 1],
    ['transferToService', 'transferIn', 1],
    ['transferToMain', 'transferOut', -1],
    ['paySubscription', 'subscription', -1],
    ['topUp', 'topUp', 1],
  ])('%s is matched by a transaction of the type %s and by no other', (kind, own, sign) => {
    const intent = someIntent(kind)
    const amount = kopecks(sign * intent.amount)
    const after = now({ service: kopecks((before.service ?? 0) + amount) })
    const results = types.map((type) => {
      const found = whole(someTransaction('8', { type, amount }), ...mute)
      return [type, reconcile(intent, after, found, true).result]
    })
    expect(results).toEqual(types.map((type) => [type, type === own ? 'moved' : 'unknown']))
  })

  test.each<Case>([
    ['one new transaction as expected', cover, moved, whole(someTransaction('8'), ...mute), true, 'moved'],
    [
      'one new transaction of an unknown type',
      cover,
      moved,
      whole(someTransaction('8', { type: 'other' }), ...mute),
      true,
      'moved',
    ],
    ['one new transaction before patience is over', cover, moved, whole(someTransaction('8'), ...mute), false, 'open'],
    ['a balance that contradicts the transaction', cover, now(), whole(someTransaction('8'), ...mute), true, 'unknown'],
    [
      'another charge besides the transaction',
      cover,
      now({ service: uah(489) }),
      whole(someTransaction('8'), someTransaction('9', { type: 'sms', amount: uah(-10) }), ...mute),
      true,
      'unknown',
    ],
    [
      'only another charge',
      cover,
      now({ service: uah(90) }),
      whole(someTransaction('9', { type: 'sms', amount: uah(-10) }), ...mute),
      true,
      'unknown',
    ],
    [
      'two matching transactions',
      cover,
      now({ service: uah(898) }),
      whole(someTransaction('8'), someTransaction('9'), ...mute),
      true,
      'unknown',
    ],
    ['nothing new', cover, now(), whole(...mute), true, 'notMoved'],
    ['nothing new, but another balance', cover, moved, whole(...mute), true, 'unknown'],
    ['nothing new, and an unknown balance', cover, now({ service: null }), whole(...mute), true, 'notMoved'],
    ['an incomplete list', cover, now(), { lines: mute, isWhole: false }, true, 'unknown'],
    [
      'no ids, and both balances as before',
      cover,
      now({ lineIds: null }),
      whole(someTransaction(null)),
      true,
      'notMoved',
    ],
    ['no ids, and the expected balance', cover, moved, whole(someTransaction(null)), true, 'moved'],
    [
      'no ids, and only the other balance changed',
      cover,
      now({ main: uah(1), lineIds: null }),
      whole(someTransaction(null)),
      true,
      'unknown',
    ],
    [
      'no ids, and an unexpected balance',
      cover,
      now({ service: uah(150), lineIds: null }),
      whole(someTransaction(null)),
      true,
      'unknown',
    ],
    ['no ids before the move', { ...cover, before: now({ lineIds: null }) }, now(), whole(...mute), true, 'unknown'],
    ['a new payout of the amount', payout, now(), whole(someTransaction('8', { type: null })), true, 'moved'],
    [
      'no new payout',
      payout,
      now(),
      whole(someTransaction('7', { type: null }), someTransaction('6', { type: null })),
      true,
      'notMoved',
    ],
    [
      'a payout of another amount',
      payout,
      now(),
      whole(someTransaction('8', { type: null, amount: uah(1) })),
      true,
      'unknown',
    ],
  ])('%s', (_, intent, snapshot, found, isOver, result) => {
    expect(reconcile(intent, snapshot, found, isOver).result).toBe(result)
  })
})

const page = (lastPage: number | null, ...lines: readonly Transaction[]): TransactionsPage => ({ lines, lastPage })
const dated = (id: string, day: number) =>
  someTransaction(id, { at: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z` })

/** Days 20 down to 11. */
const newestFirst = Array.from({ length: 10 }, (_, at) => dated(`${20 - at}`, 20 - at))

test.each<[string, readonly TransactionsPage[], readonly (readonly string[])[], number | null, boolean]>([
  ['no page is loaded yet', [], [], 1, false],
  ['the only page', [page(1, dated('1', 1))], [['1']], null, true],
  ['an empty page', [page(null, dated('1', 1)), page(null)], [], null, true],
  ['more pages', [page(3, dated('1', 1))], [], 2, false],
  ['newest first, down to a known transaction', [page(3, ...newestFirst)], [['11']], null, true],
  ['newest first, with too few rows to be sure', [page(3, ...newestFirst.slice(0, 9))], [['12']], 2, false],
  [
    'newest first, reaching only the later of two known transactions',
    [page(3, ...newestFirst)],
    [['12'], ['5']],
    2,
    false,
  ],
  ['oldest first', [page(3, ...newestFirst.toReversed())], [['12']], 2, false],
  ['all with the same date', [page(3, ...newestFirst.map(({ id }) => dated(`${id}`, 7)))], [['12']], 2, false],
  ['without dates', [page(3, ...newestFirst.map(({ id }) => someTransaction(id)))], [['12']], 2, false],
  ['a server without pages', [page(null, dated('1', 1)), page(null, dated('1', 1))], [], null, true],
  [
    'a thousand transactions are enough',
    Array.from({ length: 40 }, (_, at) => page(99, dated(`${at}`, 1))),
    [],
    null,
    false,
  ],
])('pages: %s', (_, pages, known, nextPage, isWhole) => {
  expect(collected(pages, known)).toMatchObject({ nextPage, isWhole })
})

test('a transaction that shifts to the next page while reading counts once', () => {
  const shifted = [page(2, dated('3', 3), dated('2', 2)), page(2, dated('2', 2), dated('1', 1))]
  expect(collected(shifted, []).lines.map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('a marked transaction is found in any order and with any page size', () => {
  const anyPages = fc
    .tuple(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 25 }),
      fc.constantFrom('newest', 'oldest', 'mixed'),
    )
    .chain(([count, size, order]) =>
      fc.tuple(
        fc.constant(size),
        fc.constant(order),
        fc.shuffledSubarray(
          Array.from({ length: count }, (_, at) => at),
          { minLength: count },
        ),
      ),
    )
  fc.assert(
    fc.property(anyPages, ([size, order, locations]) => {
      // The move is the newest transaction; all others existed before it.
      const days = locations.map((location) => ({ location, line: dated(`old-${location}`, (location % 20) + 1) }))
      const all = [...days, { location: 1000, line: { ...dated('own', 28), text: own } }]
      const sorted = all.toSorted((one, other) =>
        order === 'newest'
          ? `${other.line.at}`.localeCompare(`${one.line.at}`)
          : order === 'oldest'
            ? `${one.line.at}`.localeCompare(`${other.line.at}`)
            : 0,
      )
      const served: TransactionsPage[] = []
      for (let at = 0; at < sorted.length; at += size)
        served.push(page(Math.ceil(sorted.length / size), ...sorted.slice(at, at + size).map(({ line }) => line)))
      const known = [locations.slice(0, size).map((location) => `old-${location}`)]
      const read: TransactionsPage[] = []
      for (let next = collected(read, known).nextPage; next !== null; next = collected(read, known).nextPage)
        read.push(served[next - 1] ?? page(null))
      const { lines, isWhole } = collected(read, known)
      if (isWhole) expect(reconcile(cover, now(), { lines, isWhole }, false).result).toBe('moved')
      else expect(read).toHaveLength(40)
    }),
  )
})

test('lines tell apart only when every one of them has an id', () => {
  const setup = { ...someSetup, mainBalance: uah(1), serviceBalance: null, active: false }
  expect(snapshotOf(setup, whole(...old))).toEqual({
    main: uah(1),
    service: null,
    isSubscribed: false,
    lineIds: ['7', '6'],
  })
  expect(snapshotOf(setup, whole(...old, someTransaction(null))).lineIds).toBeNull()
  expect(snapshotOf(setup, whole()).lineIds).toEqual([])
})
