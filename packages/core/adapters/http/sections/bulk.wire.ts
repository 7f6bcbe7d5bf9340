import * as v from 'valibot'
import { JsonObject, Key, KnownCount, KnownInstant, KnownKey, LaxText, Whole } from '../kit/kernel.wire.ts'

const failureEntries = { id: Key, label: LaxText, code: LaxText, message: LaxText, field: LaxText } as const
const Failures = v.fallback(v.array(v.pipe(JsonObject, v.object(failureEntries))), [])

const Fields = v.fallback(JsonObject, {})

export const PreviewReply = v.pipe(
  JsonObject,
  v.object({
    data: v.pipe(
      JsonObject,
      v.object({
        total: Whole(),
        will_change: Whole(),
        unchanged: KnownCount,
        refused: Failures,
        sample: v.fallback(
          v.array(v.pipe(JsonObject, v.object({ id: Key, label: LaxText, before: Fields, after: Fields }))),
          [],
        ),
        preview_token: v.string(),
      }),
    ),
  }),
)

/** A few rows are answered at once, with the job that can take them back. */
export const BulkReply = v.pipe(
  JsonObject,
  v.object({
    data: v.pipe(
      JsonObject,
      v.object({
        done: v.array(v.pipe(JsonObject, v.object({ id: Key }))),
        unchanged: v.fallback(v.array(Key), []),
        failed: Failures,
        job_id: KnownKey,
        undo_until: KnownInstant,
      }),
    ),
  }),
)

const Ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(1000))
const Filters = v.record(v.string(), v.union([v.string(), v.array(v.string())]))

export const SelectionBody = v.union([
  v.object({ ids: v.pipe(Ids, v.minLength(1)) }),
  v.object({
    filter: Filters,
    except: Ids,
    as_of: v.nullable(v.string()),
    expected_total: v.number(),
  }),
])
export type SelectionBody = v.InferOutput<typeof SelectionBody>

export const PreviewBody = v.object({
  selection: SelectionBody,
  action: v.string(),
  params: v.record(v.string(), v.unknown()),
})

export const BulkBody = v.object({
  client_key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  ...PreviewBody.entries,
  preview_token: v.exactOptional(v.string()),
})

export const CountsReply = v.pipe(
  JsonObject,
  v.object({
    counts: v.pipe(
      v.fallback(v.record(v.string(), KnownCount), {}),
      v.transform(
        (counts): Readonly<Record<string, number>> =>
          Object.fromEntries(
            Object.entries(counts).flatMap(([name, count]) => (count === null ? [] : [[name, count]])),
          ),
      ),
    ),
  }),
)
