import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import type { Failure } from '../../kernel/failure.ts'
import { failed, type ReadResult, succeeded } from '../load/reading.domain.ts'
import { pageIn, pageParam, paramsIn, searchFrom } from './address.domain.ts'
import type { ListPage, ListRow } from './list.domain.ts'
import { createListMachine } from './list.machine.ts'
import { selectList } from './list.selectors.ts'

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
const forbidden: Failure = { kind: 'refused', status: 403, texts: [], fields: {}, retryAfter: null }

const machine = createListMachine<ListRow, Query, Page>('reviews', {
  queryOf: (search) => ({ page: pageIn(search), type: paramsIn(search).get('type') ?? null }),
  searchOf: ({ page, type }) => searchFrom({ type, page: pageParam(page) }),
})

const walk = explore(machine, {
  input: { trunk: { send: () => {} }, owner: { send: () => {} }, place: { to: 'reviews', search: '?page=3' } },
  user: [
    { type: 'place.refined', place: { to: 'reviews', search: '?page=3', hash: '#top' } },
    { type: 'place.refined', place: { to: 'reviews', search: '?page=2' } },
    { type: 'place.refined', place: { to: 'reviews', search: '?type=a' } },
    { type: 'place.refined', place: { to: 'reviews' } },
    { type: 'page.chosen', page: 2 },
    { type: 'filter.chosen', filter: { type: 'a' } },
    { type: 'filters.cleared' },
    { type: 'refresh.wanted' },
    { type: 'retry.chosen' },
  ],
  world: {
    fetchPage: [
      gives(succeeded(rows(2, 3))),
      gives(succeeded(rows(0, 2))),
      gives(succeeded(rows(0, null))),
      gives(failed({ kind: 'unreachable' })),
      gives(failed(forbidden)),
    ],
  },
  lens: ({ query, found, failure, hasTurnedBack }) => [
    query,
    found && [found.query, found.page.rows.length],
    failure && 'status' in failure ? failure.status : failure?.kind,
    hasTurnedBack,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('list', walk.coverage)
})

test('reading always ends, and rows can always be had', () => {
  expect(walk.trapsFor((state) => !state.hasTag('loading'))).toEqual([])
  expect(walk.trapsFor((state) => selectList(state).state === 'rows')).toEqual([])
})

test('what is wanted is read, whatever was being read before', () => {
  const refined = walk.moves.filter(
    ({ event, from, to }) => event === 'place.refined' && to.context.query !== from.context.query,
  )
  expect(refined).not.toEqual([])
  for (const { from, to } of refined) {
    expect(to.children['fetchPage']).not.toBe(from.children['fetchPage'])
    expect(to.children['fetchPage']?.getSnapshot()).toMatchObject({ input: to.context.query })
  }
})

test('a place that asks for the same page is read once', () => {
  const same = walk.moves.filter(
    ({ event, from, to }) => event === 'place.refined' && to.context.query === from.context.query,
  )
  expect(same).not.toEqual([])
  for (const { from, to } of same) expect([to.value, to.children]).toEqual([from.value, from.children])
})

test('a choice waits for the address', () => {
  const choices = walk.moves.filter(({ event }) => /chosen$|cleared$/.test(event) && event !== 'retry.chosen')
  expect(choices).not.toEqual([])
  for (const { from, to } of choices) expect([to.value, to.context]).toEqual([from.value, from.context])
})

test('rows stay until newer ones are there, and are called old when those could not be had', () => {
  const known = walk.moves.filter(({ from }) => selectList(from).state === 'rows')
  const left = known.filter(({ to, event }) => selectList(to).state !== 'rows' && !event.startsWith('xstate.'))
  expect(known).not.toEqual([])
  expect(left).toEqual([])
  const read = known.filter(
    ({ to, output }) => output !== undefined && selectList(to).state === 'rows' && !selectList(to).isLoading,
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

test('the ways to be empty are told apart', () => {
  const seen = new Map(walk.paths.map(({ state }) => [selectList(state).state, selectList(state)]))
  expect([...seen.keys()].sort()).toEqual(['failed', 'loading', 'notAllowed', 'nothingFound', 'nothingYet', 'rows'])
})

test('nobody is led back more than twice', () => {
  const led = walk.moves.filter(
    ({ from, to, event }) => event.startsWith('xstate.done.') && to.matches('reading') && from.matches('reading'),
  )
  expect(led).not.toEqual([])
  for (const { from, to } of led) {
    expect(to.context.query.page).toBeLessThan(from.context.query.page)
    if (from.context.hasTurnedBack) expect(to.context.query.page).toBe(1)
  }
})
