import { type Reply, refused } from '../../http/laravel.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { valuesOf } from './attribute-values.ts'
import { groupsOf } from './attributes.ts'

type Fields = Readonly<Record<string, unknown>>

const listed = ['one', 'many', 'color', 'size']
const varying = ['one', 'color', 'size']

/** A title as it is compared. */
export const folded = (text: unknown): string => String(text).trim().toLocaleLowerCase('uk').replace(/\s+/g, ' ')

/** A code that no other attribute has. */
export const freeCode = (code: string, others: readonly StoredRecord[]): string => {
  const taken = new Set(others.map((one) => one['code']))
  let next = code
  for (let count = 2; taken.has(next); count += 1) next = `${code.slice(0, 46)}_${count}`
  return next
}

/** An own attribute with everything of another one but its products. */
export const copyOf = (
  { id: _, version: __, clientKey: ___, sent: ____, ...fields }: StoredRecord,
  title: string,
  others: readonly StoredRecord[],
): Fields => ({
  ...fields,
  title,
  code: freeCode(String(fields['code']), [...others, { id: 0, version: 0, ...fields }]),
  usage_count: 0,
  locked: false,
})

/** The titles of own attributes differ, and so do the codes of all. */
export const titleRefusal = ({ title, code }: Fields, others: readonly StoredRecord[]): Reply | null => {
  if (others.some((other) => !other['locked'] && folded(other['title']) === folded(title)))
    return refused({ title: ['Атрибут із такою назвою вже є.'] })
  const same = code === undefined ? undefined : others.find((other) => other['code'] === code)
  return same ? refused({ code: [`Такий код уже має атрибут «${same['title']}».`] }) : null
}

export const boundRefusal = ({ min, max }: Fields): Reply | null =>
  typeof min === 'number' && typeof max === 'number' && min >= max
    ? refused({ 'rules.max': ['Найбільше має бути більшим за найменше.'] })
    : null

/** What the type of an attribute allows. */
export const shapeRefusal = (fields: Fields): Reply | null => {
  const { unit, is_variant: isVariant } = fields
  const type = String(fields['type'])
  const titles = valuesOf(fields).map(({ title }) => folded(title))
  if (listed.includes(type) && titles.length === 0) return refused({ values: ['Додайте хоча б одне значення.'] })
  const twice = valuesOf(fields).find((_, at) => titles.indexOf(titles[at] ?? '') !== at)
  if (twice) return refused({ values: [`Значення «${twice.title}» повторюється.`] })
  if (unit !== null && type !== 'number') return refused({ unit: ['Одиниця виміру буває лише в числа.'] })
  if (isVariant && !varying.includes(type))
    return refused({ is_variant: ['За атрибутом цього типу варіанти не відрізняються.'] })
  return boundRefusal((fields['rules'] ?? {}) as Fields)
}

export const groupRefusal = ({ group_id: groupId }: Fields, world: World, supplier: Supplier): Reply | null => {
  const group = groupsOf(world, supplier).find(({ id }) => id === groupId)
  if (groupId !== null && group === undefined) return refused({ group_id: ['Такої групи вже немає.'] })
  return group?.['locked'] ? refused({ group_id: ['Системна група не змінюється.'] }) : null
}
