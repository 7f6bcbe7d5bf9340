export interface Listed {
  readonly id: number
  readonly title: string
}

interface CategoryAttribute {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly type: string
  readonly unit?: string
  readonly is_required?: boolean
  readonly is_variant?: boolean
  readonly values?: readonly Listed[]
  readonly rules?: { readonly min?: number; readonly max?: number; readonly max_length?: number }
}

interface Group extends Listed {
  readonly attributes: readonly CategoryAttribute[]
}

const listed = (first: number, titles: string): readonly Listed[] =>
  titles.split(', ').map((title, at) => ({ id: first + at, title }))

const brandCountry: CategoryAttribute = {
  id: 503,
  code: 'country',
  title: 'Країна виробництва',
  type: 'one',
  is_required: true,
  values: listed(5030, 'Україна, Польща, Туреччина, Китай, Італія, Німеччина'),
}
const color: CategoryAttribute = {
  id: 501,
  code: 'color',
  title: 'Колір',
  type: 'color',
  is_variant: true,
  values: listed(5010, 'Чорний, Білий, Синій, Червоний, Зелений, Бежевий, Сірий, Коричневий, Жовтий, Рожевий'),
}
const size: CategoryAttribute = {
  id: 502,
  code: 'size',
  title: 'Розмір',
  type: 'size',
  is_variant: true,
  is_required: true,
  values: listed(5020, 'S, M, L, XL, XXL, XS'),
}
const weight: CategoryAttribute = {
  id: 504,
  code: 'weight',
  title: 'Вага',
  type: 'number',
  unit: 'кг',
  rules: { min: 0, max: 1000 },
}

/** An attribute with far more values than come with it. */
const carModel: CategoryAttribute = {
  id: 696,
  code: 'car_model',
  title: 'Модель авто',
  type: 'one',
  values: Array.from({ length: 3000 }, (_, at) => ({
    id: 696_000 + at,
    title: `Модель ${String(at + 1).padStart(4, '0')}`,
  })),
}

const main: Group = { id: 541, title: 'Основні характеристики', attributes: [brandCountry, color, weight] }

const group = (id: number, title: string, ...attributes: readonly CategoryAttribute[]): Group => ({
  id,
  title,
  attributes,
})

const one = (id: number, code: string, title: string, values: string, more = {}): CategoryAttribute => ({
  id,
  code,
  title,
  type: 'one',
  values: listed(id * 10, values),
  ...more,
})
const amount = (id: number, code: string, title: string, unit: string, more = {}): CategoryAttribute => ({
  id,
  code,
  title,
  type: 'number',
  unit,
  rules: { min: 0, max: 100_000 },
  ...more,
})
const required = { is_required: true }

const warranty = group(
  590,
  'Гарантія й комплект',
  amount(591, 'warranty', 'Гарантія', 'міс.'),
  { id: 592, code: 'set', title: 'Комплектація', type: 'area', rules: { max_length: 1000 } },
  { id: 593, code: 'gift_box', title: 'Подарункова упаковка', type: 'flag' },
)
const fabric = 'Бавовна, Льон, Вовна, Шовк, Віскоза, Поліестер, Деним, Шкіра'

