import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** An answer of the server, or a request that it takes. */
type Side = 'answer' | 'request'

type Action = v.PipeItem<unknown, unknown, v.BaseIssue<unknown>> & { readonly metadata?: Marks }

interface Marks {
  readonly sends?: v.GenericSchema
  readonly sometimes?: true
}

interface Schema extends v.GenericSchema {
  readonly pipe?: readonly Action[]
  readonly wrapped?: v.GenericSchema
  readonly item?: v.GenericSchema
  readonly value?: v.GenericSchema
  readonly options?: readonly v.GenericSchema[]
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
}

/**
 * The JSON Schema of what an honest server sends (`answer`), or an honest client (`request`). In an answer every field
 * is there unless its reader says `sometimes`; a reader that also takes less says what the other side `sends`.
 */
export const jsonSchemaOf = (schema: v.GenericSchema, side: Side): JsonSchema => {
  const { $schema: _, ...described } = toJsonSchema(honest(schema, side) as never, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema: { type } }) => {
      if (type === 'file') return { type: 'string', contentMediaType: 'application/octet-stream' }
      // The only check of its own is the one for an object.
      return type === 'custom' ? { type: 'object' } : null
    },
  })
  return described
}

/** The same schema without what a reader forgives. */
const honest = (schema: v.GenericSchema, side: Side): v.GenericSchema => {
  const one = schema as Schema
  const instead = marksOf(one).sends ?? behindCheck(one)
  if (instead) return honest(instead, side)
  const [first, ...rest] = one.pipe ?? []
  const rules = rest.filter(({ kind }) => kind === 'validation')
  const base = first ? honest(first as unknown as v.GenericSchema, side) : plain(one, side)
  return rules.length === 0 ? base : (v.pipe(base, ...(rules as [never])) as v.GenericSchema)
}

const plain = (one: Schema, side: Side): v.GenericSchema => {
  const { type, wrapped, item, options = [], entries, value } = one
  if (entries)
    return v.object(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, field(entry, side)])))
  if (item) return v.array(honest(item, side))
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
  const isOptional = side === 'request' ? isLeftOut(entry as Schema) : marksOf(entry as Schema).sometimes
  return isOptional ? v.optional(inside) : inside
}

/** What a reader says of the server, the last word first. */
const marksOf = ({ pipe = [], wrapped }: Schema): Marks =>
  Object.assign(
    {},
    ...(wrapped ? [{ sometimes: marksOf(wrapped as Schema).sometimes }] : []),
    ...pipe.map((one, at) => one.metadata ?? (at > 0 && one.kind !== 'schema' ? {} : nestedMarks(one, pipe))),
  )

/** A pipe begins with a schema that may be a pipe itself. */
const nestedMarks = (one: object, pipe: readonly object[]): Marks =>
  'pipe' in one && one.pipe !== pipe ? marksOf(one as Schema) : {}

/** A reader that first asks whether it has an object, or takes anything, goes on with the schema behind it. */
const behindCheck = ({ pipe = [] }: Schema): v.GenericSchema | null => {
  const [first, second] = pipe.filter(({ kind }) => kind === 'schema') as unknown as readonly v.GenericSchema[]
  return second && (first?.type === 'custom' || first?.type === 'unknown') ? second : null
}
