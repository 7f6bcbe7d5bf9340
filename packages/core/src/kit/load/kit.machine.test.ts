import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../../testing/life.ts'
import { createFormMachine, type FormEvent, formMachine } from '../form/form.machine.ts'
import type { ListPage, ListQuery, ListRow } from '../list/list.domain.ts'
import { type ListEvent, listMachine } from '../list/list.machine.ts'
import { succeeded } from './reading.domain.ts'

const trunk = { send: () => {} }
const owner = { send: () => {} }

const input = { trunk, clock: { now: () => 0 }, supplierId: 1, values: { text: 'old' } }
const form = lifeOf(formMachine, input)
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

type FormStory = readonly (FormEvent<'text'> | Happening)[]

test.each<[string, FormStory, object]>([
  [
    'what is typed waits in this browser, and is guarded',
    [typed('new')],
    {
      state: { work: 'unsaved' },
      said: ['draft work.typed'],
      context: { values: { text: 'new' } },
    },
  ],
  [
    'thrown away, nothing is left of it',
    [typed('new'), { type: 'changes.discarded' }],
    {
      state: { work: 'settled' },
      said: ['draft work.settled'],
      context: { values: { text: 'old' } },
    },
  ],
  [
    'nothing is offered when one leaves without it',
    [typed('new'), { type: 'work.discarded' }],
    {
      state: { work: 'settled' },
      said: ['draft work.settled'],
      context: { values: { text: 'old' } },
    },
  ],
  [
    'a draft can be put back',
    [found, { type: 'draft.restored' }],
    {
      state: { work: 'unsaved' },
      said: ['draft work.typed'],
      context: { offer: null, values: { text: 'left' } },
    },
  ],
  [
    'a draft can be put aside',
    [found, { type: 'draft.dismissed' }],
    { said: ['draft work.settled'], context: { offer: null, values: { text: 'old' } } },
  ],
  ['without an offer there is nothing to put back', [{ type: 'draft.restored' }], { said: [] }],
  [
    'throwing away takes the offer along',
    [found, { type: 'changes.discarded' }],
    { said: ['draft work.settled'], context: { offer: null } },
  ],
  [
    'leaving without it forgets the draft',
    [found, { type: 'work.discarded' }],
    { said: ['draft work.settled'], context: { offer: null } },
  ],
  ['an unchanged form is not sent', [submitted], { state: { form: 'filling' }, said: [] }],
  [
    'what was sent is saved',
    saved,
    {
      state: { form: 'filling', work: 'settled' },
      said: ['draft work.settled'],
      context: { saved: { text: 'new' } },
    },
  ],
  [
    'thrown away on its way, nothing of it stays',
    [...saving, { type: 'work.discarded' }],
    {
      state: { form: 'filling', work: 'settled' },
      said: ['draft work.settled'],
      context: { values: { text: 'old' } },
    },
  ],
  [
    'a refusal stands beside its field',
    [...saving, refuses('saveForm', refusal)],
    {
      state: { form: 'filling', work: 'unsaved' },
      said: ['trunk failure.met'],
      context: { errors: { text: { text: 'no' } }, values: { text: 'new' } },
    },
  ],
  [
    'what was learned elsewhere stands there',
    [{ type: 'values.learned', values: { text: 'news' } }],
    { said: ['draft work.settled'], context: { saved: { text: 'news' }, values: { text: 'news' } } },
  ],
  ['drafts that break are noted', [breaksDown('draft')], { said: ['trunk fault.noted'] }],
])('a form: %s', async (_, story, lived) => expect(await form(...story)).toMatchObject(lived))

const both = { text: 'old', key: '' }
const withKey = lifeOf(
  createFormMachine<'text' | 'key', void>('withKey', {
    mistakesIn: () => ({}),
    wireNames: {},
    secrets: ['key'],
    guardsLeaving: true,
    saved: () => [],
  }),
  { ...input, values: both },
)
const key = (text: string): FormEvent<keyof typeof both> => ({ type: 'field.typed', field: 'key', text })
const besides = (text: string): FormEvent<keyof typeof both> => ({ type: 'field.typed', field: 'text', text })

test.each<[string, readonly FormEvent<keyof typeof both>[], object]>([
  [
    'a key is guarded, though nothing of it is kept',
    [key('k')],
    {
      state: { work: 'unkept' },
      said: ['draft work.settled'],
    },
  ],
  [
    'what is typed besides is kept',
    [key('k'), besides('new')],
    { state: { work: 'unsaved' }, events: [{ texts: { text: 'new' } }] },
  ],
  ['until the key is all that is left', [besides('new'), key('k'), besides('old')], { state: { work: 'unkept' } }],
  ['hidden again, nothing is unsaved', [key('k'), key('')], { state: { work: 'settled' } }],
])('a form with a key: %s', async (_, story, lived) => expect(await withKey(...story)).toMatchObject(lived))

const strict = lifeOf(
  createFormMachine<'text', void>('strict', {
    mistakesIn: ({ text }) => (text === '' ? { text: { text: 'empty' } } : {}),
    wireNames: {},
    secrets: [],
    guardsLeaving: false,
    unclear: { type: 'account.outdated' },
    saved: () => [{ type: 'success.met', message: { text: 'saved' } }],
  }),
  input,
)

test.each<[string, FormStory, object]>([
  [
    'what breaks a rule is not sent',
    [typed(''), submitted],
    { state: { form: 'filling' }, said: [], context: { errors: { text: { text: 'empty' } } } },
  ],
  ['leaving it need not be guarded', [typed('new')], { state: { work: 'unsaved' }, said: ['draft work.typed'] }],
  ['saving it is told', saved, { said: ['trunk success.met', 'draft work.settled'] }],
  [
    'after a lost answer what may have changed is read',
    [...saving, refuses('saveForm')],
    { said: ['trunk failure.met', 'trunk account.outdated'] },
  ],
])('another form: %s', async (_, story, lived) => expect(await strict(...story)).toMatchObject(lived))

const pageOf = (page: number, lastPage = 9): ListPage<ListRow> => ({
  rows: [{ id: `${page}` }],
  page,
  total: null,
  lastPage,
})
const list = lifeOf(listMachine, { trunk, owner, place: { to: 'orders' } })
const refined = (search: string): ListEvent<ListQuery> => ({ type: 'place.refined', place: { to: 'orders', search } })
const first = answers('fetchPage', succeeded(pageOf(1)))

test.each<[string, readonly (ListEvent<ListQuery> | Happening)[], object]>([
  [
    'shown, and told',
    [first],
    { state: 'shown', said: ['owner page.read'], context: { found: { page: pageOf(1) }, failure: null } },
  ],
  [
    'another address of the same page is not',
    [first, refined('?x')],
    { state: 'shown', said: [], context: { place: { search: '?x' } } },
  ],
  [
    'what lies behind the last page is looked for there',
    [refined('?page=7'), answers('fetchPage', succeeded({ ...pageOf(7, 3), rows: [] }))],
    {
      state: 'reading',
      said: ['trunk place.wanted', 'asks fetchPage'],
      context: { query: { page: 3 }, hasTurnedBack: true },
    },
  ],
])('a list: %s', async (_, story, lived) => expect(await list(...story)).toMatchObject(lived))
