import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import type { FeatureEvent } from '../../kernel/app-ref.ts'
import { type Failure, PortError } from '../../kernel/failure.ts'
import type { Abort } from '../../kernel/port.ts'
import { readingsOf } from '../load/reading.machine.ts'
import { oneOf, pageIn, pageParam, paramsIn, searchFrom } from './address.domain.ts'
import { keptRowsOf } from './kept.compose.ts'
import type { ListPage, ListQuery, ListRow, PageRead } from './list.domain.ts'
import { createListMachine, listMachine } from './list.machine.ts'
import type { RowsPort } from './list.port.ts'
import { selectList } from './list.selectors.ts'

interface Query {
  readonly page: number
  readonly type: 'sale' | 'payout' | null
}

type Page = ListPage<ListRow>
type Port = { fetchPage(query: Query, signal: Abort): Promise<Page> }

const page = (ids: readonly string[], lastPage: number | null = null, total: number | null = null): Page => ({
  rows: ids.map((id) => ({ id })),
  page: 1,
  total,
  lastPage,
})
const rejecting = (failure: Failure) => () => Promise.reject(new PortError(failure))

const machine = createListMachine<ListRow, Query, Page>('reviews', {
  queryOf: (search) => ({ page: pageIn(search), type: oneOf(['sale', 'payout'], paramsIn(search).get('type')) }),
  searchOf: ({ page, type }) => searchFrom({ type, page: pageParam(page) }),
})

/** A list on a screen whose app carries out every navigation at once. */
const start = (fetchPage: Port['fetchPage'], search = '') => {
  const port = { fetchPage: vi.fn(fetchPage) }
  const told: FeatureEvent[] = []
  const read: PageRead<Page>[] = []
  const actor = createActor(machine.provide({ actors: readingsOf<Port>(port) }), {
    input: {
      app: {
        send: (event) => {
          told.push(event)
          if (event.type === 'navigation.requested') {
            void Promise.resolve().then(() => actor.send({ type: 'query.changed', location: event.location }))
          }
        },
      },
      owner: { send: (event) => read.push(event) },
      location: { to: 'reviews', ...(search && { search }) },
    },
  }).start()
  return {
    port,
    told,
    read,
    actor,
    asked: () => port.fetchPage.mock.calls.map(([query]) => query),
    view: () => selectList<ListRow, Query>(actor.getSnapshot()),
    settled: () => waitFor(actor, (state) => !state.hasTag('loading')),
    until: (state: string) => waitFor(actor, (snapshot) => snapshot.matches({ page: state } as never)),
  }
}

test('a list loads the query of its address and sends the page to its screen', async () => {
  const { asked, read, settled, view } = start(async () => page(['1', '2', '1'], 4, 7), '?type=sale&page=3')
  expect(view()).toEqual({
    state: 'loading',
    keptAt: null,
    unreadable: 0,
    query: { page: 3, type: 'sale' },
    isLoading: true,
    isStale: false,
    messages: [],
    mayRetry: false,
  })
  await settled()
  expect(asked()).toEqual([{ page: 3, type: 'sale' }])
  expect(read).toEqual([
    {
      type: 'page.read',
      page: { rows: [{ id: '1' }, { id: '2' }], page: 1, total: 7, lastPage: 4 },
      query: { page: 3, type: 'sale' },
      isFiltered: true,
    },
  ])
  expect(view()).toEqual({
    keptAt: null,
    unreadable: 0,
    state: 'rows',
    rows: [{ id: '1' }, { id: '2' }],
    pager: { page: 3, lastPage: 4, hasNext: true, total: 7 },
    query: { page: 3, type: 'sale' },
    rowsQuery: { page: 3, type: 'sale' },
    isLoading: false,
    isStale: false,
    messages: [],
    mayRetry: false,
  })
})

