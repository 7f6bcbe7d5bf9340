import { categorySuggestions } from '@supplier/core/category-suggestions/category-suggestions.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { WordBadge } from '../kit/values/WordBadge.tsx'
import { categorySuggestionsTranslations } from './category-suggestions.translations.ts'

const tones = { pending: 'info', accepted: 'plain', rejected: 'danger' } as const

export const screen = sectionScreen(categorySuggestions, {
  t: categorySuggestionsTranslations,
  nameOf: ({ title }) => title,
  columns: ({ fields, filters, more }) => [
    { id: 'parent', file: ['parent'], header: fields.parent, named: true, cell: ({ parent }) => parent },
    {
      id: 'status',
      file: ['status'],
      header: filters.status,
      card: 'figure',
      cell: ({ status }) => <WordBadge tones={tones} texts={more} word={status} />,
    },
    { id: 'reason', file: ['reason'], header: more.reason, named: true, cell: ({ reason }) => reason },
  ],
})
