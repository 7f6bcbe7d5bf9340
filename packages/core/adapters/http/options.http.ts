import * as v from 'valibot'
import type { SectionsPort } from '../../src/kit/section/section.port.ts'
import { loadedWire, optionsWires } from '../sections.ts'
import type { Http } from './http.client.ts'
import { read } from './kernel.http.ts'
import { JsonObject, KnownFlag } from './kernel.wire.ts'
import { rowsOf } from './list.wire.ts'
import type { OptionsWire } from './options.wire.ts'

const Meta = v.fallback(v.object({ stale: KnownFlag }), { stale: null })

/** The options of pickers, from the sources that features describe. */
export const optionsOverHttp =
  (http: Http): SectionsPort['fetchOptions'] =>
  async (query, signal) => {
    const wire = await loadedWire<OptionsWire>(optionsWires, query.source)
    const Found = v.pipe(JsonObject, v.object({ data: rowsOf(wire.entries), meta: v.optional(Meta, { stale: null }) }))
    const extra = { query: wire.query(query), signal, tellsWait: query.tellsWait }
    const { data, meta } = read(Found, await http('GET', wire.path(query), extra))
    return { options: data.map(({ row }) => wire.optionOf(row)), isStale: meta.stale === true }
  }
