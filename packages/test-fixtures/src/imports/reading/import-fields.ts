import { attributeTitles } from '../../world/categories/category-attributes.ts'

export const importTypes = ['goods', 'prices'] as const
export type ImportType = (typeof importTypes)[number]

export interface ImportField {
  readonly field: string
  readonly title: string
  readonly required: boolean
  readonly aliases: readonly string[]
}

const all: readonly (Omit<ImportField, 'required'> & { readonly isOffer: boolean; readonly required?: boolean })[] = [
  {
    field: 'sku',
    title: 'Артикул',
    isOffer: true,
    required: true,
    aliases: [
      'артикул',
      'код товару',
      'код',
      'sku',
      'vendorcode',
      'vendor code',
      'variant sku',
      'артикул товару',
      'ідентифікатор товару',
      'код_товару',
      'код товара',
      'номенклатурний номер',
      'код пропозиції',
    ],
  },
  {
    field: 'title',
    title: 'Назва',
    isOffer: false,
    required: true,
    aliases: [
      'назва',
      'назва товару',
      'найменування',
      'name',
      'title',
      'product name',
      'назва_позиції',
      'назва_позиції_укр',
      'назва (укр)',
      'название',
      'наименование',
      'товар',
      'номенклатура',
    ],
  },
  {
    field: 'category',
    title: 'Категорія',
    isOffer: false,
    required: true,
    aliases: [
      'категорія',
      'розділ',
      'category',
      'product category',
      'categories',
      'product type',
      'product_type',
      'type',
      'назва_групи',
      'группа',
      'група товарів',
      'категория',
      'розділ у файлі',
    ],
  },
  {
    field: 'price',
    title: 'Ціна',
    isOffer: true,
    required: true,
    aliases: [
      'ціна',
      'ціна, грн',
      'ціна грн',
      'ціна, грн.',
      'price',
      'variant price',
      'regular price',
      'цена',
      'цена, грн',
      'роздрібна ціна',
      'ціна продажу',
      'рекомендована роздрібна ціна',
      'ррц',
      'ціна роздріб',
    ],
  },
  {
    field: 'old_price',
    title: 'Стара ціна',
    isOffer: true,
    aliases: [
      'стара ціна',
      'стара ціна, грн',
      'old price',
      'oldprice',
      'old_price',
      'compare at price',
      'variant compare at price',
      'ціна до знижки',
      'старая цена',
    ],
  },
  {
    field: 'sale_price',
    title: 'Акційна ціна',
    isOffer: true,
    aliases: ['акційна ціна', 'ціна зі знижкою', 'sale price', 'sale_price', 'price_promo', 'цена со скидкой'],
  },
  { field: 'currency', title: 'Валюта', isOffer: true, aliases: ['валюта', 'currency', 'currencyid'] },
  {
    field: 'quantity',
    title: 'Залишок',
    isOffer: true,
    aliases: [
      'залишок',
      'кількість',
      'quantity',
      'stock',
      'variant inventory qty',
      'inventory',
      'qty',
      'к-сть',
      'кількість на складі',
      'залишок на складі',
      'остаток',
      'количество',
    ],
  },
  {
    field: 'availability',
    title: 'Наявність',
    isOffer: true,
    aliases: ['наявність', 'availability', 'available', 'in stock?', 'в наявності', 'наличие'],
  },
  {
    field: 'brand',
    title: 'Бренд',
    isOffer: false,
    aliases: ['бренд', 'виробник', 'vendor', 'brand', 'manufacturer', 'торгова марка', 'производитель'],
  },
  {
    field: 'description',
    title: 'Опис',
    isOffer: false,
    aliases: [
      'опис',
      'опис_укр',
      'опис товару',
      'description',
      'body (html)',
      'body html',
      'short description',
      'описание',
    ],
  },
  {
    field: 'barcode',
    title: 'Штрихкод',
    isOffer: false,
    aliases: [
      'штрихкод',
      'штрих-код',
      'штрих код',
      'barcode',
      'variant barcode',
      'ean',
      'gtin',
      'gtin, upc, ean, or isbn',
      'ean13',
    ],
  },
  {
    field: 'images',
    title: 'Фото',
    isOffer: false,
    aliases: [
      'фото',
      'зображення',
      'images',
      'image',
      'image src',
      'picture',
      'image_link',
      'посилання_зображення',
      'посилання на зображення',
      'фотографії',
    ],
  },
  {
    field: 'group',
    title: 'Група варіантів',
    isOffer: false,
    aliases: ['група', 'група варіантів', 'group_id', 'item_group_id', 'item group id', 'group', 'id_групи_різновидів'],
  },
]

