import * as v from 'valibot'
import { blocks, groupings, metrics } from '../../../src/statistics/statistics-query.domain.ts'
import {
  JsonObject,
  Key,
  KnownCount,
  KnownFlag,
  KnownInstant,
  KnownNumber,
  LaxText,
  objectOrNull,
} from '../kit/kernel.wire.ts'
import { Link } from '../kit/link.wire.ts'
import { Rows, rowsOf } from '../kit/list.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { Word } from '../kit/word.wire.ts'

export const statisticsPath = '/admin-suppliers/v1/statistics'

const Day = v.pipe(v.string(), v.isoDate())
const Given = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** The query of every block: days in Kyiv, both included. */
export const askedEntries = {
  from: Day,
  to: Day,
  compare: v.optional(v.picklist(['previous', 'none']), 'previous'),
  'store_id[]': v.optional(v.union([v.array(v.string()), v.string()]), []),
} as const

export const ExportBody = v.object({
  client_key: Given,
  block: v.picklist(blocks),
  format: v.picklist(['csv', 'xlsx']),
  from: Day,
  to: Day,
  compare: v.picklist(['previous', 'none']),
  store_id: v.array(v.string()),
  metric: v.picklist(metrics),
  by: v.picklist(groupings),
})
export type ExportBody = v.InferOutput<typeof ExportBody>

const Unit = v.picklist(['uah', 'count', 'percent', 'seconds'])
const Numbers = v.pipe(Rows, v.array(KnownNumber))

export const SummaryReply = v.pipe(
  JsonObject,
  v.object({
    // A figure that is not known is left out.
    data: rowsOf({
      metric: v.picklist(metrics),
      unit: Unit,
      value: KnownNumber,
      previous: KnownNumber,
      change_percent: KnownNumber,
      spark: v.fallback(Numbers, []),
      is_partial: KnownFlag,
      link: Link,
    }),
    meta: objectOrNull({ data_until: KnownInstant }),
  }),
)

const Instant = v.pipe(v.string(), v.isoTimestamp())

export const SeriesReply = v.pipe(
  JsonObject,
  v.object({
    data: v.pipe(
      JsonObject,
      v.object({
        metric: v.picklist(metrics),
        unit: Unit,
        buckets: v.pipe(
          Rows,
          v.array(v.pipe(JsonObject, v.object({ from: Instant, to: Instant, is_partial: KnownFlag }))),
        ),
        values: Numbers,
        previous: v.fallback(Numbers, []),
      }),
    ),
  }),
)

const part = { orders: KnownCount, revenue: KnownHryvnias, share: KnownNumber } as const

export const BreakdownReply = v.pipe(
  JsonObject,
  v.object({
    data: v.pipe(
      JsonObject,
      v.object({
        rows: rowsOf({ key: Key, title: LaxText, link: Link, ...part }),
        rest: objectOrNull({ groups: KnownCount, ...part }),
        total: objectOrNull({ orders: KnownCount, revenue: KnownHryvnias }),
        share_of: Word(['orders', 'revenue'], 'orders'),
      }),
    ),
  }),
)
