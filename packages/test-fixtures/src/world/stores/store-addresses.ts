import type { StoredRecord } from '../world.ts'

/** Addresses of other suppliers' stores. */
const foreignSlugs = ['market', 'sklad-tarasa']

const slugsOf = (others: readonly StoredRecord[]) => [...foreignSlugs, ...others.map(({ slug }) => slug)]

/** Whether an address on the marketplace belongs to another store. */
export const isTakenSlug = (slug: unknown, others: readonly StoredRecord[]) => slugsOf(others).includes(slug)

/** A free address like the wanted one. */
export const freeSlug = (wanted: string, others: readonly StoredRecord[]): string => {
  const taken = slugsOf(others)
  const short = wanted.slice(0, 36)
  return [2, 3, 4, 5, 6, 7, 8, 9].map((at) => `${short}-${at}`).find((slug) => !taken.includes(slug)) ?? `${short}-10`
}

export const feedUrl = ({ id, feed_key: key }: StoredRecord) =>
  key === null ? null : `https://feed.marketplace.example/stores/${id}/${key}.xml`
