import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { type StoreNameEvent, storeNameMachine } from './store-name.machine.ts'

const form = lifeOf(storeNameMachine, { trunk: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 })

type Story = readonly (StoreNameEvent | Happening)[]

const typed = (text: string): StoreNameEvent => ({ type: 'field.typed', field: 'storeName', text })
const learned = (storeName: string): StoreNameEvent => ({ type: 'name.learned', storeName })
const submitted: StoreNameEvent = { type: 'form.submitted' }
const sent = [typed('  Крамниця '), submitted] as const
const lost = [...sent, refuses('saveStoreName')] as const
const required = { storeName: { key: 'onboarding.storeNameRequired' } }
const failed = { key: 'onboarding.storeNameFailed' }
const saved = {
  isOver: true,
  said: ['trunk success.met', 'trunk supplier.changed', 'draft work.settled'],
  events: [{ message: { key: 'onboarding.storeNameSaved' } }, { patch: { storeName: 'Крамниця' } }, {}],
}
const notSaved = { state: 'filling', said: ['trunk failure.met'], context: { note: failed } }
const refusal = (texts: readonly string[], fields = {}) =>
  ({ kind: 'refused', status: 422, texts: texts.map((text) => ({ text })), fields, retryAfter: null }) as const

test.each<[string, Story, object]>([
  [
    'nobody who has not typed yet is told of a mistake',
    [],
    { state: 'filling', said: ['asks draft'], context: { errors: {} } },
  ],
  ['what is typed waits in this browser', [typed('К')], { said: ['draft work.typed'], context: { errors: {} } }],
  [
    'a name that is gone again is missed, and waits no longer',
    [typed('К'), typed('')],
    { said: ['draft work.settled'], context: { errors: required } },
  ],
  ['so is one of nothing but blanks', [typed('  ')], { context: { errors: required } }],
  ['and one of signs that nobody can see', [typed('\u200b\u2060')], { context: { errors: required } }],
  ['the next letter is an end of that', [typed(' '), typed(' К')], { context: { errors: {} } }],
  ['a name of nothing is not sent', [typed(' '), submitted], { state: 'filling', context: { errors: required } }],
  [
    'nor is one without end',
    [typed('а'.repeat(256)), submitted],
    { state: 'filling', context: { errors: { storeName: { key: 'onboarding.storeNameLength' } } } },
  ],
  [
    'a name is saved as it can be seen',
    sent,
    { state: 'saving', said: ['asks saveStoreName'], context: { sent: { storeName: 'Крамниця' } } },
  ],
  ['it is told, and no longer waits', [...sent, answers('saveStoreName')], saved],
  ['news that tell of it are as good as the answer', [...sent, learned('Крамниця')], saved],
  [
    'news of another name are not, but that one need not be typed again',
    [...sent, learned('Інша')],
    { state: 'saving', said: ['draft work.settled'] },
  ],
  ['news without a name tell nothing', [...sent, learned('')], { state: 'saving', said: [] }],
  [
    'the words of the server stand in the form and are told',
    [...sent, refuses('saveStoreName', refusal(['Зайнято']))],
    { state: 'filling', said: ['trunk failure.met'], context: { note: { text: 'Зайнято' }, errors: {}, sent: null } },
  ],
  [
    'beside the field, where they are about it',
    [...sent, refuses('saveStoreName', refusal(['Ні'], { store_name: [{ text: 'Зайнято' }] }))],
    { context: { note: null, errors: { storeName: { text: 'Зайнято' } } } },
  ],
  [
    'a refused name that comes from elsewhere was not saved here',
    [...sent, refuses('saveStoreName', refusal([])), learned('Крамниця')],
    { state: 'filling', said: ['draft work.settled'] },
  ],
  ['a lost answer is looked up before a word is said', lost, { state: 'checking', said: ['asks fetchAccount'] }],
  ['and may have been good', [...lost, answers('fetchAccount', { storeName: 'Крамниця' })], saved],
  ['or may come as news', [...lost, learned('Крамниця')], saved],
  ['or not', [...lost, answers('fetchAccount', { storeName: null })], { ...notSaved, events: [{ otherwise: failed }] }],
  [
    'a name that somebody else gave is told',
    [...lost, answers('fetchAccount', { storeName: 'Інша' })],
    {
      state: 'filling',
      said: ['trunk failure.met', 'trunk supplier.changed'],
      events: [{}, { patch: { storeName: 'Інша' } }],
    },
  ],
  ['who cannot look it up says that it failed', [...lost, refuses('fetchAccount')], notSaved],
  ['news still tell of it then', [...lost, refuses('fetchAccount'), learned('Крамниця')], saved],
  [
    'it can be tried again, and the words of before are gone',
    [...lost, refuses('fetchAccount'), submitted],
    { state: 'saving', context: { note: null } },
  ],
  [
    'what an earlier visit left stands in the field at once',
    [{ type: 'draft.found', texts: { storeName: 'Опера' } }],
    { said: [], context: { storeName: 'Опера' } },
  ],
  [
    'but never over what was typed since',
    [typed('К'), { type: 'draft.found', texts: { storeName: 'Опера' } }],
    { context: { storeName: 'К' } },
  ],
  ['drafts that break are noted', [breaksDown('draft')], { state: 'filling', said: ['trunk fault.noted'] }],
])('%s', async (_, story, lived) => expect(await form(...story)).toMatchObject(lived))
