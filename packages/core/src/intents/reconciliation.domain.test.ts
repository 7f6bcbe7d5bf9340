import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someSnapshot, someTransaction, uah } from '../../testing/samples/money.ts'
import { kopecks } from '../kernel/money.ts'
import { type BalanceSnapshot, type Intent, type IntentKind, intentKinds, type Transaction } from './intents.domain.ts'
import { collected, isRefusalDoubted, reconcile, snapshotOf, type TransactionsPage } from './reconciliation.domain.ts'

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
      whole(someTransaction('8', { text: own, status: 'cancelled' }), ...old),
      true,
      'cancelled',
    ],
    [
      'a cancelled transaction may still be followed by another one',
      cover,
      now(),
      whole(someTransaction('8', { text: own, status: 'cancelled' }), ...old),
      false,
      'open',
    ],
    [
      'a cancelled transaction that the balance does not account for',
      cover,
      moved,
      whole(someTransaction('8', { text: own, status: 'cancelled' }), ...old),
      true,
      'unknown',
    ],
    [
      'a cancelled transaction that was made once more',
      cover,
      moved,
      whole(someTransaction('8', { text: own, status: 'cancelled' }), someTransaction('9', { text: own }), ...old),
      true,
      'moved',
    ],
    [
      'a transaction in an unknown state is no proof while it may change',
      cover,
      moved,
      whole(someTransaction('8', { text: own, status: 'unclear' }), ...old),
      false,
      'open',
    ],
    [
      'a transaction in an unknown state',
      cover,
      moved,
      whole(someTransaction('8', { text: own, status: 'unclear' }), ...old),
      true,
      'unknown',
    ],
    [
      'a transaction and its return, both with the mark',
      cover,
      now(),
      whole(
        someTransaction('8', { text: own }),
        someTransaction('9', { type: 'transferOut', amount: uah(-399), text: own }),
        ...old,
      ),
      true,
      'unknown',
    ],
    [
      'two parts of a move, both with the mark',
      cover,
      moved,
      whole(
        someTransaction('8', { text: own, amount: uah(300) }),
        someTransaction('9', { text: own, amount: uah(99) }),
        ...old,
      ),
      false,
      'moved',
    ],
    [
      'two parts of a move, of which one was rejected',
      cover,
      now({ service: uah(400) }),
      whole(
        someTransaction('8', { text: own, amount: uah(300) }),
        someTransaction('9', { text: own, amount: uah(99), status: 'cancelled' }),
        ...old,
      ),
      true,
      'unknown',
    ],
    [
      'a move that the server wrote together with another one, with the mark',
      cover,
      now({ service: uah(600) }),
      whole(someTransaction('8', { text: own, amount: uah(500) }), ...old),
      true,
      'moved',
    ],
    [
      'two transactions of unknown amounts with the mark are a double move',
      cover,
      moved,
      whole(someTransaction('8', { text: own, amount: null }), someTransaction('9', { text: own, amount: null })),
      false,
      'doubled',
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
      'a foreign transfer that the balance does not show',
      cover,
      now(),
      whole(someTransaction('8', { text: foreign }), ...old),
      true,
      'unknown',
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
      'only another charge, which accounts for the balance',
      cover,
      now({ service: uah(90) }),
      whole(someTransaction('9', { type: 'sms', amount: uah(-10) }), ...mute),
      true,
      'notMoved',
    ],
    [
      'only another charge, which does not account for the balance',
      cover,
      now({ service: uah(489) }),
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
    ['nothing new, and an unknown balance', cover, now({ service: null }), whole(...mute), true, 'unknown'],
    [
      'one new transaction as expected, and an unknown balance',
      cover,
      now({ service: null }),
      whole(someTransaction('8'), ...mute),
      true,
      'unknown',
    ],
    ['an incomplete list', cover, now(), { lines: mute, isWhole: false }, true, 'unknown'],
    [
      'no ids, both balances as before, and no transaction of the amount',
      cover,
      now({ lineIds: null }),
      whole(someTransaction(null, { amount: uah(1) })),
      true,
      'notMoved',
    ],
    [
      'no ids, both balances as before, and a transaction of the amount, which two moves may hide',
      cover,
      now({ lineIds: null }),
      whole(someTransaction(null)),
      true,
      'unknown',
    ],
    [
      'no ids, the expected balance, and no transaction of the amount',
      cover,
      moved,
      whole(someTransaction(null, { amount: uah(1) })),
      true,
      'unknown',
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
    [
      'a payout of another amount with a key of its own',
      payout,
      now(),
      whole(someTransaction('8', { type: null, amount: uah(1), text: 'key' })),
      true,
      'notMoved',
    ],
  ])('%s', (_, intent, snapshot, found, isOver, result) => {
    expect(reconcile(intent, snapshot, found, isOver).result).toBe(result)
  })
})