/** The names of columns by which the row of the names is found. */
export const aliasesOfFields: readonly string[] = all.flatMap(({ aliases }) => aliases)

/** The fields whose columns hold numbers. */
export const numberFields: readonly string[] = ['price', 'sale_price', 'old_price', 'quantity']

/** The fields of a product itself; prices and stock touch nothing else. */
const ownFields = (type: ImportType): readonly ImportField[] =>
  all
    .filter(({ isOffer }) => type === 'goods' || isOffer)
    .map(({ isOffer: _, required = false, ...field }) => ({
      ...field,
      required: type === 'goods' ? required : field.field === 'sku',
    }))

/** Stands before the title of an attribute in the name of its field. */
export const attributePrefix = 'attribute:'

/** The attributes of all categories, which a column fills in by its title. */
const attributeFields: readonly ImportField[] = attributeTitles.map((title) => ({
  field: `${attributePrefix}${title}`,
  title: `Атрибут «${title}»`,
  required: false,
  aliases: [title.toLowerCase()],
}))

/** The fields that a column can fill in. */
export const importFields = (type: ImportType): readonly ImportField[] =>
  type === 'goods' ? [...ownFields(type), ...attributeFields] : ownFields(type)

const folded = (name: string): string => name.toLowerCase().replace(/[*:]/g, '').replace(/\s+/g, ' ').trim()

export interface Mapped {
  readonly column: string
  readonly field: string | null
}

/** What earlier imports chose for a column, newest first; `undefined` where none had it. */
const rememberedFor = (column: string, earlier: readonly (readonly Mapped[])[]): string | null | undefined => {
  const chosen = earlier
    .flatMap((mapping) => mapping.filter((one) => one.column === column).map(({ field }) => field))
    .slice(0, remembered)
  // The choice of most: one odd file doesn't decide for all that come after it.
  const times = (field: string | null) => chosen.filter((one) => one === field).length
  return chosen.toSorted((one, other) => times(other) - times(one))[0]
}

const remembered = 3

/** Which column fills in which field: as in most of the last imports, or by its header. */
export const mappingOf = (
  type: ImportType,
  columns: readonly string[],
  earlier: readonly (readonly Mapped[])[],
): readonly Mapped[] => {
  const fields = importFields(type)
  const named = (column: string) => fields.find(({ aliases }) => aliases.includes(folded(column)))
  const wanted = columns.map((column, at) => {
    const known = rememberedFor(column, earlier)
    const field = (known === undefined ? named(column)?.field : known) ?? null
    const isField = fields.some((one) => one.field === field)
    // Among columns for one field, the one that earlier imports chose comes first, then the one whose name is usual.
    const rank = known != null ? -1 : (named(column)?.aliases.indexOf(folded(column)) ?? 0)
    return { column, field: isField ? field : null, rank, at }
  })
  const winners = new Set(
    fields.flatMap(({ field }) => {
      const [first] = wanted
        .filter((one) => one.field === field)
        .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
      return first ? [first.column] : []
    }),
  )
  return wanted.map(({ column, field }) => ({ column, field: winners.has(column) ? field : null }))
}

const samples: Readonly<Record<string, string>> = {
  sku: 'KHM-014',
  title: 'Чашка ручної роботи, 350 мл',
  category: 'Посуд',
  price: '290',
  old_price: '320',
  sale_price: '',
  currency: 'UAH',
  quantity: '118',
  availability: 'так',
  brand: 'Глиняна хата',
  description: 'Глазурована чашка, можна мити в посудомийній машині.',
  barcode: '4820000000017',
  images: 'https://example.com/cup.jpg',
  group: '',
}

/** The table of a template: the titles of the fields, and one row to replace. */
export const templateOf = (type: ImportType) => {
  const fields = ownFields(type)
  return { header: fields.map(({ title }) => title), rows: [fields.map(({ field }) => samples[field] ?? '')] }
}
