import {
  CategoriesReply,
  CategoryAttributesReply,
  CategoryReply,
  categoriesPath,
} from '@supplier/core/adapters/http/categories/categories.wire'
import * as v from 'valibot'
import { message, ok } from '../../http/laravel.ts'
import { attributesInCategory } from '../../world/attributes/own-category-attributes.ts'
import { type CategoryNode, type CategoryTree, categoryTree, lineOf } from '../../world/categories/categories.ts'
import { attributesOfFamily } from '../../world/categories/category-attributes.ts'
import { categoriesLike, guessedCategories } from '../../world/categories/category-search.ts'
import { countsOf, favouritesOf, recentOf, withFavourites } from '../../world/products/supplier-categories.ts'
import { seedTime } from '../../world/seed-time.ts'
import type { Supplier, World } from '../../world/world.ts'
import { Done } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'

const most = { children: 200, found: 50, guessed: 5 }

const gone = message(404, 'Такої категорії вже немає.')

/** Shows categories as a supplier sees them. */
const viewOf = (world: World, supplier: Supplier) => {
  const tree = categoryTree(world)
  const counts = countsOf(world, supplier, tree)
  const starred = new Set(favouritesOf(world, supplier).map(({ id }) => id))
  return (node: CategoryNode, match: readonly [number, number] | null = null) => {
    const line = lineOf(node)
    const isLeaf = node.children.length === 0
    const attributes = isLeaf ? attributesOfFamily(node.family) : []
    return {
      id: node.id,
      parent_id: node.parent?.id ?? null,
      title: node.title,
      path: line.map(({ id, title }) => ({ id, title })),
      level: line.length,
      is_leaf: isLeaf,
      products_count: counts.get(node.id) ?? 0,
      commission_percent: node.commission,
      is_favourite: starred.has(node.id),
      attributes_required: attributes.filter((one) => one.is_required).map(({ id, title }) => ({ id, title })),
      status: 'active',
      updated_at: new Date(seedTime).toISOString(),
      match,
    }
  }
}

/** Leaves, unless another kind is asked for. */
const searched = ({ leaves, byId }: CategoryTree, kind: unknown): readonly CategoryNode[] => {
  if (kind === 'any') return [...byId.values()]
  return kind === 'branch' ? [...byId.values()].filter(({ children }) => children.length > 0) : leaves
}

const list = supplierEndpoint({
  method: 'GET',
  path: categoriesPath,
  assumed: true,
  body: v.looseObject({
    parent_id: v.optional(v.string(), 'root'),
    search: v.optional(v.string()),
    guess: v.optional(v.string()),
  }),
  answer: CategoriesReply,
  handle: (world, { supplier, body: { parent_id: parent, search, guess, ...filters } }) => {
    const tree = categoryTree(world)
    const shown = viewOf(world, supplier)
    const answer = (rows: readonly unknown[]) =>
      [world, ok({ data: rows, meta: { tree_version: new Date(seedTime).toISOString() } })] as const
    const byIds = (ids: readonly number[]) =>
      answer(ids.flatMap((id) => tree.byId.get(id) ?? []).map((one) => shown(one)))
    if (guess !== undefined)
      return answer(guessedCategories(tree.leaves, guess, most.guessed).map(({ node, match }) => shown(node, match)))
    if (search?.trim() === '') return answer(tree.tops.map((one) => shown(one)))
    if (search !== undefined)
      return answer(
        categoriesLike(searched(tree, filters['filter[kind]']), search, most.found).map(({ node, match }) =>
          shown(node, match),
        ),
      )
    if (filters['filter[favourite]']) return byIds(favouritesOf(world, supplier).map(({ id }) => id))
    if (filters['filter[recent]']) return byIds(recentOf(world, supplier))
    if (filters['filter[mine]']) {
      const counts = countsOf(world, supplier, tree)
      return byIds([...counts.keys()].filter((id) => tree.byId.get(id)?.children.length === 0))
    }
    const children = parent === 'root' ? tree.tops : (tree.byId.get(Number(parent))?.children ?? [])
    return answer(children.slice(0, most.children).map((one) => shown(one)))
  },
})

const one = supplierEndpoint({
  method: 'GET',
  path: `${categoriesPath}/:id`,
  assumed: true,
  answer: v.intersect([CategoryReply, CategoryAttributesReply]),
  handle: (world, { supplier, params }) => {
    const node = categoryTree(world).byId.get(Number(params['id']))
    if (node === undefined) return [world, gone]
    const attributes = node.children.length === 0 ? attributesInCategory(world, supplier, node) : []
    return [world, ok({ data: { ...viewOf(world, supplier)(node), attributes } })]
  },
})

const favourite = (method: 'PUT' | 'DELETE'): Endpoint =>
  supplierEndpoint({
    method,
    path: `${categoriesPath}/:id/favourite`,
    assumed: true,
    answer: Done,
    handle: (world, { supplier, params }) => {
      const id = Number(params['id'])
      if (!categoryTree(world).byId.has(id)) return [world, gone]
      const others = favouritesOf(world, supplier).filter((record) => record.id !== id)
      const next = withFavourites(world, supplier, method === 'PUT' ? [...others, { id, version: 1 }] : others)
      const event = { channel: `private-customer.${supplier.id}`, event: 'category.changed', data: { id } }
      return [next, ok({}), event]
    },
  })

export const categoriesEndpoints: readonly Endpoint[] = [list, one, favourite('PUT'), favourite('DELETE')]
