import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { columnsOf, viewsMachine } from './views.machine.ts'

const known = ['status', 'price', 'quantity']
const view = { name: 'Mine', search: '?tab=active', columns: ['price'], isPinned: false }
const location = { to: 'products' } as const

const told: unknown[] = []

const model = explore(viewsMachine, {
  input: {
    app: { send: (event) => void told.push(event) },
    name: { supplierId: 1, list: 'products' },
    location: { to: 'products', search: '?columns=price' },
  },
  runsLive: true,
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
    { type: 'view.removed', name: 'Unknown' },
    { type: 'view.pinned', name: 'Mine' },
  ],
  world: {
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

const changes = ['column.toggled', 'column.moved', 'columns.reset', 'view.removed', 'view.pinned']

test('every change is stored at once, also one that comes while another is stored', () => {
  const made = model.movesWhere(({ event, from }) => changes.includes(event) && from.matches('known'))
  for (const { to } of made) expect(to.matches({ known: 'storing' })).toBe(true)
  const saved = model.movesWhere(({ event, from }) => event === 'view.saved' && from.matches('known'))
  for (const { from, to } of saved)
    expect(to.matches({ known: 'storing' })).toBe(
      from.context.typed.trim() !== '' || from.matches({ known: 'storing' }),
    )
})

test('a view is saved with what the list shows, under a name that says something', () => {
  const saved = model.movesWhere(({ event, from }) => event === 'view.saved' && from.matches('known'))
  expect(new Set(saved.map(({ from }) => from.context.typed))).toEqual(new Set(['', ' ', 'Mine']))
  for (const { from, to } of saved) {
    if (from.context.typed.trim() === '') expect(to.context).toEqual(from.context)
    else {
      expect(to.context.typed).toBe('')
      expect(to.context.kept.views.map(({ name, search }) => [name, search])).toEqual([['Mine', '?tab=active']])
    }
  }
})

test('a chosen view shows its columns at its address, and an unknown one changes nothing', () => {
  const chosen = model.movesWhere(({ event, from }) => event === 'view.chosen' && from.matches('known'))
  const linked = chosen.map(({ from, to }) => to.context.linked === from.context.kept.views[0]?.columns)
  expect(new Set(linked)).toEqual(new Set([true, false]))
  for (const { from, to } of chosen)
    expect([from.context.kept.views[0]?.columns, from.context.linked]).toContainEqual(to.context.linked)
  expect(told).toContainEqual({
    type: 'navigation.requested',
    location: { to: 'products', search: '?tab=active&columns=price' },
  })
})

test('a removed view is gone, and a pinned one is pinned or taken away from there', () => {
  const removed = model.movesWhere(
    ({ event, from }) => event === 'view.removed' && from.context.kept.views.length > 0 && from.matches('known'),
  )
  expect(new Set(removed.map(({ to }) => to.context.kept.views.length))).toEqual(new Set([0, 1]))
  const pinned = model.movesWhere(
    ({ event, from }) => event === 'view.pinned' && from.context.kept.views.length > 0 && from.matches('known'),
  )
  for (const { from, to } of pinned)
    expect(to.context.kept.views[0]?.isPinned).toBe(!from.context.kept.views[0]?.isPinned)
})

test('what could not be stored stays as it was chosen, and is told', () => {
  const failed = model.movesWhere(({ event }) => event === 'xstate.error.actor.saveViews')
  for (const { from, to } of failed) expect([to.context, to.matches({ known: 'stored' })]).toEqual([from.context, true])
  expect(told.map((event) => (event as { type: string }).type)).toContain('failure.reported')
})

test('views of another tab replace those of this one', () => {
  const replaced = model.movesWhere(({ event }) => event === 'views.changedElsewhere')
  for (const { to } of replaced) expect(to.context.kept).toEqual({ columns: null, views: [view] })
})

test('the columns of a link show until others are chosen', () => {
  const chosen = model.movesWhere(({ event, to }) => event.startsWith('column') && to.matches('known'))
  for (const { to } of chosen) expect(to.context.linked).toBe(null)
})