describe('on a server that cuts, rewrites or drops some descriptions and types', () => {
  const marked = [
    someTransaction('7', { text: foreign }),
    someTransaction('6', { type: 'transferOut', amount: uah(-399), text: foreign }),
  ]
  const kinds = intentKinds
  const types: Readonly<Record<IntentKind, string>> = {
    coverShortfall: 'transferIn',
    transferToService: 'transferIn',
    transferToMain: 'transferOut',
    paySubscription: 'subscription',
    topUp: 'topUp',
    payout: 'payout',
    withdrawBonus: 'bonus',
  }
  const signOf = (kind: IntentKind) => (kind === 'transferToMain' || kind === 'paySubscription' ? -1 : 1)

  /** What may become of the line of a move that was made; every one of them could still be that line. */
  const spoiled: readonly [string, Partial<Transaction>][] = [
    ['no text', { text: null }],
    ['an empty text', { text: '' }],
    ['the purpose alone', { text: 'Переказ між балансами' }],
    ['another text', { text: 'Зарахування коштів' }],
    ['a translated text', { text: 'Transfer between balances' }],
    ['a text cut within the mark', { text: 'Переказ · 7K3M-9Q' }],
    ['a text cut to half of the mark', { text: 'Переказ · 7K3M' }],
    ['a text cut before the mark', { text: 'Переказ ·' }],
    ['a text that begins within the mark', { text: '…3M-9QXP' }],
    ['no amount', { text: 'Переказ', amount: null }],
    ['no amount and no text', { text: null, amount: null }],
  ]
  const untyped: readonly (string | null)[] = [null, 'other', 'own']

  const cases = kinds.flatMap((kind) =>
    spoiled.flatMap(([name, more]) => untyped.map((type) => [kind, name, type, more] as const)),
  )
  test.each(cases)('%s: a new line with %s and the type %s is no proof that it was not made', (kind, _, type, more) => {
    const intent = someIntent(kind)
    const amount = kopecks(signOf(kind) * intent.amount)
    const line = someTransaction('8', { type: type === 'own' ? types[kind] : type, amount, ...more })
    const after = now({ service: kopecks((before.service ?? 0) + (line.amount ?? 0)) })
    const shown = marked.map((one) => ({ ...one, type: line.type }))
    expect(reconcile(intent, after, whole(line, ...shown), true).result).toBe('unknown')
    expect(reconcile(intent, now(), whole(line, ...shown), true).result).toBe('unknown')
    expect(reconcile(intent, after, { lines: [line, ...shown], isWhole: false }, true).result).toBe('unknown')
    expect(reconcile(intent, after, whole(line, ...shown), false).result).toBe('open')
  })

  const cut = someTransaction('8', { text: 'Переказ' })
  test.each<Case>([
    [
      'the move without its mark beside a foreign charge',
      cover,
      now({ service: uah(489) }),
      whole(cut, someTransaction('9', { type: 'sms', amount: uah(-10), text: 'SMS' }), ...marked),
      true,
      'unknown',
    ],
    [
      'two new alike lines without marks',
      cover,
      now({ service: uah(898) }),
      whole(cut, { ...cut, id: '9' }, ...marked),
      true,
      'unknown',
    ],
    [
      'two new alike lines, one with the mark of another move',
      cover,
      now({ service: uah(898) }),
      whole(cut, { ...cut, id: '9', text: foreign }, ...marked),
      true,
      'unknown',
    ],
    [
      'two new alike lines, one with its own mark',
      cover,
      now({ service: uah(898) }),
      whole(cut, { ...cut, id: '9', text: own }, ...marked),
      true,
      'moved',
    ],
    [
      'a move and its return, which leave the balance as it was',
      cover,
      now(),
      whole(cut, someTransaction('9', { type: 'transferOut', amount: uah(-399), text: 'Повернення' }), ...marked),
      true,
      'unknown',
    ],
    [
      'only a foreign line of another amount',
      cover,
      now({ service: uah(101) }),
      whole({ ...cut, amount: uah(1) }, ...marked),
      true,
      'notMoved',
    ],
    [
      'only a foreign line in the other direction',
      cover,
      now({ service: uah(-299) }),
      whole({ ...cut, amount: uah(-399) }, ...marked),
      true,
      'notMoved',
    ],
    [
      'only a foreign line of another amount that the balance does not show',
      cover,
      now(),
      whole({ ...cut, amount: uah(1) }, ...marked),
      true,
      'unknown',
    ],
    [
      'only the line of another move, with its mark',
      cover,
      moved,
      whole({ ...cut, text: foreign }, ...marked),
      true,
      'notMoved',
    ],
    [
      'the line of another move without an amount',
      cover,
      moved,
      whole({ ...cut, text: foreign, amount: null }, ...marked),
      true,
      'unknown',
    ],
    [
      'a move in two parts without marks',
      cover,
      moved,
      whole({ ...cut, amount: uah(300) }, { ...cut, id: '9', amount: uah(99), text: null }, ...marked),
      true,
      'unknown',
    ],
    [
      'a move in two parts, of which one has no amount',
      cover,
      moved,
      whole({ ...cut, amount: uah(1) }, { ...cut, id: '9', amount: null }, ...marked),
      true,
      'unknown',
    ],
    [
      'a move that the server wrote together with another one, without marks',
      cover,
      now({ service: uah(600) }),
      whole({ ...cut, amount: uah(500) }, ...marked),
      true,
      'unknown',
    ],
    [
      'a move in two parts that the server took back',
      cover,
      now(),
      whole(
        { ...cut, amount: uah(300) },
        { ...cut, id: '9', amount: uah(99) },
        { ...cut, id: '10', type: 'transferOut', amount: uah(-399) },
        ...marked,
      ),
      true,
      'unknown',
    ],
    [
      'foreign lines that together do not reach the amount',
      cover,
      now({ service: uah(498) }),
      whole({ ...cut, amount: uah(300) }, { ...cut, id: '9', amount: uah(98) }, ...marked),
      true,
      'notMoved',
    ],
    [
      'the only line of a move, in an unknown state, on a server without marks',
      cover,
      moved,
      whole({ ...cut, text: null, status: 'unclear' }, ...mute),
      true,
      'unknown',
    ],
    ['only a cancelled line', cover, now(), whole({ ...cut, status: 'cancelled' }, ...marked), true, 'notMoved'],
    [
      'a cancelled line that still changed the balance',
      cover,
      moved,
      whole({ ...cut, status: 'cancelled' }, ...marked),
      true,
      'unknown',
    ],
    [
      'a cancelled line beside the move without its mark',
      cover,
      moved,
      whole({ ...cut, id: '9', status: 'cancelled' }, cut, ...marked),
      true,
      'unknown',
    ],
    [
      'nothing new among lines of which some have no text',
      cover,
      now(),
      whole(...marked.map((line, at) => (at === 0 ? { ...line, text: null } : line))),
      true,
      'notMoved',
    ],
    [
      'ids missing now, and an unmarked line of the amount',
      cover,
      moved,
      whole({ ...cut, id: null }, ...marked),
      true,
      'unknown',
    ],
    [
      'ids missing now, both balances as before, and only marked lines of the amount',
      cover,
      now(),
      whole({ ...cut, id: null, text: foreign }, ...marked),
      true,
      'notMoved',
    ],
    [
      'ids missing before, and an unmarked line of the amount',
      { ...cover, before: now({ lineIds: null }) },
      now(),
      whole(cut, ...marked),
      true,
      'unknown',
    ],
    [
      'ids missing before, and only marked lines of the amount',
      { ...cover, before: now({ lineIds: null }) },
      now(),
      whole(...marked),
      true,
      'notMoved',
    ],
    [
      'ids missing before, only marked lines, and another balance',
      { ...cover, before: now({ lineIds: null }) },
      now({ main: uah(1) }),
      whole(...marked),
      true,
      'unknown',
    ],
    [
      'a payout whose key is missing on one new row',
      payout,
      now(),
      whole({ ...cut, type: null, text: null }, ...marked),
      true,
      'unknown',
    ],
    [
      'a payout beside one with the mark of another',
      payout,
      now(),
      whole({ ...cut, type: null, text: foreign }, ...marked),
      true,
      'notMoved',
    ],
    [
      'a subscription without a mark',
      pay,
      now({ service: uah(-299) }),
      whole(someTransaction('8', { type: 'subscription', amount: uah(-399), text: 'Підписка' }), {
        ...cut,
        id: '7',
        type: 'subscription',
        text: foreign,
      }),
      true,
      'unknown',
    ],
  ])('%s', (_, intent, snapshot, found, isOver, result) => {
    expect(reconcile(intent, snapshot, found, isOver).result).toBe(result)
  })

  test('a move that was made is never told as not made, whatever becomes of the lines', () => {
    const text = fc.constantFrom(own, own.slice(0, -1), 'Переказ · 7K3M', 'Переказ', 'Transfer', '', null)
    const type = fc.constantFrom('own', 'other', null)
    const amount = fc.constantFrom(399, -399, 1, -10)
    const noise = fc.record({ text: fc.oneof(text, fc.constant(foreign)), type, amount })
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds.filter((kind) => kind !== 'payout')),
        text,
        type,
        fc.array(noise, { maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom<readonly number[]>([399], [300, 99], [100, 100, 199]),
        (kind, ownText, ownType, others, hasIds, isAmountShown, parts) => {
          const intent = someIntent(kind)
          const sum = signOf(kind) * intent.amount + others.reduce((all, one) => all + uah(one.amount), 0)
          const typed = (written: string | null) => (written === 'own' ? types[kind] : written)
          const lines = [
            // A server without ids is judged by single lines only.
            ...(hasIds ? parts : [399]).map((part, at) =>
              someTransaction(`${at + 200}`, {
                text: ownText,
                type: typed(ownType),
                amount: isAmountShown ? uah(signOf(kind) * part) : null,
              }),
            ),
            ...others.map((one, at) =>
              someTransaction(`${at + 101}`, { text: one.text, type: typed(one.type), amount: uah(one.amount) }),
            ),
            ...marked,
          ].map((line) => (hasIds ? line : { ...line, id: null }))
          const after = now({ service: kopecks((before.service ?? 0) + sum) })
          expect(reconcile(intent, after, whole(...lines), true).result).not.toBe('notMoved')
        },
      ),
    )
  })
})

