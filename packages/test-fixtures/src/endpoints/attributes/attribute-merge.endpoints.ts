import { MergeBody, MergePreviewBody } from '@supplier/core/adapters/http/attributes/attribute-merge.wire'
import { attributesPath, attributesWire } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { JobReply } from '@supplier/core/adapters/http/jobs/job.wire'
import { message, ok, refused, wrongState } from '../../http/laravel.ts'
import { givingWay, usersOf, valuesOf, withMergedValues } from '../../world/attributes/attribute-values.ts'
import { attributesOf } from '../../world/attributes/attributes.ts'
import { jobByKey, shownResult } from '../../world/jobs/jobs.ts'
import { withRecords } from '../../world/records.ts'
import type { BulkWork, StoredRecord, Supplier, World } from '../../world/world.ts'
import { AnswerOf } from '../kit/answers.ts'
import { beginOf } from '../kit/bulk.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { productBulkRules } from '../products/product-grid.endpoints.ts'

const gone = message(404, 'Такого атрибута вже немає.')

/** The attribute of a merge with its values, or why they cannot be merged. */
const mergeable = (world: World, supplier: Supplier, id: string | undefined, into: number, from: readonly number[]) => {
  const attribute = attributesOf(world, supplier).find((one) => String(one.id) === id)
  if (attribute === undefined) return gone
  if (attribute['locked']) return wrongState('Системний атрибут не змінюється.', { reason: 'system_locked' })
  const values = valuesOf(attribute)
  const isKnown = [into, ...from].every((value) => values.some((one) => one.id === value))
  if (!isKnown) return refused({ values: ['Якогось із цих значень уже немає.'] })
  if (from.includes(into)) return refused({ into: ['Значення не об’єднують із ним самим.'] })
  const users = new Set(from.flatMap((value) => usersOf(world, supplier, attribute.id, value)))
  return { attribute, users: [...users], params: { attribute: attribute.id, into, from } }
}

const previewMerge = supplierEndpoint({
  method: 'POST',
  path: `${attributesPath}/:id/values/merge/preview`,
  assumed: true,
  body: MergePreviewBody,
  answer: AnswerOf(attributesWire),
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, now, body: { into, from } }) => {
    const found = mergeable(world, supplier, params['id'], into, from)
    if ('status' in found) return [world, found]
    const act = productBulkRules.actionOf('merge', found.params, world, supplier)
    const colliding = found.users.filter((product) => act && !('value' in act(product, now)))
    const data = {
      products: found.users.length - colliding.length,
      variants_that_collide: colliding.map(({ id, title }) => ({ product_id: id, title })),
    }
    return [world, ok({ data })]
  },
})

const begin = beginOf(productBulkRules, true)

const merge = supplierEndpoint({
  method: 'POST',
  path: `${attributesPath}/:id/values/merge`,
  assumed: true,
  body: MergeBody,
  answer: JobReply,
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, now, origin, body: { client_key: key, into, from } }) => {
    const before = jobByKey(world, supplier.id, key)
    if (before) return [world, { status: 202, body: { data: shownResult(before, now, origin) } }]
    const found = mergeable(world, supplier, params['id'], into, from)
    if ('status' in found) return [world, found]
    const merging = valuesOf(found.attribute).filter(({ id }) => from.includes(id))
    const order = valuesOf(found.attribute).map(({ id }) => id)
    const all = attributesOf(world, supplier).map((one) =>
      one.id === found.attribute.id
        ? from.reduce<StoredRecord>((record, value) => givingWay(record, value, into), { ...one, merging, order })
        : one,
    )
    const marked = withMergedValues(withRecords(world, supplier, 'attributes', all), supplier)
    const work: BulkWork = {
      kind: 'bulk',
      action: 'merge',
      params: found.params,
      ids: found.users.map(({ id }) => id),
      seen: null,
      undoes: null,
      rows: [],
      finishedAt: found.users.length === 0 ? now : null,
    }
    return begin(marked, supplier, work, key, now, origin)
  },
})

export const attributeMergeEndpoints: readonly Endpoint[] = [previewMerge, merge]
