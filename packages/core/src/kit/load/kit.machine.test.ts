import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, refuses } from '../../../testing/actor-log.ts'
import { createFormMachine, formMachine } from '../form/form.machine.ts'
import type { FormEvent } from '../form/form.setup.ts'
import type { ListPage, ListQuery, ListRow } from '../list/list.domain.ts'
import { listMachine } from '../list/list.machine.ts'
import type { ListEvent } from '../list/list.setup.ts'
import { succeeded } from './reading.domain.ts'

const app = { send: () => {} }
const owner = { send: () => {} }

const input = { app, clock: { now: () => 0 }, supplierId: 1, values: { text: 'old' } }
const form = actorLogOf(formMachine, input)
const typed = (text: string): FormEvent<'text'> => ({ type: 'field.typed', field: 'text', text })
const submitted: FormEvent<'text'> = { type: 'form.submitted' }
const found: FormEvent<'text'> = { type: 'draft.found', texts: { text: 'left' } }
const saving = [typed('new'), submitted] as const
const saved = [...saving, answers('saveForm')] as const
const refusal = {
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { text: [{ text: 'no' }] },
  retryAfter: null,
} as const

type FormScenario = readonly (FormEvent<'text'> | Happening)[]

test.each<[string, FormScenario, object]>([
  [
    'typed text is saved as a draft and counts as unsaved',
    [typed('new')],
    {
      state: { work: 'unsaved' },
      sent: ['draft edits.typed'],
      context: { values: { text: 'new' } },
    },
  ],
  [
    'discarding the changes removes the draft',
    [typed('new'), { type: 'changes.discarded' }],
    {
      state: { work: 'settled' },
      sent: ['draft edits.settled'],
      context: { values: { text: 'old' } },
    },
  ],
  [
    'leaving without the changes removes the draft',
    [typed('new'), { type: 'edits.discarded' }],
    {
      state: { work: 'settled' },
      sent: ['draft edits.settled'],
      context: { values: { text: 'old' } },
    },
  ],
  [
    'a draft can be restored',
    [found, { type: 'draft.restored' }],
    {
      state: { work: 'unsaved' },
      sent: ['draft edits.typed'],
      context: { offer: null, values: { text: 'left' } },
    },
  ],
  [
    'a draft can be dismissed',
    [found, { type: 'draft.dismissed' }],
    { sent: ['draft edits.settled'], context: { offer: null, values: { text: 'old' } } },
  ],
  ['without an offer no draft is restored', [{ type: 'draft.restored' }], { sent: [] }],
  [
    'discarding the changes removes the offer',
    [found, { type: 'changes.discarded' }],
    { sent: ['draft edits.settled'], context: { offer: null } },
  ],
  [
    'leaving without the offered draft removes it',
    [found, { type: 'edits.discarded' }],
    { sent: ['draft edits.settled'], context: { offer: null } },
  ],
  ['an unchanged form is not sent', [submitted], { state: { form: 'filling' }, sent: [] }],
  [
    'the sent values are saved',
    saved,
    {
      state: { form: 'filling', work: 'settled' },
      sent: ['draft edits.settled'],
      context: { saved: { text: 'new' } },
    },
  ],
  [
    'edits discarded during a save leave nothing behind',
    [...saving, { type: 'edits.discarded' }],
    {
      state: { form: 'filling', work: 'settled' },
      sent: ['draft edits.settled'],
      context: { values: { text: 'old' } },
    },
  ],
  [
    'a refusal is shown beside its field',
    [...saving, refuses('saveForm', refusal)],
    {
      state: { form: 'filling', work: 'unsaved' },
      sent: ['app failure.reported'],
      context: { errors: { text: { text: 'no' } }, values: { text: 'new' } },
    },
  ],
  [
    'values loaded elsewhere are shown',
    [{ type: 'values.loaded', values: { text: 'events' } }],
    { sent: ['draft edits.settled'], context: { saved: { text: 'events' }, values: { text: 'events' } } },
  ],
  ['a draft actor that crashes is logged', [breaksDown('draft')], { sent: ['app fault.logged'] }],
])('a form: %s', async (_, scenario, lived) => expect(await form(...scenario)).toMatchObject(lived))