test.each<[string, Intent, Partial<BalanceSnapshot>, readonly Transaction[], boolean]>([
  ['no new line', cover, moved, old, false],
  ['a new line without a mark, and a changed balance', cover, moved, [someTransaction('8'), ...old], true],
  ['a new line without a mark, and the balance as before', cover, now(), [someTransaction('8'), ...old], false],
  ['a new line with the mark of another move', cover, moved, [someTransaction('8', { text: foreign }), ...old], false],
  ['a new line of another amount', cover, moved, [someTransaction('8', { amount: uah(1) }), ...old], false],
  ['an old line without an id, and the balance as before', cover, now(), [someTransaction(null)], false],
  ['an old line without an id, and a changed balance', cover, moved, [someTransaction(null)], true],
  ['a new payout without a key', payout, now(), [someTransaction('8', { type: null })], true],
  [
    'two new lines that make up the amount',
    cover,
    moved,
    [someTransaction('8', { amount: uah(300) }), someTransaction('9', { amount: uah(99) }), ...old],
    true,
  ],
  ['a larger charge', pay, now({ service: uah(-900) }), [someTransaction('8', { amount: uah(-1000) }), ...old], false],
  [
    'its own line that waits for its execution',
    cover,
    now(),
    [someTransaction('8', { text: own, status: 'unclear' })],
    true,
  ],
  [
    'its own line that was rejected',
    cover,
    now(),
    [someTransaction('8', { text: own, status: 'cancelled' }), ...old],
    false,
  ],
])('a refusal beside %s', (_, intent, events, lines, isDoubted) => {
  expect(isRefusalDoubted(intent, now(events), whole(...lines))).toBe(isDoubted)
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
