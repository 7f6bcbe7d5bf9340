import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { queuedJob } from '../../../testing/samples/jobs.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { gridMachine } from './grid.machine.ts'
import { selectSelection } from './grid.selectors.ts'

const read = (ids: string, query: object, total: number | null = 9) =>
  ({
    type: 'page.read',
    page: { rows: [...ids].map((id) => ({ id })), page: 1, total, lastPage: 1 },
    query: { page: 1, search: '', tab: 'all', ...query },
    isFiltered: false,
  }) as const
const ended = (answer: object | null, isUnclear = false) => gives({ action: 'hide', answer, isUnclear })
const result = (undo: object | null) => ({ result: { done: 1, unchanged: 0, failed: [], undo }, job: null })

const input = {
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'key' },
  name: { supplierId: 1, list: 'products' },
  owner: { send: () => {} },
} as const

/** An action with another one behind it. */
const following = explore(gridMachine, {
  name: 'following',
  input,
  user: [read('ab', {}), { type: 'row.picked', id: 'a', isRange: false }, { type: 'bulk.chosen', action: 'both' }],
  world: { bulk: [gives({ action: 'both', answer: { result: null, job: queuedJob }, isUnclear: false })] },
  project: ({ page, selection, action }) => [page !== null, selection.by === 'ids' && selection.ids.size, action],
  unused: ['isKnown', 'isCounted'],
})

const model = explore(gridMachine, {
  unused: ['opensNext'],
  input,
  user: [
    read('ab', {}),
    read('bc', { search: 'x' }),
    { ...read('bc', { search: 'x' }), isPatched: true },
    read('ab', { page: 2 }),
    { type: 'row.picked', id: 'a', isRange: false },
    { type: 'row.picked', id: 'b', isRange: true },
    { type: 'page.picked' },
    { type: 'found.picked' },
    { type: 'picks.cleared' },
    { type: 'bulk.chosen', action: 'hide' },
    { type: 'bulk.chosen', action: 'unknown' },
    { type: 'data.invalidated' },
    { type: 'filter.opened', name: 'store', source: 'stores' },
  ],
  childEvents: {
    cells: [
      { type: 'rows.changed', rows: [] },
      { type: 'edit.saved', edit: { id: 'a', name: 'title', from: '', to: 'b' } },
    ],
    undo: [
      { type: 'edit.undone', edit: { id: 'a', name: 'title', from: '', to: 'b' } },
      { type: 'bulk.found', step: { kind: 'sent', action: 'hide', key: 'key', count: 1, at: 0, until: null } },
    ],
    bulk: [
      { type: 'bulk.sent', action: 'hide', key: 'key', count: 1 },
      { type: 'bulk.settled', key: 'key' },
    ],
  },
  world: {
    cells: [breaks()],
    options: [breaks()],
    fetchCounts: [gives(succeeded({ all: 9 })), gives(failed({ kind: 'unreachable' }))],
    undo: [breaks()],
    bulk: [
      ended(result(null)),
      ended(result({ jobId: '5', until: '2026-08-23T09:10:00.000Z' })),
      ended({ result: null, job: queuedJob }),
      ended(null),
      ended(null, true),
      breaks(),
    ],
  },
  project: ({ page, selection, anchor, action, counts }) => [
    counts !== null,
    page && [page.key, page.query.page],
    selection.by === 'ids' ? [...selection.ids.keys()].toSorted() : [selection.except.size],
    anchor !== null,
    action,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('grid', model.coverage, following.coverage)
})

test('a patched row asks for no counts, and an edited one does if the tabs have them', () => {
  const patched = model.movesWhere(
    ({ event, from, to }) => event === 'page.read' && from.context.page !== null && to.matches({ counts: 'unknown' }),
  )
  expect(patched.length).toBeGreaterThan(0)
  const edited = model.movesWhere(({ event, from }) => event === 'rows.changed' && from.matches({ counts: 'unknown' }))
  for (const { from, to } of edited) expect(to.matches({ counts: 'reading' })).toBe(from.context.counts !== null)
})

test('an action that another one follows keeps its rows picked for it', () => {
  const followed = following.movesWhere(
    ({ event, from, to }) =>
      event === 'xstate.done.actor.bulk' && from.context.action === 'both' && to.context.action === 'hide',
  )
  expect(followed.length).toBeGreaterThan(0)
  for (const { from, to } of followed) expect(selectSelection(to).count).toBe(selectSelection(from).count)
})

test('an action runs only on picked rows, and they stay picked until it has ended', () => {
  const begun = model.movesWhere(
    ({ event, from, to }) => event === 'bulk.chosen' && from.context.action === null && to.context.action === 'hide',
  )
  for (const { to } of begun) expect(selectSelection(to).count).toBeGreaterThan(0)
})
