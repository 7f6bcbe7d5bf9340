import type { AppRef } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import {
  type Branches,
  type Category,
  type FavouriteChange,
  type PickerList,
  root,
  type Shortlist,
  type Shortlists,
  searchIn,
  shortlists,
} from './categories.domain.ts'
import type { PickerMoved, PickerPlace } from './place.domain.ts'
import { categoryIn, rowsOf, type TreeRow } from './tree.domain.ts'

/** Sent to the owner when a leaf was chosen. */
export interface CategoryPicked {
  readonly type: 'category.picked'
  readonly category: Category
}

export interface PickerInput {
  readonly app: AppRef
  readonly owner: { send(event: CategoryPicked | PickerMoved): void }
  /** The id of the category that was chosen before. */
  readonly chosen: string | null
  /** The title of the product whose category is chosen; empty when it has none. */
  readonly title: string
  /** Where the picker begins. */
  readonly place: PickerPlace
}

export interface PickerContext extends PickerInput {
  branches: Branches
  /** The ids of the open branches. */
  expanded: readonly string[]
  /** The row that the keys act on. */
  active: string | null
  list: PickerList
  /** The search as typed. */
  search: string
  /** The results of the last finished search; `null` while the tree is shown. */
  found: readonly Category[] | null
  /** The results are what the server guesses from the words of a title or a link. */
  isGuess: boolean
  failure: Failure | null
  /** The letters by which a row of the tree is looked for. */
  letters: string
  lists: Shortlists | null
  /** Favourites that are not saved yet, in the order of the clicks. */
  pending: readonly FavouriteChange[]
  /** The chosen category as the server knows it now; `null` until it is read, and when it is gone. */
  current: Category | null
  /** The branch that was chosen although only a leaf can be. */
  refused: string | null
}

export const pickerStart = ({ app, owner, chosen, title, place }: PickerInput): PickerContext => ({
  app,
  owner,
  chosen,
  title,
  place,
  branches: { [root]: { children: null, failure: null } },
  expanded: [],
  active: null,
  list: place.list,
  search: place.search,
  found: null,
  isGuess: false,
  failure: null,
  letters: '',
  lists: null,
  pending: [],
  current: null,
  refused: null,
})

/** Whether results of a search are shown instead of the tree. */
export const isSearching = ({ search }: Pick<PickerContext, 'search'>): boolean => searchIn(search) !== null

/** The shown rows: those of the tree, or leaves beside each other. */
export const modeOf = (context: PickerContext): 'tree' | 'found' | Shortlist => {
  if (isSearching(context)) return 'found'
  return context.list
}

/** The rows that the keys move over. */
export const shownRows = (context: PickerContext): readonly TreeRow[] => {
  const mode = modeOf(context)
  if (mode === 'tree') return rowsOf(context.branches, context.expanded)
  const flat = mode === 'found' ? (context.found ?? []) : shortlistOf(context, mode)
  return flat.map((category, at) => ({
    id: category.id,
    parent: root,
    level: 1,
    position: at + 1,
    count: flat.length,
    kind: 'category',
    category,
    isExpanded: false,
  }))
}

/** A loaded category, with its star as the supplier sees it. */
export const categoryOf = (context: PickerContext, id: string): Category | null => {
  const { branches, found, lists, current } = context
  const listed = shortlists.flatMap((list) => lists?.[list] ?? [])
  const others = [...(found ?? []), ...listed, ...(current ? [current] : [])]
  const category = categoryIn(branches, id) ?? others.find((one) => one.id === id) ?? null
  return category && { ...category, isFavourite: isFavourite(context, category) }
}

/** Whether a category is a favourite: what was clicked last counts, then the list, which is read after each change. */
export const isFavourite = ({ pending, lists }: PickerContext, category: Category): boolean =>
  pending.findLast(({ id }) => id === category.id)?.isFavourite ??
  lists?.favourite.some(({ id }) => id === category.id) ??
  category.isFavourite

const starred = (context: PickerContext, listed: readonly Category[]): readonly Category[] =>
  listed.map((one) => ({ ...one, isFavourite: isFavourite(context, one) }))

/** A shortlist as the supplier sees it: what was clicked and is not saved yet counts. */
export const shortlistOf = (context: PickerContext, list: Shortlist): readonly Category[] => {
  const listed = context.lists?.[list] ?? []
  if (list === 'mine') return starred(context, listed).toSorted((one, other) => other.products - one.products)
  if (list === 'recent') return starred(context, listed)
  const clicked = new Set(context.pending.map(({ id }) => id))
  const added = [...clicked].flatMap((id) => categoryOf(context, id) ?? [])
  return [...listed.filter(({ id }) => !clicked.has(id)), ...added]
    .filter((one) => isFavourite(context, one))
    .map((one) => ({ ...one, isFavourite: true }))
}
