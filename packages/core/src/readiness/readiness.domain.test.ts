import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleTypes } from '../articles/articles.domain.ts'
import { kopecks } from '../kernel/money.ts'
import { pathOf } from '../kernel/routes.ts'
import {
  carriers,
  deliveryGaps,
  type KeyState,
  keyStatuses,
  paymentGaps,
  type Readiness,
  type StoreState,
  storeProblems,
  storeStatuses,
} from './answer.domain.ts'
import { inOrder, reasonCodes, subjectOf } from './line.domain.ts'
import { readinessLines } from './readiness.domain.ts'

const now = Date.UTC(2026, 7, 23, 9)
const inDays = (days: number) => new Date(now + days * 24 * 3_600_000).toISOString()

const store = (more: Partial<StoreState> = {}): StoreState => ({
  id: '5',
  name: 'Shop',
  status: 'active',
  pausedUntil: null,
  problems: [],
  ...more,
})

const key = (more: Partial<KeyState> = {}): KeyState => ({
  id: '7',
  title: 'Main',
  carrier: 'nova',
  status: 'active',
  expiresAt: inDays(200),
  ...more,
})

const ready = { isReady: true, missing: [] } as const
const lacks = <Gap>(...missing: readonly Gap[]) => ({ isReady: false, missing })

/** A supplier who lacks nothing. */
const calm: Readiness = {
  stores: [store()],
  information: ready,
  delivery: ready,
  payment: ready,
  keys: [key()],
  subscription: { isActive: true, until: inDays(20) },
  isTelegramLinked: true,
  debt: null,
}

/** The lines as `urgency code place`. */
const told = (readiness: Partial<Readiness>) =>
  readinessLines({ ...calm, ...readiness }, now).map(
    ({ urgency, code, location }) => `${urgency} ${code} ${pathOf(location)}`,
  )

const aStore = (more: Partial<StoreState>) => ({ stores: [store(more)] })
const aKey = (more: Partial<KeyState>) => ({ keys: [key(more)] })

test.each<[string, Partial<Readiness>, string]>([
  ['no store', { stores: [] }, 'stopped storeNone /stores/create'],
  ['only a closed store', aStore({ status: 'closed' }), 'stopped storeNone /stores/create'],
  ['a blocked store', aStore({ status: 'blocked' }), 'stopped storeBlocked /stores/edit/5'],
  ['a rejected store', aStore({ status: 'rejected' }), 'stopped storeRejected /stores/edit/5'],
  ['a draft store', aStore({ status: 'draft' }), 'stopped storeDraft /stores/edit/5'],
  ['a paused store', aStore({ status: 'paused' }), 'stopped storePaused /stores/edit/5'],
  [
    'a store paused until a day',
    aStore({ status: 'paused', pausedUntil: '2026-09-05' }),
    'stopped storePausedUntil /stores/edit/5',
  ],
  ['a store without contacts', aStore({ problems: ['contacts'] }), 'advice storeContacts /stores/edit/5#phone'],
  [
    'a store without a description',
    aStore({ problems: ['description'] }),
    'advice storeDescription /stores/edit/5#description',
  ],
  ['a store without a manager', aStore({ problems: ['manager'] }), 'advice storeManager /stores/edit/5#manager'],
  ['an expired key', aKey({ status: 'expired' }), 'stopped keyExpired /deliveries/nova/apis?key=7#key'],
  [
    'a key whose time is over although it is still called active',
    aKey({ expiresAt: inDays(0) }),
    'stopped keyExpired /deliveries/nova/apis?key=7#key',
  ],
  ['an invalid key', aKey({ status: 'invalid' }), 'stopped keyInvalid /deliveries/nova/apis?key=7#key'],
  ['a key of 6 days', aKey({ expiresAt: inDays(6) }), 'soon keyExpiring /deliveries/nova/apis?key=7#key'],
  [
    'a key of 14 days',
    aKey({ status: 'expiring', expiresAt: inDays(14) }),
    'soon keyExpiring /deliveries/nova/apis?key=7#key',
  ],
  ['no key', { delivery: lacks('key'), keys: [] }, 'stopped deliveryKey /deliveries/nova/apis?key=new#key'],
  ['no sender', { delivery: lacks('sender') }, 'stopped deliverySender /deliveries/nova/sender?sender=new'],
  ['no pick-up address', { delivery: lacks('address') }, 'stopped deliveryAddress /deliveries/panel'],
  ['no delivery method', { delivery: lacks() }, 'stopped deliveryNone /deliveries/panel'],
  [
    'a payment method without keys',
    { payment: lacks({ kind: 'keys', method: '3' }) },
    'stopped paymentKeys /payment-methods/methods/details/3',
  ],
  [
    'a payment method without keys that is not named',
    { payment: lacks({ kind: 'keys', method: null }) },
    'stopped paymentKeys /payment-methods/methods',
  ],
  [
    'a payment method without a contract',
    { payment: lacks({ kind: 'contract', method: '3' }) },
    'stopped paymentContract /payment-methods/methods/details/3',
  ],
  [
    'a payment method without account details',
    { payment: lacks({ kind: 'details', method: '3' }) },
    'stopped paymentDetails /payment-methods/methods/details/3',
  ],
  [
    'cash on delivery without a delivery for it',
    { payment: lacks({ kind: 'codDelivery', method: '3' }) },
    'stopped deliveryCod /deliveries/panel',
  ],
  ['no payment method', { payment: lacks() }, 'stopped paymentNone /payment-methods/methods'],
  ['a required article', { information: lacks('returns') }, 'stopped article /articles-information?article=returns'],
  ['required articles that are not named', { information: lacks() }, 'stopped articleMissing /articles-information'],
  [
    'no subscription',
    { subscription: { isActive: false, until: null } },
    'stopped subscriptionOff /payments/balances/main-balance?topUp',
  ],
  [
    'a subscription that ends',
    { subscription: { isActive: true, until: inDays(3) } },
    'soon subscriptionEnding /payments/balances/balance-services',
  ],
  ['a debt', { debt: kopecks(120_50) }, 'soon balanceDebt /payments/balances/main-balance?topUp'],
  ['no Telegram', { isTelegramLinked: false }, 'advice telegramUnlinked /settings/preferences#channels'],
])('the reason alone gives one line: %s', (_, readiness, line) => {
  expect(told(readiness)).toEqual([line])
})