test.each(['?page=-1', '?page=x', '?type=stolen', '?type=sale%00', '?page=9999999', '?%', '?page=1&page=2'])(
  'the invalid query %s loads the whole list',
  async (search) => {
    const { asked, settled } = start(async () => page(['1']), search)
    await settled()
    expect(asked()).toEqual([{ page: 1, type: null }])
  },
)

test('a choice changes the address first; a filter starts at page 1', async () => {
  const { actor, asked, settled, told } = start(async () => page(['1'], 9), '?page=4')
  await settled()
  actor.send({ type: 'page.chosen', page: 5 })
  actor.send({ type: 'page.chosen', page: 4 })
  await Promise.resolve()
  await settled()
  actor.send({ type: 'filter.chosen', filter: { type: 'payout' } })
  await Promise.resolve()
  await settled()
  actor.send({ type: 'filters.cleared' })
  await Promise.resolve()
  await settled()
  actor.send({ type: 'filters.cleared' })
  expect(told).toEqual([
    { type: 'navigation.requested', location: { to: 'reviews', search: '?page=5' }, replace: false },
    { type: 'navigation.requested', location: { to: 'reviews', search: '?type=payout' }, replace: false },
    { type: 'navigation.requested', location: { to: 'reviews' }, replace: false },
  ])
  expect(asked()).toEqual([
    { page: 4, type: null },
    { page: 5, type: null },
    { page: 1, type: 'payout' },
    { page: 1, type: null },
  ])
})

test('after ten quick changes the last one is shown, in whatever order responses arrive', async () => {
  const answers = new Map<number, (page: Page) => void>()
  const { actor, port, until, view } = start(({ page }) => new Promise((resolve) => answers.set(page, resolve)))
  for (let n = 2; n <= 11; n += 1) {
    actor.send({ type: 'query.changed', location: { to: 'reviews', search: `?page=${n}` } })
  }
  expect(port.fetchPage.mock.calls.map(([, signal]) => signal.aborted)).toEqual([...Array(10).fill(true), false])
  answers.get(11)?.(page(['eleven']))
  answers.get(3)?.(page(['three']))
  await until('shown')
  await new Promise(setImmediate)
  expect(view()).toMatchObject({ rows: [{ id: 'eleven' }], pager: { page: 11 } })
})

test('when page two fails, page one stays and is marked stale until a retry succeeds', async () => {
  let isBroken = false
  const { actor, settled, told, view } = start(async ({ page: wanted }) => {
    if (isBroken) throw new PortError({ kind: 'serverBroken', status: 500, texts: [{ text: 'Ой' }], retryAfter: null })
    return page([`row of ${wanted}`], 3)
  })
  await settled()
  isBroken = true
  actor.send({ type: 'query.changed', location: { to: 'reviews', search: '?page=2' } })
  expect(view()).toMatchObject({ isLoading: true, isStale: false, rows: [{ id: 'row of 1' }] })
  await settled()
  expect(view()).toMatchObject({
    state: 'rows',
    rows: [{ id: 'row of 1' }],
    pager: { page: 1 },
    query: { page: 2 },
    rowsQuery: { page: 1 },
    isStale: true,
    messages: [{ text: 'Ой' }],
  })
  expect(told).toMatchObject([{ type: 'fault.logged', code: 'Failed to fetch reviews' }])
  isBroken = false
  actor.send({ type: 'retry.chosen' })
  expect(view()).toMatchObject({ isLoading: true, isStale: true, messages: [] })
  await settled()
  expect(view()).toMatchObject({ rows: [{ id: 'row of 2' }], isStale: false })
})

