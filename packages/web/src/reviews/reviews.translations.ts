import type { ReviewMark } from '@supplier/core/reviews/reviews.domain'
import type { Reviews } from '@supplier/core/reviews/reviews.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

const ukReasons = {
  insult: 'Образи або лайка',
  personal_data: 'Контакти чи особисті дані',
  advertising: 'Реклама',
  other_product: 'Не про цей товар',
  other: 'Інше',
} as const
const enReasons = {
  insult: 'Insults',
  personal_data: 'Contacts or personal data',
  advertising: 'Advertising',
  other_product: 'Not about this product',
  other: 'Other',
} as const

const ukMarks = {
  waiting: 'Без відповіді',
  pending: 'Відповідь перевіряють',
  published: 'Є відповідь',
  rejected: 'Відповідь відхилено',
  none: '',
} as const satisfies Record<ReviewMark, string>
const enMarks = {
  waiting: 'Not answered',
  pending: 'Answer in review',
  published: 'Answered',
  rejected: 'Answer rejected',
  none: '',
} as const satisfies Record<ReviewMark, string>

type MoreReviewTexts =
  | ReviewMark
  | 'question'
  | 'of5'
  | 'photos'
  | 'photo'
  | 'previousPhoto'
  | 'nextPhoto'
  | 'gone'
  | 'product'
  | 'answer'
  | 'complained'
  | 'pros'
  | 'cons'
  | 'before'
  | 'order'
  | 'write'
  | 'reviews'
  | 'answered'
  | 'usually'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'contacts'
export type ReviewTexts = Readonly<Record<MoreReviewTexts, string>>

const stars = { '5': '★★★★★', '4': '★★★★', '3': '★★★', '2': '★★', '1': '★' } as const

export const reviewsTranslations: TranslationsOf<Reviews, MoreReviewTexts> = {
  uk: {
    label: 'Відгуки',
    name: 'Відгук',
    create: 'Новий відгук',
    edit: 'Відгук',
    save: 'Відповісти',
    nothingYet: 'Відгуків ще немає',
    nothingYetText: 'Покупці залишають їх після отримання, а запитання ставлять на сторінці товару.',
    fields: { reply: 'Ваша відповідь' },
    hints: { reply: 'Її бачать усі покупці. Ctrl+Enter: відповісти й відкрити наступний' },
    locks: { reply: 'Відповідь змінюють упродовж доби' },
    choices: {},
    filters: {
      search: 'Слова, ім’я, номер замовлення',
      tab: 'Стан',
      rating: 'Оцінка',
      product_id: 'Товар',
      has_photo: 'Фото',
      created: 'Дата',
      sort: 'Порядок',
      size: 'На сторінці',
    },
    filterChoices: {
      tab: {
        waiting: 'Без відповіді',
        all: 'Усі',
        question: 'Запитання',
        negative: 'Негативні',
        answered: 'З відповіддю',
        complaint: 'Зі скаргою',
      },
      rating: stars,
      has_photo: { '1': 'З фото', '0': 'Без фото' },
      sort: { waiting: 'Чекають найдовше', '-created_at': 'Спершу нові', rating: 'Від найнижчої оцінки' },
    },
    commands: {
      complaint: {
        label: 'Поскаржитися',
        title: 'Поскаржитися на відгук',
        text: 'Маркетплейс перевірить відгук і сховає його, якщо він порушує правила.',
        fields: { reason: 'Причина', text: 'Пояснення' },
        choices: { reason: ukReasons },
      },
    },
    more: {
      ...ukMarks,
      question: 'Запитання',
      of5: 'з 5',
      photos: 'Фото покупця',
      photo: 'Фото',
      previousPhoto: 'Попереднє фото',
      nextPhoto: 'Наступне фото',
      gone: 'Товару більше немає',
      product: 'Товар',
      answer: 'Відповідь',
      complained: 'Скаргу подано',
      pros: 'Переваги',
      cons: 'Недоліки',
      before: 'Покупець змінив відгук. Раніше було:',
      order: 'Замовлення',
      write: 'Написати покупцеві',
      reviews: 'відгуків',
      answered: 'відповіли на',
      usually: 'зазвичай за',
      minutes: 'хв',
      hours: 'год',
      days: 'дн',
      contacts: 'Маркетплейс не пропустить контакти й посилання:',
    },
  },
  en: {
    label: 'Reviews',
    name: 'Review',
    create: 'New review',
    edit: 'Review',
    save: 'Answer',
    nothingYet: 'There are no reviews yet',
    nothingYetText: 'Buyers leave them after they have received the goods, and ask questions on the page of a product.',
    fields: { reply: 'Your answer' },
    hints: { reply: 'All buyers see it. Ctrl+Enter: answer and open the next one' },
    locks: { reply: 'The answer can be changed for a day' },
    choices: {},
    filters: {
      search: 'Words, name, order number',
      tab: 'State',
      rating: 'Rating',
      product_id: 'Product',
      has_photo: 'Photos',
      created: 'Date',
      sort: 'Order',
      size: 'Per page',
    },
    filterChoices: {
      tab: {
        waiting: 'Not answered',
        all: 'All',
        question: 'Questions',
        negative: 'Negative',
        answered: 'Answered',
        complaint: 'With a complaint',
      },
      rating: stars,
      has_photo: { '1': 'With photos', '0': 'Without photos' },
      sort: { waiting: 'Waiting longest', '-created_at': 'Newest first', rating: 'Lowest rating first' },
    },
    commands: {
      complaint: {
        label: 'Complain',
        title: 'Complain about the review',
        text: 'The marketplace checks the review and hides it if it breaks the rules.',
        fields: { reason: 'Reason', text: 'Explanation' },
        choices: { reason: enReasons },
      },
    },
    more: {
      ...enMarks,
      question: 'Question',
      of5: 'of 5',
      photos: 'Photos of the buyer',
      photo: 'Photo',
      previousPhoto: 'Previous photo',
      nextPhoto: 'Next photo',
      gone: 'The product is gone',
      product: 'Product',
      answer: 'Answer',
      complained: 'Complaint sent',
      pros: 'Pros',
      cons: 'Cons',
      before: 'The buyer has changed the review. Before it was:',
      order: 'Order',
      write: 'Write to the buyer',
      reviews: 'reviews',
      answered: 'answered',
      usually: 'usually in',
      minutes: 'min',
      hours: 'h',
      days: 'd',
      contacts: 'The marketplace does not let contacts and links through:',
    },
  },
}
