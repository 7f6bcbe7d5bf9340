import { searchFrom } from './address.domain.ts'
import type { ListQuery, ListRules } from './list.domain.ts'
import type { ListContext } from './list.setup.ts'

interface Typing<Query extends ListQuery> {
  readonly context: Pick<ListContext<Query, unknown>, 'query' | 'typed'>
  hasTag(tag: 'typing'): boolean
}

/**
 * The text of the search field. The query holds the trimmed text; the typed text is shown as long as both mean the same,
 * so that a trailing blank does not vanish while typing.
 */
export const selectSearch = <Query extends ListQuery>(
  snapshot: Typing<Query>,
  { queryOf, searchName }: ListRules<Query>,
): string => {
  const { query, typed } = snapshot.context
  const textIn = (one: Query): string => String((one as Readonly<Record<string, unknown>>)[searchName ?? ''] ?? '')
  if (typed === null) return textIn(query)
  const isShown =
    snapshot.hasTag('typing') || textIn(queryOf(searchFrom({ [searchName ?? '']: typed }))) === textIn(query)
  return isShown ? typed : textIn(query)
}
