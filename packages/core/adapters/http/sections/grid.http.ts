import * as v from 'valibot'
import { PortError } from '../../../src/kernel/failure.ts'
import type { BulkAnswer, BulkFailure, BulkRequest, BulkRun, Picks } from '../../../src/kit/bulk/bulk.domain.ts'
import { type Codecs, narrows } from '../../../src/kit/list/query.domain.ts'
import type { WideSection } from '../../../src/kit/section/section.domain.ts'
import type { SectionPort } from '../../../src/kit/section/section.port.ts'
import { jobOf, selectionOf } from '../jobs/job.http.ts'
import { JobReply } from '../jobs/job.wire.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { JsonObject } from '../kit/kernel.wire.ts'
import { queryOnWire } from '../kit/list.http.ts'
import { fieldIn, type SectionWire } from '../kit/section.wire.ts'
import { BulkReply, CountsReply, PreviewReply, type SelectionBody } from './bulk.wire.ts'

type GridPort = Pick<SectionPort<WideSection>, 'fetchCounts' | 'previewBulk' | 'runBulk' | 'fetchBulk' | 'saveCell'>

const One = v.pipe(JsonObject, v.object({ data: JsonObject }))

interface FailureOnWire {
  readonly id: string
  readonly label: string | null
  readonly code: string | null
  readonly message: string | null
  readonly field: string | null
}

const failureOf =
  (wire: SectionWire<WideSection>) =>
  ({ id, label, code, message, field }: FailureOnWire): BulkFailure => ({
    id,
    code,
    label: label ?? id,
    message: message ?? '',
    field: fieldIn(wire, field),
  })

/** The answer to an action on many rows: its result, or the job that works on it. */
const answerOf = (wire: SectionWire<WideSection>, reply: unknown): BulkAnswer => {
  const found = v.safeParse(BulkReply, reply)
  if (!found.success) return { result: null, job: jobOf(read(JobReply, reply).data, []) }
  const { done, unchanged, failed, job_id: jobId, undo_until: until } = found.output.data
  const undo = jobId === null || until === null ? null : { jobId, until }
  const result = { done: done.length, unchanged: unchanged.length, failed: failed.map(failureOf(wire)), undo }
  return { result, job: null }
}

const selectionOnWire = (codecs: Codecs, picks: Picks): SelectionBody => {
  if ('ids' in picks) return { ids: [...picks.ids] }
  const { query, except, asOf, total } = picks
  return { filter: selectionOf(codecs, query).filter, except: [...except], as_of: asOf, expected_total: total }
}

/** The filters of a query without its tab, whose filters would hide the rows of the other tabs. */
const filtersIn = (codecs: Codecs): Codecs =>
  Object.fromEntries(Object.entries(codecs).filter(([, codec]) => narrows(codec) && codec.kind !== 'tab'))

/** The calls of a section’s grid. */
export const gridOverHttp = (http: Http, wire: SectionWire<WideSection>): GridPort => {
  const { section, base, paramsOf = (_, values) => values, sampleOf = (fields) => fields } = wire
  const { cellRequestOf, cellRowOf } = wire
  const bodyOf = ({ action: name, picks, values }: BulkRequest) => {
    const action = section.bulk[name]?.sentAs ?? name
    return { selection: selectionOnWire(section.query, picks), action, params: paramsOf(action, values) }
  }
  return {
    async fetchCounts(query, signal) {
      const asked = queryOnWire(filtersIn(section.query), query)
      return read(CountsReply, await http('GET', `${base}/counts`, { query: asked, signal })).counts
    },
    async previewBulk(request, signal) {
      const { data } = read(PreviewReply, await http('POST', `${base}/bulk/preview`, { body: bodyOf(request), signal }))
      return {
        total: data.total,
        changed: data.will_change,
        unchanged: data.unchanged ?? 0,
        refused: data.refused.map(failureOf(wire)),
        sample: data.sample.map(({ id, label, before, after }) => ({
          id,
          label: label ?? id,
          before: sampleOf(before),
          after: sampleOf(after),
        })),
        token: data.preview_token,
      }
    },
    async runBulk({ key, token, ...request }: BulkRun, signal) {
      const body = { client_key: key, ...bodyOf(request), ...(token !== null && { preview_token: token }) }
      return answerOf(wire, await http('POST', `${base}/bulk`, { body, signal }))
    },
    async fetchBulk(key, signal) {
      try {
        return answerOf(wire, await http('GET', `${base}/bulk/by-key/${encodeURIComponent(key)}`, { signal }))
      } catch (error) {
        if (error instanceof PortError && error.failure.kind === 'refused' && error.failure.status === 404) return null
        throw error
      }
    },
    async saveCell(save, signal) {
      if (cellRequestOf === undefined || cellRowOf === undefined) throw new PortError({ kind: 'unexpected' })
      const { method, path, body } = cellRequestOf(save)
      const reply = await http(method, `${base}/${encodeURIComponent(save.row.id)}${path}`, {
        ...(body && { body }),
        signal,
      })
      return cellRowOf(save.row, read(One, reply).data)
    },
  }
}
