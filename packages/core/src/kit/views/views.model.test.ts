import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { columnsOf, viewsMachine } from './views.machine.ts'

const known = ['status', 'price', 'quantity']
const view = { name: 'Mine', search: '?tab=active', columns: ['price'], isPinned: false }
const location = { to: 'products' } as const

const model = explore(viewsMachine, {
  input: {
    app: { send: () => {} },
    name: { supplierId: 1, list: 'products' },
    location: { to: 'products', search: '?columns=price' },
  },
  user: [
    { type: 'column.toggled', known, id: 'status' },
    { type: 'column.moved', known, id: 'price', by: 1 },
    { type: 'columns.reset' },
    { type: 'name.typed', text: 'Mine' },
    { type: 'name.typed', text: ' ' },
    { type: 'view.saved', search: '?tab=active' },
    { type: 'view.chosen', name: 'Mine', location },
    { type: 'view.chosen', name: 'Unknown', location },
    { type: 'view.removed', name: 'Mine' },
    { type: 'view.pinned', name: 'Mine' },
    { type: 'list.read', search: '' },
  ],
  world: {
    pins: [breaks()],
    watchViews: [fails()],
    loadViews: [gives({ columns: null, views: [] }), gives({ columns: ['quantity'], views: [view] }), fails()],
    saveViews: [gives(), fails()],
  },
  childEvents: { watchViews: [{ type: 'views.changedElsewhere', kept: { columns: null, views: [view] } }] },
  project: ({ kept, linked, typed }) => [kept.views.map(({ isPinned }) => isPinned), kept.columns, linked, typed],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('views', model.coverage)
})

test('at least one column is shown, whatever is chosen', () => {
  for (const { state } of model.paths) expect(columnsOf(state.context)?.length).not.toBe(0)
})

test('the columns of a link show until others are chosen', () => {
  const chosen = model.movesWhere(({ event, to }) => event.startsWith('column') && to.matches('known'))
  for (const { to } of chosen) expect(to.context.linked).toBe(null)
})
