import { TemplatesReply } from '@supplier/core/adapters/http/chats/reply-templates.wire'
import * as v from 'valibot'
import { ok, stale } from '../../http/laravel.ts'
import { recordsOf, withRecords } from '../../world/records.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

const path = '/admin-suppliers/v1/reply-templates'
const name = 'reply-templates'

const seeds: readonly StoredRecord[] = [
  {
    id: 1,
    version: 1,
    items: [
      { id: 1, title: 'Подяка', text: '{ім’я}, дякуємо за відгук! Раді, що вам сподобалося «{товар}».' },
      {
        id: 2,
        title: 'Перепрошуємо',
        text: 'Доброго дня, {ім’я}! Нам прикро, що так сталося. Напишіть нам у чат, і ми все владнаємо. {магазин}',
      },
      { id: 3, title: 'Є в наявності', text: 'Доброго дня! Так, «{товар}» є в наявності, відправимо сьогодні.' },
      { id: 4, title: 'Про замовлення', text: 'Доброго дня, {ім’я}! Замовлення № {номер замовлення} вже збираємо.' },
    ],
  },
]

const storedOf = (world: World, supplier: Supplier): StoredRecord =>
  recordsOf(world, supplier, name, seeds)[0] as StoredRecord

const shown = ({ items, version }: StoredRecord) => ({ data: items, meta: { version } })

const Templates = v.object({
  version: v.number(),
  templates: v.pipe(
    v.array(
      v.object({
        id: v.optional(v.nullable(v.number())),
        title: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
        text: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
      }),
    ),
    v.maxLength(50),
  ),
})

const list = supplierEndpoint({
  method: 'GET',
  path,
  assumed: true,
  answer: TemplatesReply,
  handle: (world, { supplier }) => [world, ok(shown(storedOf(world, supplier)))],
})

const replace = supplierEndpoint({
  method: 'PUT',
  path,
  assumed: true,
  body: Templates,
  answer: TemplatesReply,
  handle: (world, { supplier, body: { version, templates } }) => {
    const stored = storedOf(world, supplier)
    if (version !== stored.version) return [world, stale({ templates: stored['items'], version: stored.version })]
    let { nextId } = world
    const items = templates.map((one) => ({ ...one, id: one.id ?? nextId++ }))
    const next = { ...stored, items, version: stored.version + 1 }
    return [withRecords({ ...world, nextId }, supplier, name, [next]), ok(shown(next))]
  },
})

export const replyTemplatesEndpoints = [list, replace] as const
