import { recordsOf, withRecords } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'

export const attributeEvent = 'attribute.changed'

/** The rules of an attribute that limits nothing. */
export const noRules = { min: null, max: null, step: null, max_length: null, pattern: null }

const record = (id: number, code: string, title: string, type: string, more: object = {}): StoredRecord => ({
  id,
  version: 1,
  code,
  title,
  rules: noRules,
  type,
  status: 'active',
  unit: null,
  values: [],
  group_id: null,
  is_required: false,
  is_filterable: true,
  is_variant: false,
  help: null,
  // Counted in the products, whenever it is asked for.
  usage_count: 0,
  locked: false,
  ...more,
})

const values = (first: number, ...titles: readonly string[]) => ({
  values: titles.map((title, index) => ({ id: first + index, title })),
})

const system: readonly StoredRecord[] = [
  record(501, 'color', 'Колір', 'color', {
    ...values(5010, 'Чорний', 'Білий', 'Синій'),
    locked: true,
    is_variant: true,
  }),
  record(502, 'size', 'Розмір', 'size', { ...values(5020, 'S', 'M', 'L', 'XL'), locked: true, is_variant: true }),
  record(503, 'country', 'Країна виробництва', 'one', {
    ...values(5030, 'Україна', 'Польща'),
    locked: true,
    is_required: true,
  }),
  record(504, 'weight', 'Вага', 'number', { unit: 'кг', locked: true }),
]

const own: readonly StoredRecord[] = [
  record(521, 'material', 'Матеріал', 'one', {
    ...values(5210, 'Бавовна', 'Льон', 'Вовна'),
    is_required: true,
    // The categories that require it; it is in those of its products as well.
    category_ids: [412],
  }),
  record(522, 'warranty_months', 'Гарантія', 'number', { unit: 'міс' }),
  record(523, 'care', 'Догляд', 'area', { help: 'Як прати, сушити і прасувати.' }),
  record(524, 'gift_wrap', 'Подарункова упаковка', 'flag'),
  record(525, 'season', 'Сезон', 'many', values(5250, 'Зима', 'Весна', 'Літо', 'Осінь')),
  record(526, 'sleeve_length', 'Довжина рукава', 'one', { ...values(5260, 'Короткий', 'Довгий'), status: 'archived' }),
]

const group = (
  id: number,
  position: number,
  title: string,
  attributes: readonly number[],
  more = {},
): StoredRecord => ({
  id,
  version: 1,
  title,
  position,
  attributes,
  is_collapsed: false,
  locked: false,
  ...more,
})

const systemGroups = [group(541, 1, 'Основні характеристики', [501, 502, 503, 504], { locked: true })]
const ownGroups = [
  group(551, 2, 'Матеріал і догляд', [521, 523]),
  group(552, 3, 'Гарантія та упаковка', [522, 524], { is_collapsed: true }),
  group(553, 4, 'Сезонність', []),
]

/** An own attribute with very many values. */
const phoneModel = record(
  527,
  'phone_model',
  'Модель телефону',
  'one',
  values(527_000, ...Array.from({ length: 3000 }, (_, at) => `Телефон ${String(at + 1).padStart(4, '0')}`)),
)

/** The attributes of a supplier who has not changed any yet. */
export const attributeSeeds = ({ steps }: Supplier, { scenario }: World): readonly StoredRecord[] =>
  [...system, ...(steps.product ? own : []), ...(scenario === 'thousands' ? [phoneModel] : [])].map((one) => ({
    ...one,
    group_id: listing(ownGroups.concat(systemGroups), one),
  }))

/** The groups of a supplier who has not changed any yet. */
export const groupSeeds = ({ steps }: Supplier): readonly StoredRecord[] =>
  steps.product ? [...systemGroups, ...ownGroups] : systemGroups

export const attributesOf = (world: World, supplier: Supplier) =>
  recordsOf(world, supplier, 'attributes', attributeSeeds(supplier, world))
export const groupsOf = (world: World, supplier: Supplier) =>
  recordsOf(world, supplier, 'attribute-groups', groupSeeds(supplier))

const lists = (one: StoredRecord, id: number): boolean => (one['attributes'] as readonly number[]).includes(id)

/** The group that lists an attribute. A group that lists it newly takes it from its former group. */
const listing = (groups: readonly StoredRecord[], { id, group_id: former }: StoredRecord): number | null => {
  const found = groups.filter((one) => lists(one, id))
  return (found.find((one) => one.id !== former) ?? found[0])?.id ?? null
}

/** Numbers the groups from 1, in their order. */
export const numbered = (groups: readonly StoredRecord[]): readonly StoredRecord[] =>
  groups
    .toSorted((one, other) => Number(one['position']) - Number(other['position']))
    .map((one, at) => ({ ...one, position: at + 1 }))

/** After an attribute changed: the groups list it where it is now. */
export const withListed = (world: World, supplier: Supplier): World => {
  const all = attributesOf(world, supplier)
  const groups = groupsOf(world, supplier).map((one) => {
    const before = one['attributes'] as readonly number[]
    const inside = all.filter(({ group_id: now }) => now === one.id).map(({ id }) => id)
    const listed = [...before.filter((id) => inside.includes(id)), ...inside.filter((id) => !before.includes(id))]
    return listed.join() === before.join() ? one : { ...one, attributes: listed, version: one.version + 1 }
  })
  return withRecords(world, supplier, 'attribute-groups', groups)
}

/** After a group changed: its attributes leave their former groups, and those of a removed group are in none. */
export const withMoved = (world: World, supplier: Supplier): World => {
  const groups = numbered(groupsOf(world, supplier))
  const attributes = attributesOf(world, supplier).map((one) => {
    const now = listing(groups, one)
    return now === one['group_id'] ? one : { ...one, group_id: now, version: one.version + 1 }
  })
  const moved = withRecords(world, supplier, 'attributes', attributes)
  return withListed(withRecords(moved, supplier, 'attribute-groups', groups), supplier)
}
