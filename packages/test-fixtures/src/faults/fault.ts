import * as v from 'valibot'

const where = {
  /** All methods when absent. */
  method: v.exactOptional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  /** A path below /api; `*` matches anything. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The first matching call that is affected, counted from 1. */
  nth: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /**
   * How many calls are affected; `null` means all. The default is 1, and for `reorder` the number of calls it holds.
   */
  count: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
}

const amount = v.pipe(v.number(), v.minValue(0))
const plain = <Kind extends string>(kind: Kind) => v.object({ ...where, kind: v.literal(kind) })

/** One way for a call to fail, and the calls it affects. */
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
  /** The gateway answers with an error; the server behind it runs the call later. */
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
  /**
   * The connection is lost after the server has acted, and the browser resends the call on its own: the page gets the
   * second response.
   */
  plain('resent'),
  plain('resent-then-reset'),
  v.object({ ...where, kind: v.literal('redirect'), url: v.pipe(v.string(), v.nonEmpty()) }),
  v.object({
    ...where,
    kind: v.literal('reorder'),
    hold: v.pipe(v.number(), v.integer(), v.minValue(2)),
    /** Indexes in the order of arrival, from 0; reversed when absent. */
    order: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  }),
  v.object({ ...where, kind: v.literal('slow-body'), bytesPerSecond: v.pipe(v.number(), v.minValue(1)) }),
  plain('bad-signature'),
])
export type Fault = v.InferOutput<typeof Fault>
export type FaultKind = Fault['kind']

export const faultKinds: readonly FaultKind[] = Fault.options.map(({ entries }) => entries.kind.literal)
