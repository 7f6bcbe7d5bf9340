import type { Category, CategoryAttribute } from '../../../src/categories/categories.domain.ts'
import type { CategoriesPort } from '../../../src/categories/categories.port.ts'
import type { Extra, Http } from '../kit/http.client.ts'
import { orNull, read } from '../kit/kernel.http.ts'
import {
  AttributeValuesReply,
  attributesPath,
  CategoriesReply,
  CategoryAttributesReply,
  CategoryReply,
  categoriesPath,
  type WireAttribute,
  type WireCategory,
} from './categories.wire.ts'

export const categoriesOverHttp = (http: Http): CategoriesPort => {
  const pathOf = (id: string) => `${categoriesPath}/${encodeURIComponent(id)}`
  const list = async (query: NonNullable<Extra['query']>, signal: Extra['signal']) =>
    read(CategoriesReply, await http('GET', categoriesPath, { query, ...(signal && { signal }) })).data.map(({ row }) =>
      categoryOf(row),
    )
  return {
    fetchChildren: (parent_id, signal) => list({ parent_id }, signal),
    searchLeaves: (search, signal) => list({ search }, signal),
    guessLeaves: (guess, signal) => list({ guess }, signal),
    fetchShortlist: (name, signal) => list({ [`filter[${name}]`]: 1 }, signal),

    fetchCategory: (id, signal) =>
      orNull(async () => categoryOf(read(CategoryReply, await http('GET', pathOf(id), { signal })).data)),

    async fetchAttributes(id, signal) {
      const { data } = read(CategoryAttributesReply, await http('GET', pathOf(id), { signal }))
      return data.attributes
        .map(({ row }) => row)
        .toSorted((one, other) => rankOf(one) - rankOf(other) || one.position - other.position)
        .map(attributeOf)
    },

    async fetchValues({ attribute, ids }, signal) {
      const path = `${attributesPath}/${encodeURIComponent(attribute)}/values`
      return read(AttributeValuesReply, await http('GET', path, { query: { 'filter[ids][]': ids }, signal })).data
    },

    async markFavourite({ id, isFavourite }, signal) {
      await http(isFavourite ? 'PUT' : 'DELETE', `${pathOf(id)}/favourite`, { signal, outlivesPage: true })
    },
  }
}

const categoryOf = (wire: WireCategory): Category => ({
  id: wire.id,
  title: wire.title,
  path: wire.path.length > 0 ? wire.path : [{ id: wire.id, title: wire.title }],
  isLeaf: wire.is_leaf,
  products: wire.products_count ?? 0,
  commission: wire.commission_percent,
  isFavourite: wire.is_favourite === true,
  required: wire.attributes_required.map(({ title }) => title),
  match: wire.match,
})

/** Attributes without a group follow all groups. */
const rankOf = ({ group }: WireAttribute): number => group?.position ?? Number.MAX_SAFE_INTEGER

const attributeOf = (wire: WireAttribute): CategoryAttribute => ({
  id: wire.id,
  title: wire.title,
  kind: wire.type,
  unit: wire.unit,
  isRequired: wire.is_required === true,
  isVariant: wire.is_variant === true,
  group: wire.group && { id: wire.group.id, title: wire.group.title, isCollapsed: wire.group.is_collapsed === true },
  values: wire.values,
  hasMoreValues: wire.values_more === true,
  merged: Object.fromEntries(wire.values_merged.map(({ from, into }) => [from, into])),
  rules: { min: wire.rules.min, max: wire.rules.max, maxLength: wire.rules.max_length },
})