test.each<[string, Partial<Readiness>]>([
  ['nothing is wrong', {}],
  [
    'nothing is known',
    {
      stores: null,
      information: null,
      delivery: null,
      payment: null,
      keys: [],
      subscription: null,
      isTelegramLinked: null,
    },
  ],
  ['a store is on moderation', aStore({ status: 'moderation' })],
  ['a status is unknown', { ...aStore({ status: null }), ...aKey({ status: null, expiresAt: inDays(1) }) }],
  ['a key is being checked', { delivery: lacks('key'), ...aKey({ status: 'checking', expiresAt: null }) }],
  ['a key is turned off', aKey({ status: 'disabled', expiresAt: inDays(-3) })],
  ['a key has no end', aKey({ expiresAt: null })],
  ['a key has 15 days', aKey({ expiresAt: inDays(15) })],
  ['a subscription has 4 days', { subscription: { isActive: true, until: inDays(4) } }],
  ['what is ready lacks something else', { delivery: { isReady: true, missing: ['address'] } }],
])('no line: %s', (_, readiness) => {
  expect(told(readiness)).toEqual([])
})

test('a key that needs to be replaced is not missed as well', () => {
  expect(told({ delivery: lacks('key', 'sender'), ...aKey({ status: 'expired' }) })).toEqual([
    'stopped keyExpired /deliveries/nova/apis?key=7#key',
    'stopped deliverySender /deliveries/nova/sender?sender=new',
  ])
})

test('a store that waits for its supplier is less urgent while another one sells', () => {
  const stores = [
    store({ id: '1', status: 'draft', problems: ['contacts'] }),
    store({ id: '2', status: 'paused' }),
    store({ id: '3', status: 'closed', problems: ['contacts'] }),
  ]
  expect(told({ stores })).toEqual([
    'stopped storePaused /stores/edit/2',
    'stopped storeDraft /stores/edit/1',
    'advice storeContacts /stores/edit/1#phone',
  ])
  expect(told({ stores: [...stores, store()] })).toEqual([
    'advice storePaused /stores/edit/2',
    'advice storeDraft /stores/edit/1',
    'advice storeContacts /stores/edit/1#phone',
  ])
})

