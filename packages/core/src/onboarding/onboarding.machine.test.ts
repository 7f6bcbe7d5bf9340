import { expect, test } from 'vitest'
import { claiming } from '../../testing/claims.ts'
import { answers, breaksDown, type Happening, lifeOf, runsOut, tells } from '../../testing/life.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { Supplier } from '../session/session.domain.ts'
import { onboardingMachine } from './onboarding.machine.ts'
import type { OnboardingEvent } from './onboarding.setup.ts'

const complete: Supplier = { ...someSession.supplier, storeName: 'Shop', telegramId: '7', managerTelegram: '@a' }
const nameless: Supplier = { ...complete, storeName: null }
const unmanaged: Supplier = { ...complete, managerTelegram: null }
const unlinked: Supplier = { ...complete, telegramId: null }
const unwritten = { ...someSetup, steps: { ...someSetup.steps, information: false } }

const visitOf = (supplier: Supplier) =>
  lifeOf(onboardingMachine, {
    trunk: { send: () => {} },
    panel: { send: () => {} },
    clock: { now: () => 0 },
    supplier,
    page: 'orders',
  })

type Story = readonly (OnboardingEvent | Happening)[]

const saving = (form: string, isSaving: boolean) =>
  tells({ type: `xstate.snapshot.${form}`, snapshot: { hasTag: () => isSaving } })
const recalled = answers('recallPostponed', [])
const settled: OnboardingEvent = { type: 'account.settled' }
const begun = [recalled, settled] as const
const bars = ['panel prompts.changed']
const frees = ['panel prompts.changed']
const put: OnboardingEvent = { type: 'prompt.postponed' }
const learned = (supplier: Supplier): OnboardingEvent => ({ type: 'supplier.learned', supplier })

test.each<[string, Supplier, Story, object]>([
  [
    'until the account was read, the paywall waits and nothing is asked',
    nameless,
    [recalled],
    { state: 'undecided', said: ['panel prompts.changed'], events: [{ isDue: true }] },
  ],
  ['who has no Telegram is asked to link it', unlinked, begun, { state: 'telegram', said: bars }],
  [
    'what was put off in this visit is not asked',
    unlinked,
    [answers('recallPostponed', ['telegram']), settled],
    { state: 'nobody' },
  ],
  [
    'putting off Telegram is kept',
    unlinked,
    [...begun, put],
    { state: 'keeping', context: { postponed: ['telegram'] } },
  ],
  [
    'a form that breaks is put off, and told',
    nameless,
    [...begun, breaksDown('storeNameForm')],
    { state: 'keeping', said: ['trunk failure.met', 'asks keepPostponed'], context: { postponed: ['storeName'] } },
  ],
  [
    'a manager form that breaks is put off, and told',
    unmanaged,
    [...begun, breaksDown('managerForm')],
    {
      state: 'keeping',
      said: ['trunk failure.met', 'asks keepPostponed'],
      context: { postponed: ['telegramManager'] },
    },
  ],
  [
    'a second later the page is free in any case, and the answer is still waited for',
    nameless,
    [...begun, saving('storeNameForm', true), learned(complete), runsOut('answerIsLate')],
    { state: { storeName: 'hidden' }, said: [], context: { isSaving: true } },
  ],
  [
    'an answer that is late ends the wait',
    nameless,
    [...begun, saving('storeNameForm', true), learned(complete), runsOut('answerIsLate'), answers('storeNameForm')],
    { state: 'nobody', context: { isSaving: false } },
  ],
  [
    'what is known of the name is told to its form',
    nameless,
    [...begun, learned({ ...nameless, firstname: 'Анна' })],
    { said: ['storeNameForm name.learned'], events: [{ storeName: '' }] },
  ],
  [
    'what is known of the manager is told to its form',
    unmanaged,
    [...begun, learned({ ...unmanaged, firstname: 'Анна' })],
    { said: ['managerForm contact.learned'], events: [{ managerTelegram: null }] },
  ],
  [
    'the answer about a manager may be late as well',
    unmanaged,
    [...begun, saving('managerForm', true), learned(complete), runsOut('answerIsLate')],
    { state: { telegramManager: 'hidden' }, said: [], context: { isSaving: true } },
  ],
  [
    'the dialog ends with its form',
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
    'a manager that is put off while being saved holds up no other dialog',
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
  [
    'who may ask then asks',
    complete,
    [...begun, claiming({ kind: 'dialog', by: 'leaving' }), learned(nameless), claiming()],
    { state: { storeName: 'shown' }, said: [...bars, 'asks storeNameForm'] },
  ],
  [
    'products are not made before the articles are written',
    complete,
    [...begun, { type: 'setup.learned', setup: unwritten }, { type: 'place.left', to: 'product-create' }],
    { state: 'articles', said: bars },
  ],
])('%s', async (_, supplier, story, lived) => expect(await visitOf(supplier)(...story)).toMatchObject(lived))

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
