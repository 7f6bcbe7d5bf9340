import type { ProductRecord } from '../world/product-records.ts'

export interface RowError {
  readonly code: string
  readonly level: 'stop' | 'warning'
  readonly column: string
  readonly value: string
  readonly message: string
  readonly hint: string | null
}

const sentences: Readonly<Record<string, readonly [message: string, hint?: string]>> = {
  required_empty: ['Комірка порожня, а поле обов’язкове.'],
  not_a_number: ['Тут має бути число.', 'Наприклад: 1234,50'],
  number_negative: ['Число не може бути від’ємним.'],
  too_many_decimals: ['У ціні не більше двох знаків після коми.'],
  text_too_long: ['Текст задовгий.'],
  category_unknown: ['Такої категорії немає.', 'Виберіть категорію маркетплейсу.'],
  category_not_leaf: ['У цій категорії є підкатегорії.', 'Виберіть кінцеву категорію.'],
  sku_twice_in_file: ['Такий артикул уже був вище у файлі.'],
  sku_of_other_product: ['Це артикул варіанта іншого товару.'],
  sku_unknown: ['Товару з таким артикулом у вас немає.'],
  attribute_unknown_value: ['Такого значення в атрибута немає.', 'Виберіть значення зі списку категорії.'],
  attribute_missing: ['Обов’язковий атрибут порожній: без нього товар не опублікувати.'],
  brand_unknown: ['Такого бренду ще немає: товар буде без бренду.'],
  barcode_wrong: [
    'Штрихкод має від 8 до 14 цифр.',
    'Редактор таблиць міг скоротити його: задайте колонці формат «Текст».',
  ],
  currency_unknown: ['Невідома валюта або її курс.'],
  image_link_wrong: ['Це не посилання на фото.'],
  availability_unknown: ['Незрозуміла наявність.', 'Наприклад: так, ні, під замовлення'],
  old_price_low: ['Стара ціна має бути вищою за ціну.'],
  variant_group_mixed: ['У варіантів однієї групи різні категорії.'],
  price_jump: ['Ціна зміниться більше ніж на половину.'],
  moderation_will_follow: ['Зміни покупці побачать після модерації.'],
}

/** Every reason for which a row is refused, or warned of. */
export const rowCodes: readonly string[] = Object.keys(sentences)

const warnings: readonly string[] = [
  'price_jump',
  'moderation_will_follow',
  'variant_group_mixed',
  'attribute_missing',
  'brand_unknown',
]

export const rowError = (code: string, column: string, value: string): RowError => {
  const [message, hint = null] = sentences[code] ?? [code]
  return { code, level: warnings.includes(code) ? 'warning' : 'stop', column, value, message, hint }
}

/** A number as suppliers write it: «1 234,5», «1.234,50 грн». */
export const numberIn = (text: string): number | null => {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '').replace(/(грн\.?|uah|₴|\$|€|шт\.?)$/i, '')
  const decimal = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.'
  const plain = bare.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

type Availability = ProductRecord['availability']

/** The words for each availability: an export writes the first one, an import reads them all. */
const availabilityWords: Readonly<Record<Availability, readonly [written: string, ...read: string[]]>> = {
  in_stock: ['В наявності', 'true', 'так', '+', 'є', 'in_stock', 'yes', '1', 'in stock'],
  to_order: ['Під замовлення', 'to_order', 'order', 'під заказ'],
  expected: ['Очікується', 'expected', 'очікуємо', 'ожидается'],
  out_of_stock: ['Немає в наявності', 'false', 'ні', '-', 'немає', 'нема', 'out_of_stock', 'no', '0', 'out of stock'],
}

const availabilities = Object.entries(availabilityWords) as readonly (readonly [Availability, readonly string[]])[]

export const availabilityWord = (availability: Availability): string => availabilityWords[availability][0]

export const availabilityIn = (text: string): Availability | null => {
  const folded = text.toLowerCase().trim()
  return availabilities.find(([, words]) => words.some((word) => word.toLowerCase() === folded))?.[0] ?? null
}

export const isBarcode = (text: string): boolean => /^\d{8,14}$/.test(text)

const links = /^https?:\/\/[^\s]+$/
/** The links in a cell, which stand apart by commas, semicolons or blanks. */
export const linksIn = (text: string): readonly string[] => text.split(/[,;|\s]+/).filter(Boolean)
export const isLink = (text: string): boolean => links.test(text)
