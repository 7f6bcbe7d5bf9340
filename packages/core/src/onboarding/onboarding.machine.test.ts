import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, runsOut, tells } from '../../testing/actor-log.ts'
import { claiming } from '../../testing/claims.ts'
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
  actorLogOf(onboardingMachine, {
    app: { send: () => {} },
    panel: { send: () => {} },
    clock: { now: () => 0 },
    supplier,
    page: 'orders',
  })

type Scenario = readonly (OnboardingEvent | Happening)[]

const saving = (form: string, isSaving: boolean) =>
  tells({ type: `xstate.snapshot.${form}`, snapshot: { hasTag: () => isSaving } })
const recalled = answers('loadPostponed', [])
const settled: OnboardingEvent = { type: 'account.settled' }
const begun = [recalled, settled] as const
const bars = ['panel prompts.changed']
const frees = ['panel prompts.changed']
const put: OnboardingEvent = { type: 'prompt.postponed' }
const learned = (supplier: Supplier): OnboardingEvent => ({ type: 'supplier.updated', supplier })

test.each<[string, Supplier, Scenario, object]>([
  [
    'until the account is loaded, the paywall waits and no prompt opens',
    nameless,
    [recalled],
    { state: 'undecided', sent: ['panel prompts.changed'], events: [{ isDue: true }] },
  ],
  ['a supplier without Telegram is asked to link it', unlinked, begun, { state: 'telegram', sent: bars }],
  [
    'a prompt postponed in this visit does not open',
    unlinked,
    [answers('loadPostponed', ['telegram']), settled],
    { state: 'nobody' },
  ],
  [
    'a postponed Telegram prompt is saved',
    unlinked,
    [...begun, put],
    { state: 'keeping', context: { postponed: ['telegram'] } },
  ],
  [
    'a form that crashes is postponed and reported',
    nameless,
    [...begun, breaksDown('storeNameForm')],
    { state: 'keeping', sent: ['app failure.reported', 'asks savePostponed'], context: { postponed: ['storeName'] } },
  ],
  [
    'a manager form that crashes is postponed and reported',
    unmanaged,
    [...begun, breaksDown('managerForm')],
    {
      state: 'keeping',
      sent: ['app failure.reported', 'asks savePostponed'],
      context: { postponed: ['telegramManager'] },
    },
  ],
  [
    'after a second the page is free, and the response is still awaited',
    nameless,
    [...begun, saving('storeNameForm', true), learned(complete), runsOut('answerIsLate')],
    { state: { storeName: 'hidden' }, sent: [], context: { isSaving: true } },
  ],
  [
    'a late response ends the wait',
    nameless,
    [...begun, saving('storeNameForm', true), learned(complete), runsOut('answerIsLate'), answers('storeNameForm')],
    { state: 'nobody', context: { isSaving: false } },
  ],
  [
    'a changed store name is sent to its form',
    nameless,
    [...begun, learned({ ...nameless, firstname: 'Анна' })],
    { sent: ['storeNameForm name.updated'], events: [{ storeName: '' }] },
  ],
  [
    'a changed manager contact is sent to its form',
    unmanaged,
    [...begun, learned({ ...unmanaged, firstname: 'Анна' })],
    { sent: ['managerForm contact.updated'], events: [{ managerTelegram: null }] },
  ],
  [
    'the response about a manager may be late as well',
    unmanaged,
    [...begun, saving('managerForm', true), learned(complete), runsOut('answerIsLate')],
    { state: { telegramManager: 'hidden' }, sent: [], context: { isSaving: true } },
  ],
  [
    'the dialog ends with its form',
    unmanaged,
    [...begun, saving('managerForm', true), learned(complete), answers('managerForm')],
    { state: 'nobody', sent: frees },
  ],
  [
    'a name postponed during its save blocks no other dialog',
    { ...nameless, managerTelegram: null },
    [...begun, saving('storeNameForm', true), put, answers('savePostponed'), learned(complete)],
    { state: 'nobody' },
  ],
  [
    'a manager postponed during its save blocks no other dialog',
    unmanaged,
    [
      ...begun,
      saving('managerForm', true),
      put,
      answers('savePostponed'),
      learned({ ...nameless, managerTelegram: null }),
      learned(complete),
    ],
    { state: 'nobody' },
  ],
  [
    'a prompt opens once another dialog has closed',
    complete,
    [...begun, claiming({ kind: 'dialog', by: 'leaveGuard' }), learned(nameless), claiming()],
    { state: { storeName: 'shown' }, sent: [...bars, 'asks storeNameForm'] },
  ],
  [
    'products cannot be created before the articles are written',
    complete,
    [...begun, { type: 'setup.loaded', setup: unwritten }, { type: 'route.changed', to: 'product-create' }],
    { state: 'articles', sent: bars },
  ],
])('%s', async (_, supplier, scenario, lived) => expect(await visitOf(supplier)(...scenario)).toMatchObject(lived))

test('the prompts follow one another: the store name, the manager, then none', async () => {
  const visit = visitOf({ ...nameless, managerTelegram: null })
  const next = [...begun, put, answers('savePostponed')] as const
  expect(await visit(...next)).toMatchObject({
    state: { telegramManager: 'shown' },
    sent: [...bars, 'asks managerForm'],
  })
  expect(await visit(...next, put, answers('savePostponed'))).toMatchObject({
    state: 'nobody',
    context: { postponed: ['storeName', 'telegramManager'] },
  })
})
