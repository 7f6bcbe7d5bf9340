import type { ProductField } from '@supplier/core/product-editor/form/product-form.domain'
import type { LogField, LogOrigin } from '@supplier/core/product-editor/log/product-log.domain'
import type { Language } from '../../i18n/language.ts'

export interface ProductLogTranslations {
  /** The button that opens it, and its title. */
  readonly title: string
  readonly text: string
  readonly label: string
  readonly empty: string
  readonly emptyText: string
  readonly more: string
  readonly moreEnded: string
  readonly moreFailed: string
  readonly retry: string
  readonly nothing: string
  readonly on: string
  readonly off: string
  readonly becomes: string
  readonly noTime: string
  readonly unknownOrigin: string
  readonly origins: Readonly<Record<LogOrigin, string>>
  /** What the form has no field for. */
  readonly fields: Readonly<Record<Exclude<LogField, ProductField>, string>>
}

export const productLogTranslations: Readonly<Record<Language, ProductLogTranslations>> = {
  uk: {
    title: 'Історія змін',
    text: 'Хто й коли змінив ціну, залишок та інші дані товару. Найновіші зміни – першими.',
    label: 'Зміни товару',
    empty: 'Змін ще не було',
    emptyText: 'Тут з’явиться кожна зміна ціни, залишку й опису.',
    more: 'Показати ще',
    moreEnded: 'Давніших змін немає',
    moreFailed: 'Давніші зміни не завантажилися.',
    retry: 'Повторити',
    nothing: 'порожньо',
    on: 'так',
    off: 'ні',
    becomes: 'стало',
    noTime: 'Час невідомий',
    unknownOrigin: 'Невідомо хто',
    origins: {
      supplier: 'Ви або ваш менеджер',
      import: 'Імпорт',
      integration: 'Інтеграція',
      order: 'Замовлення',
      marketplace: 'Маркетплейс',
    },
    fields: {
      images: 'Кількість фото',
      status: 'Стан товару',
      moderation: 'Зауваження модератора',
      dimensions: 'Розміри, см',
      is_active: 'Продається',
    },
  },
  en: {
    title: 'History of changes',
    text: 'Who changed the price, the stock and other data of the product, and when. The newest changes come first.',
    label: 'Changes of the product',
    empty: 'No changes yet',
    emptyText: 'Every change of the price, the stock and the description will appear here.',
    more: 'Show more',
    moreEnded: 'There are no older changes',
    moreFailed: 'Older changes could not be loaded.',
    retry: 'Try again',
    nothing: 'empty',
    on: 'yes',
    off: 'no',
    becomes: 'became',
    noTime: 'Unknown time',
    unknownOrigin: 'Unknown',
    origins: {
      supplier: 'You or your manager',
      import: 'Import',
      integration: 'Integration',
      order: 'Order',
      marketplace: 'Marketplace',
    },
    fields: {
      images: 'Number of photos',
      status: 'State of the product',
      moderation: 'Remark of the moderator',
      dimensions: 'Dimensions, cm',
      is_active: 'On sale',
    },
  },
}
