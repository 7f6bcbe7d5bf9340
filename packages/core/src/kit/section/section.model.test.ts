import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { someSession } from '../../../testing/ports.ts'
import { emptySignInDraft } from '../../session/session.domain.ts'
import { sectionMachine } from './section.machine.ts'

const location = (search?: string) => ({ to: 'attributes' as const, ...(search && { search }) })
const query = { page: 1, search: '' }
const failure = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const

const model = explore(sectionMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location: location(),
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'record.opened', id: '1' },
    { type: 'command.chosen', command: 'remove', id: '1' },
    { type: 'command.chosen', command: 'remove', id: '2' },
    { type: 'query.changed', location: location('?record=1') },
    { type: 'query.changed', location: location('?record=1&page=2') },
    { type: 'query.changed', location: location('?record=1&do=remove') },
    { type: 'query.changed', location: location('?record=1&do=sell') },
    { type: 'query.changed', location: location() },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'supplier.updated', supplier: someSession.supplier },
    { type: 'supplier.updated', supplier: { ...someSession.supplier, storeName: 'Renamed' } },
    { type: 'record.changed', section: 'section', id: '1', version: 2 },
    { type: 'record.changed', section: 'section', id: '1', version: 1 },
    { type: 'record.changed', section: 'others', id: '1', version: 2 },
    { type: 'record.changed', section: 'followed', id: '1', version: 1 },
  ],
  childEvents: {
    list: [
      {
        type: 'page.read',
        page: { rows: [{ id: '1', version: 1 }], page: 1, total: 1, lastPage: 1 },
        query,
        isFiltered: false,
      },
      {
        type: 'page.read',
        page: { rows: [{ id: '3' }], page: 1, total: 1, lastPage: 1 },
        query,
        isFiltered: false,
      },
    ],
    grid: [{ type: 'rows.changed', rows: [{ id: '1', version: 2 }] }, { type: 'list.outdated' }],
    beside: [{ type: 'record.touched' }],
  },
  world: {
    list: [breaks()],
    grid: [breaks()],
    beside: [breaks()],
    views: [breaks()],
    find: [gives({ id: '1', version: 1, row: { id: '1', version: 1 }, values: {} }), gives(null), fails()],
    form: [gives({ row: { id: '1' } }), gives({ row: null }), breaks()],
    command: [
      gives({ result: 'done', failure: null }),
      gives({ result: 'dismissed', failure: null }),
      gives({ result: 'refused', failure }),
      gives({ result: 'unclear', failure: null }),
      breaks(),
    ],
  },
  project: ({ location: { search }, rows, running }) => [search, rows[0]?.id, running?.id],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('section', model.coverage)
})

test('a command runs only on a loaded row', () => {
  const run = model.moves.filter(
    ({ event, from, to }) => event === 'command.chosen' && !from.context.running && to.context.running,
  )
  expect(run.length).toBeGreaterThan(0)
  for (const { to } of run)
    expect(to.context.rows).toContainEqual({ id: to.context.running?.id, version: to.context.running?.version })
})

test('the list can always be reached again', () => {
  expect(model.trapsFor(({ value }) => value === 'shown')).toEqual([])
})
