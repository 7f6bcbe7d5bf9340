import { attributeValueOptions } from '@supplier/core/adapters/http/attributes/attribute-values.wire'
import { attributesPath } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { Page, PageMeta } from '@supplier/core/adapters/http/kit/list.wire'
import * as v from 'valibot'
import { message, ok, refused, wrongState } from '../../http/laravel.ts'
import {
  givingWay,
  inProducts,
  usageByValue,
  usersOf,
  valuesOf,
  withReplaced,
} from '../../world/attributes/attribute-values.ts'
import { attributesOf } from '../../world/attributes/attributes.ts'
import { valuesOfAttribute } from '../../world/categories/category-attributes.ts'
import type { ProductRecord } from '../../world/products/product-records.ts'
import { withProducts } from '../../world/products/products.ts'
import { withRecords } from '../../world/records.ts'
import { searchFolded } from '../../world/search.ts'
import { Done, RowsOf } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { attributeMergeEndpoints } from './attribute-merge.endpoints.ts'
import { attributeValueEditsEndpoints } from './attribute-value-edits.endpoints.ts'

const gone = message(404, 'Такого значення вже немає.')

/** How many values one answer holds. */
const pageSize = 50

const list = supplierEndpoint({
  method: 'GET',
  path: `${attributesPath}/:id/values`,
  assumed: true,
  body: v.looseObject({ search: v.optional(v.string(), ''), page: v.optional(Page, 1) }),
  answer: v.object({ ...RowsOf(attributeValueOptions).entries, meta: PageMeta }),
  handle: (world, { supplier, params, body: { search, page, ...filters } }) => {
    const attribute = attributesOf(world, supplier).find(({ id }) => String(id) === params['id'])
    const id = Number(params['id'])
    const values = attribute ? valuesOf(attribute) : valuesOfAttribute(id)
    if (attribute === undefined && values.length === 0) return [world, gone]
    const wanted = searchFolded(search)
    const ids = [filters['filter[ids][]'] ?? []].flat().map(Number)
    const found = values.filter(({ id: one, title }) =>
      ids.length > 0 ? ids.includes(one) : searchFolded(title).includes(wanted),
    )
    const last = Math.max(1, Math.ceil(found.length / pageSize))
    const usage = usageByValue(world, supplier, id)
    const data = found.slice((page - 1) * pageSize, page * pageSize).map((value) => ({
      id: value.id,
      title: value.title,
      usage: usage.get(value.id) ?? 0,
    }))
    const meta = { total: found.length, per_page: pageSize, current_page: page, last_page: last }
    return [world, ok({ data, meta })]
  },
})

const remove = supplierEndpoint({
  method: 'DELETE',
  path: `${attributesPath}/:id/values/:value`,
  assumed: true,
  body: v.looseObject({ replace_with: v.optional(v.string(), '') }),
  answer: Done,
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, now, body: { replace_with: written } }) => {
    const all = attributesOf(world, supplier)
    const attribute = all.find(({ id }) => String(id) === params['id'])
    const values = attribute ? valuesOf(attribute) : []
    const value = values.find(({ id }) => String(id) === params['value'])
    if (attribute === undefined || value === undefined) return [world, gone]
    if (attribute['locked']) return [world, wrongState('Системний атрибут не змінюється.', { reason: 'system_locked' })]
    const replacement = values.find(({ id }) => String(id) === written && id !== value.id)
    const users = usersOf(world, supplier, attribute.id, value.id)
    if (users.length > 0 && replacement === undefined)
      return [
        world,
        wrongState(`«${value.title}» є ${inProducts(users.length)}: виберіть заміну.`, { reason: 'value_in_use' }),
      ]
    const changed = users.map((product) => withReplaced(product, attribute.id, value.id, replacement?.id ?? 0))
    const colliding = users.filter((_, at) => changed[at] === null)
    if (colliding.length > 0) {
      const titles = colliding.map(({ title }) => `«${title}»`).join(', ')
      return [world, refused({ replacement: [`Два варіанти стали б однаковими: ${titles}.`] })]
    }
    const given = replacement ? givingWay(attribute, value.id, replacement.id) : attribute
    const left = { ...given, values: values.filter(({ id }) => id !== value.id), version: attribute.version + 1 }
    const next = withProducts(world, supplier, changed as readonly ProductRecord[], { now })
    return [
      withRecords(
        next,
        supplier,
        'attributes',
        all.map((one) => (one.id === attribute.id ? left : one)),
      ),
      ok({}),
    ]
  },
})

/** The endpoints on the values of attributes. */
export const attributeValuesEndpoints: readonly Endpoint[] = [
  list,
  ...attributeMergeEndpoints,
  ...attributeValueEditsEndpoints,
  remove,
]
