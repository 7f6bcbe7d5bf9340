import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, refuses } from '../../testing/actor-log.ts'
import { type StoreNameEvent, storeNameMachine } from './store-name.machine.ts'

const form = actorLogOf(storeNameMachine, { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 })

type Scenario = readonly (StoreNameEvent | Happening)[]

const typed = (text: string): StoreNameEvent => ({ type: 'field.typed', field: 'storeName', text })
const learned = (storeName: string): StoreNameEvent => ({ type: 'name.updated', storeName })
const submitted: StoreNameEvent = { type: 'form.submitted' }
const sent = [typed('  Крамниця '), submitted] as const
const lost = [...sent, refuses('saveStoreName')] as const
const failed = { key: 'onboarding.storeNameFailed' }
const saved = {
  isOver: true,
  sent: ['app success.reported', 'app supplier.changed', 'draft edits.settled'],
  events: [{ message: { key: 'onboarding.storeNameSaved' } }, { patch: { storeName: 'Крамниця' } }, {}],
}
const notSaved = { state: 'filling', sent: ['app failure.reported'], context: { note: failed } }
const refusal = (texts: readonly string[], fields = {}) =>
  ({ kind: 'refused', status: 422, texts: texts.map((text) => ({ text })), fields, retryAfter: null }) as const

test.each<[string, Scenario, object]>([
  ['typed text is saved as a draft', [typed('К')], { sent: ['draft edits.typed'], context: { errors: {} } }],
  [
    'a name that is too long is not saved',
    [typed('а'.repeat(256)), submitted],
    { state: 'filling', context: { errors: { storeName: { key: 'onboarding.storeNameLength' } } } },
  ],
  ['a saved name is reported, and its draft is removed', [...sent, answers('saveStoreName')], saved],
  ['an event without a name changes nothing', [...sent, learned('')], { state: 'saving', sent: [] }],
  [
    'the server’s message is shown in the form and reported',
    [...sent, refuses('saveStoreName', refusal(['Зайнято']))],
    {
      state: 'filling',
      sent: ['app failure.reported'],
      context: { note: { text: 'Зайнято' }, errors: {}, sent: null },
    },
  ],
  [
    'a refused name received from elsewhere is not reported as saved',
    [...sent, refuses('saveStoreName', refusal([])), learned('Крамниця')],
    { state: 'filling', sent: ['draft edits.settled'] },
  ],
  [
    'without a response the account may show that the name is saved',
    [...lost, answers('fetchAccount', { storeName: 'Крамниця' })],
    saved,
  ],
  [
    'without a response the account may show that the name is not saved',
    [...lost, answers('fetchAccount', { storeName: null })],
    { ...notSaved, events: [{ otherwise: failed }] },
  ],
  [
    'a name set elsewhere is reported',
    [...lost, answers('fetchAccount', { storeName: 'Інша' })],
    {
      state: 'filling',
      sent: ['app failure.reported', 'app supplier.changed'],
      events: [{}, { patch: { storeName: 'Інша' } }],
    },
  ],
  ['a failed look-up reports the save as failed', [...lost, refuses('fetchAccount')], notSaved],
  ['a later event still reports the name as saved', [...lost, refuses('fetchAccount'), learned('Крамниця')], saved],
  [
    'a draft from an earlier visit fills the field at once',
    [{ type: 'draft.found', texts: { storeName: 'Опера' } }],
    { sent: [], context: { storeName: 'Опера' } },
  ],
  [
    'a draft never replaces text typed since',
    [typed('К'), { type: 'draft.found', texts: { storeName: 'Опера' } }],
    { context: { storeName: 'К' } },
  ],
  ['a draft actor that crashes is logged', [breaksDown('draft')], { state: 'filling', sent: ['app fault.logged'] }],
])('%s', async (_, scenario, lived) => expect(await form(...scenario)).toMatchObject(lived))