test('a failed first load is shown as failed, a 403 as not allowed, a 404 as not offered', async () => {
  const failed = start(rejecting({ kind: 'unreachable' }))
  await failed.settled()
  expect(failed.view()).toMatchObject({ state: 'failed', isStale: false, messages: [{ key: 'failure.unreachable' }] })
  const texts = [{ text: 'Немає доступу' }]
  const refused = start(rejecting({ kind: 'refused', status: 403, texts, fields: {}, retryAfter: null }))
  await refused.settled()
  expect(refused.view()).toMatchObject({ state: 'notAllowed', messages: texts })
  const missing = start(rejecting({ kind: 'refused', status: 404, texts, fields: {}, retryAfter: null }))
  await missing.settled()
  expect(missing.view()).toMatchObject({ state: 'notOffered', messages: texts })
})

test('an empty list differs from a filter without results', async () => {
  const { actor, settled, view } = start(async () => page([], 1, 0))
  await settled()
  expect(view().state).toBe('nothingYet')
  actor.send({ type: 'filter.chosen', filter: { type: 'sale' } })
  await Promise.resolve()
  await settled()
  expect(view().state).toBe('nothingFound')
})

test('a page behind the last one redirects to the last one', async () => {
  const { asked, settled, told, view } = start(async ({ page: wanted }) => page(wanted > 3 ? [] : ['1'], 3), '?page=9')
  await settled()
  await new Promise(setImmediate)
  expect(asked().map(({ page: wanted }) => wanted)).toEqual([9, 3])
  expect(told).toEqual([
    { type: 'navigation.requested', location: { to: 'reviews', search: '?page=3' }, replace: true },
  ])
  expect(view()).toMatchObject({ state: 'rows', pager: { page: 3, lastPage: 3, hasNext: false } })
})

test.each([
  ['reports one page less each time', (wanted: number) => wanted - 1],
  ['always reports one more page', (wanted: number) => wanted + 1],
  ['reports no last page', () => null],
  ['reports an invalid last page', () => Number.NaN],
  ['reports a negative last page', () => -5],
])('a server that %s and has no rows gets three requests at most', async (_, lastPage) => {
  const { asked, settled, view } = start(async ({ page: wanted }) => page([], lastPage(wanted)), '?page=500')
  await settled()
  await new Promise(setImmediate)
  expect(asked().length).toBeLessThanOrEqual(3)
  expect(asked().at(-1)?.page).toBe(1)
  expect(view().state).toBe('nothingYet')
})

test.each([
  [page(['1'], 0, -4), { page: 2, lastPage: null, hasNext: true, total: null }],
  [page(['1'], 1, 1.5), { page: 2, lastPage: 2, hasNext: false, total: null }],
  [page(['1'], Number.POSITIVE_INFINITY, Number.NaN), { page: 2, lastPage: null, hasNext: true, total: null }],
])('implausible page numbers from the server are ignored', async (found, pager) => {
  const { settled, view } = start(async () => found, '?page=2')
  await settled()
  expect(view()).toMatchObject({ pager })
})

test('a refresh loads the same page again', async () => {
  const ids = ['1', '2']
  const { actor, asked, settled, view } = start(async () => page(ids.splice(0, 1)), '?page=2')
  await settled()
  actor.send({ type: 'refresh.requested' })
  expect(view()).toMatchObject({ isLoading: true, isStale: false, rows: [{ id: '1' }] })
  await settled()
  expect(view()).toMatchObject({ rows: [{ id: '2' }] })
  expect(asked()).toHaveLength(2)
})

test('a plain list has pages but no filters', async () => {
  const fetchPage = vi.fn(async (_: ListQuery) => page(['1']))
  const actor = createActor(listMachine.provide({ actors: readingsOf({ fetchPage }) }), {
    input: {
      app: { send: () => {} },
      owner: { send: () => {} },
      location: { to: 'reviews', search: '?page=2&type=x' },
    },
  }).start()
  actor.send({ type: 'query.changed', location: { to: 'reviews', search: '?page=2&type=y' } })
  actor.send({ type: 'query.changed', location: { to: 'reviews', search: '?page=3' } })
  await waitFor(actor, (state) => state.matches({ page: 'shown' }))
  expect(fetchPage.mock.calls.map(([query]) => query)).toEqual([{ page: 2 }, { page: 3 }])
})

