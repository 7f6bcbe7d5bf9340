import { FeedReply } from '@supplier/core/adapters/http/stores/store-review.wire'
import { storesPath } from '@supplier/core/adapters/http/stores/store-switch.wire'
import { StoreBody, storesWire } from '@supplier/core/adapters/http/stores/stores.wire'
import * as v from 'valibot'
import { message, ok, refused } from '../../http/laravel.ts'
import { storeEvent, storesName, withAccountInStep } from '../../world/stores/primary-store.ts'
import { feedUrl, freeSlug, isTakenSlug } from '../../world/stores/store-addresses.ts'
import { storeAsOf } from '../../world/stores/store-clock.ts'
import { blankStore, problemsOf, storeSeeds } from '../../world/stores/store-records.ts'
import { storesOf, storeWithId } from '../../world/stores/stored-stores.ts'
import type { StoredRecord } from '../../world/world.ts'
import { AnswerOf } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { byText, sectionEndpoints } from '../kit/section.ts'
import { openOrdersOf, storeCommands, unable, waits } from './stores.commands.ts'

const slug = supplierEndpoint({
  method: 'GET',
  path: `${storesPath}/slug`,
  assumed: true,
  body: v.looseObject({ slug: v.string(), id: v.optional(v.string()) }),
  answer: AnswerOf(storesWire),
  handle: (world, { supplier, body: { slug: wanted, id } }) => {
    const others = storesOf(world, supplier).filter((one) => String(one.id) !== id)
    const isTaken = isTakenSlug(wanted, others)
    return [world, ok({ data: { available: !isTaken, suggestion: isTaken ? freeSlug(wanted, others) : null } })]
  },
})

const feed = supplierEndpoint({
  method: 'GET',
  path: `${storesPath}/:id/feed`,
  assumed: true,
  answer: FeedReply,
  handle: (world, { supplier, now, params }) => {
    const store = storeWithId(world, supplier, params['id'])
    if (store === undefined) return [world, message(404, 'Такого магазину немає.')]
    const count = Number(store['products_count'])
    const hour = 3_600_000
    return [
      world,
      ok({
        data: {
          url: feedUrl(store),
          formats: ['yml', 'xml'],
          products: count,
          // Made every hour.
          generated_at: store['feed_key'] === null ? null : new Date(Math.floor(now / hour) * hour).toISOString(),
          errors: Math.floor(count / 40),
        },
      }),
    ]
  },
})

const section = sectionEndpoints({
  name: storesName,
  wire: storesWire,
  event: storeEvent,
  body: StoreBody,
  seeds: storeSeeds,
  asOf: storeAsOf,
  made: { ...blankStore, created_at: '2026-08-23T09:00:00.000Z' },
  textOf: ({ name, domain, slug }) => [name, domain, slug].filter(Boolean).join(' '),
  filters: {
    status: ({ status }, chosen) => chosen.includes(String(status)),
    primary: ({ is_primary: isPrimary }, [chosen]) => isPrimary === (chosen === '1'),
  },
  sorts: {
    name: byText('name'),
    created_at: byText('created_at'),
  },
  shownAs: (record, world, supplier) => {
    const { clientKey: _, sent: __, feed_key: ___, moderation_ends: ____, ...fields } = record
    return {
      ...fields,
      orders_open: openOrdersOf(record, world, supplier),
      problems: problemsOf(record, supplier),
      feed_url: feedUrl(record),
    }
  },
  complaint: ({ name, slug }, others) => {
    const isName = (other: StoredRecord) =>
      other['status'] !== 'closed' &&
      String(other['name']).toLocaleLowerCase('uk') === String(name).toLocaleLowerCase('uk')
    if (others.some(isName)) return refused({ name: ['Магазин із такою назвою вже є.'] })
    return slug !== null && isTakenSlug(slug, others)
      ? refused({ slug: [`Ця адреса зайнята. Вільна: ${freeSlug(String(slug), others)}`] })
      : null
  },
  mayChange: (record, fields) => {
    if (record['status'] === 'closed') return unable('Магазин закрито.', record)
    const isRead = (['name', 'description'] as const).some(
      (field) => fields[field] !== undefined && fields[field] !== record[field],
    )
    return record['status'] === 'in_moderation' && isRead ? waits(record) : null
  },
  mayRemove: (record) => unable('Магазин можна лише закрити.', record),
  commands: storeCommands,
  after: withAccountInStep,
})

export const storesEndpoints: readonly Endpoint[] = [slug, feed, ...section]