const families: Readonly<Record<string, readonly Group[]>> = {
  clothes: [
    { ...main, attributes: [brandCountry, size, color] },
    group(
      551,
      'Матеріал і крій',
      { ...one(601, 'fabric', 'Матеріал', fabric), ...required, type: 'many' },
      one(602, 'season', 'Сезон', 'Літо, Демісезон, Зима, Усі сезони', required),
      one(603, 'fit', 'Крій', 'Прямий, Приталений, Вільний, Оверсайз'),
      one(604, 'print', 'Візерунок', 'Однотонний, Смужка, Клітинка, Квіти, Вишивка'),
    ),
    group(552, 'Догляд', { id: 605, code: 'care', title: 'Догляд', type: 'area', rules: { max_length: 500 } }),
  ],
  shoes: [
    {
      ...main,
      attributes: [
        brandCountry,
        color,
        {
          ...one(611, 'shoe_size', 'Розмір взуття', '36, 37, 38, 39, 40, 41, 42, 43, 44, 45'),
          ...required,
          is_variant: true,
          type: 'size',
        },
      ],
    },
    group(
      553,
      'Матеріал',
      one(612, 'upper', 'Матеріал верху', 'Шкіра, Замша, Текстиль, Штучна шкіра', required),
      one(613, 'sole', 'Підошва', 'Гума, ТЕП, Поліуретан'),
      amount(614, 'heel', 'Висота підборів', 'см'),
    ),
  ],
  home: [
    main,
    group(
      554,
      'Матеріал і розміри',
      one(621, 'material', 'Матеріал', 'Кераміка, Скло, Дерево, Метал, Бавовна, Льон, Пластик', required),
      amount(622, 'width', 'Ширина', 'см'),
      amount(623, 'height', 'Висота', 'см'),
      amount(624, 'volume', 'Об’єм', 'мл'),
    ),
    warranty,
  ],
  garden: [
    main,
    group(
      555,
      'Для саду',
      one(631, 'place', 'Місце', 'Сад, Тераса, Балкон, Теплиця', required),
      one(632, 'frost', 'Морозостійкість', 'Так, Ні'),
      amount(633, 'pack', 'Кількість в упаковці', 'шт.'),
    ),
  ],
  kids: [
    main,
    group(
      556,
      'Для кого',
      one(641, 'age', 'Вік', 'До року, 1–3 роки, 3–6 років, 6–9 років, 9–12 років', required),
      one(642, 'safety', 'Сертифікат безпеки', 'Є, Немає', required),
    ),
    warranty,
  ],
  electronics: [
    main,
    group(
      557,
      'Технічні характеристики',
      { id: 651, code: 'model', title: 'Модель', type: 'text', is_required: true, rules: { max_length: 100 } },
      one(652, 'connector', 'Роз’єм', 'USB-C, Lightning, micro-USB, 3,5 мм'),
      amount(653, 'power', 'Потужність', 'Вт'),
      { id: 654, code: 'wireless', title: 'Бездротовий', type: 'flag' },
      { id: 655, code: 'released', title: 'Дата випуску', type: 'date' },
    ),
    group(591, 'Гарантія', amount(656, 'warranty_months', 'Гарантія', 'міс.', required)),
  ],
  beauty: [
    main,
    group(
      558,
      'Склад і застосування',
      amount(661, 'content', 'Об’єм', 'мл', required),
      { id: 662, code: 'ingredients', title: 'Склад', type: 'area', is_required: true, rules: { max_length: 2000 } },
      { ...one(663, 'skin', 'Тип шкіри', 'Суха, Жирна, Комбінована, Чутлива, Будь-яка'), type: 'many' },
    ),
  ],
  food: [
    { ...main, attributes: [brandCountry, { ...weight, is_required: true }] },
    group(
      559,
      'Склад і зберігання',
      { id: 671, code: 'contents', title: 'Склад', type: 'area', is_required: true, rules: { max_length: 2000 } },
      amount(672, 'shelf_life', 'Термін придатності', 'діб', required),
      { id: 673, code: 'organic', title: 'Органічний', type: 'flag' },
    ),
  ],
  sport: [main, group(560, 'Призначення', one(681, 'level', 'Рівень', 'Початківець, Аматор, Професіонал')), warranty],
  pets: [main, group(561, 'Для кого', one(691, 'breed_size', 'Розмір тварини', 'Мала, Середня, Велика', required))],
  auto: [
    main,
    group(562, 'Сумісність', carModel, {
      id: 695,
      code: 'fits',
      title: 'Марка авто',
      type: 'text',
      rules: { max_length: 200 },
    }),
    warranty,
  ],
}

/** How many values of an attribute are returned with it. */
export const shownValues = 100

/** The attributes of a kind of category, in the order of the form. */
export const attributesOfFamily = (family: string) =>
  (families[family] ?? []).flatMap(({ id, title, attributes }, at) =>
    attributes.map(({ values = [], rules = {}, ...attribute }, position) => ({
      unit: null,
      is_required: false,
      is_variant: false,
      ...attribute,
      group: { id, title, position: at + 1, is_collapsed: false },
      position: position + 1,
      values: values.slice(0, shownValues),
      values_more: values.length > shownValues,
      values_merged: [],
      rules: { min: null, max: null, max_length: null, ...rules },
    })),
  )

const requiredIds = new Map<string, ReadonlySet<number>>()

/** The ids of the attributes that a kind of category requires. */
export const requiredOfFamily = (family: string): ReadonlySet<number> => {
  const found =
    requiredIds.get(family) ??
    new Set(attributesOfFamily(family).flatMap(({ id, is_required: isRequired }) => (isRequired ? [id] : [])))
  requiredIds.set(family, found)
  return found
}

const all = new Map(
  Object.values(families)
    .flat()
    .flatMap(({ attributes }) => attributes.map((one) => [one.id, one] as const)),
)

/** What the attributes of all categories are called. */
export const attributeTitles: readonly string[] = [...new Set([...all.values()].map(({ title }) => title))]

export const titleOfAttribute = (id: number): string => all.get(id)?.title ?? `№ ${id}`

/** Whether an attribute comes with the categories of the marketplace. */
export const isOfMarketplace = (id: number): boolean => all.has(id)

/** The values of an attribute of the marketplace, all of them. */
export const valuesOfAttribute = (id: number): readonly Listed[] => all.get(id)?.values ?? []

interface Filled {
  readonly attribute_id: number
  readonly value?: unknown
  readonly values?: unknown
}

/** The attributes of a product, with the names of values that do not come with their attribute. */
export const withNames = <One extends Filled>(attributes: readonly One[]) =>
  attributes.map((one) => {
    const chosen = [one.values ?? one.value].flat()
    const named = valuesOfAttribute(one.attribute_id)
      .slice(shownValues)
      .filter(({ id }) => chosen.includes(id))
    return named.length === 0 ? one : { ...one, named }
  })
