import type { PanelRouteName } from '@supplier/core/kernel/routes'
import type { Language } from '../../i18n/language.ts'

/**
 * What the palette calls the new record of each section: the `create` of the section’s own translations, which would
 * load the section. A test compares them.
 */
export const creationTexts: { readonly [Route in PanelRouteName]?: Readonly<Record<Language, string>> } = {
  advertising: { uk: 'Створити кампанію', en: 'Create a campaign' },
  'attribute-groups': { uk: 'Додати групу атрибутів', en: 'Add an attribute group' },
  attributes: { uk: 'Додати атрибут', en: 'Add an attribute' },
  'deliveries-apis': { uk: 'Додати ключ', en: 'Add a key' },
  'deliveries-sender': { uk: 'Додати відправника', en: 'Add a sender' },
  integrations: { uk: 'Додати інтеграцію', en: 'Add an integration' },
  products: { uk: 'Додати товар', en: 'Add a product' },
  shelvings: { uk: 'Додати полиці', en: 'Add shelves' },
  'telegram-ads': { uk: 'Створити оголошення', en: 'Create an ad' },
  stores: { uk: 'Додати магазин', en: 'Add a store' },
}
