import type { ProductScreen } from '@supplier/core/product-editor/form/product-steps.domain'
import type { Language } from '../../i18n/language.ts'

interface WizardTranslations {
  readonly screens: Readonly<Record<ProductScreen, string>>
  readonly leads: Readonly<Record<ProductScreen, string>>
  readonly stepOf: (at: number, all: number) => string
  readonly needed: string
}

export const wizardTranslations: Readonly<Record<Language, WizardTranslations>> = {
  uk: {
    screens: { what: 'Що це', sale: 'Фото й ціна', rest: 'Решта' },
    leads: {
      what: 'Назва й опис: те, що покупець прочитає першим.',
      sale: 'Як товар виглядає, скільки коштує й скільки його є.',
      rest: 'Характеристики, варіанти й розміри посилки.',
    },
    stepOf: (at, all) => `Крок ${at} з ${all}`,
    needed: 'Позначене * потрібне для публікації.',
  },
  en: {
    screens: { what: 'What it is', sale: 'Photos and price', rest: 'The rest' },
    leads: {
      what: 'Title and description: what a buyer reads first.',
      sale: 'What the product looks like, what it costs and how many there are.',
      rest: 'Attributes, variants and the size of the parcel.',
    },
    stepOf: (at, all) => `Step ${at} of ${all}`,
    needed: 'What is marked * is needed to publish.',
  },
}
