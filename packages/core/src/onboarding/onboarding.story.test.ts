import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut, tells } from '../../testing/life.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { Bar } from '../kernel/bars.ts'
import type { Supplier } from '../session/session.domain.ts'
import { type OnboardingEvent, onboardingMachine } from './onboarding.machine.ts'

const complete: Supplier = { ...someSession.supplier, storeName: 'Shop', telegramId: '7', managerTelegram: '@a' }
const nameless: Supplier = { ...complete, storeName: null }
const unmanaged: Supplier = { ...complete, managerTelegram: null }
const unlinked: Supplier = { ...complete, telegramId: null }
const unwritten = { ...someSetup, steps: { ...someSetup.steps, information: false } }

const visitOf = (supplier: Supplier, barredBy: readonly Bar[] = []) =>
  lifeOf(onboardingMachine, {
    trunk: { send: () => {} },
    panel: { send: () => {} },
    clock: { now: () => 0 },
    supplier,
    page: 'orders',
    barredBy,
  })

type Story = readonly (OnboardingEvent | Happening)[]

const saving = (form: string, isSaving: boolean) =>
  tells({ type: `xstate.snapshot.${form}`, snapshot: { hasTag: () => isSaving } })
const recalled = answers('recallPostponed', [])
const settled: OnboardingEvent = { type: 'account.settled' }
const begun = [recalled, settled] as const
const bars = ['panel prompts.changed', 'panel page.barred']
const frees = ['panel prompts.changed', 'panel page.freed']
const put: OnboardingEvent = { type: 'prompt.postponed' }
const learned = (supplier: Supplier): OnboardingEvent => ({ type: 'supplier.learned', supplier })

