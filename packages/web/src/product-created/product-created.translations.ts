import type { ProductStatus } from '@supplier/core/products/products.domain'
import type { Language } from '../i18n/language.ts'

interface CreatedTranslations {
  readonly title: string
  readonly draftTitle: string
  readonly statuses: Readonly<Record<ProductStatus, string>>
  readonly texts: Readonly<Record<ProductStatus, string>>
  readonly untitled: string
  readonly more: string
  readonly connectNova: string
  readonly otherDeliveries: string
  readonly view: string
  readonly copy: string
  readonly list: string
  readonly gone: string
  readonly goneText: string
  readonly failed: string
  readonly retry: string
}

export const createdTranslations: Readonly<Record<Language, CreatedTranslations>> = {
  uk: {
    title: 'Товар створено',
    draftTitle: 'Чернетку збережено',
    statuses: {
      draft: 'Чернетка',
      moderation: 'На модерації',
      active: 'Активний',
      moderation_update: 'Оновлення на модерації',
      rejected: 'Відхилено',
      hidden: 'Прихований',
      archived: 'В архіві',
    },
    texts: {
      draft: 'Покупці її ще не бачать. Завершіть товар, коли зможете.',
      moderation: 'Щойно товар схвалять, його побачать покупці. Ми повідомимо вас.',
      active: 'Товар уже бачать покупці.',
      moderation_update: 'Покупці бачать попередню версію, доки нову не схвалять.',
      rejected: 'Модератор просить щось виправити. Причини зазначено біля полів товару.',
      hidden: 'Ви приховали товар, і покупці його не бачать.',
      archived: 'Товар в архіві, і покупці його не бачать.',
    },
    untitled: 'Товар без назви',
    more: 'Додати ще',
    connectNova: 'Підключити Нову Пошту',
    otherDeliveries: 'Інші способи доставки',
    view: 'Переглянути',
    copy: 'Дублювати',
    list: 'До списку',
    gone: 'Такого товару немає',
    goneText: 'Можливо, його видалили, або посилання неповне.',
    failed: 'Не вдалося завантажити товар.',
    retry: 'Спробувати ще раз',
  },
  en: {
    title: 'The product was created',
    draftTitle: 'The draft was saved',
    statuses: {
      draft: 'Draft',
      moderation: 'In moderation',
      active: 'Active',
      moderation_update: 'Update in moderation',
      rejected: 'Rejected',
      hidden: 'Hidden',
      archived: 'Archived',
    },
    texts: {
      draft: 'Buyers do not see it yet. Finish the product when you can.',
      moderation: 'Buyers will see the product as soon as it is approved. We will let you know.',
      active: 'Buyers see the product already.',
      moderation_update: 'Buyers see the former version until the new one is approved.',
      rejected: 'The moderator asks for changes. The reasons stand at the fields of the product.',
      hidden: 'You have hidden the product, and buyers do not see it.',
      archived: 'The product is archived, and buyers do not see it.',
    },
    untitled: 'Product without a title',
    more: 'Add another',
    connectNova: 'Connect Nova Poshta',
    otherDeliveries: 'Other ways of delivery',
    view: 'View',
    copy: 'Duplicate',
    list: 'To the list',
    gone: 'There is no such product',
    goneText: 'It may have been deleted, or the link is incomplete.',
    failed: 'The product could not be loaded.',
    retry: 'Try again',
  },
}
