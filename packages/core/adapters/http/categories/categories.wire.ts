import * as v from 'valibot'
import { attributeKinds } from '../../../src/categories/categories.domain.ts'
import {
  JsonObject,
  Key,
  KnownCount,
  KnownFlag,
  KnownKey,
  KnownNumber,
  LaxText,
  NumberOr,
  RequiredFlag,
  Whole,
} from '../kit/kernel.wire.ts'
import { rowsOf } from '../kit/list.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'

export const categoriesPath = '/admin-suppliers/v1/categories'
export const attributesPath = '/admin-suppliers/v1/attributes'

const Steps = v.fallback(v.array(v.object({ id: Key, title: v.string() })), [])

/** One category; only its id, its title and whether it is a leaf must be there. */
const CategoryEntries = {
  id: Key,
  parent_id: KnownKey,
  title: v.string(),
  path: Steps,
  is_leaf: RequiredFlag,
  products_count: KnownCount,
  commission_percent: KnownNumber,
  is_favourite: KnownFlag,
  attributes_required: v.fallback(v.array(v.object({ title: v.string() })), []),
  match: v.fallback(v.optional(v.nullable(v.tuple([Whole(), Whole()])), null), null),
}

export const CategoriesReply = v.pipe(JsonObject, v.object({ data: rowsOf(CategoryEntries) }))

export const CategoryReply = v.pipe(JsonObject, v.object({ data: v.pipe(JsonObject, v.object(CategoryEntries)) }))
export type WireCategory = v.InferOutput<typeof CategoryReply>['data']

const Rules = v.fallback(v.object({ min: KnownNumber, max: KnownNumber, max_length: KnownNumber }), {
  min: null,
  max: null,
  max_length: null,
})

const AttributeEntries = {
  id: Key,
  title: v.string(),
  type: v.picklist(attributeKinds),
  unit: LaxText,
  is_required: KnownFlag,
  is_variant: KnownFlag,
  group: v.fallback(
    v.nullable(v.object({ id: Key, title: v.string(), position: NumberOr(0), is_collapsed: KnownFlag })),
    null,
  ),
  position: NumberOr(0),
  values: Steps,
  values_more: KnownFlag,
  values_merged: v.fallback(v.array(v.object({ from: Key, into: Key })), []),
  rules: Rules,
}

/** An attribute of a kind that the panel does not know is left out. */
export const CategoryAttributesReply = v.pipe(
  JsonObject,
  v.object({ data: v.pipe(JsonObject, v.object({ attributes: rowsOf(AttributeEntries) })) }),
)
/** Values of one attribute. */
export const AttributeValuesReply = v.pipe(JsonObject, v.object({ data: Steps }))
export type WireAttribute = v.InferOutput<typeof CategoryAttributesReply>['data']['attributes'][number]['row']

/** A source of categories, by what a search asks the server. */
const optionsOf = (source: string, asks: (search: string) => Readonly<Record<string, string | number>>) =>
  optionsWireOf({
    source,
    path: () => categoriesPath,
    query: ({ search }) => asks(search),
    entries: { id: Key, title: v.string(), path: Steps },
    optionOf: ({ id, title, path }) => ({
      id,
      title,
      // Categories of one name differ by those above.
      text:
        path
          .slice(0, -1)
          .map((one) => one.title)
          .join(' › ') || null,
      refusal: null,
    }),
  })

export const categoryOptions = optionsOf('categories', (search) => ({ search, 'filter[kind]': 'any' }))
export const categoryParentOptions = optionsOf('category-parents', (search) => ({ search, 'filter[kind]': 'branch' }))
/** Those in which a product can be; before a search, those with products of the supplier. */
export const leafCategoryOptions = optionsOf('leaf-categories', (search) =>
  search.trim() === '' ? { 'filter[mine]': 1 } : { search },
)