test.each<[string, Supplier, Story, object]>([
  [
    'what was put off before is recalled first',
    nameless,
    [],
    { state: 'recalling', said: ['asks watchPostponed', 'asks recallPostponed'] },
  ],
  [
    'until the account was read, the paywall waits and nothing is asked',
    nameless,
    [recalled],
    { state: 'undecided', said: ['panel prompts.changed'], events: [{ isDue: true }] },
  ],
  [
    'a store without a name is asked for it',
    nameless,
    begun,
    { state: { storeName: 'shown' }, said: [...bars, 'asks storeNameForm'] },
  ],
  [
    'a memory that is lost puts nothing off',
    nameless,
    [refuses('recallPostponed'), settled],
    { state: { storeName: 'shown' } },
  ],
  ['a store without a manager is asked for one', unmanaged, begun, { said: [...bars, 'asks managerForm'] }],
  ['who has no Telegram is asked to link it', unlinked, begun, { state: 'telegram', said: bars }],
  [
    'what was put off in this visit is not asked',
    unlinked,
    [answers('recallPostponed', ['telegram']), settled],
    { state: 'nobody' },
  ],
  ['nobody is asked for what is there', complete, begun, { state: 'nobody' }],
  [
    'then the paywall may stand, and the page is free',
    complete,
    [recalled],
    { state: 'nobody', said: frees, events: [{ isDue: false }, { by: 'prompt' }] },
  ],
  [
    'putting off the name is written down',
    nameless,
    [...begun, put],
    { state: 'keeping', said: ['asks keepPostponed'], context: { postponed: ['storeName'] } },
  ],
  ['and then it is over', nameless, [...begun, put, answers('keepPostponed')], { state: 'nobody', said: frees }],
  [
    'what another tab puts off is asked for nowhere, and not written down twice',
    nameless,
    [...begun, { type: 'postponed.heard', postponed: ['storeName'] }],
    { state: 'nobody', said: frees },
  ],
  [
    'what another tab takes up again may be asked for here',
    nameless,
    [...begun, put, answers('keepPostponed'), { type: 'postponed.heard', postponed: [] }],
    { state: { storeName: 'shown' } },
  ],
  ['also where it cannot be written down', nameless, [...begun, put, refuses('keepPostponed')], { state: 'nobody' }],
  [
    'putting off the manager is written down',
    unmanaged,
    [...begun, put],
    { context: { postponed: ['telegramManager'] } },
  ],
  ['so is putting off Telegram', unlinked, [...begun, put], { state: 'keeping', context: { postponed: ['telegram'] } }],
  [
    'a form that breaks is put off, and told',
    nameless,
    [...begun, breaksDown('storeNameForm')],
    { state: 'keeping', said: ['trunk failure.met', 'asks keepPostponed'], context: { postponed: ['storeName'] } },
  ],
  [
    'so is the one of the manager',
    unmanaged,
    [...begun, breaksDown('managerForm')],
    {
      state: 'keeping',
      said: ['trunk failure.met', 'asks keepPostponed'],
      context: { postponed: ['telegramManager'] },
    },
  ],
  ['a name that comes from elsewhere closes the dialog', nameless, [...begun, learned(complete)], { state: 'nobody' }],
  [
    'news that come before their own answer wait for it',
    nameless,
    [...begun, saving('storeNameForm', true), learned(complete)],
    { state: { storeName: 'awaitingAnswer' } },
  ],
  [
    'and close the dialog with it',
    nameless,
    [...begun, saving('storeNameForm', true), learned(complete), saving('storeNameForm', false)],
    { state: 'nobody' },
  ],
  [
    'which goes a second later in any case: the page is free, and the answer is still waited for',
    nameless,
    [...begun, saving('storeNameForm', true), learned(complete), runsOut('answerIsLate')],
    { state: { storeName: 'hidden' }, said: ['panel page.freed'], context: { isSaving: true } },
  ],
  [
    'until it comes',
    nameless,
    [...begun, saving('storeNameForm', true), learned(complete), runsOut('answerIsLate'), answers('storeNameForm')],
    { state: 'nobody', context: { isSaving: false } },
  ],
  [
    'or fails',
    nameless,
    [
      ...begun,
      saving('storeNameForm', true),
      learned(complete),
      runsOut('answerIsLate'),
      saving('storeNameForm', false),
    ],
    { state: 'nobody' },
  ],
  [
    'what is known of the name is told to its form',
    nameless,
    [...begun, learned({ ...nameless, firstname: 'Анна' })],
    { said: ['storeNameForm name.learned'], events: [{ storeName: '' }] },
  ],
  [
    'what is known of the manager to the other one',
    unmanaged,
    [...begun, learned({ ...unmanaged, firstname: 'Анна' })],
    { said: ['managerForm contact.learned'], events: [{ managerTelegram: null }] },
  ],
  [
    'a form that is answered waits for what it told',
    nameless,
    [...begun, saving('storeNameForm', true), answers('storeNameForm')],
    { state: { storeName: 'shown' }, context: { isSaving: false } },
  ],
  [
    'the same holds for the manager',
    unmanaged,
    [...begun, saving('managerForm', true), learned(complete)],
    { state: { telegramManager: 'awaitingAnswer' } },
  ],
  [
    'whose answer may be late as well',
    unmanaged,
    [...begun, saving('managerForm', true), learned(complete), runsOut('answerIsLate')],
    { state: { telegramManager: 'hidden' }, said: ['panel page.freed'], context: { isSaving: true } },
  ],
  [
    'and may come',
    unmanaged,
    [...begun, saving('managerForm', true), learned(complete), answers('managerForm')],
    { state: 'nobody' },
  ],
  [
    'or end with its form',
    unmanaged,
    [...begun, saving('managerForm', true), learned(complete), answers('managerForm')],
    { state: 'nobody', said: frees },
  ],
  [
    'a name that is put off while it is being saved holds up no other dialog',
    { ...nameless, managerTelegram: null },
    [...begun, saving('storeNameForm', true), put, answers('keepPostponed'), learned(complete)],
    { state: 'nobody' },
  ],
  [
    'nor does a manager',
    unmanaged,
    [
      ...begun,
      saving('managerForm', true),
      put,
      answers('keepPostponed'),
      learned({ ...nameless, managerTelegram: null }),
      learned(complete),
    ],
    { state: 'nobody' },
  ],
  ['Telegram that was linked closes its dialog', unlinked, [...begun, learned(complete)], { state: 'nobody' }],
  [
    'who unlinked it here is not asked to link it again',
    complete,
    [...begun, { type: 'telegram.unlinked' }, learned(unlinked), answers('keepPostponed')],
    { state: 'nobody', context: { postponed: ['telegram'] } },
  ],
  [
    'nor after a reload: it is written down',
    complete,
    [...begun, { type: 'telegram.unlinked' }],
    { state: 'keeping', said: ['asks keepPostponed'], context: { postponed: ['telegram'] } },
  ],
  [
    'once',
    complete,
    [...begun, { type: 'telegram.unlinked' }, answers('keepPostponed'), { type: 'telegram.unlinked' }],
    { state: 'nobody', said: [] },
  ],
  [
    'also where it cannot be',
    complete,
    [...begun, { type: 'telegram.unlinked' }, refuses('keepPostponed')],
    { state: 'nobody' },
  ],
  [
    'what stands is not disturbed by that',
    nameless,
    [...begun, { type: 'telegram.unlinked' }],
    { state: { storeName: 'shown' }, said: [] },
  ],
  [
    'and it is written down once that is over',
    nameless,
    [...begun, { type: 'telegram.unlinked' }, learned(complete)],
    { state: 'keeping', said: ['storeNameForm name.learned', 'asks keepPostponed'] },
  ],
  [
    'unless that failed, and it is unlinked later',
    complete,
    [
      ...begun,
      { type: 'telegram.unlinked' },
      answers('keepPostponed'),
      { type: 'telegram.kept' },
      answers('keepPostponed'),
      learned(unlinked),
    ],
    { state: 'telegram', context: { postponed: [] } },
  ],
  [
    'a failure that comes before it was written down is written down after it',
    complete,
    [...begun, { type: 'telegram.unlinked' }, { type: 'telegram.kept' }, answers('keepPostponed')],
    { state: 'keeping', said: ['asks keepPostponed'], context: { postponed: [] } },
  ],
  [
    'what stands already goes on behind it, out of sight',
    nameless,
    [...begun, { type: 'page.barred', by: 'leaving' }],
    { state: { storeName: 'shown' }, said: [], context: { barredBy: ['leaving'] } },
  ],
  [
    'until nothing is missing any more',
    nameless,
    [...begun, { type: 'page.barred', by: 'leaving' }, learned(complete)],
    { state: 'nobody', said: ['storeNameForm name.learned', ...frees] },
  ],
  [
    'what is missing meanwhile waits, and so does the paywall',
    complete,
    [...begun, { type: 'page.barred', by: 'leaving' }, learned(nameless)],
    { state: 'undecided', said: ['panel prompts.changed'], events: [{ isDue: true }] },
  ],
  [
    'who may ask then asks',
    complete,
    [...begun, { type: 'page.barred', by: 'leaving' }, learned(nameless), { type: 'page.freed', by: 'leaving' }],
    { state: { storeName: 'shown' }, said: [...bars, 'asks storeNameForm'] },
  ],
  ['a purchase goes before', nameless, [...begun, { type: 'purchase.changed', isUnderWay: true }], { state: 'nobody' }],
  [
    'after it the dialog stands again',
    nameless,
    [...begun, { type: 'purchase.changed', isUnderWay: true }, { type: 'purchase.changed', isUnderWay: false }],
    { state: { storeName: 'shown' } },
  ],
  [
    'so does a dialog of the screen',
    nameless,
    [recalled, { type: 'page.barred', by: 'screen' }, settled],
    { state: 'undecided' },
  ],
  [
    'products are not made before the articles are written',
    complete,
    [...begun, { type: 'setup.learned', setup: unwritten }, { type: 'place.left', to: 'product-create' }],
    { state: 'articles', said: bars },
  ],
  [
    'the articles can be written',
    complete,
    [
      ...begun,
      { type: 'setup.learned', setup: unwritten },
      { type: 'place.left', to: 'product-create' },
      { type: 'articles.chosen' },
    ],
    { said: ['trunk place.wanted'], events: [{ place: { to: 'articles-information' } }] },
  ],
  [
    'or left for later',
    complete,
    [...begun, { type: 'setup.learned', setup: unwritten }, { type: 'place.left', to: 'product-create' }, put],
    { said: ['trunk place.wanted'], events: [{ place: { to: 'products' } }] },
  ],
  [
    'elsewhere nobody asks for them',
    complete,
    [
      ...begun,
      { type: 'setup.learned', setup: unwritten },
      { type: 'place.left', to: 'product-create' },
      { type: 'place.left', to: 'orders' },
    ],
    { state: 'nobody', said: frees },
  ],
])('%s', async (_, supplier, story, lived) => expect(await visitOf(supplier)(...story)).toMatchObject(lived))

test('what a screen shows when the visit begins goes first', async () => {
  expect(await visitOf(nameless, ['screen'])(...begun)).toMatchObject({ state: 'undecided' })
})

test('one after another: the name, the manager, then nobody', async () => {
  const visit = visitOf({ ...nameless, managerTelegram: null })
  const next = [...begun, put, answers('keepPostponed')] as const
  expect(await visit(...next)).toMatchObject({
    state: { telegramManager: 'shown' },
    said: [...bars, 'asks managerForm'],
  })
  expect(await visit(...next, put, answers('keepPostponed'))).toMatchObject({
    state: 'nobody',
    context: { postponed: ['storeName', 'telegramManager'] },
  })
})
