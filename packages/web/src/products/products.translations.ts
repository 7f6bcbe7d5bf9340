import type { Availability } from '@supplier/core/products/products.domain'
import type { Products } from '@supplier/core/products/products.section'
import type { TranslationsOf } from '../kit/look/section-translations.ts'

export type MoreProductTexts =
  | Availability
  | 'status'
  | 'price'
  | 'oldPrice'
  | 'quantity'
  | 'reserved'
  | 'availability'
  | 'quality'
  | 'updated'
  | 'stores'
  | 'manual'
  | 'import'
  | 'from'
  | 'pieces'

const ukStatuses = {
  draft: 'Чернетка',
  moderation: 'На модерації',
  active: 'Активний',
  moderation_update: 'Оновлення на модерації',
  rejected: 'Відхилено',
  hidden: 'Прихований',
  archived: 'В архіві',
} as const

const enStatuses = {
  draft: 'Draft',
  moderation: 'In moderation',
  active: 'Active',
  moderation_update: 'Update in moderation',
  rejected: 'Rejected',
  hidden: 'Hidden',
  archived: 'Archived',
} as const

const ukAvailability = {
  in_stock: 'В наявності',
  to_order: 'Під замовлення',
  expected: 'Очікується',
  out_of_stock: 'Немає в наявності',
} as const

const enAvailability = {
  in_stock: 'In stock',
  to_order: 'To order',
  expected: 'Expected',
  out_of_stock: 'Out of stock',
} as const

const ukPrice = {
  label: 'Змінити ціну',
  fields: { target: 'Що змінити', kind: 'Як', value: 'На скільки', rounding: 'Заокруглення' },
  hints: { value: 'Відсотки, гривні або нова ціна' },
  choices: {
    target: { price: 'Ціна', old_price: 'Стара ціна' },
    kind: {
      raise_percent: 'Підняти на відсоток',
      lower_percent: 'Знизити на відсоток',
      raise_amount: 'Підняти на суму в гривнях',
      lower_amount: 'Знизити на суму в гривнях',
      set: 'Установити однакову',
      old_to_price: 'Повернути стару ціну',
      price_to_old: 'Зробити ціну старою',
    },
    rounding: {
      none: 'Без заокруглення',
      '0.10': 'До 10 копійок',
      '1': 'До гривні',
      '5': 'До 5 гривень',
      '10': 'До 10 гривень',
      ends_9: 'Щоб закінчувалася на 9',
      ends_99: 'Щоб закінчувалася на 99',
    },
  },
}

const enPrice = {
  label: 'Change the price',
  fields: { target: 'What to change', kind: 'How', value: 'By how much', rounding: 'Rounding' },
  hints: { value: 'A percentage, hryvnias or the new price' },
  choices: {
    target: { price: 'Price', old_price: 'Old price' },
    kind: {
      raise_percent: 'Raise by a percentage',
      lower_percent: 'Lower by a percentage',
      raise_amount: 'Raise by a sum in hryvnias',
      lower_amount: 'Lower by a sum in hryvnias',
      set: 'Set the same one',
      old_to_price: 'Restore the old price',
      price_to_old: 'Make the price the old one',
    },
    rounding: {
      none: 'No rounding',
      '0.10': 'To 10 kopecks',
      '1': 'To a hryvnia',
      '5': 'To 5 hryvnias',
      '10': 'To 10 hryvnias',
      ends_9: 'So that it ends in 9',
      ends_99: 'So that it ends in 99',
    },
  },
}

