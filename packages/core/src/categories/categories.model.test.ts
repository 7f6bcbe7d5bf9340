import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { categoriesMachine, suggestionsLocation } from './categories.machine.ts'
import { locationOfPlace, placeIn, topPlace } from './place.domain.ts'

const to = 'product-categories'
const changed = { type: 'record.changed', id: '1', version: 2 } as const
const sent: unknown[] = []

const model = explore(categoriesMachine, {
  runsLive: true,
  input: {
    app: { send: (event) => void sent.push(event) },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location: { to },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'query.changed', location: { to } },
    { type: 'query.changed', location: suggestionsLocation },
    { type: 'query.changed', location: { to, search: '?suggestion=new' } },
    { ...changed, section: 'products' },
    { ...changed, section: 'category-suggestions' },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'picker.moved', place: { at: '5', list: 'mine', search: 'red shirt' } },
    {
      type: 'category.picked',
      category: {
        id: '7',
        title: 'Shirts',
        path: [],
        isLeaf: true,
        products: 0,
        commission: null,
        isFavourite: false,
        required: [],
        match: null,
      },
    },
  ],
  world: { picker: [breaks()], suggestions: [breaks()] },
  project: ({ location }) => location.search,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('categories', model.coverage)
})

test('the suggestions are shown exactly at their address', () => {
  for (const { state } of model.paths)
    expect(state.matches('suggestions')).toBe(/suggestion/.test(state.context.location.search ?? ''))
})

test('a chosen category starts a product', () => {
  expect(sent).toContainEqual({
    type: 'navigation.requested',
    location: { to: 'product-create', search: '?category=7' },
  })
})

test('where the supplier is in the categories is in the address, and leads there again', () => {
  const location = { to, search: '?at=5&list=mine&search=red%20shirt' } as const
  expect(sent).toContainEqual({ type: 'navigation.requested', location, replace: true })
  expect(placeIn(location)).toEqual({ at: '5', list: 'mine', search: 'red shirt' })
  expect([placeIn({ to, search: '?list=other' }), locationOfPlace(topPlace)]).toEqual([topPlace, { to }])
})

test('the suggestions are not left by what the picker tells', () => {
  const moves = model.movesWhere(({ event, from }) => event === 'picker.moved' && from.matches('suggestions'))
  expect(moves.every(({ from, to: after }) => after.matches('suggestions') === from.matches('suggestions'))).toBe(true)
})
