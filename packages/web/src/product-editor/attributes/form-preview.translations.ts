import type { Language } from '@supplier/core/appearance/appearance.domain'

export interface FormPreviewTranslations {
  readonly open: string
  readonly title: string
  readonly text: string
  readonly category: string
  readonly chooseCategory: string
  readonly retry: string
}

export const formPreviewTranslations: Readonly<Record<Language, FormPreviewTranslations>> = {
  uk: {
    open: 'Перегляд форми',
    title: 'Форма товару',
    text: 'Так виглядають характеристики, коли ви додаєте товар. Тут можна спробувати поля: нічого не зберігається.',
    category: 'Категорія',
    chooseCategory: 'Виберіть категорію, і тут з’явиться її форма.',
    retry: 'Спробувати ще раз',
  },
  en: {
    open: 'Preview the form',
    title: 'Product form',
    text: 'How the attributes look when you add a product. You can try the fields here: nothing is saved.',
    category: 'Category',
    chooseCategory: 'Choose a category to see its form here.',
    retry: 'Try again',
  },
}
