import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { type Country, noTelephone, ukraine } from './countries.domain.ts'
import { countriesMachine } from './countries.machine.ts'
import { selectCountryPicker } from './countries.selectors.ts'

const country = (iso: string): Country => ({ iso, name: iso, prefix: '+48', mask: '###-###-###', flag: '' })

const model = explore(countriesMachine, {
  input: { app: { send: () => {} }, form: { send: () => {} }, telephone: noTelephone },
  user: [
    { type: 'telephone.typed', text: '0671112233' },
    { type: 'telephone.replaced', telephone: { country: ukraine, digits: '0502223344' } },
    { type: 'picker.opened' },
    { type: 'picker.closed' },
    { type: 'search.typed', search: '' },
    { type: 'search.typed', search: 'p' },
    { type: 'list.ended' },
    { type: 'retry.chosen' },
    { type: 'country.picked', iso: 'UA' },
    { type: 'country.picked', iso: 'PL' },
    { type: 'country.picked', iso: 'XX' },
  ],
  world: {
    fetchCountries: ({ context }) => [
      gives(
        context.page === 0
          ? { countries: [ukraine, country('PL')], hasMore: true }
          : { countries: [country('CZ')], hasMore: false },
      ),
      gives({ countries: [], hasMore: false }),
      fails(),
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('countries', model.coverage)
})

test('the picker can always be closed', () => {
  expect(model.trapsFor((state) => state.matches('closed'))).toEqual([])
  const open = model.pathsWhere(({ state }) => state.matches('opened'))
  for (const { state } of open) expect(state.can({ type: 'picker.closed' })).toBe(true)
})

test('Ukraine can be picked whenever the picker is open, even without a list', () => {
  for (const { state } of model.pathsWhere(({ state }) => state.matches('opened'))) {
    expect(state.can({ type: 'country.picked', iso: 'UA' })).toBe(true)
  }
})

test('only countries of the list can be picked', () => {
  expect(model.paths.filter(({ state }) => state.can({ type: 'country.picked', iso: 'XX' }))).toEqual([])
  expect(model.paths.filter(({ state }) => state.context.telephone.country.iso === 'PL')).not.toEqual([])
})

test('a closed picker forgets the search and its results', () => {
  const closed = model.pathsWhere(({ state }) => state.matches('closed'))
  for (const { state } of closed) {
    const { search, page, found } = state.context
    expect(search).toBe('')
    expect(page === 0).toBe(found === null)
  }
})

test('pages are requested one after another without a gap', () => {
  const asking = model.pathsWhere(({ state }) => state.matches({ opened: 'fetchingMore' }))
  for (const { state } of asking) {
    expect(state.children['fetchMore']?.getSnapshot()).toMatchObject({ input: { page: state.context.page + 1 } })
  }
})

test('a changed search hides the results of the earlier one', () => {
  const searching = model.pathsWhere(({ state }) => state.matches({ opened: 'awaitingPause' }))
  for (const { state } of searching) {
    expect(selectCountryPicker(state)).toEqual({ step: 'wait', search: state.context.search })
  }
})

test('the picker reaches each of its views', () => {
  const steps = new Set(
    model.paths.map(({ state }) => {
      const picker = selectCountryPicker(state)
      return picker.step === 'list' ? `list, more ${picker.more}` : picker.step
    }),
  )
  expect([...steps].sort()).toEqual([
    'closed',
    'empty',
    'failed',
    'list, more available',
    'list, more failed',
    'list, more loading',
    'list, more none',
    'wait',
  ])
})

test('typing the telephone does not affect the picker', () => {
  const typings = model.movesWhere(({ event }) => event.startsWith('telephone.'))
  for (const { from, to } of typings) {
    expect([to.value, Object.keys(to.children)]).toEqual([from.value, Object.keys(from.children)])
  }
})
