import {
  CategorySuggestionBody,
  categorySuggestionsWire,
} from '@supplier/core/adapters/http/categories/category-suggestions.wire'
import { refused, wrongState } from '../../http/laravel.ts'
import { categoryTree } from '../../world/categories/categories.ts'
import { withoutKeys } from '../../world/records.ts'
import { seedTime } from '../../world/seed-time.ts'
import type { StoredRecord, Supplier } from '../../world/world.ts'
import { byText, sectionEndpoints } from '../kit/section.ts'

const day = 24 * 3_600_000

const seed = (id: number, parent: number, title: string, days: number, more: object): StoredRecord => ({
  id,
  version: 1,
  parent_id: parent,
  title,
  comment: null,
  reason: null,
  created_at: new Date(seedTime - days * day).toISOString(),
  ...more,
})

/** The suggestions of a supplier who has made none yet. */
export const suggestionSeeds = ({ steps }: Supplier): readonly StoredRecord[] =>
  steps.product
    ? [
        seed(801, 21, 'Глиняні горщики для печі', 3, { status: 'pending' }),
        seed(802, 1, 'Вишиванки', 20, { status: 'accepted' }),
        seed(803, 6, 'Аромамаші', 41, { status: 'rejected', reason: 'Такі товари вже є в категорії «Свічки».' }),
      ]
    : []

const folded = (title: unknown) => String(title).trim().toLocaleLowerCase('uk')

export const categorySuggestionsEndpoints = sectionEndpoints({
  name: 'category-suggestions',
  wire: categorySuggestionsWire,
  body: CategorySuggestionBody,
  seeds: suggestionSeeds,
  made: (_, __, now) => ({ status: 'pending', reason: null, created_at: new Date(now).toISOString() }),
  textOf: ({ title }) => String(title),
  filters: { status: ({ status }, chosen) => chosen.includes(String(status)) },
  sorts: { created_at: byText('created_at') },
  shownAs: (record, world) => {
    const parent = categoryTree(world).byId.get(Number(record['parent_id']))
    return { ...withoutKeys(record), parent: parent ? { id: parent.id, title: parent.title } : null }
  },
  complaint: ({ parent_id: parentId, title }, others, world) => {
    const parent = categoryTree(world).byId.get(Number(parentId))
    if (parent === undefined) return refused({ parent_id: ['Такої категорії вже немає.'] })
    if (parent.children.some((child) => folded(child.title) === folded(title)))
      return refused({ title: [`У категорії «${parent.title}» така вже є.`] })
    const isAsked = others.some(
      (other) =>
        other['status'] === 'pending' && other['parent_id'] === parentId && folded(other['title']) === folded(title),
    )
    return isAsked ? refused({ title: ['Ви вже запропонували цю категорію, її розглядають.'] }) : null
  },
  mayChange: () => wrongState('Пропозицію вже надіслано.'),
  mayRemove: () => wrongState('Пропозицію вже надіслано.'),
})