export const productsTranslations: TranslationsOf<Products, MoreProductTexts> = {
  uk: {
    label: 'Товари',
    name: 'Товар',
    create: 'Додати товар',
    edit: 'Товар',
    nothingYet: 'Товарів ще немає',
    nothingYetText: 'Додайте перший товар вручну або завантажте всі одразу файлом XLSX, CSV чи YML.',
    fields: {},
    choices: {},
    filters: {
      search: 'Назва, артикул, штрихкод',
      tab: 'Стан товарів',
      category_id: 'Категорія',
      brand: 'Бренд',
      price: 'Ціна, грн.',
      quantity: 'Залишок',
      problem: 'Що виправити',
      lacks: 'Бракує атрибута',
      shelf_id: 'Полиця',
      import_id: 'Імпорт',
      has_image: 'Фото',
      has_discount: 'Знижка',
      created: 'Додано',
      sort: 'Порядок',
      size: 'На сторінці',
    },
    states: { status: ukStatuses },
    filterChoices: {
      tab: {
        all: 'Усі',
        active: 'Активні',
        drafts: 'Чернетки',
        moderation: 'На модерації',
        rejected: 'Відхилені',
        hidden: 'Приховані',
        no_stock: 'Немає в наявності',
        problems: 'З помилками',
        archive: 'Архів',
      },
      problem: {
        no_image: 'Немає фото',
        image_small: 'Фото замале',
        no_category: 'Не вибрано категорію',
        category_not_leaf: 'Категорія не кінцева',
        required_attribute: 'Бракує обов’язкової характеристики',
        title_short: 'Закоротка назва',
        title_caps: 'Назва великими літерами',
        description_short: 'Закороткий опис',
        price_zero: 'Немає ціни',
        old_price_low: 'Стара ціна не вища за ціну',
        sku_taken: 'Артикул повторюється',
        barcode_wrong: 'Помилка у штрихкоді',
        no_stock: 'Немає в наявності',
        variant_incomplete: 'Варіант без ціни',
        hidden: 'Прихований',
        moderation_rejected: 'Відхилено модерацією',
        brand_proposed: 'Бренд ще не підтверджено',
      },
      has_image: { '1': 'З фото', '0': 'Без фото' },
      has_discount: { '1': 'Зі знижкою', '0': 'Без знижки' },
      sort: {
        '-updated_at': 'Спершу недавно змінені',
        title: 'За назвою',
        price: 'Спершу дешевші',
        '-price': 'Спершу дорожчі',
        quantity: 'Спершу найменший залишок',
        '-quantity': 'Спершу найбільший залишок',
        '-quality': 'Спершу найкраще описані',
      },
    },
    commands: {
      publish: { label: 'Опублікувати' },
      withdraw: { label: 'Відкликати з модерації' },
      hide: { label: 'Приховати' },
      show: { label: 'Показати' },
      copy: { label: 'Дублювати' },
      archive: { label: 'В архів' },
      restore: { label: 'Повернути з архіву' },
    },
    bulk: {
      price: ukPrice,
      availability: {
        label: 'Змінити наявність',
        fields: { availability: 'Наявність' },
        choices: { availability: ukAvailability },
      },
      quantity: {
        label: 'Змінити залишок',
        text: 'У товарів із варіантами зміниться залишок кожного варіанта.',
        fields: { kind: 'Дія', value: 'Штук' },
        choices: { kind: { set: 'Встановити', add: 'Додати', subtract: 'Відняти' } },
      },
      hide: { label: 'Приховати' },
      show: { label: 'Показати' },
      publish: { label: 'Опублікувати' },
      category: { label: 'Змінити категорію', fields: { category: 'Нова категорія' } },
      store: {
        label: 'Змінити магазини',
        fields: { store: 'Магазин', mode: 'Дія' },
        choices: { mode: { add: 'Продавати в ньому', remove: 'Прибрати з нього' } },
      },
      shelf: {
        label: 'Покласти на полицю',
        text: 'Увесь залишок кожного товару лежатиме на цій полиці.',
        fields: { shelf: 'Полиця' },
      },
      copy: {
        label: 'Дублювати',
        text: 'Копії стануть чернетками з фото, але без артикулів і штрихкодів. Знайдете їх у вкладці «Чернетки».',
      },
      archive: { label: 'В архів' },
      restore: {
        label: 'Повернути з архіву',
        text: 'Товари повернуться чернетками: перед продажем їх треба буде опублікувати.',
      },
    },
    more: {
      ...ukAvailability,
      status: 'Стан',
      price: 'Ціна',
      oldPrice: 'Стара ціна',
      quantity: 'Залишок',
      reserved: 'У замовленнях',
      availability: 'Наявність',
      quality: 'Якість',
      updated: 'Змінено',
      stores: 'Магазини',
      manual: 'Додати вручну',
      import: 'Імпортувати з файлу',
      from: 'від',
      pieces: 'шт.',
    },
  },
  en: {
    label: 'Products',
    name: 'Product',
    create: 'Add a product',
    edit: 'Product',
    nothingYet: 'No products yet',
    nothingYetText: 'Add the first product manually, or upload all of them at once as an XLSX, CSV or YML file.',
    fields: {},
    choices: {},
    filters: {
      search: 'Title, article code, barcode',
      tab: 'State of products',
      category_id: 'Category',
      brand: 'Brand',
      price: 'Price, UAH',
      quantity: 'Stock',
      problem: 'What to fix',
      lacks: 'Lacks the attribute',
      shelf_id: 'Shelf',
      import_id: 'Import',
      has_image: 'Photo',
      has_discount: 'Discount',
      created: 'Added',
      sort: 'Order',
      size: 'On a page',
    },
    states: { status: enStatuses },
    filterChoices: {
      tab: {
        all: 'All',
        active: 'Active',
        drafts: 'Drafts',
        moderation: 'In moderation',
        rejected: 'Rejected',
        hidden: 'Hidden',
        no_stock: 'Out of stock',
        problems: 'With errors',
        archive: 'Archive',
      },
      problem: {
        no_image: 'No photo',
        image_small: 'The photo is too small',
        no_category: 'No category chosen',
        category_not_leaf: 'The category has subcategories',
        required_attribute: 'A required attribute is missing',
        title_short: 'The title is too short',
        title_caps: 'The title is in capitals',
        description_short: 'The description is too short',
        price_zero: 'No price',
        old_price_low: 'The old price is not higher',
        sku_taken: 'The article code is repeated',
        barcode_wrong: 'The barcode is wrong',
        no_stock: 'Out of stock',
        variant_incomplete: 'A variant without a price',
        hidden: 'Hidden',
        moderation_rejected: 'Rejected by moderation',
        brand_proposed: 'The brand is not confirmed yet',
      },
      has_image: { '1': 'With a photo', '0': 'Without a photo' },
      has_discount: { '1': 'Discounted', '0': 'Not discounted' },
      sort: {
        '-updated_at': 'Changed recently first',
        title: 'By title',
        price: 'Cheapest first',
        '-price': 'Dearest first',
        quantity: 'Lowest stock first',
        '-quantity': 'Highest stock first',
        '-quality': 'Best described first',
      },
    },
    commands: {
      publish: { label: 'Publish' },
      withdraw: { label: 'Withdraw from moderation' },
      hide: { label: 'Hide' },
      show: { label: 'Show' },
      copy: { label: 'Duplicate' },
      archive: { label: 'Archive' },
      restore: { label: 'Take out of the archive' },
    },
    bulk: {
      price: enPrice,
      availability: {
        label: 'Change availability',
        fields: { availability: 'Availability' },
        choices: { availability: enAvailability },
      },
      quantity: {
        label: 'Change stock',
        text: 'For products with variants, the stock of each variant changes.',
        fields: { kind: 'Action', value: 'Pieces' },
        choices: { kind: { set: 'Set to', add: 'Add', subtract: 'Subtract' } },
      },
      hide: { label: 'Hide' },
      show: { label: 'Show' },
      publish: { label: 'Publish' },
      category: { label: 'Change the category', fields: { category: 'New category' } },
      store: {
        label: 'Change stores',
        fields: { store: 'Store', mode: 'Action' },
        choices: { mode: { add: 'Sell there', remove: 'Take out of it' } },
      },
      shelf: {
        label: 'Put on a shelf',
        text: 'The whole stock of each product will lie on this shelf.',
        fields: { shelf: 'Shelf' },
      },
      copy: {
        label: 'Duplicate',
        text: 'The copies become drafts with the photos, without article codes and barcodes. Find them in the tab “Drafts”.',
      },
      archive: { label: 'Archive' },
      restore: {
        label: 'Take out of the archive',
        text: 'The products come back as drafts: they have to be published before they sell.',
      },
    },
    more: {
      ...enAvailability,
      status: 'State',
      price: 'Price',
      oldPrice: 'Old price',
      quantity: 'Stock',
      reserved: 'In orders',
      availability: 'Availability',
      quality: 'Quality',
      updated: 'Changed',
      stores: 'Stores',
      manual: 'Add manually',
      import: 'Import from a file',
      from: 'from',
      pieces: 'pcs',
    },
  },
}
