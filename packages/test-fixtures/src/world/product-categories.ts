interface Category {
  readonly id: number
  readonly parent_id: number | null
  readonly title: string
}

const tree: readonly (readonly [id: number, title: string])[] = [
  [1, 'Одяг'],
  [11, 'Жіночий одяг'],
  [111, 'Сукні'],
  [112, 'Светри й кардигани'],
  [12, 'Чоловічий одяг'],
  [121, 'Футболки'],
  [122, 'Сорочки'],
  [2, 'Дім'],
  [21, 'Кухня'],
  [211, 'Посуд'],
  [212, 'Кухонний текстиль'],
  [22, 'Спальня'],
  [221, 'Постільна білизна'],
  [222, 'Пледи'],
  [3, 'Сад'],
  [31, 'Садівництво'],
  [311, 'Горщики й кашпо'],
  [312, 'Садовий інструмент'],
  [4, 'Дитячі товари'],
  [41, 'Дозвілля'],
  [411, 'Іграшки'],
  [412, 'Книжки'],
  [5, 'Електроніка'],
  [51, 'Аксесуари'],
  [511, 'Навушники'],
  [512, 'Зарядні пристрої'],
  [6, 'Краса'],
  [61, 'Догляд'],
  [611, 'Мило'],
  [612, 'Свічки'],
]

/** The categories of the seeded products. The id of a parent is the id of its child without the last digit. */
export const productCategories: readonly Category[] = tree.map(([id, title]) => ({
  id,
  title,
  parent_id: id < 10 ? null : Math.floor(id / 10),
}))

const byId = new Map(productCategories.map((category) => [category.id, category]))

/** The titles from the root down to the category; empty for an unknown one. */
export const categoryPath = (id: number): readonly string[] => {
  const category = byId.get(id)
  if (category === undefined) return []
  return [...(category.parent_id === null ? [] : categoryPath(category.parent_id)), category.title]
}

/** Whether a category is another one, or stands below it. */
export const isCategoryWithin = (id: number, ancestor: number): boolean => {
  if (id === ancestor) return true
  const parent = byId.get(id)?.parent_id ?? null
  return parent !== null && isCategoryWithin(parent, ancestor)
}

/** Only a category without children may hold products. */
export const isLeafCategory = (id: number): boolean =>
  byId.has(id) && productCategories.every(({ parent_id: parent }) => parent !== id)
