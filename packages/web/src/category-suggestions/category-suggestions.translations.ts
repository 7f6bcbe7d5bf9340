import type { CategorySuggestions } from '@supplier/core/category-suggestions/category-suggestions.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

const ukStatuses = { pending: 'На розгляді', accepted: 'Прийнято', rejected: 'Відхилено' } as const
const enStatuses = { pending: 'Under review', accepted: 'Accepted', rejected: 'Rejected' } as const

export const categorySuggestionsTranslations: TranslationsOf<CategorySuggestions, 'reason'> = {
  uk: {
    label: 'Запропоновані категорії',
    name: 'Категорія',
    create: 'Запропонувати категорію',
    edit: 'Запропонована категорія',
    nothingYet: 'Пропозицій ще немає',
    nothingYetText: 'Якщо для вашого товару бракує категорії, запропонуйте її. Ми розглянемо й повідомимо рішення.',
    fields: { parent: 'Де вона має бути', title: 'Назва категорії', comment: 'Коментар' },
    hints: { comment: 'Які товари ви додали б до неї' },
    choices: {},
    filters: { status: 'Стан' },
    states: { status: ukStatuses },
    filterChoices: {},
    commands: {},
    more: { reason: 'Причина' },
  },
  en: {
    label: 'Suggested categories',
    name: 'Category',
    create: 'Suggest a category',
    edit: 'Suggested category',
    nothingYet: 'No suggestions yet',
    nothingYetText: 'If there is no category for your product, suggest one. We will look at it and let you know.',
    fields: { parent: 'Where it belongs', title: 'Name of the category', comment: 'Comment' },
    hints: { comment: 'Which products you would add to it' },
    choices: {},
    filters: { status: 'Status' },
    states: { status: enStatuses },
    filterChoices: {},
    commands: {},
    more: { reason: 'Reason' },
  },
}
