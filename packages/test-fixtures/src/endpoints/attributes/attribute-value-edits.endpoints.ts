import {
  AddValuesBody,
  RenameValueBody,
  ValuesOrderBody,
} from '@supplier/core/adapters/http/attributes/attribute-values.wire'
import { attributesPath } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { Id } from '@supplier/core/adapters/http/kit/kernel.wire'
import * as v from 'valibot'
import { message, ok, refused, wrongState } from '../../http/laravel.ts'
import { folded } from '../../world/attributes/attribute-checks.ts'
import { type AttributeValue, valuesOf } from '../../world/attributes/attribute-values.ts'
import { attributesOf } from '../../world/attributes/attributes.ts'
import { withRecords } from '../../world/records.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { DataOf, Done } from '../kit/answers.ts'
import { type Endpoint, type Step, supplierEndpoint } from '../kit/endpoint.ts'

const Value = v.object({ id: Id, title: v.string() })
const Values = v.array(Value)

const gone = message(404, 'Такого значення вже немає.')

interface Asked {
  readonly id: string | undefined
  /** A request with the key of an earlier one is answered as that one was. */
  readonly key: string | undefined
}

/** Changes an attribute of the supplier; one that is gone, or of the marketplace, is refused. */
const change = (
  world: World,
  supplier: Supplier,
  { id, key = '' }: Asked,
  changed: (attribute: StoredRecord) => Step,
): Step => {
  const found = attributesOf(world, supplier).find((one) => String(one.id) === id)
  if (found === undefined) return [world, gone]
  if (found['locked']) return [world, wrongState('Системний атрибут не змінюється.', { reason: 'system_locked' })]
  const answers = (found['answers'] ?? {}) as Readonly<Record<string, unknown>>
  if (answers[key] !== undefined) return [world, ok({ data: answers[key] })]
  const [next, reply] = changed(found)
  if (key === '' || reply.status !== 200) return [next, reply]
  const kept = { ...answers, [key]: (reply.body as { readonly data?: unknown }).data ?? {} }
  const all = attributesOf(next, supplier).map((one) => (one.id === found.id ? { ...one, answers: kept } : one))
  return [withRecords(next, supplier, 'attributes', all), reply]
}

const withValues = (world: World, supplier: Supplier, changed: StoredRecord, more: object): World =>
  withRecords(
    world,
    supplier,
    'attributes',
    attributesOf(world, supplier).map((one) =>
      one.id === changed.id ? { ...one, ...more, version: one.version + 1 } : one,
    ),
  )

const add = supplierEndpoint({
  method: 'POST',
  path: `${attributesPath}/:id/values`,
  assumed: true,
  body: AddValuesBody,
  answer: DataOf(v.object({ added: Values, already: Values })),
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, body: { client_key: key, items } }): Step =>
    change(world, supplier, { id: params['id'], key }, (attribute) => {
      const known = new Map(valuesOf(attribute).map((value) => [folded(value.title), value]))
      const added: AttributeValue[] = []
      const already: AttributeValue[] = []
      for (const { title } of items) {
        const same = known.get(folded(title))
        if (same) already.push(same)
        else {
          const value = { id: world.nextId + added.length, title }
          known.set(folded(title), value)
          added.push(value)
        }
      }
      const data = { added, already, refused: [] }
      const next = withValues({ ...world, nextId: world.nextId + added.length }, supplier, attribute, {
        values: [...valuesOf(attribute), ...added],
      })
      return [next, ok({ data })]
    }),
})

const rename = supplierEndpoint({
  method: 'PATCH',
  path: `${attributesPath}/:id/values/:value`,
  assumed: true,
  body: RenameValueBody,
  answer: DataOf(Value),
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, body: { client_key: key, title } }): Step =>
    change(world, supplier, { id: params['id'], key }, (attribute) => {
      const values = valuesOf(attribute)
      const value = values.find(({ id }) => String(id) === params['value'])
      if (value === undefined) return [world, gone]
      if (values.some((one) => one.id !== value.id && folded(one.title) === folded(title)))
        return [world, refused({ title: ['Таке значення вже є. Об’єднайте їх.'] })]
      const renamed = values.map((one) => (one.id === value.id ? { ...one, title } : one))
      return [withValues(world, supplier, attribute, { values: renamed }), ok({ data: { ...value, title } })]
    }),
})

const order = supplierEndpoint({
  method: 'PUT',
  path: `${attributesPath}/:id/values/order`,
  assumed: true,
  body: ValuesOrderBody,
  answer: Done,
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, body: { client_key: key, version, ids } }): Step =>
    change(world, supplier, { id: params['id'], key }, (attribute) => {
      if (version !== attribute.version) return [world, wrongState('Значення вже змінилися. Спробуйте ще раз.')]
      const values = valuesOf(attribute)
      const first = ids.flatMap((id) => values.find((one) => one.id === id) ?? [])
      const rest = values.filter(({ id }) => !ids.includes(id))
      return [withValues(world, supplier, attribute, { values: [...first, ...rest] }), ok({})]
    }),
})

export const attributeValueEditsEndpoints: readonly Endpoint[] = [order, add, rename]
