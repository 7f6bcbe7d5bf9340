import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someIntent, someSnapshot, someTransaction, uah } from '../../testing/money.ts'
import { someSetup } from '../../testing/ports.ts'
import { kopecks } from '../kernel/money.ts'
import type { BalanceSnapshot, Intent, IntentKind, Transaction } from './intents.domain.ts'
import { gathered, reconcile, snapshotOf, type TransactionsPage } from './reconciliation.domain.ts'

const before = someSnapshot
const now = (news: Partial<BalanceSnapshot> = {}): BalanceSnapshot => ({ ...before, ...news })
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
      'a line with the mark tells at once',
      cover,
      moved,
      whole(someTransaction('8', { text: own }), ...old),
      false,
      'moved',
    ],
    ['whatever the balance says', cover, now(), whole(someTransaction('8', { text: own }), ...old), true, 'moved'],
    ['and in any place', cover, moved, whole(...old, someTransaction('8', { text: own })), false, 'moved'],
    [
      'also in a list that could not be read whole',
      cover,
      moved,
      { lines: [someTransaction('8', { text: own })], isWhole: false },
      false,
      'moved',
    ],
    ['and without ids', cover, now({ lineIds: null }), whole(someTransaction(null, { text: own })), false, 'moved'],
    [
      'a cancelled line is none',
      cover,
      now(),
      whole(someTransaction('8', { text: own, isCancelled: true }), ...old),
      true,
      'notMoved',
    ],
    ['nor is one the other way', toMain, now(), whole(someTransaction('8', { text: own }), ...old), false, 'open'],
    [
      'a payout is told by its key',
      payout,
      now(),
      whole(someTransaction('8', { type: null, text: payout.id })),
      false,
      'moved',
    ],
    [
      'two lines with the mark are told',
      cover,
      moved,
      whole(someTransaction('8', { text: own }), someTransaction('9', { text: own })),
      false,
      'doubled',
    ],
    [
      'a foreign charge in between hides nothing',
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
      'a foreign transfer of the same amount is not ours',
      cover,
      moved,
      whole(someTransaction('8', { text: foreign }), ...old),
      true,
      'notMoved',
    ],
    [
      'nor is one without a mark where marks are shown',
      cover,
      moved,
      whole(someTransaction('8', { text: 'Переказ' }), ...old),
      true,
      'notMoved',
    ],
    ['no line of it once patience is over', cover, now(), whole(...old), true, 'notMoved'],
    [
      'no line of it, and a foreign charge that explains the balance',
      cover,
      now({ service: uah(90) }),
      whole(someTransaction('8', { type: 'sms', amount: uah(-10), text: 'SMS' }), ...old),
      true,
      'notMoved',
    ],
    ['no line of it before patience is over', cover, now(), whole(...old), false, 'open'],
    ['the settings say that it is paid', pay, now({ isSubscribed: true }), whole(...old), false, 'moved'],
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

  test('the operations of a doubled move are named', () => {
    const [one, other] = [someTransaction('8', { text: own }), someTransaction('9', { text: own })]
    expect(reconcile(cover, moved, whole(one, ...old, other), false)).toEqual({
      result: 'doubled',
      operations: [one, other],
    })
  })
})

