import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, refuses } from '../../testing/actor-log.ts'
import { noTelephone, typed } from '../countries/countries.domain.ts'
import { type ManagerEvent, managerMachine } from './manager.machine.ts'

const form = actorLogOf(managerMachine, { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 })

const olena: ManagerEvent = { type: 'username.typed', text: '@olena' }
const byPhone: ManagerEvent = { type: 'mode.chosen', mode: 'phone' }
const telephone: ManagerEvent = { type: 'telephone.changed', telephone: typed(noTelephone, '0671112233') }
const submitted: ManagerEvent = { type: 'form.submitted' }
const sent = [olena, submitted] as const
const lost = [...sent, refuses('saveManagerContact')] as const
const learned = (managerTelegram: string): ManagerEvent => ({ type: 'contact.updated', managerTelegram })
const savedName = {
  isOver: true,
  sent: ['app success.reported', 'app supplier.changed', 'draft edits.settled'],
  events: [{ message: { key: 'telegram.usernameSaved' } }, { patch: { managerTelegram: '@olena' } }, {}],
}
const notSaved = {
  state: 'filling',
  sent: ['app failure.reported'],
  context: { username: '@olena', errors: {} },
}
const unauthorized = { kind: 'unauthorized', texts: [] } as const
const taken = {
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { manager_telegram_username: [{ text: 'taken' }] },
  retryAfter: null,
} as const

test.each<[string, readonly (ManagerEvent | Happening)[], object]>([
  ['a username is saved as a draft', [olena], { sent: ['draft edits.typed'], context: { username: '@olena' } }],
  ['a telephone is saved as a draft', [telephone], { sent: ['draft edits.typed'] }],
  [
    'the chosen kind of contact is saved as a draft',
    [byPhone],
    { sent: ['draft edits.typed'], context: { mode: 'phone' } },
  ],
  [
    'an empty contact is a mistake',
    [submitted],
    { state: 'filling', context: { errors: { username: expect.anything() } } },
  ],
  ['a saved contact is reported, and its draft is removed', [...sent, answers('saveManagerContact')], savedName],
  [
    'without a response the account is looked up before anything is reported',
    lost,
    { state: 'checking', sent: ['app account.invalidated', 'asks fetchAccount'] },
  ],
  [
    'a telephone is looked up as well',
    [
      byPhone,
      telephone,
      submitted,
      refuses('saveManagerContact'),
      answers('fetchAccount', { managerTelegram: '380671112233' }),
    ],
    {
      isOver: true,
      events: [{ message: { key: 'telegram.phoneSaved' } }, { patch: { managerTelegram: '380671112233' } }, {}],
    },
  ],
  [
    'without a response the account may show that the contact is not saved',
    [...lost, answers('fetchAccount', { managerTelegram: '@olha' })],
    notSaved,
  ],
  ['a failed look-up reports the save as failed', [...lost, refuses('fetchAccount', unauthorized)], notSaved],
  ['an event with the contact counts as the response', [...sent, learned('@olena')], savedName],
  ['an event with the contact counts as the look-up', [...lost, learned('@olena')], savedName],
  [
    'a refusal is shown beside the field',
    [...sent, refuses('saveManagerContact', taken)],
    { state: 'filling', sent: ['app failure.reported'], context: { errors: { username: { text: 'taken' } } } },
  ],
  [
    'a draft from an earlier visit is restored, with the telephone in its own field',
    [{ type: 'draft.found', texts: { mode: 'phone', username: 'olena', phone: '067' } }],
    { sent: ['countries telephone.replaced', 'draft edits.typed'], context: { mode: 'phone', username: 'olena' } },
  ],
  [
    'a draft never replaces text typed since',
    [olena, { type: 'draft.found', texts: { mode: 'phone', phone: '067' } }],
    { sent: [], context: { mode: 'username', username: '@olena' } },
  ],
  [
    'a telephone field that crashes is reported',
    [breaksDown('countries')],
    { state: 'filling', sent: ['app failure.reported'] },
  ],
  ['a draft actor that crashes is logged', [breaksDown('draft')], { state: 'filling', sent: ['app fault.logged'] }],
])('%s', async (_, scenario, lived) => expect(await form(...scenario)).toMatchObject(lived))
