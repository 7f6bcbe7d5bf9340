import * as v from 'valibot'
import { categorySuggestions } from '../../../src/category-suggestions/category-suggestions.section.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { LaxText, Whole } from '../kit/kernel.wire.ts'
import { wireOf } from '../kit/section.wire.ts'

export const suggestionsPath = '/admin-suppliers/v1/category-suggestions'

export const CategorySuggestionBody = v.object({
  parent_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)),
  comment: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500))),
})

export const categorySuggestionsWire = wireOf({
  section: categorySuggestions,
  base: suggestionsPath,
  entries: {
    parent: v.fallback(v.nullable(v.object({ id: Whole(1), title: v.string() })), null),
    comment: LaxText,
  },
  valuesOf: ({ parent, comment }, { title }) => ({
    title,
    parent: parent && { id: String(parent.id), title: parent.title },
    comment: comment ?? '',
  }),
  bodyOf: ({ title, parent, comment }) => ({
    ...(title !== undefined && { title }),
    ...(parent && { parent_id: idOnWire(parent.id) }),
    ...(comment !== undefined && { comment: comment || null }),
  }),
})