describe('by arithmetic, where the server repeats no descriptions', () => {
  const types = ['transferIn', 'transferOut', 'subscription', 'topUp', 'sms']

  test.each<[IntentKind, string, 1 | -1]>([
    ['coverShortfall', 'transferIn', 1],
    ['transferToService', 'transferIn', 1],
    ['transferToMain', 'transferOut', -1],
    ['paySubscription', 'subscription', -1],
    ['topUp', 'topUp', 1],
  ])('of %s tells a line of the type %s, and no other', (kind, own, sign) => {
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
    ['one new line that is as it would be', cover, moved, whole(someTransaction('8'), ...mute), true, 'moved'],
    [
      'of a type that is not known',
      cover,
      moved,
      whole(someTransaction('8', { type: 'other' }), ...mute),
      true,
      'moved',
    ],
    ['not before patience is over', cover, moved, whole(someTransaction('8'), ...mute), false, 'open'],
    ['the balance contradicts the line', cover, now(), whole(someTransaction('8'), ...mute), true, 'unknown'],
    [
      'something else touched the balance',
      cover,
      now({ service: uah(489) }),
      whole(someTransaction('8'), someTransaction('9', { type: 'sms', amount: uah(-10) }), ...mute),
      true,
      'unknown',
    ],
    [
      'something else alone touched the balance',
      cover,
      now({ service: uah(90) }),
      whole(someTransaction('9', { type: 'sms', amount: uah(-10) }), ...mute),
      true,
      'unknown',
    ],
    [
      'two lines that could be it',
      cover,
      now({ service: uah(898) }),
      whole(someTransaction('8'), someTransaction('9'), ...mute),
      true,
      'unknown',
    ],
    ['nothing new', cover, now(), whole(...mute), true, 'notMoved'],
    ['nothing new, but another balance', cover, moved, whole(...mute), true, 'unknown'],
    ['nothing new, and a balance that cannot be read', cover, now({ service: null }), whole(...mute), true, 'notMoved'],
    ['a list that could not be read whole', cover, now(), { lines: mute, isWhole: false }, true, 'unknown'],
    [
      'no ids, and both balances as before',
      cover,
      now({ lineIds: null }),
      whole(someTransaction(null)),
      true,
      'notMoved',
    ],
    ['no ids, and the balance as it would be', cover, moved, whole(someTransaction(null)), true, 'moved'],
    [
      'no ids, and only the other balance moved',
      cover,
      now({ main: uah(1), lineIds: null }),
      whole(someTransaction(null)),
      true,
      'unknown',
    ],
    [
      'no ids, and the balance moved otherwise',
      cover,
      now({ service: uah(150), lineIds: null }),
      whole(someTransaction(null)),
      true,
      'unknown',
    ],
    ['no ids before', { ...cover, before: now({ lineIds: null }) }, now(), whole(...mute), true, 'unknown'],
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

/** From the 20th day down to the 11th. */
const newestFirst = Array.from({ length: 10 }, (_, at) => dated(`${20 - at}`, 20 - at))

test.each<[string, readonly TransactionsPage[], readonly (readonly string[])[], number | null, boolean]>([
  ['nothing is read yet', [], [], 1, false],
  ['the only page', [page(1, dated('1', 1))], [['1']], null, true],
  ['an empty page', [page(null, dated('1', 1)), page(null)], [], null, true],
  ['more pages', [page(3, dated('1', 1))], [], 2, false],
  ['newest first, and reached what was there', [page(3, ...newestFirst)], [['11']], null, true],
  ['newest first, but too few to be sure', [page(3, ...newestFirst.slice(0, 9))], [['12']], 2, false],
  [
    'newest first, but of two moments only the later one is reached',
    [page(3, ...newestFirst)],
    [['12'], ['5']],
    2,
    false,
  ],
  ['oldest first', [page(3, ...newestFirst.toReversed())], [['12']], 2, false],
  ['all of one moment', [page(3, ...newestFirst.map(({ id }) => dated(`${id}`, 7)))], [['12']], 2, false],
  ['without dates', [page(3, ...newestFirst.map(({ id }) => someTransaction(id)))], [['12']], 2, false],
  ['a server that knows no pages', [page(null, dated('1', 1)), page(null, dated('1', 1))], [], null, true],
  [
    'a thousand transactions are enough',
    Array.from({ length: 40 }, (_, at) => page(99, dated(`${at}`, 1))),
    [],
    null,
    false,
  ],
])('pages: %s', (_, pages, known, nextPage, isWhole) => {
  expect(gathered(pages, known)).toMatchObject({ nextPage, isWhole })
})

test('a transaction that moved to the next page meanwhile counts once', () => {
  const shifted = [page(2, dated('3', 3), dated('2', 2)), page(2, dated('2', 2), dated('1', 1))]
  expect(gathered(shifted, []).lines.map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('a marked transaction is found in a list of any order and any size of pages', () => {
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
    fc.property(anyPages, ([size, order, places]) => {
      // The move is the newest of all; everything else was there before.
      const days = places.map((place) => ({ place, line: dated(`old-${place}`, (place % 20) + 1) }))
      const all = [...days, { place: 1000, line: { ...dated('own', 28), text: own } }]
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
      const known = [places.slice(0, size).map((place) => `old-${place}`)]
      const read: TransactionsPage[] = []
      for (let next = gathered(read, known).nextPage; next !== null; next = gathered(read, known).nextPage)
        read.push(served[next - 1] ?? page(null))
      const { lines, isWhole } = gathered(read, known)
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
