import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { noTelephone, typed } from './countries.domain.ts'
import { type CountriesEvent, countriesMachine } from './countries.machine.ts'

const field = lifeOf(countriesMachine, {
  trunk: { send: () => {} },
  form: { send: () => {} },
  telephone: noTelephone,
})
const poland = { ...noTelephone.country, iso: 'PL', prefix: '48' }
const page = (hasMore: boolean) => ({ countries: [poland], hasMore })
const opened: CountriesEvent = { type: 'picker.opened' }
const closed: CountriesEvent = { type: 'picker.closed' }
const search = (text: string): CountriesEvent => ({ type: 'search.typed', search: text })
const shown = [opened, answers('fetchCountries', page(true))] as const
const picked: CountriesEvent = { type: 'country.picked', iso: 'PL' }
const ended: CountriesEvent = { type: 'list.ended' }

test.each<[string, readonly (CountriesEvent | Happening)[], object]>([
  [
    'what is typed is told to the form, and carried to other screens',
    [{ type: 'telephone.typed', text: '067' }],
    { said: ['form telephone.changed', 'trunk carried.changed'], context: { telephone: typed(noTelephone, '067') } },
  ],
  [
    'what the form has instead is taken over in silence',
    [{ type: 'telephone.replaced', telephone: typed(noTelephone, '067') }],
    { said: [], context: { telephone: typed(noTelephone, '067') } },
  ],
  [
    'countries are read when they are looked at',
    [opened],
    { state: { opened: 'fetching' }, said: ['asks fetchCountries'] },
  ],
  ['and shown', shown, { state: { opened: 'shown' }, context: { page: 1 } }],
  [
    'closed and opened again, they are still there',
    [...shown, closed, opened],
    { state: { opened: 'shown' }, said: [] },
  ],
  [
    'what cannot be read is told',
    [opened, refuses('fetchCountries')],
    { state: { opened: 'failed' }, said: ['trunk failure.met'] },
  ],
  [
    'and read again',
    [opened, refuses('fetchCountries'), { type: 'retry.chosen' }],
    { state: { opened: 'fetching' }, said: ['asks fetchCountries'] },
  ],
  [
    'a search waits for a pause',
    [...shown, search('п')],
    { state: { opened: 'awaitingPause' }, said: [], context: { found: null, search: 'п', page: 0 } },
  ],
  [
    'and is asked',
    [...shown, search('п'), runsOut('typingPauses')],
    { state: { opened: 'fetching' }, said: ['asks fetchCountries'] },
  ],
  ['the same search is not asked twice', [...shown, search('')], { state: { opened: 'shown' }, said: [] }],
  [
    'what a search found is forgotten',
    [...shown, search('п'), closed],
    { state: 'closed', context: { search: '', found: null } },
  ],
  [
    'the end of the list asks for more',
    [...shown, ended],
    { state: { opened: 'fetchingMore' }, said: ['asks fetchMore'] },
  ],
  [
    'which is appended',
    [...shown, ended, answers('fetchMore', page(false))],
    { state: { opened: 'shown' }, context: { page: 2 } },
  ],
  [
    'a whole list has no more',
    [opened, answers('fetchCountries', page(false)), ended],
    { state: { opened: 'shown' }, said: [] },
  ],
  [
    'more that cannot be had is told',
    [...shown, ended, refuses('fetchMore')],
    { state: { opened: 'failedMore' }, said: ['trunk failure.met'] },
  ],
  [
    'and asked for again',
    [...shown, ended, refuses('fetchMore'), { type: 'retry.chosen' }],
    { state: { opened: 'fetchingMore' } },
  ],
  [
    'a country that is picked is told, and carried',
    [...shown, picked],
    {
      state: 'closed',
      said: ['form telephone.changed', 'trunk carried.changed'],
      context: { telephone: { country: { iso: 'PL' } } },
    },
  ],
  [
    'one that is not offered is none',
    [...shown, { type: 'country.picked', iso: 'XX' }],
    { state: { opened: 'shown' }, said: [] },
  ],
  [
    'picking one forgets the search that found it',
    [...shown, search('п'), runsOut('typingPauses'), answers('fetchCountries', page(false)), picked],
    { state: 'closed', context: { search: '', found: null } },
  ],
])('a telephone field: %s', async (_, story, lived) => expect(await field(...story)).toMatchObject(lived))