test('several reasons: what stops sales, then what ends sooner, then advice', () => {
  expect(
    told({
      ...aStore({ problems: ['description'] }),
      keys: [key({ id: '1', expiresAt: inDays(9) }), key({ id: '2', expiresAt: inDays(2) })],
      payment: lacks(),
      information: lacks('about', 'returns'),
      debt: kopecks(1),
      isTelegramLinked: false,
    }),
  ).toEqual([
    'stopped paymentNone /payment-methods/methods',
    'stopped article /articles-information?article=about',
    'stopped article /articles-information?article=returns',
    'soon keyExpiring /deliveries/nova/apis?key=2#key',
    'soon keyExpiring /deliveries/nova/apis?key=1#key',
    'soon balanceDebt /payments/balances/main-balance?topUp',
    'advice storeDescription /stores/edit/5#description',
    'advice telegramUnlinked /settings/preferences#channels',
  ])
})

test('a line names its record and the values of its text', () => {
  const lines = readinessLines(
    {
      ...calm,
      ...aStore({ status: 'paused', pausedUntil: '2026-09-05' }),
      ...aKey({ expiresAt: inDays(5.5) }),
      information: lacks('offer'),
      debt: kopecks(120_50),
    },
    now,
  )
  expect(lines.map(({ id, about, values }) => [id, about, values])).toEqual([
    ['storePausedUntil 5', { name: 'Shop' }, { until: '2026-09-05' }],
    ['article offer', { article: 'offer' }, {}],
    ['keyExpiring 7', { name: 'Main' }, { carrier: 'nova', days: 6 }],
    ['balanceDebt', null, { debt: 120_50 }],
  ])
  const [nameless] = readinessLines({ ...calm, ...aKey({ title: null, carrier: null, status: 'invalid' }) }, now)
  expect([nameless?.about, nameless?.values]).toEqual([null, { carrier: '' }])
})

const ids = { selector: ({ id }: { readonly id: string }) => id, maxLength: 4 }
const someId = fc.integer({ min: 1, max: 9 }).map(String)
const someEnd = fc.option(fc.integer({ min: -3, max: 20 }).map(inDays))
const partWith = <Gap>(gap: fc.Arbitrary<Gap>) =>
  fc.option(fc.record({ isReady: fc.boolean(), missing: fc.array(gap, { maxLength: 4 }) }))

const anyReadiness: fc.Arbitrary<Readiness> = fc.record({
  stores: fc.option(
    fc.uniqueArray(
      fc.record({
        id: someId,
        name: fc.option(fc.constant('Shop')),
        status: fc.option(fc.constantFrom(...storeStatuses)),
        pausedUntil: fc.option(fc.constant('2026-09-05')),
        problems: fc.subarray([...storeProblems]),
      }),
      ids,
    ),
  ),
  information: partWith(fc.constantFrom(...articleTypes)),
  delivery: partWith(fc.constantFrom(...deliveryGaps)),
  payment: partWith(fc.record({ kind: fc.constantFrom(...paymentGaps), method: fc.option(someId) })),
  keys: fc.uniqueArray(
    fc.record({
      id: someId,
      title: fc.constant(null),
      carrier: fc.option(fc.constantFrom(...carriers)),
      status: fc.option(fc.constantFrom(...keyStatuses)),
      expiresAt: someEnd,
    }),
    ids,
  ),
  subscription: fc.option(fc.record({ isActive: fc.boolean(), until: someEnd })),
  isTelegramLinked: fc.option(fc.boolean()),
  debt: fc.option(fc.integer({ min: 1, max: 1000 }).map(kopecks)),
})

const backwards = (readiness: Readiness): Readiness => ({
  ...readiness,
  stores: readiness.stores?.toReversed() ?? null,
  keys: readiness.keys.toReversed(),
  information: readiness.information && {
    ...readiness.information,
    missing: readiness.information.missing.toReversed(),
  },
  payment: readiness.payment && { ...readiness.payment, missing: readiness.payment.missing.toReversed() },
})

test('no line is given twice, and the order of the answer does not matter', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyReadiness, (readiness) => {
      const lines = readinessLines(readiness, now)
      for (const line of lines) seen.add(line.code)
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      expect(readinessLines(backwards(readiness), now)).toEqual(lines)
      expect(inOrder(lines.toReversed())).toEqual(lines)
      const ranks = lines.map(({ urgency }) => ['stopped', 'soon', 'advice'].indexOf(urgency))
      expect(ranks).toEqual(ranks.toSorted())
    }),
    { numRuns: 300 },
  )
  expect([...seen].toSorted()).toEqual(reasonCodes.toSorted())
})

test('every reason is about something', () => {
  expect(reasonCodes.map((code) => subjectOf({ code })).every((subject) => subject.length > 0)).toBe(true)
})
