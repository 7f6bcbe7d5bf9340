import * as v from 'valibot'
import {
  categorySuggestions,
  suggestionStatuses,
} from '../../../src/category-suggestions/category-suggestions.section.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { KnownInstant, LaxText, Whole } from '../kit/kernel.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { Word } from '../kit/word.wire.ts'

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
    title: v.string(),
    parent: v.fallback(v.nullable(v.object({ id: Whole(1), title: v.string() })), null),
    comment: LaxText,
    status: Word(suggestionStatuses),
    reason: LaxText,
    created_at: KnownInstant,
  },
  file: {},
  rowOf: ({ title, parent, status, reason, created_at }) => ({
    title,
    parent: parent?.title ?? null,
    status,
    reason,
    createdAt: created_at,
  }),
  valuesOf: ({ title, parent, comment }) => ({
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
