import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { composeCategoryPicker } from './categories.compose.ts'
import type { Category } from './categories.domain.ts'
import type { CategoriesPort } from './categories.port.ts'
import { selectCategoryPicker } from './picker.selectors.ts'
import type { PickerEvent } from './picker.setup.ts'
import { type PickerPlace, topPlace } from './place.domain.ts'

const category = (id: string, more: Partial<Category> = {}): Category => ({
  id,
  title: `Category ${id}`,
  path: [{ id, title: `Category ${id}` }],
  isLeaf: true,
  products: 0,
  commission: 10,
  isFavourite: false,
  required: ['Size'],
  match: null,
  ...more,
})
const branch = category('1', { isLeaf: false })
const leaf = category('11', {
  path: [
    { id: '1', title: 'Category 1' },
    { id: '11', title: 'Category 11' },
  ],
})

const start = (replaced: Partial<CategoriesPort> = {}, chosen: string | null = null, place = topPlace) => {
  const sent: unknown[] = []
  const places: PickerPlace[] = []
  const port: CategoriesPort = {
    fetchChildren: async (id) => (id === 'root' ? [branch] : [leaf]),
    searchLeaves: async () => [leaf],
    guessLeaves: async () => [leaf],
    fetchShortlist: async () => [],
    fetchCategory: async () => leaf,
    fetchAttributes: async () => [],
    fetchValues: async () => [],
    markFavourite: async () => {},
    ...replaced,
  }
  const actor = createActor(composeCategoryPicker(port), {
    input: {
      app: { send: (event) => void sent.push(event) },
      owner: { send: (event) => void (event.type === 'picker.moved' ? places.push(event.place) : sent.push(event)) },
      chosen,
      title: '',
      place,
    },
  }).start()
  const view = () => selectCategoryPicker(actor.getSnapshot())
  return { actor, sent, places, view, ids: () => view().rows.map(({ id }) => id) }
}

test('a branch is read once, when it opens', async () => {
  const fetchChildren = vi.fn(async (id: string) => (id === 'root' ? [branch] : [leaf]))
  const { actor, ids } = start({ fetchChildren })
  await vi.waitFor(() => expect(ids()).toEqual(['1']))
  actor.send({ type: 'key.pressed', key: 'ArrowDown' })
  actor.send({ type: 'key.pressed', key: 'ArrowRight' })
  expect(ids()).toEqual(['1', '1/note'])
  await vi.waitFor(() => expect(ids()).toEqual(['1', '11']))
  actor.send({ type: 'branch.toggled', id: '1' })
  actor.send({ type: 'branch.toggled', id: '1' })
  expect(ids()).toEqual(['1', '11'])
  expect(fetchChildren.mock.calls.map(([id]) => id)).toEqual(['root', '1'])
})

test('a leaf is chosen by keys, and a branch explains itself', async () => {
  const { actor, ids, sent, view } = start()
  await vi.waitFor(() => expect(ids()).toEqual(['1']))
  actor.send({ type: 'key.pressed', key: 'ArrowDown' })
  actor.send({ type: 'category.chosen' })
  expect([view().isRefused, sent]).toEqual([true, []])
  await vi.waitFor(() => expect(ids()).toEqual(['1', '11']))
  actor.send({ type: 'key.pressed', key: 'ArrowRight' })
  expect(view().isRefused).toBe(false)
  actor.send({ type: 'category.chosen' })
  expect(sent).toEqual([{ type: 'category.picked', category: leaf }])
  expect(view().chosen).toEqual(leaf)
})

test('the answer of an older search is never shown', async () => {
  const answers = new Map<string, (found: readonly Category[]) => void>()
  const { actor, view, ids } = start({
    searchLeaves: (search) => new Promise((resolve) => answers.set(search, resolve)),
  })
  actor.send({ type: 'search.typed', text: 'shi' })
  await vi.waitFor(() => expect(answers.has('shi')).toBe(true))
  actor.send({ type: 'search.typed', text: 'shirt' })
  await vi.waitFor(() => expect(answers.has('shirt')).toBe(true))
  answers.get('shirt')?.([leaf])
  answers.get('shi')?.([category('9')])
  await vi.waitFor(() => expect(view().isLoading).toBe(false))
  expect([ids(), view().active]).toEqual([['11'], '11'])
})

