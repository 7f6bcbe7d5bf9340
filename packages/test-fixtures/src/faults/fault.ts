import * as v from 'valibot'

const where = {
  /** Any method when left out. */
  method: v.exactOptional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  /** Below /api; `*` stands for anything. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The first hit that is spoilt, counted from 1. */
  nth: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How many hits are spoilt; `null` means all of them. One when left out, and for `reorder` as many as it holds. */
  count: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
}

const amount = v.pipe(v.number(), v.minValue(0))
const plain = <Kind extends string>(kind: Kind) => v.object({ ...where, kind: v.literal(kind) })

/** One way for a call to go wrong, and where it strikes. */
export const Fault = v.variant('kind', [
  v.object({
    ...where,
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    body: v.exactOptional(v.unknown()),
    headers: v.exactOptional(v.record(v.string(), v.string())),
  }),
  v.object({ ...where, kind: v.literal('delay'), ms: amount }),
  plain('hang'),
  plain('refuse'),
  plain('reset-before'),
  plain('applied-then-reset'),
  plain('applied-then-hang'),
  plain('applied-then-500'),
  /** A gateway gives up and answers; the server behind it carries the call out later. */
  v.object({
    ...where,
    kind: v.literal('applied-later'),
    ms: amount,
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  }),
  plain('truncate'),
  plain('html-200'),
  plain('empty-200'),
  plain('malformed-json'),
  plain('wrong-types'),
  v.object({ ...where, kind: v.literal('missing-field'), field: v.pipe(v.string(), v.nonEmpty()) }),
  plain('extra-fields'),
  plain('duplicate-delivery'),
  /** The connection is lost once the server has acted, and the browser sends the call again by itself: the page sees the second answer. */
  plain('resent'),
  plain('resent-then-reset'),
  v.object({ ...where, kind: v.literal('redirect'), url: v.pipe(v.string(), v.nonEmpty()) }),
  v.object({
    ...where,
    kind: v.literal('reorder'),
    hold: v.pipe(v.number(), v.integer(), v.minValue(2)),
    /** Places in the order of arrival, from 0; reversed when left out. */
    order: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  }),
  v.object({ ...where, kind: v.literal('slow-body'), bytesPerSecond: v.pipe(v.number(), v.minValue(1)) }),
  plain('bad-signature'),
])
export type Fault = v.InferOutput<typeof Fault>
export type FaultKind = Fault['kind']

export const faultKinds: readonly FaultKind[] = Fault.options.map(({ entries }) => entries.kind.literal)
