import * as v from 'valibot'
import type { ConnectionEvent } from '../../src/realtime/realtime.port.ts'
import { Numbered } from '../http/account/realtime.wire.ts'
import { KnownCount, TextOrNumber } from '../http/kit/kernel.wire.ts'
import { listedEntriesOf, readRow } from '../http/kit/section.wire.ts'
import { someOf } from '../http/kit/sends.wire.ts'
import { knownWire } from '../sections.ts'

/** The realtime events about records, under the names that Echo gives them, with the sections that show the records. */
export const recordEvents: Readonly<Record<string, string>> = {
  '.attribute.changed': 'attributes',
  '.attribute_group.changed': 'attribute-groups',
  '.category.changed': 'categories',
  '.store.changed': 'stores',
  '.delivery.changed': 'deliveries',
  '.delivery.key': 'delivery-keys',
  '.payment_method.changed': 'payment-methods',
  '.product.changed': 'products',
  '.order.created': 'orders',
  '.order.changed': 'orders',
  '.order.carrier': 'orders',
  '.shelf.changed': 'shelvings',
  '.import.changed': 'imports',
  '.import_source.changed': 'import-sources',
  '.integration.changed': 'integrations',
  '.chat.message': 'chats',
  '.chat.read': 'chats',
  '.chat.room': 'chats',
  '.review.created': 'reviews',
  '.review.changed': 'reviews',
  '.campaign.changed': 'campaigns',
  '.telegram_ad.changed': 'telegram-ads',
  '.referral.changed': 'referrals',
}

export const changedEntries = {
  id: TextOrNumber,
  ...someOf({
    version: KnownCount,
    offer_version: KnownCount,
    row: v.optional(v.unknown()),
    carrier_version: KnownCount,
  }),
}
const Changed = v.object(changedEntries)

/** The server has fetched a picture of a product, or could not. */
export const PictureOfProduct = v.object({ product_id: TextOrNumber })

const otherEvents: Readonly<Record<string, v.GenericSchema>> = {
  '.setup.changed': v.unknown(),
  '.counts.changed': v.unknown(),
  '.product.image': PictureOfProduct,
}

/** An event about a record as an honest server sends it: with the row of the list, if it carries one. */
const changedOf = (section: string): v.GenericSchema => {
  const wire = knownWire(section)
  return v.object({ ...changedEntries, ...(wire && someOf({ row: v.optional(v.object(listedEntriesOf(wire))) })) })
}

/** The schema of an event under the name that Echo gives it; `null` for the name of no event about a record. */
export const recordEventSchema = (event: string): v.GenericSchema | null => {
  const section = recordEvents[event]
  return section === undefined ? (otherEvents[event] ?? null) : changedOf(section)
}

/** The names of all events about records. */
export const recordEventNames: readonly string[] = Object.keys({ ...recordEvents, ...otherEvents })

/** The number that the server gave to an event; `null` when it does not count them. */
export const readNumber = (data: unknown): ConnectionEvent | null => {
  const found = v.safeParse(Numbered, data)
  return found.success ? { type: 'sequence.reported', seq: found.output.seq } : null
}

/** Reads an event about a record, or about the settings and the counts that are part of them; `null` for another one. */
export const readRecordEvent = (event: string, data: unknown): ConnectionEvent | null => {
  if (event === '.setup.changed' || event === '.counts.changed')
    return { type: 'supplier.reported', patch: {}, concerns: ['settings'] }
  if (event === '.product.image') {
    const picture = v.safeParse(PictureOfProduct, data)
    return picture.success
      ? { type: 'record.changed', section: 'products', id: picture.output.product_id, version: null }
      : null
  }
  const section = recordEvents[event]
  const found = v.safeParse(Changed, data)
  if (section === undefined || !found.success) return null
  // The server counts the reports of a carrier apart from the edits of an order, as it counts offers of a product.
  const { offer_version: offer, carrier_version: carrier, row: written, ...record } = found.output
  const offerVersion = offer ?? carrier
  const wire = written === undefined ? null : knownWire(section)
  const row = wire && readRow(wire, written)
  return {
    type: 'record.changed',
    section,
    ...record,
    ...(offerVersion !== null && { offerVersion }),
    ...(row?.id === record.id && { row }),
    ...(event === '.order.created' && { isCreated: true }),
  }
}
