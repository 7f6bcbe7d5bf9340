import { whyNotShown } from '../kernel/failure.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import { type Category, type PickerList, root, type Shortlist, searchIn } from './categories.domain.ts'
import { categoryOf, modeOf, shownRows } from './picker.domain.ts'
import type { CategoryPickerSnapshot } from './picker.machine.ts'
import type { TreeRow } from './tree.domain.ts'

/** The picker of a category for its view. */
export interface CategoryPickerView {
  readonly mode: 'tree' | 'found' | Shortlist
  readonly list: PickerList
  readonly search: string
  readonly rows: readonly TreeRow[]
  /** The id of the row on which the keys act. */
  readonly active: string | null
  /** The category of the active row, or the chosen one. */
  readonly shown: Category | null
  readonly chosen: Category | null
  /** The chosen category is no longer there, or is no leaf any more. */
  readonly isOutdated: boolean
  /** A branch was chosen, and only a leaf can be. */
  readonly isRefused: boolean
  /** The rows are guessed from the words of a title or a link. */
  readonly isGuess: boolean
  /** The title of the product, by which categories can be guessed; `null` without one, and during a search. */
  readonly title: string | null
  /** A search is on its way; the rows are those of the former one. */
  readonly isLoading: boolean
  /** The search found nothing, or the chosen list is empty. */
  readonly isEmpty: boolean
  /** The server has no categories. */
  readonly isNotOffered: boolean
  /** Why the search failed. */
  readonly message: Message | null
}

/** Whether this row says that the server does not have the tree. */
const isNotOffered = (row: TreeRow | undefined): boolean =>
  row?.kind === 'failed' && row.parent === root && whyNotShown(row.failure) === 'notOffered'

export const selectCategoryPicker = (snapshot: CategoryPickerSnapshot): CategoryPickerView => {
  const { context } = snapshot
  const { search, active, current, chosen, failure, refused } = context
  const isLoading = snapshot.hasTag('loading')
  const rows = shownRows(context)
  const isListUnread = searchIn(search) === null && context.list !== 'tree' && context.lists === null
  const isRead = snapshot.matches({ chosen: 'known' })
  return {
    mode: modeOf(context),
    list: context.list,
    search,
    rows,
    active,
    shown: (active !== null ? categoryOf(context, active) : null) ?? (current && categoryOf(context, current.id)),
    chosen: current,
    isOutdated: chosen !== null && isRead && current?.isLeaf !== true,
    isRefused: refused !== null,
    isGuess: context.isGuess && rows.length > 0 && !isLoading,
    title: search === '' && context.title !== '' ? context.title : null,
    isLoading: isLoading || isListUnread,
    isEmpty: rows.length === 0 && !isLoading && !isListUnread && failure === null,
    isNotOffered: isNotOffered(rows[0]) || (failure !== null && whyNotShown(failure) === 'notOffered'),
    message: failure && (messagesOf(failure)[0] ?? null),
  }
}
