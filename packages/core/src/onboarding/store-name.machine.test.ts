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
  ['what is typed waits in this browser', [typed('К')], { said: ['draft work.typed'], context: { errors: {} } }],
  [
    'a name without end is not saved',
    [typed('а'.repeat(256)), submitted],
    { state: 'filling', context: { errors: { storeName: { key: 'onboarding.storeNameLength' } } } },
  ],
  ['it is told, and no longer waits', [...sent, answers('saveStoreName')], saved],
  ['news without a name tell nothing', [...sent, learned('')], { state: 'saving', said: [] }],
  [
    'the words of the server stand in the form and are told',
    [...sent, refuses('saveStoreName', refusal(['Зайнято']))],
    { state: 'filling', said: ['trunk failure.met'], context: { note: { text: 'Зайнято' }, errors: {}, sent: null } },
  ],
  [
    'a refused name that comes from elsewhere was not saved here',
    [...sent, refuses('saveStoreName', refusal([])), learned('Крамниця')],
    { state: 'filling', said: ['draft work.settled'] },
  ],
  ['a lost answer may have been good', [...lost, answers('fetchAccount', { storeName: 'Крамниця' })], saved],
  [
    'a lost answer may have been bad',
    [...lost, answers('fetchAccount', { storeName: null })],
    { ...notSaved, events: [{ otherwise: failed }] },
  ],
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
    'what an earlier visit left stands in the field at once',
    [{ type: 'draft.found', texts: { storeName: 'Опера' } }],
    { said: [], context: { storeName: 'Опера' } },
  ],
  [
    'a draft never replaces what was typed since',
    [typed('К'), { type: 'draft.found', texts: { storeName: 'Опера' } }],
    { context: { storeName: 'К' } },
  ],
  ['drafts that break are noted', [breaksDown('draft')], { state: 'filling', said: ['trunk fault.noted'] }],
])('%s', async (_, story, lived) => expect(await form(...story)).toMatchObject(lived))
