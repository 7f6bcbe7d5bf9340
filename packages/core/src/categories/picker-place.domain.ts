import { type Category, root } from './categories.domain.ts'
import { isSearching, modeOf, type PickerContext, shownRows } from './picker.domain.ts'
import { type PickerPlace, topPlace } from './place.domain.ts'

/** Where the supplier is. A branch that was closed is left for the one above it. */
export const placeOf = (context: PickerContext): PickerPlace => {
  const { list, search, active } = context
  if (modeOf(context) !== 'tree') return { at: null, list, search: isSearching(context) ? search.trim() : '' }
  const row = shownRows(context).find(({ id }) => id === active)
  if (row === undefined) return { ...topPlace, list }
  const isOpen = row.kind === 'category' && (row.category.isLeaf || row.isExpanded)
  const at = isOpen ? row.id : row.parent
  return { at: at === root ? null : at, list, search: '' }
}

/** The branches above a category open, and a branch itself, and it has the keys; unless a row has them already. */
export const revealed = (
  { active, expanded }: PickerContext,
  category: Category | null,
): Partial<Pick<PickerContext, 'active' | 'expanded'>> => {
  if (category === null || active !== null) return {}
  const above = category.path.map(({ id }) => id).filter((id) => id !== category.id || !category.isLeaf)
  return { active: category.id, expanded: [...new Set([...expanded, ...above])] }
}
