import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { noTelephone, typed } from '../countries/countries.domain.ts'
import { type ManagerEvent, managerMachine } from './manager.machine.ts'

const form = lifeOf(managerMachine, { trunk: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 })

const olena: ManagerEvent = { type: 'username.typed', text: '@olena' }
const byPhone: ManagerEvent = { type: 'mode.chosen', mode: 'phone' }
const telephone: ManagerEvent = { type: 'telephone.changed', telephone: typed(noTelephone, '0671112233') }
const submitted: ManagerEvent = { type: 'form.submitted' }
const sent = [olena, submitted] as const
const lost = [...sent, refuses('saveManagerContact')] as const
const learned = (managerTelegram: string): ManagerEvent => ({ type: 'contact.learned', managerTelegram })
const savedName = {
  isOver: true,
  said: ['trunk success.met', 'trunk supplier.changed', 'draft work.settled'],
  events: [{ message: { key: 'telegram.usernameSaved' } }, { patch: { managerTelegram: '@olena' } }, {}],
}
const notSaved = {
  state: 'filling',
  said: ['trunk failure.met'],
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
  ['a username waits in this browser', [olena], { said: ['draft work.typed'], context: { username: '@olena' } }],
  ['a telephone is kept as a draft', [telephone], { said: ['draft work.typed'] }],
  [
    'the way to name the manager is kept as a draft',
    [byPhone],
    { said: ['draft work.typed'], context: { mode: 'phone' } },
  ],
  [
    'nothing typed is a mistake',
    [submitted],
    { state: 'filling', context: { errors: { username: expect.anything() } } },
  ],
  ['it is told, and no longer waits', [...sent, answers('saveManagerContact')], savedName],
  [
    'a lost answer is looked up before a word is said',
    lost,
    { state: 'checking', said: ['trunk account.outdated', 'asks fetchAccount'] },
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
  ['a lost answer may have been bad', [...lost, answers('fetchAccount', { managerTelegram: '@olha' })], notSaved],
  ['who cannot look it up says that it failed', [...lost, refuses('fetchAccount', unauthorized)], notSaved],
  ['news that tell of it are as good as the answer', [...sent, learned('@olena')], savedName],
  ['news that tell the contact count as the look-up', [...lost, learned('@olena')], savedName],
  [
    'a refusal stands beside the field',
    [...sent, refuses('saveManagerContact', taken)],
    { state: 'filling', said: ['trunk failure.met'], context: { errors: { username: { text: 'taken' } } } },
  ],
  [
    'what an earlier visit left is put back, the telephone where it is typed',
    [{ type: 'draft.found', texts: { mode: 'phone', username: 'olena', phone: '067' } }],
    { said: ['countries telephone.replaced', 'draft work.typed'], context: { mode: 'phone', username: 'olena' } },
  ],
  [
    'a draft never replaces what was typed since',
    [olena, { type: 'draft.found', texts: { mode: 'phone', phone: '067' } }],
    { said: [], context: { mode: 'username', username: '@olena' } },
  ],
  ['countries that break are told', [breaksDown('countries')], { state: 'filling', said: ['trunk failure.met'] }],
  ['drafts that break are noted', [breaksDown('draft')], { state: 'filling', said: ['trunk fault.noted'] }],
])('%s', async (_, story, lived) => expect(await form(...story)).toMatchObject(lived))
