import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleTypes } from '../articles/articles.domain.ts'
import { keyStatuses } from '../deliveries-apis/deliveries-apis.section.ts'
import { methodCodes, type Need, needs } from '../deliveries-panel/deliveries-panel.section.ts'
import { kopecks } from '../kernel/money.ts'
import { pathOf } from '../kernel/routes.ts'
import { storeProblems, storeStatuses } from '../stores/stores.domain.ts'
import { type KeyState, type PaymentGap, paymentGaps, type Readiness, type StoreState } from './answer.domain.ts'
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
const lacks = <Missing>(...missing: readonly Missing[]) => ({ isReady: false, missing })
const needsFor = (...kinds: readonly Need[]) => lacks(...kinds.map((kind) => ({ kind, method: null })))
const lacksFor = (kind: PaymentGap, method: string | null = '3') => lacks({ kind, method })

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
  overdue: null,
  products: null,
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
  ['a draft store', aStore({ status: 'draft' }), 'warning storeDraft /stores/edit/5'],
  ['a paused store', aStore({ status: 'paused' }), 'warning storePaused /stores/edit/5'],
  [
    'a store paused until a day',
    aStore({ status: 'paused', pausedUntil: '2026-09-05' }),
    'warning storePausedUntil /stores/edit/5',
  ],
  [
    'a store without a description',
    aStore({ problems: ['description'] }),
    'stopped storeDescription /stores/edit/5#description',
  ],
  ['a store without contacts', aStore({ problems: ['contacts'] }), 'stopped storeContacts /stores/edit/5#phone'],
  ['a store without products', aStore({ problems: ['products'] }), 'stopped productNone /products/panel'],
  ['a store without delivery', aStore({ problems: ['delivery'] }), 'stopped deliveryStore /deliveries/panel'],
  ['a store without payment', aStore({ problems: ['payment'] }), 'stopped paymentStore /payment-methods/methods'],
  ['an expired key', aKey({ status: 'expired' }), 'stopped keyExpired /deliveries/nova/apis?key=7&do=replace'],
  [
    'a key whose time is over although it is still called active',
    aKey({ expiresAt: inDays(0) }),
    'stopped keyExpired /deliveries/nova/apis?key=7&do=replace',
  ],
  ['an invalid key', aKey({ status: 'invalid' }), 'stopped keyInvalid /deliveries/nova/apis?key=7&do=replace'],
  ['a key of 6 days', aKey({ expiresAt: inDays(6) }), 'warning keyExpiring /deliveries/nova/apis?key=7&do=replace'],
  [
    'a key of 14 days',
    aKey({ status: 'expiring', expiresAt: inDays(14) }),
    'warning keyExpiring /deliveries/nova/apis?key=7&do=replace',
  ],
  [
    'no key',
    { delivery: needsFor('key'), keys: [] },
    'stopped deliveryKey /deliveries/nova/apis?key=new&then=sender#key',
  ],
  [
    'no sender',
    { delivery: needsFor('sender') },
    'stopped deliverySender /deliveries/nova/sender?sender=new&then=enable',
  ],
  [
    'a delivery method without an address',
    { delivery: lacks({ kind: 'address', method: 'pickup' }) },
    'stopped deliveryAddress /deliveries/panel?method=pickup#address',
  ],
  [
    'a delivery method without an address that is not named',
    { delivery: needsFor('address') },
    'stopped deliveryAddress /deliveries/panel',
  ],
  [
    'a delivery method without an address beside one that works',
    { delivery: { isReady: true, missing: [{ kind: 'address', method: 'pickup' }] } },
    'advice deliveryAddress /deliveries/panel?method=pickup#address',
  ],
  ['no delivery method', { delivery: lacks() }, 'stopped deliveryNone /deliveries/panel'],
  [
    'a payment method without keys',
    { payment: lacksFor('keys') },
    'stopped paymentKeys /payment-methods/methods/details/3',
  ],
  [
    'a payment method whose missing key is named',
    { payment: lacks({ kind: 'keys', method: '3', field: 'privateKey' }) },
    'stopped paymentKeys /payment-methods/methods/details/3#privateKey',
  ],
  [
    'a payment method without keys that is not named',
    { payment: lacksFor('keys', null) },
    'stopped paymentKeys /payment-methods/methods',
  ],
  [
    'a payment method without details',
    { payment: lacksFor('details') },
    'stopped paymentDetails /payment-methods/methods/details/3',
  ],
  [
    'a payment method without details beside one that works',
    { payment: { ...lacksFor('details'), isReady: true } },
    'advice paymentDetails /payment-methods/methods/details/3',
  ],
  [
    'a payment method without a contract',
    { payment: lacksFor('contract') },
    'stopped deliveryContract /deliveries/panel',
  ],
  [
    'payment on receipt without delivery',
    { payment: lacksFor('codDelivery') },
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
    'warning subscriptionEnding /payments/balances/balance-services',
  ],
  ['a debt', { debt: kopecks(120_50) }, 'warning balanceDebt /payments/balances/main-balance?topUp'],
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
  ['a store is on moderation', aStore({ status: 'in_moderation' })],
  ['a pause is planned', aStore({ status: 'pause_planned' })],
  ['a store that does not sell has problems', aStore({ status: 'in_moderation', problems: ['description'] })],
  ['a status is unknown', { ...aStore({ status: null }), ...aKey({ status: null, expiresAt: inDays(1) }) }],
  ['a key is being checked', { delivery: needsFor('key'), ...aKey({ status: 'checking', expiresAt: null }) }],
  ['a key is turned off', aKey({ status: 'disabled', expiresAt: inDays(-3) })],
  ['a key has no end', aKey({ expiresAt: null })],
  ['a key has 15 days', aKey({ expiresAt: inDays(15) })],
  ['a subscription has 4 days', { subscription: { isActive: true, until: inDays(4) } }],
])('no line: %s', (_, readiness) => {
  expect(told(readiness)).toEqual([])
})

