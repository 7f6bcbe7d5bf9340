import type { BrandStatus } from '@supplier/core/product-editor/brand/brand.domain'
import type { Language } from '../../i18n/language.ts'

export interface BrandTranslations {
  readonly hint: string
  readonly propose: (title: string) => string
  readonly sending: string
  /** What became of a proposed brand. */
  readonly states: Readonly<Record<BrandStatus, string>>
}

export const brandTranslations: Readonly<Record<Language, BrandTranslations>> = {
  uk: {
    hint: 'Немає у списку – введіть назву й запропонуйте її',
    propose: (title) => `Запропонувати бренд «${title}»`,
    sending: 'Надсилаємо бренд на модерацію…',
    states: {
      proposed: 'Бренд на модерації. Товар можна зберегти з ним уже зараз; покупці побачать його, коли бренд приймуть.',
      active: 'Бренд прийнято.',
      rejected: 'Бренд відхилено. Виберіть інший або очистіть поле.',
    },
  },
  en: {
    hint: 'Not in the list: type its name and propose it',
    propose: (title) => `Propose the brand “${title}”`,
    sending: 'Sending the brand to moderation…',
    states: {
      proposed: 'The brand is in moderation. Save the product with it now; buyers see it once the brand is accepted.',
      active: 'The brand is accepted.',
      rejected: 'The brand was rejected. Choose another one or clear the field.',
    },
  },
}
