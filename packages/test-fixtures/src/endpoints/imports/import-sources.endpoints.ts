import { importSourcesWire } from '@supplier/core/adapters/http/imports/import-sources.wire'
import * as v from 'valibot'
import { message, ok, refused } from '../../http/laravel.ts'
import { importsOf } from '../../imports/import-records.ts'
import { importTypes } from '../../imports/reading/import-fields.ts'
import {
  nextRun,
  ranSource,
  type SourceRecord,
  schedules,
  sourceEvent,
  sourcesName,
  sourcesOf,
} from '../../imports/source-runs.ts'
import { withoutKeys } from '../../world/records.ts'
import { RecordOf } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { byText, sectionEndpoints } from '../kit/section.ts'

const base = '/admin-suppliers/v1/import-sources'
const of = (record: unknown) => record as SourceRecord

const run = supplierEndpoint({
  method: 'POST',
  path: `${base}/:id/run`,
  assumed: true,
  body: v.looseObject({ client_key: v.string() }),
  answer: RecordOf(importSourcesWire),
  refuses: ['busy'],
  handle: (world, { supplier, params, now, body: { client_key: key } }) => {
    const source = sourcesOf(world, supplier).find(({ id }) => String(id) === params['id'])
    if (source === undefined) return [world, message(404, 'Такого джерела немає.')]
    // A repeated request finds what the first one has begun.
    if (world.jobs.some(({ clientKey }) => clientKey === key)) return [world, ok({ data: withoutKeys(source) })]
    if (importsOf(world, supplier).some(({ status }) => status === 'importing'))
      return [world, { status: 409, body: { message: 'Інший імпорт ще виконується.', code: 'busy' } }]
    const [next, ...told] = ranSource(world, supplier, source, key, now)
    const after = sourcesOf(next, supplier).find(({ id }) => id === source.id) ?? source
    return [
      next,
      ok({ data: withoutKeys(after) }),
      ...told.filter((one) => !('event' in one) || one.event !== sourceEvent),
    ]
  },
})

/** The endpoints of the price lists that are read by a link, by hand or on a schedule. */
export const importSourcesEndpoints = sectionEndpoints({
  name: sourcesName,
  wire: importSourcesWire,
  event: sourceEvent,
  body: v.object({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    url: v.pipe(v.string(), v.maxLength(2000)),
    type: v.picklist(importTypes),
    schedule: v.picklist(schedules),
    at: v.nullable(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))),
    missing: v.picklist(['keep', 'zero']),
  }),
  seeds: () => [],
  made: (fields, _, now) => ({
    last: null,
    failures_in_row: 0,
    is_paused: false,
    paused_why: null,
    next_at: nextRun({ ...of(fields), is_paused: false }, now),
  }),
  becomes: (record, fields, now) => ({ next_at: nextRun({ ...of(record), ...fields }, now) }),
  textOf: (record) => of(record).title,
  sorts: { title: byText('title') },
  complaint: ({ url }) =>
    /^https:\/\/[^\s/]+\/\S*$/.test(String(url)) ? null : refused({ url: ['Потрібне посилання https://.'] }),
  commands: {
    pause: () => ({ changed: { is_paused: true, paused_why: null, next_at: null } }),
    resume: (record, _, __, { now }) => ({
      changed: {
        is_paused: false,
        paused_why: null,
        failures_in_row: 0,
        next_at: nextRun({ ...of(record), is_paused: false }, now),
      },
    }),
  },
  more: [run],
})
