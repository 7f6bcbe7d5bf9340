import type { Abort } from '../kernel/port.ts'
import type { Category, CategoryAttribute, CategoryStep, FavouriteChange, Shortlist } from './categories.domain.ts'

export interface CategoriesPort {
  /** The children of a category, or of the root. */
  fetchChildren(parent: string, signal: Abort): Promise<readonly Category[]>
  /** Leaves, the best matches first. */
  searchLeaves(search: string, signal: Abort): Promise<readonly Category[]>
  /** Leaves that a title may belong to, the likeliest first. */
  guessLeaves(words: string, signal: Abort): Promise<readonly Category[]>
  fetchShortlist(list: Shortlist, signal: Abort): Promise<readonly Category[]>
  /** `null` when there is no such category any more. */
  fetchCategory(id: string, signal: Abort): Promise<Category | null>
  /** In the order in which a form shows them. */
  fetchAttributes(category: string, signal: Abort): Promise<readonly CategoryAttribute[]>
  /** The named values of an attribute, as far as they still exist. */
  fetchValues(
    asked: { readonly attribute: string; readonly ids: readonly string[] },
    signal: Abort,
  ): Promise<readonly CategoryStep[]>
  markFavourite(change: FavouriteChange, signal: Abort): Promise<void>
}
