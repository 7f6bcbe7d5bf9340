import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { someSetup } from '../../testing/ports.ts'
import type { AttemptOutcome } from '../intents/attempt.machine.ts'
import type { Intent, IntentKind } from '../intents/intents.domain.ts'
import { kopecks } from '../kernel/money.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { type SubscriptionEvent, subscriptionMachine } from './subscription.machine.ts'

const setup = (main: number, service: number, more: Partial<Setup> = {}): Setup => ({
  ...someSetup,
  mainBalance: kopecks(main),
  serviceBalance: kopecks(service),
  cost: kopecks(100),
  active: false,
  ...more,
})
const intent = (kind: IntentKind, step: Intent['step'] = 'sent'): Intent => ({
  id: 'old',
  supplierId: 1,
  kind,
  amount: kopecks(40),
  confirmedAt: 0,
  before: { main: kopecks(100), service: kopecks(60), isSubscribed: false, lineIds: [] },
  step,
})

const visit = lifeOf(subscriptionMachine, {
  trunk: { send: () => {} },
  panel: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'new' },
  supplierId: 1,
  to: 'orders',
  barredBy: [],
})

type Story = readonly (SubscriptionEvent | Happening)[]

const nothingLeft = answers('recallIntent', null)
const free: SubscriptionEvent = { type: 'prompts.changed', isDue: false }
const learned = (known: Setup): SubscriptionEvent => ({ type: 'setup.learned', setup: known })
/** The paywall stands by these settings. */
const barredBy = (known: Setup): Story => [nothingLeft, learned(known), free]
const enough = setup(100, 100)
const paying: Story = [...barredBy(enough), { type: 'offer.accepted' }]
const ends = (result: AttemptOutcome['result'], fresh: Setup | null, more: Partial<AttemptOutcome> = {}) =>
  answers('attempt', { result, fresh, notMoved: null, made: [], isResumed: false, ...more } satisfies AttemptOutcome)
const looked = [answers('recallIntent', intent('coverShortfall'))] as const
const unchecked: SubscriptionEvent = { type: 'attempt.progressed', phase: 'unchecked', kind: 'coverShortfall' }
const begins = ['panel purchase.changed', 'asks attempt']
const over = 'panel purchase.changed'

