import { categorySuggestions } from '@supplier/core/category-suggestions/category-suggestions.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { categorySuggestionsTranslations } from './category-suggestions.translations.ts'

export const screen = sectionScreen(categorySuggestions, {
  t: categorySuggestionsTranslations,
  nameOf: ({ title }) => title,
  columns: ({ fields, filters, more }) => [
    { id: 'parent', header: fields.parent, named: true },
    { id: 'status', header: filters.status, card: 'figure' },
    { id: 'reason', header: more.reason, named: true },
  ],
})
