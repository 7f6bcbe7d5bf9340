import { StoreBody, storesPath } from '@supplier/core/wire/stores'
import { refused } from '../laravel.ts'
import { byText, sectionEndpoints } from '../section.ts'
import { storeEvent, storesName, withAccountRenamed } from '../world/primary-store.ts'
import { storeAsOf } from '../world/store-clock.ts'
import { ordersOf, storeCommands, unable, waits } from '../world/store-commands.ts'
import { blankStore, problemsOf, storeSeeds } from '../world/store-records.ts'
import type { StoredRecord } from '../world/world.ts'

/** Addresses of other suppliers' stores. */
const foreignSlugs = ['market', 'sklad-tarasa']

const freeSlug = (wanted: string, taken: readonly unknown[]): string => {
  const short = wanted.slice(0, 36)
  return [2, 3, 4, 5, 6, 7, 8, 9].map((at) => `${short}-${at}`).find((slug) => !taken.includes(slug)) ?? `${short}-10`
}

const feedUrl = ({ id, feed_key: key }: StoredRecord) =>
  key === null ? null : `https://feed.marketplace.example/stores/${id}/${key}.xml`

export const storesEndpoints = sectionEndpoints({
  name: storesName,
  base: storesPath,
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
  shownAs: (record, _, supplier) => {
    const { clientKey: __, sent: ___, feed_key: ____, moderation_ends: _____, ...fields } = record
    return {
      ...fields,
      orders_open: ordersOf(record, supplier),
      problems: problemsOf(record, supplier),
      feed_url: feedUrl(record),
    }
  },
  complaint: ({ name, slug }, others) => {
    const isName = (other: StoredRecord) =>
      other['status'] !== 'closed' &&
      String(other['name']).toLocaleLowerCase('uk') === String(name).toLocaleLowerCase('uk')
    if (others.some(isName)) return refused({ name: ['Магазин із такою назвою вже є.'] })
    const taken = [...foreignSlugs, ...others.map((other) => other['slug'])]
    return slug !== null && taken.includes(slug)
      ? refused({ slug: [`Ця адреса зайнята. Вільна: ${freeSlug(String(slug), taken)}`] })
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
  after: withAccountRenamed,
})
