import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { type Country, noTelephone, typed } from '../countries/countries.domain.ts'
import { draftOf } from './manager.domain.ts'
import { type ManagerEvent, managerMachine } from './manager.machine.ts'

const form = lifeOf(managerMachine, { trunk: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 })

const olena: ManagerEvent = { type: 'username.typed', text: '@olena' }
const byPhone: ManagerEvent = { type: 'mode.chosen', mode: 'phone' }
const telephone: ManagerEvent = { type: 'telephone.changed', telephone: typed(noTelephone, '0671112233') }
const poland: Country = { iso: 'PL', name: 'Poland', prefix: '+48', mask: '###-###-###', flag: '🇵🇱' }
const abroad = { country: poland, digits: '600700800' }
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
  ['the form asks what an earlier visit left', [], { state: 'filling', said: ['asks countries', 'asks draft'] }],
  ['a username waits in this browser', [olena], { said: ['draft work.typed'], context: { username: '@olena' } }],
  ['so does a telephone', [telephone], { said: ['draft work.typed'] }],
  ['and the way to name the manager', [byPhone], { said: ['draft work.typed'], context: { mode: 'phone' } }],
  [
    'nothing typed is a mistake',
    [submitted],
    { state: 'filling', context: { errors: { username: expect.anything() } } },
  ],
  ['which is forgotten with the first letter', [submitted, olena], { context: { errors: {} } }],
  ['or with another way to name the manager', [submitted, byPhone], { context: { errors: {} } }],
  [
    'a mistake in the telephone is forgotten with the next digit',
    [byPhone, submitted, telephone],
    { context: { errors: {} } },
  ],
  ['a username is saved', sent, { state: 'saving', said: ['asks saveManagerContact'] }],
  ['it is told, and no longer waits', [...sent, answers('saveManagerContact')], savedName],
  [
    'a telephone is told as one',
    [byPhone, telephone, submitted, answers('saveManagerContact')],
    {
      isOver: true,
      events: [{ message: { key: 'telegram.phoneSaved' } }, { patch: { managerTelegram: '380671112233' } }, {}],
    },
  ],
  [
    'a lost answer is looked up before a word is said',
    lost,
    { state: 'checking', said: ['trunk account.outdated', 'asks fetchAccount'] },
  ],
  [
    'meanwhile nothing can be typed',
    [...lost, { type: 'username.typed', text: '@olha' }],
    { state: 'checking', said: [], context: { username: '@olena' } },
  ],
  ['it may have been good', [...lost, answers('fetchAccount', { managerTelegram: 'olena' })], savedName],
  [
    'for a telephone as well',
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
  ['or not', [...lost, answers('fetchAccount', { managerTelegram: '@olha' })], notSaved],
  ['an account that says nothing of it tells as little', [...lost, answers('fetchAccount', {})], notSaved],
  ['who cannot look it up says that it failed', [...lost, refuses('fetchAccount', unauthorized)], notSaved],
  [
    'what is said is why it was lost',
    [...sent, refuses('saveManagerContact', { kind: 'timedOut' }), refuses('fetchAccount', unauthorized)],
    { events: [{ failure: { kind: 'timedOut' } }] },
  ],
  ['news that tell of it are as good as the answer', [...sent, learned('@olena')], savedName],
  ['and as the look-up', [...lost, learned('@olena')], savedName],
  ['news of another one are not', [...lost, learned('@olha')], { state: 'checking', said: [] }],
  ['nor are news of it while nothing is being saved', [olena, learned('@olena')], { state: 'filling', said: [] }],
  ['it can be tried again', [...lost, refuses('fetchAccount'), submitted], { state: 'saving' }],
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
    'in the country it was typed in',
    [{ type: 'draft.found', texts: draftOf({ mode: 'phone', username: '', telephone: abroad }) }],
    { events: [{ telephone: abroad }, { type: 'work.typed' }], context: { mode: 'phone', telephone: abroad } },
  ],
  [
    'but never over what was typed since',
    [olena, { type: 'draft.found', texts: { mode: 'phone', phone: '067' } }],
    { said: [], context: { mode: 'username', username: '@olena' } },
  ],
  ['countries that break are told', [breaksDown('countries')], { state: 'filling', said: ['trunk failure.met'] }],
  ['drafts that break are noted', [breaksDown('draft')], { state: 'filling', said: ['trunk fault.noted'] }],
])('%s', async (_, story, lived) => expect(await form(...story)).toMatchObject(lived))
