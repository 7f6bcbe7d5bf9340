import type { Language } from '../i18n/language.ts'

interface Choice {
  readonly title: string
  readonly text: string
}

interface PanelTranslations {
  readonly byHand: Choice
  readonly fromFile: Choice
  readonly articles: string
  readonly articlesText: string
  readonly toArticles: string
}

export const productsPanelTranslations: Readonly<Record<Language, PanelTranslations>> = {
  uk: {
    byHand: {
      title: 'Додати вручну',
      text: 'Виберіть категорію, додайте фото, характеристики й ціну. Чернетка зберігається сама.',
    },
    fromFile: {
      title: 'Імпортувати з файлу',
      text: 'Завантажте таблицю або прайс-лист, щоб додати чи оновити багато товарів одразу.',
    },
    articles: 'Спершу заповніть інформаційні статті',
    articlesText: 'Покупці мають знати, як ви доставляєте й приймаєте повернення. Після цього можна додавати товари.',
    toArticles: 'Перейти до статей',
  },
  en: {
    byHand: {
      title: 'Add by hand',
      text: 'Choose a category, add photos, attributes and a price. The draft saves itself.',
    },
    fromFile: {
      title: 'Import from a file',
      text: 'Upload a spreadsheet or a price list to add or update many products at once.',
    },
    articles: 'Fill in the information articles first',
    articlesText: 'Buyers need to know how you deliver and take returns. After that you can add products.',
    toArticles: 'Go to the articles',
  },
}
