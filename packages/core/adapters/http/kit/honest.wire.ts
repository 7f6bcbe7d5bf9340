import * as v from 'valibot'

/** An answer of the server, or a request that it takes. */
export type Side = 'answer' | 'request'

type Action = v.PipeItem<unknown, unknown, v.BaseIssue<unknown>> & { readonly metadata?: Marks }

interface Marks {
  readonly sends?: v.GenericSchema
  readonly sometimes?: true
}

interface Schema extends v.GenericSchema {
  readonly pipe?: readonly Action[]
  readonly wrapped?: v.GenericSchema
  readonly item?: v.GenericSchema
  readonly items?: readonly v.GenericSchema[]
  readonly value?: v.GenericSchema
  readonly options?: readonly v.GenericSchema[]
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
}

/** The same schema without what a reader forgives. */
export const honest = (schema: v.GenericSchema, side: Side): v.GenericSchema => {
  const one = schema as Schema
  const { pipe = [] } = one
  const at = lastSchemaIn(pipe)
  const later = pipe.slice(at + 1)
  const sent = later.findLast(({ metadata }) => metadata?.sends)?.metadata?.sends
  if (sent) return honest(sent, side)
  const rules = later.filter(({ kind }) => kind === 'validation')
  const base = pipe[at] ? honest(pipe[at] as unknown as v.GenericSchema, side) : plain(one, side)
  return rules.length === 0 ? base : (v.pipe(base, ...(rules as [never])) as v.GenericSchema)
}

/** A reader that first asks whether it has an object or a list, or takes anything, goes on with the schema behind it. */
const lastSchemaIn = (pipe: readonly Action[]): number =>
  Math.max(
    0,
    pipe.findLastIndex(({ kind, type }) => (kind as string) === 'schema' && type !== 'custom'),
  )

const plain = (one: Schema, side: Side): v.GenericSchema => {
  const { type, wrapped, item, items, options = [], entries, value } = one
  if (entries)
    return v.object(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, field(entry, side)])))
  if (item) return v.array(honest(item, side))
  if (items) return v.tuple(items.map((one) => honest(one, side)))
  if (value && type === 'record') return v.record(v.string(), honest(value, side))
  if (type === 'union' || type === 'variant') return v.union(options.map((option) => honest(option, side)))
  if (type === 'intersect') return v.intersect(options.map((option) => honest(option, side)))
  if (wrapped === undefined) return one
  const inside = honest(wrapped, side)
  return type === 'nullable' || type === 'nullish' ? v.nullable(inside) : inside
}

const isLeftOut = ({ type }: Schema): boolean => type === 'optional' || type === 'exact_optional' || type === 'nullish'

const field = (entry: v.GenericSchema, side: Side): v.GenericSchema => {
  const inside = honest(entry, side)
  const isOptional = side === 'request' ? isLeftOut(entry as Schema) : isSometimes(entry)
  return isOptional ? v.optional(inside) : inside
}

/** Whether an honest server leaves the field out in some answers. */
const isSometimes = ({ pipe = [], wrapped }: Schema): boolean =>
  (wrapped !== undefined && isSometimes(wrapped)) ||
  pipe.some((one) => one.metadata?.sometimes === true || ('pipe' in one && isSometimes(one as unknown as Schema)))