test('under a stream of changes rows appear, and the page is read at most twice a second and last of all', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let version = 0
  const { actor, asked, port, view } = start(async () => {
    const read = version
    await new Promise((resolve) => setTimeout(resolve, 500))
    return page([`row ${read}`])
  })
  for (let at = 0; at < 50; at += 1) {
    version += 1
    actor.send({ type: 'page.outdated' })
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(view()).toMatchObject({ state: 'rows' })
  expect(port.fetchPage.mock.calls.every(([, signal]) => !signal.aborted)).toBe(true)
  expect(asked().length).toBeLessThanOrEqual(20)
  await vi.advanceTimersByTimeAsync(2000)
  expect(view()).toMatchObject({ rows: [{ id: `row ${version}` }], isLoading: false })
})

test('a change is read at once, unless nobody looks: then once when the tab is visible again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { actor, asked } = start(async () => page(['1']))
  await vi.advanceTimersByTimeAsync(1000)
  actor.send({ type: 'page.outdated' })
  expect(asked()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1000)
  actor.send({ type: 'tab.hidden' })
  for (let at = 0; at < 10; at += 1) {
    actor.send({ type: 'page.outdated' })
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(asked()).toHaveLength(2)
  actor.send({ type: 'tab.shown' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked()).toHaveLength(3)
})

test('the first page is kept for the next visit with the query of its address, and no other page is', async () => {
  const saved: unknown[] = []
  const rowsPort: RowsPort = {
    recallRows: (emit) => {
      emit({ type: 'rows.recalled', supplierId: 7, kept: { page: page(['old']), at: 5 } })
      return () => {}
    },
    saveRows: (rows) => void saved.push(rows),
  }
  let answer = (_: Page) => {}
  const fetchPage = () =>
    new Promise<Page>((resolve) => {
      answer = resolve
    })
  const owner = { send: vi.fn() }
  const actor = createActor(
    machine.provide({ actors: { ...readingsOf<Port>({ fetchPage }), keptRows: keptRowsOf(rowsPort) } }),
    { input: { app: { send: () => {} }, owner, location: { to: 'reviews', search: '?type=sale' } } },
  ).start()
  const view = () => selectList<ListRow, Query>(actor.getSnapshot())
  expect(view()).toMatchObject({ state: 'rows', rows: [{ id: 'old' }], keptAt: 5, isLoading: true })
  expect(owner.send).not.toHaveBeenCalled()
  answer(page(['new']))
  await waitFor(actor, (state) => !state.hasTag('loading'))
  expect(view()).toMatchObject({ state: 'rows', rows: [{ id: 'new' }], keptAt: null })
  expect(saved).toEqual([{ supplierId: 7, list: 'reviews', search: '?type=sale', page: page(['new']) }])
  actor.send({ type: 'query.changed', location: { to: 'reviews', search: '?type=sale&page=2' } })
  answer(page(['next'], 3))
  await waitFor(actor, (state) => !state.hasTag('loading'))
  expect(saved).toHaveLength(1)
})

test('without an answer the rows of an earlier visit stay, with the reason and a retry', async () => {
  const actor = createActor(
    machine.provide({
      actors: {
        ...readingsOf<Port>({ fetchPage: rejecting({ kind: 'unreachable' }) }),
        keptRows: fromCallback(({ sendBack }) => {
          sendBack({ type: 'page.recalled', search: '', kept: { page: page(['old']), at: 5 } })
        }),
      },
    }),
    { input: { app: { send: () => {} }, owner: { send: () => {} }, location: { to: 'reviews' } } },
  ).start()
  await waitFor(actor, (state) => !state.hasTag('loading'))
  const view = selectList<ListRow, Query>(actor.getSnapshot())
  expect(view).toMatchObject({ state: 'rows', rows: [{ id: 'old' }], keptAt: 5, isStale: true, mayRetry: true })
})
