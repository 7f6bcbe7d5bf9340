import * as v from 'valibot'
import { isDay } from '../../src/kit/form/time-fields.domain.ts'
import type { SectionsPort } from '../../src/kit/section/section.port.ts'
import { loadedWire, optionsWires } from '../sections.ts'
import type { Http } from './http.client.ts'
import { read } from './kernel.http.ts'
import { JsonObject, KnownCount, KnownFlag, LaxText } from './kernel.wire.ts'
import { rowsOf } from './list.wire.ts'
import type { OptionsWire } from './options.wire.ts'

const noMeta = { stale: null, directory_version: null, current_page: null, last_page: null }

const Meta = v.fallback(
  v.object({ stale: KnownFlag, directory_version: LaxText, current_page: KnownCount, last_page: KnownCount }),
  noMeta,
)

/** The options of pickers, from the sources that features describe. */
export const optionsOverHttp =
  (http: Http): SectionsPort['fetchOptions'] =>
  async (query, signal) => {
    const wire = await loadedWire<OptionsWire>(optionsWires, query.source)
    const Found = v.pipe(JsonObject, v.object({ data: rowsOf(wire.entries), meta: v.optional(Meta, noMeta) }))
    const { page, tellsWait } = query
    const extra = { query: { ...wire.query(query), ...(page !== undefined && { page }) }, signal, tellsWait }
    const { data, meta } = read(Found, await http('GET', wire.path(query), extra))
    const { stale, directory_version: copiedOn, current_page: current, last_page: last } = meta
    return {
      options: data.map(({ row }) => wire.optionOf(row)),
      isStale: stale === true,
      ...(stale === true && copiedOn !== null && isDay(copiedOn) && { copiedOn }),
      ...(current !== null && last !== null && current < last && { nextPage: current + 1 }),
    }
  }
