import { shownImage as allowedAddress } from '../../../src/kernel/address.ts'
import { hashOfMend } from '../../../src/kit/form/mend.domain.ts'
import type { Job, JobFailure, JobFile, JobNews } from '../../../src/kit/job/job.domain.ts'
import type { JobsPort } from '../../../src/kit/job/job.port.ts'
import type { Codecs } from '../../../src/kit/list/query.domain.ts'
import type { WideSection } from '../../../src/kit/section/section.domain.ts'
import { knownWire, loadedWire, sectionWires } from '../../sections.ts'
import type { Http } from '../kit/http.client.ts'
import { orNull, read } from '../kit/kernel.http.ts'
import { type LinkOnWire, locationOf } from '../kit/link.wire.ts'
import { pageOf, queryOnWire } from '../kit/list.http.ts'
import { fieldIn, fileFieldsOf, type SectionWire } from '../kit/section.wire.ts'
import { type ExportBody, type JobOnWire, JobReply, JobRowsReply, JobsReply, jobsPath } from './job.wire.ts'

/** Jobs over HTTP. Files of other origins than these are never offered. */
export const jobsOverHttp = (http: Http, origins: readonly string[]): JobsPort => {
  const at = (id: string) => `${jobsPath}/${encodeURIComponent(id)}`
  return {
    async fetchActive(_, signal) {
      const reply = await http('GET', jobsPath, { query: { 'filter[active]': 1 }, signal })
      return read(JobsReply, reply).data.map(({ row }) => jobOf(row, origins))
    },
    fetchJob: async (id, signal) => jobOf(read(JobReply, await http('GET', at(id), { signal })).data, origins),
    async cancelJob(id, signal) {
      await http('POST', `${at(id)}/cancel`, { signal })
    },
    async fetchFailures({ id, page }, signal) {
      const query = { 'filter[outcome][]': ['failed'], page, per_page: failuresOnPage }
      const { data, meta } = read(JobRowsReply, await http('GET', `${at(id)}/rows`, { query, signal }))
      const { rows, lastPage } = pageOf(data, ({ row }) => failureOf(row), page, meta)
      return { rows, page, lastPage: lastPage ?? page }
    },
    async startFollowUp({ kind, id, key }, signal) {
      const reply =
        kind === 'undo'
          ? await http('POST', `${at(id)}/undo`, { body: { client_key: key }, signal })
          : await http('POST', `${at(id)}/retry`, { body: { client_key: key, only: 'failed' }, signal })
      return jobOf(read(JobReply, reply).data, origins)
    },
    findJob: (key, signal) =>
      orNull(async () => {
        const path = `${jobsPath}/by-key/${encodeURIComponent(key)}`
        return jobOf(read(JobReply, await http('GET', path, { signal })).data, origins)
      }),
    async startExport({ section, query, fields, format, key }, signal) {
      const wire = await loadedWire<SectionWire<WideSection>>(sectionWires, section)
      const body: ExportBody = {
        client_key: key,
        columns: fileFieldsOf(wire, fields),
        format,
        ...selectionOf(wire.section.query, query as object),
      }
      return jobOf(read(JobReply, await http('POST', `${wire.base}/export`, { body, signal })).data, origins)
    },
  }
}

const failuresOnPage = 20

interface FailureOnWire {
  readonly id: string
  readonly label: string | null
  readonly code: string | null
  readonly message: string | null
  readonly field: string | null
  readonly link: LinkOnWire
}

const failureOf = ({ id, label, code, message, field, link }: FailureOnWire): JobFailure => {
  const location = locationOf(link)
  const wire = knownWire(link?.route ?? '')
  const named = wire === null ? field : fieldIn(wire, field)
  // A record with a page finds its field by the name alone, and so may one whose section is not loaded.
  const hash = hashOfMend(named, wire !== null && wire.section.pages === undefined ? (message ?? '') : '')
  return {
    id,
    label: label ?? id,
    code,
    message: message ?? '',
    location: location && { ...location, ...(hash !== undefined && { hash }) },
  }
}

/** A job with its file, if it comes from one of these origins. */
export const jobOf = (job: JobOnWire, origins: readonly string[]): Job => ({
  ...newsOf(job),
  file: fileOf(job, origins),
})

/** A job without its result. */
export const newsOf = (job: JobOnWire): JobNews => ({
  id: job.id,
  title: job.title ?? '',
  ...(['bulk', 'undo', 'merge', 'import', 'import_rollback', 'sync', 'shipments'].includes(job.kind ?? '')
    ? { changesRecords: true }
    : {}),
  ...(job.kind === 'shipments' && { makesTtn: true }),
  status: job.status,
  processed: job.processed ?? 0,
  total: job.total,
  failed: job.failed ?? 0,
  done: job.done ?? 0,
  unchanged: job.unchanged ?? 0,
  undoUntil: job.undo_until,
  isCancellable: job.cancellable === true,
  clientKey: job.client_key,
  version: job.version,
  error: job.error?.message ?? null,
})

const fileOf = ({ result }: JobOnWire, origins: readonly string[]): JobFile | null => {
  const url = allowedAddress(result?.file?.url ?? null, origins)
  return url === null ? null : { url, name: result?.file?.name ?? '' }
}

/** The filters and the order of a list query as a request body. */
export const selectionOf = (codecs: Codecs, query: object): Pick<ExportBody, 'filter' | 'sort'> => {
  const { sort = '', per_page: _, ...filters } = queryOnWire(codecs, query as Readonly<Record<string, unknown>>)
  const named = Object.entries(filters).map(([name, value]) => [name.replace(/^filter\[(.+?)\](\[\])?$/, '$1'), value])
  return { sort: String(sort), filter: Object.fromEntries(named) }
}
