import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import type { Failure } from '../../kernel/failure.ts'
import { failed, type ReadResult, succeeded } from '../load/reading.domain.ts'
import { pageIn, pageParam, paramsIn, searchFrom } from './address.domain.ts'
import type { ListPage, ListRow } from './list.domain.ts'
import { createListMachine } from './list.machine.ts'
import { selectList, selectWaiting } from './list.selectors.ts'

interface Query {
  readonly page: number
  readonly type: string | null
}

type Page = ListPage<ListRow>

const rows = (length: number, lastPage: number | null): Page => ({
  rows: Array.from({ length }, (_, i) => ({ id: String(i) })),
  page: 1,
  total: null,
  lastPage,
})
const moved: Page = { ...rows(0, 3), rows: [{ id: '2' }, { id: '1' }, { id: '0' }] }
const forbidden: Failure = { kind: 'refused', status: 403, texts: [], fields: {}, retryAfter: null }

const machine = createListMachine<ListRow, Query, Page>('reviews', {
  queryOf: (search) => ({ page: pageIn(search), type: paramsIn(search).get('type') ?? null }),
  searchOf: ({ page, type }) => searchFrom({ type, page: pageParam(page) }),
  searchName: 'type',
})

const model = explore(machine, {
  input: { app: { send: () => {} }, owner: { send: () => {} }, location: { to: 'reviews', search: '?page=3' } },
  user: [
    { type: 'query.changed', location: { to: 'reviews', search: '?page=3', hash: '#top' } },
    { type: 'query.changed', location: { to: 'reviews', search: '?page=2' } },
    { type: 'query.changed', location: { to: 'reviews', search: '?type=a' } },
    { type: 'query.changed', location: { to: 'reviews' } },
    { type: 'page.chosen', page: 2 },
    { type: 'filter.chosen', filter: { type: 'a' } },
    { type: 'filters.cleared' },
    { type: 'refresh.requested' },
    { type: 'rows.changed', rows: [{ id: '0', version: 2 }] },
    { type: 'retry.chosen' },
    { type: 'search.typed', text: 'a' },
    { type: 'search.typed', text: '' },
    { type: 'search.submitted' },
  ],
  world: {
    export: [breaks()],
    fetchPage: [
      gives(succeeded(rows(2, 3))),
      gives(succeeded(rows(0, 2))),
      gives(succeeded(rows(0, null))),
      gives(failed({ kind: 'unreachable' })),
      gives(failed(forbidden)),
    ],
  },
  project: ({ query, found, failure, hasTurnedBack, typed }) => [
    query,
    found && [found.query, found.page.rows.length],
    failure && 'status' in failure ? failure.status : failure?.kind,
    hasTurnedBack,
    typed,
  ],
})

/** Changes on the server, apart from the supplier's choices. */
const live = explore(machine, {
  name: 'live',
  input: { app: { send: () => {} }, owner: { send: () => {} }, location: { to: 'reviews' } },
  user: [
    { type: 'page.outdated' },
    { type: 'tab.shown' },
    { type: 'tab.hidden' },
    { type: 'refresh.requested', keepsPlace: true },
    { type: 'newest.chosen' },
  ],
  world: { fetchPage: [gives(succeeded(rows(2, 3))), gives(succeeded(moved)), gives(failed({ kind: 'unreachable' }))] },
  project: ({ found, newest, failure, isOutdated, isHidden }) => [
    found?.page.rows.map(({ id }) => id),
    newest?.rows.map(({ id }) => id),
    failure,
    isOutdated,
    isHidden,
  ],
})

const busyServer = (retryAfter: number | null): Failure => ({
  kind: 'serverBroken',
  status: 503,
  texts: [],
  retryAfter,
})

/** A server that is too busy for the list, and names the time of the next request or not. */
const busy = explore(machine, {
  name: 'busy',
  input: { app: { send: () => {} }, owner: { send: () => {} }, location: { to: 'reviews' } },
  user: [
    { type: 'query.changed', location: { to: 'reviews', search: '?page=2' } },
    { type: 'refresh.requested' },
    { type: 'page.outdated' },
    { type: 'retry.chosen' },
  ],
  world: {
    fetchPage: [gives(succeeded(rows(2, 3))), gives(failed(busyServer(12))), gives(failed(busyServer(null)))],
  },
  project: ({ query, found, failure }) => [query, found?.query, failure],
})

/** A list of which an earlier visit has kept the first page. */
const kept = explore(machine, {
  name: 'kept',
  input: { app: { send: () => {} }, owner: { send: () => {} }, location: { to: 'reviews' } },
  user: [
    { type: 'query.changed', location: { to: 'reviews', search: '?page=2' } },
    { type: 'rows.changed', rows: [{ id: '0', version: 2 }] },
    { type: 'retry.chosen' },
  ],
  childEvents: { keptRows: [{ type: 'page.recalled', search: '', kept: { page: rows(3, 3), at: 1 } }] },
  world: {
    keptRows: [breaks()],
    fetchPage: [gives(succeeded(rows(2, 3))), gives(failed({ kind: 'unreachable' })), gives(failed(forbidden))],
  },
  project: ({ query, found, kept: recalled, failure }) => [query, found?.query, recalled !== null, failure],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('list', model.coverage, live.coverage, busy.coverage, kept.coverage)
})

