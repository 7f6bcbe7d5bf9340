import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { Category } from './categories.domain.ts'
import { isSearching } from './picker.domain.ts'
import { categoryPickerMachine } from './picker.machine.ts'
import { selectCategoryPicker } from './picker.selectors.ts'
import { topPlace } from './place.domain.ts'

const category = (id: string, more: Partial<Category> = {}): Category => ({
  id,
  title: `Category ${id}`,
  path: [{ id, title: `Category ${id}` }],
  isLeaf: true,
  products: 0,
  commission: 10,
  isFavourite: false,
  required: [],
  match: null,
  ...more,
})
const leaf = category('2')
const other = category('3')
const branch = category('1', { isLeaf: false })
const lists = { mine: [], favourite: [], recent: [] }

const model = explore(categoryPickerMachine, {
  input: { app: { send: () => {} }, owner: { send: () => {} }, chosen: '2', title: '', place: topPlace },
  user: [
    { type: 'branch.read', id: 'root', children: [branch, leaf, other] },
    { type: 'branch.failed', id: 'root', failure: { kind: 'unreachable' } },
    { type: 'branch.retried', id: 'root' },
    { type: 'value.read', value: lists },
    { type: 'row.activated', id: '1' },
    { type: 'branch.toggled', id: '1' },
    { type: 'key.pressed', key: 'ArrowDown' },
    { type: 'key.pressed', key: 'ArrowRight' },
    { type: 'letter.typed', letter: 'c' },
    { type: 'search.typed', text: 'c' },
    { type: 'search.typed', text: 'ca' },
    { type: 'search.typed', text: 'ca ' },
    { type: 'search.typed', text: 'red shirt' },
    { type: 'search.typed', text: 'https://shop.example/red-shirt' },
    { type: 'category.chosen', id: '1' },
    { type: 'category.chosen', id: '2' },
    { type: 'category.chosen', id: '3' },
    { type: 'list.chosen', list: 'mine' },
    { type: 'favourite.toggled', id: '2' },
    { type: 'retry.chosen' },
    { type: 'refresh.requested' },
  ],
  world: {
    lists: [breaks()],
    searchLeaves: [gives(succeeded([leaf])), gives(succeeded([])), gives(failed({ kind: 'unreachable' }))],
    guessLeaves: [gives(succeeded([leaf])), gives(failed({ kind: 'unreachable' }))],
    fetchCategory: [
      gives(succeeded(leaf)),
      gives(succeeded(branch)),
      gives(succeeded(null)),
      gives(failed({ kind: 'unreachable' })),
    ],
    markFavourite: [gives(), fails()],
  },
  project: ({ branches, search, pending, current, chosen }) => [
    branches['root']?.children === null,
    search.trim(),
    Math.min(pending.length, 1),
    current?.id,
    chosen,
  ],
})

const fresh = explore(categoryPickerMachine, {
  input: { app: { send: () => {} }, owner: { send: () => {} }, chosen: null, title: '', place: topPlace },
  user: [{ type: 'row.activated', id: '1' }],
  project: () => null,
})

const arrived = [{ at: '2' }, { search: 'shirt' }, { search: 'https://shop.example/red-shirt' }].map((place) =>
  explore(categoryPickerMachine, {
    input: {
      app: { send: () => {} },
      owner: { send: () => {} },
      chosen: null,
      title: '',
      place: { ...topPlace, ...place },
    },
    user: [],
    world: { fetchPlace: [gives(succeeded(leaf)), gives(failed({ kind: 'unreachable' }))] },
    project: () => null,
  }),
)

test('every state and every transition is visited', () => {
  expectFullCoverage('picker', model.coverage, fresh.coverage, ...arrived.map(({ coverage }) => coverage))
})

test('nothing is chosen while a search is on its way', () => {
  const during = model.movesWhere(
    ({ event, from }) => event === 'category.chosen' && selectCategoryPicker(from).isLoading,
  )
  for (const { from, to } of during) expect(to.context.chosen).toBe(from.context.chosen)
})

test('a branch that was chosen explains itself and is not chosen', () => {
  const refused = model.pathsWhere(({ state }) => state.context.refused === '1')
  for (const { state } of refused) expect(selectCategoryPicker(state).isRefused).toBe(true)
})

test('results are shown exactly while there is a search', () => {
  for (const { state } of model.paths)
    expect(selectCategoryPicker(state).mode === 'found').toBe(isSearching(state.context))
})
