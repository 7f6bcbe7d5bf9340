import * as v from 'valibot'
import type { ClockPort } from '../../../src/kernel/clock.ts'
import { isFresh, outdatedKeys } from '../../../src/kit/list/kept.domain.ts'
import type { ListPage, ListRow } from '../../../src/kit/list/list.domain.ts'
import type { RowsPort } from '../../../src/kit/list/list.port.ts'
import { rowsOf, type SafeStore } from '../kernel.browser.ts'

const Kept = v.object({
  release: v.nullable(v.string()),
  search: v.string(),
  at: v.number(),
  page: v.looseObject({
    rows: v.array(v.looseObject({ id: v.string() })),
    page: v.number(),
    total: v.nullable(v.number()),
    lastPage: v.nullable(v.number()),
  }),
})

interface Surroundings {
  readonly local: SafeStore
  readonly clock: ClockPort
  /** The release of the panel: rows that another one has kept may have other fields. */
  readonly release: string | null
  /** The supplier whose session is stored now. */
  readonly supplierId: () => number | null
}

/** Each entry begins with its time, so that its rows need not be parsed for it. */
const begins = /^\{"at":(\d+)/

/** Keeps the first page of each list in storage, one entry for each list of the supplier. */
export const rowsInBrowser = ({ local, clock, release, supplierId }: Surroundings): RowsPort => {
  const keptAt = (key: string) => {
    const found = v.safeParse(Kept, local.json(key))
    return found.success ? found.output : null
  }
  const tidy = () => {
    const entries = local.keys(rowsOf()).map((key) => {
      const text = local.read(key) ?? ''
      return { key, at: Number(begins.exec(text)?.[1] ?? 0), length: key.length + text.length }
    })
    for (const key of outdatedKeys(entries, clock.now())) local.remove(key)
  }
  return {
    recallRows: (emit, { list, search }) => {
      const id = supplierId()
      const found = id === null ? null : keptAt(rowsOf(id) + list)
      const isUsable =
        found !== null && found.release === release && found.search === search && isFresh(found.at, clock.now())
      emit({
        type: 'rows.recalled',
        supplierId: id,
        kept: isUsable ? { page: found.page as ListPage<ListRow>, at: found.at } : null,
      })
      return () => {}
    },
    saveRows: ({ supplierId: id, list, search, page }) => {
      // An answer may come after the supplier has signed out, or another one has signed in, in another tab.
      if (supplierId() !== id) return
      for (const key of local.keys(rowsOf())) if (!key.startsWith(rowsOf(id))) local.remove(key)
      const key = rowsOf(id) + list
      // What cannot be stored is worth nothing to the next visit.
      if (!local.write(key, JSON.stringify({ at: clock.now(), release, search, page }))) local.remove(key)
      tidy()
    },
  }
}