test('the branches above the former choice open, and a choice that became a branch asks again', async () => {
  const { ids, view } = start({}, '11')
  await vi.waitFor(() => expect(ids()).toEqual(['1', '11']))
  expect([view().active, view().isOutdated]).toEqual(['11', false])
  const divided = start({ fetchCategory: async () => ({ ...leaf, isLeaf: false }) }, '11')
  await vi.waitFor(() => expect(divided.view().isOutdated).toBe(true))
  expect(divided.view().isRefused).toBe(true)
  const gone = start({ fetchCategory: async () => null }, '11')
  await vi.waitFor(() => expect(gone.view().isOutdated).toBe(true))
})

test('a star changes at once, clicks are saved in order, and a refused one goes back', async () => {
  const saved: unknown[] = []
  let favourites: readonly Category[] = []
  const { actor, ids, view } = start({
    fetchShortlist: async (list) => (list === 'favourite' ? favourites : []),
    markFavourite: async ({ isFavourite }) => {
      saved.push(isFavourite)
      if (saved.length === 3) throw new Error('refused')
      favourites = isFavourite ? [{ ...branch, isFavourite: true }] : []
    },
  })
  await vi.waitFor(() => expect(ids()).toEqual(['1']))
  actor.send({ type: 'list.chosen', list: 'favourite' })
  await vi.waitFor(() => expect(view().isLoading).toBe(false))
  actor.send({ type: 'row.activated', id: '1' })
  for (const isOn of [true, false, true]) {
    actor.send({ type: 'favourite.toggled', id: '1' })
    expect([view().shown?.isFavourite, ids()]).toEqual([isOn, isOn ? ['1'] : []])
  }
  await vi.waitFor(() => expect(saved).toEqual([true, false, true]))
  await vi.waitFor(() => expect([view().shown?.isFavourite, ids()]).toEqual([false, []]))
})

test('a guess has no active row, so that the Enter of a typed title chooses nothing', async () => {
  const { actor, sent, view, ids } = start({ searchLeaves: async () => [] })
  actor.send({ type: 'search.typed', text: 'red shirt' })
  await vi.waitFor(() => expect(ids()).toEqual(['11']))
  expect(view()).toMatchObject({ isGuess: true, active: null })
  actor.send({ type: 'category.chosen' })
  expect(sent).toEqual([])
  actor.send({ type: 'key.pressed', key: 'ArrowDown' })
  actor.send({ type: 'category.chosen' })
  expect(sent).toMatchObject([{ type: 'category.picked' }])
})

test('the place is told when a branch opens or closes, at a leaf, and when a list or a search takes the place of the tree', async () => {
  const { actor, ids, places } = start()
  await vi.waitFor(() => expect(ids()).toEqual(['1']))
  const told = (event: PickerEvent) => {
    actor.send(event)
    return places.at(-1)
  }
  expect(told({ type: 'branch.toggled', id: '1' })).toEqual({ at: '1', list: 'tree', search: '' })
  await vi.waitFor(() => expect(ids()).toEqual(['1', '11']))
  expect(told({ type: 'row.activated', id: '11' })?.at).toBe('11')
  expect(told({ type: 'branch.toggled', id: '1' })?.at).toBe(null)
  expect(told({ type: 'list.chosen', list: 'mine' })).toEqual({ at: null, list: 'mine', search: '' })
  actor.send({ type: 'search.typed', text: ' shirt' })
  await vi.waitFor(() => expect(places.at(-1)).toEqual({ at: null, list: 'mine', search: 'shirt' }))
  expect(told({ type: 'search.typed', text: '' })?.search).toBe('')
  const count = places.length
  actor.send({ type: 'key.pressed', key: 'ArrowDown' })
  expect(places).toHaveLength(count)
})

test('a place is found again: its branches open, its list is shown, or its search is sent', async () => {
  const branchPlace = start({ fetchCategory: async () => branch }, null, { ...topPlace, at: '1' })
  await vi.waitFor(() => expect(branchPlace.ids()).toEqual(['1', '11']))
  expect([branchPlace.view().active, branchPlace.view().isOutdated, branchPlace.view().isRefused]).toEqual([
    '1',
    false,
    false,
  ])
  const leafPlace = start({}, null, { ...topPlace, at: '11' })
  await vi.waitFor(() => expect(leafPlace.view().active).toBe('11'))
  expect(start({}, null, { ...topPlace, list: 'mine' }).view().mode).toBe('mine')
  const searched = start({}, null, { ...topPlace, search: 'shirt' })
  await vi.waitFor(() => expect(searched.ids()).toEqual(['11']))
})
