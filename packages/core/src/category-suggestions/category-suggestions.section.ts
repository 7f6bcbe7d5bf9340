import type { Location } from '../kernel/routes.ts'
import { pick } from '../kit/fields/pick-fields.domain.ts'
import { text } from '../kit/fields/record-fields.domain.ts'
import { paramsIn, searchFrom, writtenPick } from '../kit/list/address.domain.ts'
import { oneOf } from '../kit/list/query.domain.ts'
import { type RowWith, row } from '../kit/row/row.domain.ts'
import { type Command, defineSection } from '../kit/section/section.domain.ts'

export const suggestionRow = {
  title: row.text({ required: true }),
  /** The title of the category below which it would stand. */
  parent: row.text({ at: 'parent.title' }),
  status: row.states({ pending: 'info', accepted: 'plain', rejected: 'danger' }),
  /** Why it was rejected. */
  reason: row.text(),
  createdAt: row.instant(),
}
export type CategorySuggestion = RowWith<typeof suggestionRow>

/** The form of a suggestion, below a branch when it is opened from one. */
export const newSuggestionIn = (branch: { readonly id: string; readonly title: string } | null): Location => ({
  to: 'product-categories',
  search: searchFrom({ view: 'suggestions', suggestion: 'new', parent: branch && writtenPick(branch) }),
})

const none: Readonly<Record<string, Command<CategorySuggestion>>> = {}

/** Categories that a supplier misses. They are shown on the page of the categories. */
export const categorySuggestions = defineSection(suggestionRow)({
  id: 'category-suggestions',
  route: 'product-categories',
  param: 'suggestion',
  namedBy: ['title'],
  query: { status: oneOf(suggestionRow.status.words) },
  form: {
    parent: pick('category-parents', { required: true }),
    title: text({ required: true, min: 3, max: 100 }),
    comment: text({ max: 500, area: true }),
  },
  initialValues: ({ search = '' }) => {
    const [id = '', ...title] = (paramsIn(search).get('parent') ?? '').split('~')
    return /^\d+$/.test(id) ? { parent: { id, title: title.join('~') } } : {}
  },
  mayEdit: () => false,
  commands: none,
})
export type CategorySuggestions = typeof categorySuggestions
