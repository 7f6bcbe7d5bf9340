import * as v from 'valibot'
import { jobStatuses } from '../../../src/kit/job/job.domain.ts'
import {
  JsonObject,
  Key,
  KnownCount,
  KnownFlag,
  KnownInstant,
  KnownKey,
  LaxText,
  objectOrNull,
  Version,
} from '../kit/kernel.wire.ts'
import { Link } from '../kit/link.wire.ts'
import { PageMeta, rowsOf } from '../kit/list.wire.ts'
import { sometimes } from '../kit/sends.wire.ts'
import { Word } from '../kit/word.wire.ts'

export const jobsPath = '/admin-suppliers/v1/jobs'

/** One job. Without an id it could not be followed, so such a row is left out. */
const jobEntries = {
  id: Key,
  kind: LaxText,
  title: LaxText,
  // A job with an unknown status is followed further.
  status: Word(jobStatuses),
  processed: KnownCount,
  total: KnownCount,
  failed: KnownCount,
  done: KnownCount,
  unchanged: KnownCount,
  undo_until: KnownInstant,
  cancellable: KnownFlag,
  client_key: KnownKey,
  version: Version,
  // A realtime event about a job has no result.
  result: v.pipe(objectOrNull({ file: objectOrNull({ url: LaxText, name: LaxText }) }), sometimes()),
  error: objectOrNull({ message: LaxText }),
} as const

const Job = v.pipe(JsonObject, v.object(jobEntries))
export type JobOnWire = v.InferOutput<typeof Job>

export const JobReply = v.pipe(JsonObject, v.object({ data: Job }))
export const JobsReply = v.pipe(JsonObject, v.object({ data: rowsOf(jobEntries) }))

/** One row on which a job worked. */
const rowEntries = {
  id: Key,
  label: LaxText,
  code: LaxText,
  message: LaxText,
  field: LaxText,
  link: Link,
} as const

export const JobRowsReply = v.pipe(JsonObject, v.object({ data: rowsOf(rowEntries), meta: v.optional(PageMeta, null) }))

export const FollowUpBody = v.object({ client_key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })

export const RerunBody = v.object({ ...FollowUpBody.entries, only: v.literal('failed') })

/** The payload of `job.progress`. */
export const JobProgressEvent = v.pipe(JsonObject, v.object({ job: Job }))

/**
 * The request to write a list to a file. `columns` are fields of a row, or parts of them: `buyer.name`. A file of products
 * has a row for each variant, with its own article, price and stock, so that an import reads what an export writes: prices
 * are numbers, a category is its path with ` › ` between the titles.
 */
export const ExportBody = v.object({
  client_key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  filter: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  columns: v.array(v.string()),
  format: v.picklist(['csv', 'xlsx']),
  sort: v.string(),
})
export type ExportBody = v.InferOutput<typeof ExportBody>