test('the rows of an earlier visit are shown as such until the first answer, and never under another query', () => {
  const recalled = kept.pathsWhere(({ state }) => state.context.kept !== null)
  for (const { state } of recalled) {
    expect([state.context.found, state.context.query.page]).toEqual([null, 1])
    const view = selectList<ListRow, Query>(state)
    expect(view.state === 'notAllowed' || (view.state === 'rows' && view.keptAt === 1)).toBe(true)
  }
  for (const { to } of kept.movesWhere(({ to: { context } }) => context.found !== null))
    expect(selectList<ListRow, Query>(to).keptAt).toBe(null)
})

test('a change never aborts a reading, and nothing is read while nobody looks', () => {
  const changes = live.movesWhere(({ event }) => event === 'page.outdated')
  for (const { from, to } of changes) {
    if (from.hasTag('loading')) expect(to.children['fetchPage']).toBe(from.children['fetchPage'])
    else if (from.context.isHidden) expect(to.hasTag('loading')).toBe(false)
  }
})

test('shown rows keep their places until the supplier asks for the newest ones', () => {
  const idsIn = ({ found }: (typeof live.moves)[number]['from']['context']) =>
    found?.page.rows.map(({ id }) => id) ?? []
  for (const { event, from, to } of live.moves) {
    const [before, after] = [idsIn(from.context), idsIn(to.context)]
    if (event === 'newest.chosen') expect(selectWaiting(to)).toBe(null)
    else if (before.length > 0)
      expect(after.filter((id) => before.includes(id))).toEqual(before.filter((id) => after.includes(id)))
  }
  const waiting = new Set(live.moves.map(({ to }) => selectWaiting(to)))
  expect(waiting).toEqual(new Set([null, 1, 'order']))
})

test('loading always ends, and rows can always be reached', () => {
  expect(model.trapsFor((state) => !state.hasTag('loading'))).toEqual([])
  expect(model.trapsFor((state) => selectList(state).state === 'rows')).toEqual([])
})

test('a changed query is loaded, whatever was loading before', () => {
  const refined = model.moves.filter(
    ({ event, from, to }) => event === 'query.changed' && to.context.query !== from.context.query,
  )
  expect(refined).not.toEqual([])
  for (const { from, to } of refined) {
    expect(to.children['fetchPage']).not.toBe(from.children['fetchPage'])
    expect(to.children['fetchPage']?.getSnapshot()).toMatchObject({ input: to.context.query })
  }
})

test('an unchanged query is not loaded again', () => {
  const same = model.moves.filter(
    ({ event, from, to }) => event === 'query.changed' && to.context.query === from.context.query,
  )
  expect(same).not.toEqual([])
  for (const { from, to } of same) expect([to.value, to.children]).toEqual([from.value, from.children])
})

test('a choice changes nothing before the address does', () => {
  const choices = model.moves.filter(({ event }) => /^(page|filter)\.chosen$|cleared$/.test(event))
  expect(choices).not.toEqual([])
  for (const { from, to } of choices) expect([to.value, to.context]).toEqual([from.value, from.context])
})

test('rows stay until newer ones arrive, and are stale after a failure', () => {
  const known = model.moves.filter(({ from }) => selectList(from).state === 'rows')
  const left = known.filter(({ to, event }) => selectList(to).state !== 'rows' && !event.startsWith('xstate.'))
  expect(known).not.toEqual([])
  expect(left).toEqual([])
  const read = known.filter(
    ({ event, to }) =>
      event === 'xstate.done.actor.fetchPage' && selectList(to).state === 'rows' && !selectList(to).isLoading,
  )
  expect(new Set(read.map(({ to }) => selectList(to).isStale))).toEqual(new Set([true, false]))
  for (const { to, output } of read) {
    expect(selectList(to)).toMatchObject(
      (output as ReadResult<Page>).failure === null
        ? { isStale: false }
        : { isStale: true, messages: [{ key: expect.stringMatching(/^failure\./) }] },
    )
  }
})

test('every kind of empty list has its own state', () => {
  const seen = new Map(model.paths.map(({ state }) => [selectList(state).state, selectList(state)]))
  expect([...seen.keys()].sort()).toEqual(['failed', 'loading', 'notAllowed', 'nothingFound', 'nothingYet', 'rows'])
})

test('a page behind the last one leads to page 1 after two redirects at most', () => {
  const led = model.moves.filter(
    ({ from, to, event }) =>
      event === 'xstate.done.actor.fetchPage' && to.hasTag('loading') && from.context.query !== to.context.query,
  )
  expect(led).not.toEqual([])
  for (const { from, to } of led) {
    expect(to.context.query.page).toBeLessThan(from.context.query.page)
    if (from.context.hasTurnedBack) expect(to.context.query.page).toBe(1)
  }
})

test('what is typed is searched for once, and only if the query differs', () => {
  const searched = model.moves.filter(({ from, to }) => from.hasTag('typing') && !to.hasTag('typing'))
  expect(searched.length).toBeGreaterThan(2)
  for (const { from, to } of searched) expect(to.context.typed).toBe(from.context.typed)
})
