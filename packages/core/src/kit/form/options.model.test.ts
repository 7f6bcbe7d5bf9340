import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { type OptionsContext, optionsMachine } from './options.machine.ts'
import { selectOptions } from './options.selectors.ts'

const opened = (field: string, within: string | null) =>
  ({ type: 'options.opened', field, query: { source: `${field}es`, search: '', within } }) as const
const typed = (field: string, text: string) => ({ type: 'options.typed', field, text }) as const
const found = (id: string) => ({ options: [{ id, title: id, text: null, refusal: null }], isStale: false })

const busy = { kind: 'refused', status: 429, texts: [], fields: {}, retryAfter: 12 } as const

const model = explore(optionsMachine, {
  input: undefined,
  user: [
    opened('branch', 'kyiv'),
    opened('branch', 'lviv'),
    opened('city', null),
    typed('branch', ''),
    typed('branch', '7'),
    { type: 'retry.chosen' },
  ],
  world: {
    fetchOptions: [gives(succeeded(found('one'))), gives(failed({ kind: 'unreachable' })), gives(failed(busy))],
  },
  project: ({ field, hasWaited, pickers }) => [
    field,
    hasWaited,
    Object.entries(pickers).map(([name, { query, found: all, failure }]) => [
      name,
      query,
      all?.options.length,
      failure?.kind,
    ]),
  ],
})

const paged = (id: string) => ({ ...found(id), nextPage: 2 })

/** One picker whose options come in pages. */
const pages = explore(optionsMachine, {
  input: undefined,
  user: [opened('branch', 'kyiv'), typed('branch', '7'), { type: 'options.ended' }, { type: 'retry.chosen' }],
  world: {
    fetchOptions: [
      gives(succeeded(paged('one'))),
      gives(succeeded(found('two'))),
      gives(failed({ kind: 'unreachable' })),
    ],
  },
  project: ({ pickers: { branch } }) => [
    branch?.query,
    branch?.found?.options.map(({ id }) => id),
    branch?.found?.nextPage,
    branch?.failure?.kind,
  ],
})

const branchIn = ({ pickers }: OptionsContext) => pickers['branch']

test('every state and every transition is visited', () => {
  expectFullCoverage('options', model.coverage, pages.coverage)
})

test('what was typed into a picker stays while another is open, and when its own opens again', () => {
  const moves = model.movesWhere(({ event }) => event === 'options.opened')
  const left = moves.filter(({ from }) => branchIn(from.context)?.query.search === '7')
  expect(left.some(({ to }) => to.context.field === 'city')).toBe(true)
  for (const { to } of left) expect(branchIn(to.context)?.query.search).toBe('7')
})

test('the options of a picker stay while another is open, and end within another pick', () => {
  const moves = model.movesWhere(({ event }) => event === 'options.opened')
  for (const { from, to } of moves) {
    const before = branchIn(from.context)
    const after = branchIn(to.context)
    const isSame = before?.query.within === after?.query.within
    if (before !== undefined) expect(after?.found).toBe(isSame ? before.found : null)
  }
})

test('the next page is read when the open picker comes to its end, and only while there is one', () => {
  const moves = pages.movesWhere(({ event, from }) => event === 'options.ended' && from.matches({ open: 'shown' }))
  const ends = moves.map(({ from, to }) => {
    const hasMore = branchIn(from.context)?.found?.nextPage !== undefined
    expect(to.matches({ open: 'readingMore' })).toBe(hasMore)
    return hasMore
  })
  expect(ends).toContain(true)
  for (const { state } of pages.pathsWhere((path) => path.state.matches({ open: 'readingMore' })))
    expect(selectOptions(state, 'branch')).toMatchObject({ isLoading: false, hasMore: true })
})

test('the options of the next page come behind those before, each once', () => {
  const idsIn = (context: OptionsContext) => branchIn(context)?.found?.options.map(({ id }) => id)
  const moves = pages.movesWhere(
    ({ from, to }) => from.matches({ open: 'readingMore' }) && to.matches({ open: 'shown' }),
  )
  const grown = moves.map(({ from, to }) => [
    idsIn(from.context),
    idsIn(to.context),
    selectOptions(to, 'branch').hasMore,
  ])
  expect(grown).toContainEqual([['one'], ['one', 'two'], false])
  // A page with nothing new is the last one, whatever it says.
  expect(grown).toContainEqual([['one'], ['one'], false])
  expect(grown).not.toContainEqual([['one'], ['one'], true])
})

test('a new search shows its own options only', () => {
  const moves = pages.movesWhere(({ from, to }) => from.matches({ open: 'reading' }) && to.matches({ open: 'shown' }))
  for (const { to } of moves) expect(branchIn(to.context)?.found?.options).toHaveLength(1)
})

test('a text that arrives for a closed picker is kept there, and is not searched for', () => {
  const late = model.movesWhere(
    ({ event, from }) =>
      event === 'options.typed' && from.context.field === 'city' && branchIn(from.context) !== undefined,
  )
  for (const { from, to } of late) {
    expect(to.value).toEqual(from.value)
    expect(to.context.pickers['city']).toEqual(from.context.pickers['city'])
  }
})

test('a picker loads only while it is the open one', () => {
  for (const { state } of model.pathsWhere(({ state: { context } }) => context.field === 'city'))
    expect(selectOptions(state, 'branch').isLoading).toBe(false)
})

test('a picker that was asked to wait says how long, and neither typing nor opening it again ends the wait', () => {
  const moves = model.movesWhere(({ from, event }) => from.matches({ open: 'waiting' }) && event.startsWith('options.'))
  for (const { from, to } of moves) {
    const before = from.context.pickers[String(from.context.field)]?.query
    const after = to.context.pickers[String(to.context.field)]?.query
    const isSame = before?.source === after?.source && before?.within === after?.within
    expect(to.value).toEqual(isSame ? from.value : { open: 'reading' })
  }
  for (const { state } of model.pathsWhere((path) => path.state.matches({ open: 'waiting' })))
    expect(selectOptions(state, String(state.context.field))).toMatchObject({
      message: { key: 'kit.askedToWait', values: { seconds: 12 } },
      mayRetry: false,
    })
})

test('a picker waits once: a second refusal is told, and repeated by hand only', () => {
  const refused = model.pathsWhere(({ state }) => state.context.hasWaited && state.matches({ open: 'failed' }))
  for (const { state } of refused) expect(selectOptions(state, String(state.context.field)).mayRetry).toBe(true)
})
