import type { Language } from '../../i18n/language.ts'

interface ViewsTexts {
  readonly title: string
  readonly columns: string
  readonly up: (column: string) => string
  readonly down: (column: string) => string
  readonly reset: string
  readonly saved: string
  readonly none: string
  readonly pin: (name: string) => string
  readonly unpin: (name: string) => string
  readonly remove: (name: string) => string
  readonly name: string
  readonly save: string
}

export const viewsTexts: Readonly<Record<Language, ViewsTexts>> = {
  uk: {
    title: 'Стовпці та збережені подання',
    columns: 'Стовпці',
    up: (column) => `Раніше: ${column}`,
    down: (column) => `Далі: ${column}`,
    reset: 'Усі стовпці, як спочатку',
    saved: 'Збережені подання',
    none: 'Збережіть фільтри, порядок і стовпці під назвою, щоб повертатися до них одним натисканням.',
    pin: (name) => `Закріпити біля вкладок: ${name}`,
    unpin: (name) => `Відкріпити: ${name}`,
    remove: (name) => `Видалити подання: ${name}`,
    name: 'Назва подання',
    save: 'Зберегти подання',
  },
  en: {
    title: 'Columns and saved views',
    columns: 'Columns',
    up: (column) => `Earlier: ${column}`,
    down: (column) => `Later: ${column}`,
    reset: 'All columns, as at first',
    saved: 'Saved views',
    none: 'Save the filters, the order and the columns under a name to come back to them in one press.',
    pin: (name) => `Pin beside the tabs: ${name}`,
    unpin: (name) => `Unpin: ${name}`,
    remove: (name) => `Delete the view: ${name}`,
    name: 'Name of the view',
    save: 'Save the view',
  },
}
