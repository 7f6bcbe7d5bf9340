import { attributeFields } from './attribute-cells.ts'

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
    aliases: ['артикул', 'код товару', 'код', 'sku', 'vendorcode', 'ідентифікатор товару', 'код_товару'],
  },
  {
    field: 'title',
    title: 'Назва',
    isOffer: false,
    required: true,
    aliases: ['назва', 'назва товару', 'найменування', 'name', 'title', 'назва_позиції', 'название'],
  },
  {
    field: 'category',
    title: 'Категорія',
    isOffer: false,
    required: true,
    aliases: ['категорія', 'розділ', 'category', 'назва_групи', 'группа', 'категория'],
  },
  {
    field: 'price',
    title: 'Ціна',
    isOffer: true,
    required: true,
    aliases: ['ціна', 'ціна, грн', 'price', 'цена', 'роздрібна ціна', 'ціна продажу'],
  },
  {
    field: 'old_price',
    title: 'Стара ціна',
    isOffer: true,
    aliases: ['стара ціна', 'стара ціна, грн', 'old price', 'oldprice', 'old_price', 'ціна до знижки', 'старая цена'],
  },
  { field: 'currency', title: 'Валюта', isOffer: true, aliases: ['валюта', 'currency', 'currencyid'] },
  {
    field: 'quantity',
    title: 'Залишок',
    isOffer: true,
    aliases: ['залишок', 'кількість', 'quantity', 'stock', 'к-сть', 'кількість на складі', 'остаток', 'количество'],
  },
  {
    field: 'availability',
    title: 'Наявність',
    isOffer: true,
    aliases: ['наявність', 'availability', 'available', 'наличие'],
  },
  {
    field: 'brand',
    title: 'Бренд',
    isOffer: false,
    aliases: ['бренд', 'виробник', 'vendor', 'brand', 'торгова марка'],
  },
  { field: 'description', title: 'Опис', isOffer: false, aliases: ['опис', 'description', 'описание'] },
  { field: 'barcode', title: 'Штрихкод', isOffer: false, aliases: ['штрихкод', 'штрих-код', 'barcode', 'ean', 'gtin'] },
  {
    field: 'images',
    title: 'Фото',
    isOffer: false,
    aliases: ['фото', 'зображення', 'images', 'picture', 'посилання_зображення'],
  },
  { field: 'group', title: 'Група варіантів', isOffer: false, aliases: ['група', 'group_id', 'group'] },
]

/** The fields of a product itself; prices and stock touch nothing else. */
const ownFields = (type: ImportType): readonly ImportField[] =>
  all
    .filter(({ isOffer }) => type === 'goods' || isOffer)
    .map(({ isOffer: _, required = false, ...field }) => ({
      ...field,
      required: type === 'goods' ? required : field.field === 'sku',
    }))

/** The fields that a column can fill in. */
export const importFields = (type: ImportType): readonly ImportField[] =>
  type === 'goods' ? [...ownFields(type), ...attributeFields] : ownFields(type)

const folded = (name: string): string => name.toLowerCase().replace(/[*:]/g, '').replace(/\s+/g, ' ').trim()

export interface Mapped {
  readonly column: string
  readonly field: string | null
}

/** Which column fills in which field: as the last time, or by its header. */
export const mappingOf = (
  type: ImportType,
  columns: readonly string[],
  before: readonly Mapped[],
): readonly Mapped[] => {
  const taken = new Set<string>()
  return columns.map((column) => {
    const known = before.find((one) => one.column === column)?.field
    const field = known ?? importFields(type).find(({ aliases }) => aliases.includes(folded(column)))?.field ?? null
    const isFree = field !== null && importFields(type).some((one) => one.field === field) && !taken.has(field)
    if (isFree) taken.add(field)
    return { column, field: isFree ? field : null }
  })
}

const samples: Readonly<Record<string, string>> = {
  sku: 'KHM-014',
  title: 'Чашка ручної роботи, 350 мл',
  category: 'Посуд',
  price: '290',
  old_price: '320',
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
