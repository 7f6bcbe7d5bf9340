import type { World } from '../world.ts'
import { categoryOutline } from './category-outline.ts'

export interface CategoryNode {
  readonly id: number
  readonly parent: CategoryNode | null
  readonly title: string
  readonly commission: number
  /** The kind of attributes of its products. */
  readonly family: string
  readonly children: CategoryNode[]
}

export interface CategoryTree {
  readonly tops: readonly CategoryNode[]
  readonly byId: ReadonlyMap<number, CategoryNode>
  readonly leaves: readonly CategoryNode[]
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

const treeFrom = (tops: readonly CategoryNode[]): CategoryTree => {
  const byId = new Map<number, CategoryNode>()
  const add = (node: CategoryNode) => {
    byId.set(node.id, node)
    for (const child of node.children) add(child)
  }
  for (const top of tops) add(top)
  return { tops, byId, leaves: [...byId.values()].filter(({ children }) => children.length === 0) }
}

const firstNewId = 1001

const outlined = once((): readonly CategoryNode[] => {
  const tops: CategoryNode[] = []
  const above: CategoryNode[] = []
  let nextId = firstNewId
  for (const line of categoryOutline.split('\n').filter((one) => one.trim() !== '')) {
    const level = line.search(/\S/) / 2
    const [, id, title = '', commission, family] =
      /^(?:(\d+) )?([^|]+)(?:\|(\d*))?(?:\|(\w+))?$/.exec(line.trim()) ?? []
    const parent = above[level - 1] ?? null
    const node: CategoryNode = {
      id: id === undefined ? nextId++ : Number(id),
      parent,
      title,
      commission: commission ? Number(commission) : (parent?.commission ?? 10),
      family: family ?? parent?.family ?? 'home',
      children: [],
    }
    ;(parent?.children ?? tops).push(node)
    above.length = level
    above.push(node)
  }
  return tops
})

const usual = once(() => treeFrom(outlined()))

/** A large tree has 200 siblings at one place, and thousands of leaves. */
const large = once(() => {
  let nextId = 100_000
  const node = (parent: CategoryNode | null, title: string): CategoryNode => {
    const made = { id: nextId++, parent, title, commission: 5 + (nextId % 10), family: 'home', children: [] }
    parent?.children.push(made)
    return made
  }
  const wide = node(null, 'Книги за жанрами')
  for (let genre = 1; genre <= 200; genre += 1) node(wide, `Жанр ${genre}`)
  const tops = departments.map((title) => {
    const top = node(null, title)
    for (const quality of qualities) {
      const middle = node(top, `${quality}: ${title.toLocaleLowerCase('uk')}`)
      for (let line = 1; line <= 10; line += 1) {
        const low = node(middle, `Лінійка ${line}`)
        for (let kind = 1; kind <= 9; kind += 1) node(low, `${title}, вид ${line}-${kind}`)
      }
    }
    return top
  })
  return treeFrom([...outlined(), wide, ...tops])
})

const departments = [
  'Інструменти',
  'Будматеріали',
  'Сантехніка',
  'Електрика',
  'Вікна',
  'Двері',
  'Підлога',
  'Шпалери',
  'Кріплення',
  'Замки',
  'Насоси',
  'Котли',
  'Кондиціонери',
  'Вентиляція',
  'Сигналізація',
  'Паковання',
  'Оргтехніка',
  'Папір',
  'Медтехніка',
  'Оптика',
  'Музика',
  'Колекції',
]
const qualities = [
  'Професійні',
  'Побутові',
  'Дитячі',
  'Садові',
  'Автомобільні',
  'Промислові',
  'Уживані',
  'Подарункові',
  'Знижені',
]

export const categoryTree = ({ scenario }: Pick<World, 'scenario'>): CategoryTree =>
  scenario === 'thousands' ? large() : usual()

/** A category and those above it, from the top. */
export const lineOf = (node: CategoryNode): readonly CategoryNode[] => [
  ...(node.parent === null ? [] : lineOf(node.parent)),
  node,
]

/** The titles from the top down to the category; empty for an unknown one. */
export const categoryPath = (id: number): readonly string[] => {
  const node = usual().byId.get(id)
  return node === undefined ? [] : lineOf(node).map(({ title }) => title)
}

/** Whether a category is another one, or stands below it. */
export const isCategoryWithin = (id: number, ancestor: number): boolean => {
  const node = usual().byId.get(id)
  return id === ancestor || (node !== undefined && lineOf(node).some((one) => one.id === ancestor))
}

/** Only a category without children may hold products. */
export const isLeafCategory = (id: number): boolean => usual().byId.get(id)?.children.length === 0