const both = { text: 'old', key: '' }
const withKey = actorLogOf(
  createFormMachine<'text' | 'key', void>('withKey', {
    mistakesIn: () => ({}),
    wireNames: {},
    secrets: ['key'],
    saved: () => [],
  }),
  { ...input, values: both },
)
const key = (text: string): FormEvent<keyof typeof both> => ({ type: 'field.typed', field: 'key', text })
const besides = (text: string): FormEvent<keyof typeof both> => ({ type: 'field.typed', field: 'text', text })

test.each<[string, readonly FormEvent<keyof typeof both>[], object]>([
  [
    'a key is guarded, but not saved in the draft',
    [key('k')],
    {
      state: { work: 'withoutDraft' },
      sent: ['draft edits.settled'],
    },
  ],
  [
    'other typed text is saved in the draft',
    [key('k'), besides('new')],
    { state: { work: 'unsaved' }, events: [{ texts: { text: 'new' } }] },
  ],
  [
    'with only the key changed there is no draft',
    [besides('new'), key('k'), besides('old')],
    { state: { work: 'withoutDraft' } },
  ],
  ['an emptied key leaves nothing unsaved', [key('k'), key('')], { state: { work: 'settled' } }],
])('a form with a key: %s', async (_, scenario, lived) => expect(await withKey(...scenario)).toMatchObject(lived))

const strict = actorLogOf(
  createFormMachine<'text', void>('strict', {
    mistakesIn: ({ text }) => (text === '' ? { text: { text: 'empty' } } : {}),
    wireNames: {},
    secrets: [],
    unclear: { type: 'account.invalidated' },
    saved: () => [{ type: 'success.reported', message: { text: 'saved' } }],
  }),
  input,
)

test.each<[string, FormScenario, object]>([
  [
    'invalid values are not sent',
    [typed(''), submitted],
    { state: { form: 'filling' }, sent: [], context: { errors: { text: { text: 'empty' } } } },
  ],
  ['a save is reported', saved, { sent: ['app success.reported', 'draft edits.settled'] }],
  [
    'without a response the account is invalidated',
    [...saving, refuses('saveForm')],
    { sent: ['app failure.reported', 'app account.invalidated'] },
  ],
])('another form: %s', async (_, scenario, lived) => expect(await strict(...scenario)).toMatchObject(lived))

const pageOf = (page: number, lastPage = 9): ListPage<ListRow> => ({
  rows: [{ id: `${page}` }],
  page,
  total: null,
  lastPage,
})
const list = actorLogOf(listMachine, { app, owner, location: { to: 'orders' } })
const refined = (search: string): ListEvent<ListQuery> => ({
  type: 'query.changed',
  location: { to: 'orders', search },
})
const first = answers('fetchPage', succeeded(pageOf(1)))

test.each<[string, readonly (ListEvent<ListQuery> | Happening)[], object]>([
  [
    'a loaded page is shown and reported',
    [first],
    {
      state: { page: { shown: 'settling' } },
      sent: ['owner page.read', 'keptRows firstPage.read'],
      context: { found: { page: pageOf(1) }, failure: null },
    },
  ],
  [
    'another address of the same page loads nothing',
    [first, refined('?x')],
    { state: { page: { shown: 'settling' } }, sent: [], context: { location: { search: '?x' } } },
  ],
  [
    'a page behind the last one leads to the last page',
    [refined('?page=7'), answers('fetchPage', succeeded({ ...pageOf(7, 3), rows: [] }))],
    {
      state: { page: 'reading' },
      sent: ['app navigation.requested', 'asks fetchPage'],
      context: { query: { page: 3 }, hasTurnedBack: true },
    },
  ],
])('a list: %s', async (_, scenario, lived) => expect(await list(...scenario)).toMatchObject(lived))