test.each<[string, Story, object]>([
  ['what an earlier visit left is looked for first', [], { state: 'recalling', said: ['asks recallIntent'] }],
  [
    'nothing left bars nobody yet',
    [nothingLeft],
    { state: 'closed', said: ['panel page.freed'], context: { isCovered: false } },
  ],
  ['a journal that cannot be read bars nobody either', [refuses('recallIntent')], { state: 'closed' }],
  [
    'what was left unclear is looked up, and nobody asked for it',
    [answers('recallIntent', intent('paySubscription'))],
    { state: { purchasing: 'quiet' }, said: begins, context: { isQuiet: true } },
  ],
  [
    'what was moved by an earlier visit stands there',
    [answers('recallIntent', intent('coverShortfall', 'moved'))],
    { state: 'closed', context: { isCovered: true } },
  ],
  ['the first dialogs go before the paywall', [nothingLeft, learned(enough)], { state: 'closed' }],
  [
    'then it stands',
    [nothingLeft, learned(enough), free],
    { state: { open: 'offered' }, said: ['panel page.barred'], context: { isYielding: false } },
  ],
  [
    'a page that is free is not barred',
    [nothingLeft, { type: 'place.left', to: 'main-balance' }, learned(enough), free],
    { state: 'closed' },
  ],
  ['nor is any page of who has paid', [nothingLeft, learned(setup(0, 0, { active: true })), free], { state: 'closed' }],
  [
    'paid elsewhere, it goes',
    [...barredBy(enough), learned(setup(0, 0, { active: true }))],
    { state: 'closed', said: ['panel page.freed'] },
  ],
  [
    'a first dialog that comes up goes before it',
    [...barredBy(enough), { type: 'prompts.changed', isDue: true }],
    { state: 'closed' },
  ],
  [
    'leaving for a free page closes it',
    [...barredBy(enough), { type: 'place.left', to: 'main-balance' }],
    { state: 'closed', context: { to: 'main-balance' } },
  ],
  [
    'the balance can be looked at',
    [...barredBy(enough), { type: 'payments.chosen' }],
    { said: ['trunk place.wanted'], events: [{ place: { to: 'main-balance' } }] },
  ],
  [
    'what is offered stays offered while figures change',
    [nothingLeft, learned(setup(0, 0)), free, learned(enough)],
    { state: { open: 'offered' }, context: { known: enough } },
  ],
  [
    'an offer that shows enough confirms the payment',
    paying,
    { state: { purchasing: 'shown' }, said: begins, context: { confirmed: { step: 'pay' } } },
  ],
  [
    'one that does not confirms nothing',
    [...barredBy(setup(100, 60)), { type: 'offer.accepted' }],
    { state: { purchasing: 'shown' }, context: { confirmed: null } },
  ],
  [
    'with too little on both, a top-up is offered',
    [...barredBy(enough), { type: 'offer.accepted' }, ends('decided', setup(99, 60))],
    { state: { open: 'shortOnMain' }, said: [over, 'panel page.barred'], context: { confirmed: null } },
  ],
  [
    'and leads to the balance',
    [...paying, ends('decided', setup(99, 60)), { type: 'topUp.chosen' }],
    { said: ['trunk place.wanted'], events: [{ place: { to: 'main-balance', search: '?topUp' } }] },
  ],
  [
    'with too little on one, a transfer is',
    [...paying, ends('decided', setup(100, 60))],
    { state: { open: 'shortOnService' } },
  ],
  [
    'and confirmed as it was shown',
    [...paying, ends('decided', setup(100, 60)), { type: 'transfer.confirmed' }],
    {
      state: { purchasing: 'shown' },
      said: begins,
      context: { confirmed: { step: 'transfer', funds: { service: 60 } } },
    },
  ],
  [
    'with enough now, the payment is asked about again',
    [...paying, ends('decided', setup(100, 100, { cost: kopecks(90) }))],
    { state: { open: 'ready' } },
  ],
  [
    'and confirmed by its new price',
    [...paying, ends('decided', setup(100, 100, { cost: kopecks(90) })), { type: 'payment.confirmed' }],
    { state: { purchasing: 'shown' }, context: { confirmed: { step: 'pay', funds: { cost: 90 } } } },
  ],
  [
    'fresh figures choose the dialog anew',
    [...paying, ends('decided', setup(100, 60)), learned(setup(99, 60))],
    { state: { open: 'shortOnMain' }, context: { known: setup(99, 60) } },
  ],
  [
    'every dialog leads back to the offer',
    [...paying, ends('decided', setup(99, 60)), { type: 'dialog.dismissed' }],
    { state: { open: 'offered' } },
  ],
  [
    'figures that tell nothing lead there too',
    [...paying, ends('decided', setup(99, 60)), learned(setup(99, 60, { cost: null }))],
    { state: { open: 'offered' } },
  ],
  [
    'a payment that was made opens everything afresh',
    [...paying, ends('decided', setup(0, 0), { made: [intent('paySubscription')] })],
    { state: 'paid', said: [over, 'trunk access.gained'], context: { known: { mainBalance: 0 } } },
  ],
  [
    'another tab that pays is told of',
    [...paying, ends('elsewhere', null)],
    { state: { open: 'elsewhere' }, said: [over, 'panel page.barred'] },
  ],
  [
    'its figures are taken over, and it still stands there',
    [...paying, ends('elsewhere', null), learned(setup(7, 8))],
    { state: { open: 'elsewhere' }, context: { known: setup(7, 8) } },
  ],
  [
    'a price that is none is told as a failure',
    [...paying, ends('decided', setup(100, 100, { cost: null }))],
    { said: expect.arrayContaining([over, 'trunk failure.met']), context: { known: { cost: null } } },
  ],
  [
    'an attempt that failed leads back to where it stood',
    [...paying, ends('failed', setup(50, 50), { notMoved: intent('paySubscription') })],
    {
      state: { open: 'offered' },
      context: { known: setup(50, 50), notMoved: { kind: 'paySubscription' }, phase: 'reading', kind: null },
    },
  ],
  [
    'one that breaks is told',
    [...paying, breaksDown('attempt')],
    { state: { open: 'offered' }, said: expect.arrayContaining(['trunk failure.met', over]) },
  ],
  [
    'a transfer that was made is remembered',
    [...paying, ends('failed', enough, { made: [intent('coverShortfall')] })],
    { context: { isCovered: true } },
  ],
  [
    'how far it is can be seen',
    [...paying, { type: 'attempt.progressed', phase: 'unchecked', kind: 'paySubscription' }],
    { context: { phase: 'unchecked', kind: 'paySubscription' } },
  ],
  ['a look can be asked for', [...paying, { type: 'check.chosen' }], { said: ['attempt check.chosen'] }],
  ['or put off', [...paying, { type: 'dialog.dismissed' }], { said: ['attempt dialog.dismissed'] }],
  [
    'what was looked up in silence ends in silence',
    [answers('recallIntent', intent('paySubscription')), ends('postponed', null)],
    { state: 'closed', context: { isQuiet: false } },
  ],
  [
    'what needs a person shows itself, and bars the page',
    [...looked, free, unchecked],
    { state: { purchasing: 'shown' }, said: ['panel page.barred'], events: [{ by: 'paywall' }] },
  ],
  ['but not before the first dialogs', [...looked, unchecked], { state: { purchasing: 'quiet' }, said: [] }],
  [
    'for which it steps back',
    [...looked, free, unchecked, { type: 'prompts.changed', isDue: true }],
    { state: { purchasing: 'quiet' }, said: ['panel page.freed'], events: [{ by: 'paywall' }] },
  ],
  [
    'what stands before the page goes before it',
    [...barredBy(enough), { type: 'page.barred', by: 'leaving' }],
    { state: { open: 'offered' }, said: [], context: { barredBy: ['leaving'] } },
  ],
  [
    'and nothing is paid behind it',
    [...barredBy(enough), { type: 'page.barred', by: 'leaving' }, { type: 'offer.accepted' }],
    { state: { open: 'offered' }, said: [] },
  ],
  [
    'only once it is gone',
    [
      ...barredBy(enough),
      { type: 'page.barred', by: 'leaving' },
      { type: 'page.freed', by: 'leaving' },
      { type: 'offer.accepted' },
    ],
    { state: { purchasing: 'shown' } },
  ],
  [
    'where one goes while paying is known',
    [...paying, { type: 'place.left', to: 'chats' }],
    { state: { purchasing: 'shown' }, context: { to: 'chats' } },
  ],
])('%s', async (_, story, lived) => expect(await visit(...story)).toMatchObject(lived))

test('whether a purchase is under way is told with its end', async () => {
  expect((await visit(...paying)).events).toContainEqual({ type: 'purchase.changed', isUnderWay: true })
  expect((await visit(...paying, ends('failed', null))).events).toContainEqual({
    type: 'purchase.changed',
    isUnderWay: false,
  })
})
