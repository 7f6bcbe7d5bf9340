import type { Language } from '../i18n/language.ts'

export interface TemplatesTexts {
  readonly button: string
  readonly title: string
  readonly search: string
  readonly edit: string
  readonly none: string
  readonly nothingFound: string
  readonly failed: string
  readonly dialog: string
  readonly hint: (names: string) => string
  readonly name: string
  readonly text: string
  readonly add: string
  readonly remove: (name: string) => string
  readonly all: string
}

export const templatesTexts: Readonly<Record<Language, TemplatesTexts>> = {
  uk: {
    button: 'Шаблони',
    title: 'Шаблони відповідей',
    search: 'Знайти шаблон',
    edit: 'Змінити шаблони',
    none: 'Шаблонів ще немає. Додайте відповіді, які пишете найчастіше.',
    nothingFound: 'Такого шаблону немає',
    failed: 'Не вдалося завантажити шаблони',
    dialog: 'Шаблони відповідей',
    hint: (names) => `Для чатів і відгуків. У тексті можна писати ${names}: ми впишемо їх самі.`,
    name: 'Назва',
    text: 'Текст',
    add: 'Додати шаблон',
    remove: (name) => `Прибрати шаблон «${name}»`,
    all: 'Шаблони',
  },
  en: {
    button: 'Templates',
    title: 'Reply templates',
    search: 'Find a template',
    edit: 'Edit templates',
    none: 'There are no templates yet. Add the answers that you write most often.',
    nothingFound: 'There is no such template',
    failed: 'The templates could not be read',
    dialog: 'Reply templates',
    hint: (names) => `For chats and reviews. The text may contain ${names}: we fill them in.`,
    name: 'Name',
    text: 'Text',
    add: 'Add a template',
    remove: (name) => `Remove the template “${name}”`,
    all: 'Templates',
  },
}
