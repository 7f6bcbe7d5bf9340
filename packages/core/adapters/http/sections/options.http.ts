import * as v from 'valibot'
import { isDay } from '../../../src/kit/fields/time-fields.domain.ts'
import type { SectionsPort } from '../../../src/kit/section/section.port.ts'
import { loadedWire, optionsWires } from '../../sections.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { JsonObject, KnownFlag, LaxText } from '../kit/kernel.wire.ts'
import { lastPageOf } from '../kit/list.http.ts'
import { metaOf, rowsOf } from '../kit/list.wire.ts'
import type { OptionsWire } from '../kit/options.wire.ts'

const Meta = metaOf({ stale: KnownFlag, directory_version: LaxText })

/** The options of pickers, from the sources that features describe. */
export const optionsOverHttp =
  (http: Http): SectionsPort['fetchOptions'] =>
  async (query, signal) => {
    const wire = await loadedWire<OptionsWire>(optionsWires, query.source)
    const Found = v.pipe(JsonObject, v.object({ data: rowsOf(wire.entries), meta: v.optional(Meta, null) }))
    const { page = 1, tellsWait } = query
    const extra = { query: { ...wire.query(query), ...(page > 1 && { page }) }, signal, tellsWait }
    const { data, meta } = read(Found, await http('GET', wire.path(query), extra))
    const { stale, directory_version: copiedOn } = meta
    const last = lastPageOf(meta)
    return {
      options: data.map(({ row }) => wire.optionOf(row)),
      isStale: stale === true,
      ...(stale === true && copiedOn !== null && isDay(copiedOn) && { copiedOn }),
      ...(last !== null && page < last && { nextPage: page + 1 }),
    }
  }
