import * as v from 'valibot'
import { PortError } from '../../../src/kernel/failure.ts'
import type { Made } from '../../../src/kit/command/command.domain.ts'
import type { Stored } from '../../../src/kit/form/record-saving.domain.ts'
import type { WideSection } from '../../../src/kit/section/section.domain.ts'
import type { SectionPort, SectionsPort } from '../../../src/kit/section/section.port.ts'
import { loadedWire, sectionWires } from '../../sections.ts'
import { newsOf } from '../jobs/job.http.ts'
import { JobReply } from '../jobs/job.wire.ts'
import { withFieldNames } from '../kit/form.http.ts'
import type { Http } from '../kit/http.client.ts'
import { orNull, read } from '../kit/kernel.http.ts'
import { JsonObject, TextOrNumber } from '../kit/kernel.wire.ts'
import { pageOf, queryOnWire } from '../kit/list.http.ts'
import { PageMeta, rowsOf } from '../kit/list.wire.ts'
import {
  entriesOf,
  fieldsOf,
  listedEntriesOf,
  rowIn,
  type SectionWire,
  standardRequestOf,
} from '../kit/section.wire.ts'
import { gridOverHttp } from './grid.http.ts'
import { optionsOverHttp } from './options.http.ts'

const MadeReply = v.object({ data: v.object({ id: TextOrNumber }) })

/** The record that a command made, if its answer names it. */
const madeOf = (reply: unknown): Made | undefined => {
  const { success, output } = v.safeParse(MadeReply, reply)
  return success ? { made: output.data.id } : undefined
}

/** The port of one section, built from its wire description. */
const sectionOverHttp = (http: Http, wire: SectionWire<WideSection>): SectionPort<WideSection> => {
  const { section, base, valuesOf, bodyOf, paths = {}, requestOf = standardRequestOf } = wire
  const all = entriesOf(wire)
  const List = v.pipe(JsonObject, v.object({ data: rowsOf(listedEntriesOf(wire)), meta: v.optional(PageMeta, null) }))
  const One = v.pipe(JsonObject, v.object({ data: v.pipe(JsonObject, v.object(all)) }))
  const at = (id: string) => `${base}/${encodeURIComponent(id)}`
  const stored = (reply: unknown): Stored => {
    const { data } = read(One, reply)
    const { id, version } = data
    return { id, version, row: rowIn(wire, data), values: valuesOf(data) }
  }
  const found = (path: string, signal: Parameters<SectionPort<WideSection>['fetchOne']>[1]) =>
    orNull(async () => stored(await http('GET', path, { signal, tellsWait: true })))

  return {
    ...gridOverHttp(http, wire),
    async fetchPage(query, signal) {
      const { page } = query
      const asked = { page, ...queryOnWire(section.query, query) }
      const { data, meta } = read(List, await http('GET', base, { query: asked, signal, tellsWait: true }))
      return pageOf(data, ({ row }) => rowIn(wire, row), page, meta)
    },
    fetchOne: (id, signal) => found(at(id), signal) as never,
    fetchByKey: (key, signal) => found(`${base}/by-key/${encodeURIComponent(key)}`, signal) as never,
    async save({ id, version, key, row = null, values }, signal) {
      const body = bodyOf(values as never, row as never)
      const reply = await withFieldNames(section.form, paths, () =>
        id === null
          ? http('POST', base, { body: { client_key: key, ...body }, signal })
          : http('PATCH', at(id), { body: { version, ...body }, signal }),
      )
      return stored(reply) as never
    },
    async run(run, signal) {
      const { method, path, body, isOfList, isWhole } = requestOf(run)
      const { form = {}, isJob, creates } = section.commands[run.command] ?? {}
      const reply = await withFieldNames(form, paths, () =>
        http(method, isWhole ? path : `${isOfList ? base : at(run.id)}${path}`, { ...(body && { body }), signal }),
      )
      if (isJob) return { ...newsOf(read(JobReply, reply).data), file: null }
      const told = wire.messageOf?.(run, reply) ?? null
      if (told !== null) return { told }
      return creates ? madeOf(reply) : undefined
    },
  }
}

export interface PreparedSections extends SectionsPort {
  /** Loads the wire format of a section before its first call. */
  prepareSection(section: string): Promise<void>
}

/** One port for all plain sections. */
export const sectionsOverHttp = (http: Http): PreparedSections => {
  const ports = new Map<string, SectionPort<WideSection>>()
  const wireOf = (section: string) => loadedWire<SectionWire<WideSection>>(sectionWires, section)
  const of = async (section: string): Promise<SectionPort<WideSection>> => {
    const port = ports.get(section) ?? sectionOverHttp(http, await wireOf(section))
    ports.set(section, port)
    return port
  }
  return {
    prepareSection: async (section) => void (await of(section)),
    fetchPage: async ({ section, query }, signal) =>
      (await (await of(section)).fetchPage(query as never, signal)) as never,
    fetchOne: async ({ section, id }, signal) => (await (await of(section)).fetchOne(id, signal)) as never,
    fetchByKey: async ({ section, key }, signal) => (await (await of(section)).fetchByKey(key, signal)) as never,
    save: async ({ section, save }, signal) => (await (await of(section)).save(save, signal)) as never,
    run: async ({ section, run }, signal) => (await of(section)).run(run, signal),
    async ask({ section, question }, signal) {
      const wire = await wireOf(section)
      if (wire.question === undefined) throw new PortError({ kind: 'unexpected' })
      const { method, path, query, body } = wire.question.requestOf(question)
      const reply = await withFieldNames(fieldsOf(wire.section), wire.paths ?? {}, () =>
        http(method, path, { ...(query && { query }), ...(body && { body }), signal }),
      )
      const Answer = v.pipe(JsonObject, v.object({ data: v.pipe(JsonObject, v.object(wire.question.entries)) }))
      return wire.question.answerOf(read(Answer, reply).data)
    },
    fetchCounts: async ({ section, query }, signal) => (await of(section)).fetchCounts(query as never, signal),
    previewBulk: async ({ section, bulk }, signal) => (await of(section)).previewBulk(bulk, signal),
    runBulk: async ({ section, bulk }, signal) => (await of(section)).runBulk(bulk, signal),
    fetchBulk: async ({ section, key }, signal) => (await of(section)).fetchBulk(key, signal),
    saveCell: async ({ section, save }, signal) => (await (await of(section)).saveCell(save, signal)) as never,
    fetchOptions: optionsOverHttp(http),
  }
}