test('a key that needs to be replaced is not missed as well', () => {
  expect(told({ delivery: needsFor('key', 'sender'), ...aKey({ status: 'expired' }) })).toEqual([
    'stopped keyExpired /deliveries/nova/apis?key=7&do=replace',
    'stopped deliverySender /deliveries/nova/sender?sender=new&then=enable',
  ])
})

test('what all stores lack is not told of each store as well', () => {
  const problems = ['delivery', 'payment'] as const
  expect(told({ ...aStore({ problems }), delivery: needsFor('sender') })).toEqual([
    'stopped paymentStore /payment-methods/methods',
    'stopped deliverySender /deliveries/nova/sender?sender=new&then=enable',
  ])
  expect(told({ ...aStore({ problems }), payment: lacks() })).toEqual([
    'stopped deliveryStore /deliveries/panel',
    'stopped paymentNone /payment-methods/methods',
  ])
})

test('a store that waits for its supplier is less urgent while another one sells', () => {
  const stores = [
    store({ id: '1', status: 'draft', problems: ['payment'] }),
    store({ id: '2', status: 'paused' }),
    store({ id: '3', status: 'closed', problems: ['contacts'] }),
    store({ id: '4', status: 'rejected' }),
  ]
  expect(told({ stores })).toEqual([
    'stopped storeRejected /stores/edit/4',
    'warning storeDraft /stores/edit/1',
    'warning storePaused /stores/edit/2',
  ])
  expect(told({ stores: [...stores, store({ status: 'pause_planned' })] })).toEqual([
    'warning storeRejected /stores/edit/4',
    'advice storeDraft /stores/edit/1',
    'advice storePaused /stores/edit/2',
  ])
})

test('several reasons: what stops sales, then what ends sooner, then advice', () => {
  expect(
    told({
      stores: [store({ problems: ['contacts'] }), store({ id: '6', status: 'draft' })],
      keys: [key({ id: '1', expiresAt: inDays(9) }), key({ id: '2', expiresAt: inDays(2) })],
      payment: lacks(),
      information: lacks('about', 'returns'),
      debt: kopecks(1),
      isTelegramLinked: false,
    }),
  ).toEqual([
    'stopped storeContacts /stores/edit/5#phone',
    'stopped paymentNone /payment-methods/methods',
    'stopped article /articles-information?article=about',
    'stopped article /articles-information?article=returns',
    'warning keyExpiring /deliveries/nova/apis?key=2&do=replace',
    'warning keyExpiring /deliveries/nova/apis?key=1&do=replace',
    'warning balanceDebt /payments/balances/main-balance?topUp',
    'advice storeDraft /stores/edit/6',
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
    ['article offer', { article: 'offer' }, {}],
    ['keyExpiring 7', { name: 'Main' }, { carrier: 'nova', days: 6 }],
    ['balanceDebt', null, { debt: 120_50 }],
    ['storePausedUntil 5', { name: 'Shop' }, { until: '2026-09-05' }],
  ])
  const [nameless] = readinessLines({ ...calm, ...aKey({ title: null, carrier: null, status: 'invalid' }) }, now)
  expect([nameless?.about, nameless?.values]).toEqual([null, { carrier: '' }])
})

const ids = { selector: ({ id }: { readonly id: string }) => id, maxLength: 4 }
const someId = fc.integer({ min: 1, max: 9 }).map(String)
const someEnd = fc.option(fc.integer({ min: -3, max: 20 }).map(inDays))
const partWith = <Missing>(missing: fc.Arbitrary<Missing>) =>
  fc.option(fc.record({ isReady: fc.boolean(), missing: fc.array(missing, { maxLength: 4 }) }))
const gapOf = <Kind>(...kinds: readonly Kind[]) =>
  fc.record({ kind: fc.constantFrom(...kinds), method: fc.option(someId) })

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
  delivery: partWith(gapOf(...needs)),
  payment: partWith(gapOf(...paymentGaps)),
  keys: fc.uniqueArray(
    fc.record({
      id: someId,
      title: fc.constant(null),
      carrier: fc.option(fc.constantFrom(...methodCodes)),
      status: fc.option(fc.constantFrom(...keyStatuses)),
      expiresAt: someEnd,
    }),
    ids,
  ),
  subscription: fc.option(fc.record({ isActive: fc.boolean(), until: someEnd })),
  isTelegramLinked: fc.option(fc.boolean()),
  debt: fc.option(fc.integer({ min: 1, max: 1000 }).map(kopecks)),
  overdue: fc.constant(null),
  products: fc.constant(null),
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
      const ranks = lines.map(({ urgency }) => ['stopped', 'warning', 'advice'].indexOf(urgency))
      expect(ranks).toEqual(ranks.toSorted())
    }),
    { numRuns: 300 },
  )
  expect([...seen].toSorted()).toEqual(reasonCodes.toSorted())
})

test('every reason is about something', () => {
  expect(reasonCodes.map((code) => subjectOf({ code })).every((subject) => subject.length > 0)).toBe(true)
})
