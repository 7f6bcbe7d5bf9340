export interface RowError {
  readonly code: string
  readonly level: 'stop' | 'warning'
  readonly column: string
  readonly value: string
  readonly message: string
  readonly hint: string | null
}

type Sentence = readonly [message: string, hint?: string]

/** What refuses a row: without it, nobody knows which product it is, or buyers would see something wrong. */
const stops: Readonly<Record<string, Sentence>> = {
  required_empty: ['Комірка порожня, а поле обов’язкове.'],
  not_a_number: ['Тут має бути число.', 'Наприклад: 1234,50'],
  number_doubtful: ['Незрозуміло, де тут копійки.', 'Запишіть без роздільника тисяч: 1250 або 1,25'],
  number_negative: ['Число не може бути від’ємним.'],
  price_zero: ['Ціна має бути більшою за нуль.'],
  cell_is_date: ['Тут дата, а не число.', 'Задайте колонці формат «Текст» або «Числовий» і впишіть значення ще раз.'],
  cell_is_percent: ['Тут відсотки, а не число.'],
  cell_is_error: ['Тут помилка формули.', 'Виправте формулу у файлі.'],
  cell_is_formula: ['У комірці формула без обчисленого значення.', 'Відкрийте файл у редакторі таблиць і збережіть.'],
  text_too_long: ['Текст задовгий.'],
  category_unknown: ['Такої категорії немає.', 'Виберіть категорію маркетплейсу.'],
  category_not_leaf: ['У цій категорії є підкатегорії.', 'Виберіть кінцеву категорію.'],
  sku_twice_in_file: ['Такий артикул уже був вище у файлі.'],
  sku_of_other_product: ['Це артикул варіанта іншого товару.'],
  sku_unknown: ['Товару з таким артикулом у вас немає.'],
  currency_unknown: ['Невідома валюта або її курс.', 'Запишіть ціну в гривнях.'],
}

/** What is taken without the value, or otherwise than it may seem. */
const warnings: Readonly<Record<string, Sentence>> = {
  title_short: ['Назва коротша за 5 символів: так товар не опублікувати.'],
  title_caps: ['Назва самими великими літерами: так товар не опублікувати.'],
  stock_unreadable: ['Залишок не прочитано, тому він не зміниться.', 'Наприклад: 12'],
  price_rounded: ['Ціну заокруглено до копійок.'],
  attribute_unknown_value: [
    'Такого значення в атрибута немає: лишиться без нього.',
    'Виберіть значення зі списку категорії.',
  ],
  attribute_missing: ['Обов’язковий атрибут порожній: без нього товар не опублікувати.'],
  attribute_of_other_category: ['У категорії товару такого атрибута немає, його пропущено.'],
  brand_unknown: ['Такого бренду ще немає: товар буде без бренду.'],
  barcode_wrong: [
    'Штрихкод має 8, 12 або 13 цифр, і остання з них має сходитися. Товар буде без нього.',
    'Редактор таблиць міг скоротити його: задайте колонці формат «Текст».',
  ],
  image_link_wrong: ['Це не посилання на фото, його пропущено.'],
  images_too_many: ['Товар має щонайбільше 20 фото, зайві пропущено.'],
  images_kept: ['Фото товару, який уже є, імпорт не змінює.'],
  availability_unknown: ['Незрозуміла наявність, вона не зміниться.', 'Наприклад: так, ні, під замовлення'],
  old_price_low: ['Стара ціна має бути вищою за ціну: товар буде без неї.'],
  old_price_unreadable: ['Стару ціну не прочитано: вона не зміниться.'],
  old_price_kept: ['Старої ціни у файлі немає, а в товара є: вона лишиться.'],
  sku_close: ['Артикул записано інакше, ніж у вас, та це той самий товар.'],
  variant_group_mixed: ['У варіантів однієї групи різні категорії: це будуть окремі товари.'],
  variant_group_alike: ['Варіанти групи не відрізняються кольором чи розміром: це будуть окремі товари.'],
  total_left_out: ['Рядок підсумку пропущено.'],
  heading_left_out: ['Рядок з одним написом пропущено: це не товар.'],
  price_jump: ['Ціна зміниться більше ніж на половину.'],
  moderation_will_follow: ['Зміни покупці побачать після модерації.'],
}

/** Every reason for which a row is refused, or warned of. */
export const rowCodes: readonly string[] = [...Object.keys(stops), ...Object.keys(warnings)]

export const rowError = (code: string, column: string, value: string): RowError => {
  const [message, hint = null] = stops[code] ?? warnings[code] ?? [code]
  return { code, level: stops[code] ? 'stop' : 'warning', column, value, message, hint }
}
