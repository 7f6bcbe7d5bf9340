import * as v from 'valibot'
import { invalid, ok, type Reply, unauthenticated } from '../../http/laravel.ts'
import type { Input } from '../../http/request.ts'
import type { Broadcast, Later } from '../../world/events.ts'
import { type Supplier, supplierByToken, type World } from '../../world/world.ts'
import { type Refusal, type RefusalCode, refusalsOf } from './refusals.ts'

/** The next world, the reply, and the realtime events that the step sends. */
export type Step = readonly [World, Reply, ...(Broadcast | Later)[]]

/** One incoming API call. */
export interface Call extends Input {
  readonly params: Readonly<Record<string, string>>
  readonly now: number
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One API call as a pure step: the world and a call in, the next world and a reply out. */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  /** Whether the reply is a guess because the specification does not show it. */
  readonly assumed: boolean
  /** The schema of the body; of the query for a GET. */
  readonly body?: v.GenericSchema | undefined
  /** What it answers, without a mistake, by the schema with which the panel reads it. */
  readonly answer: v.GenericSchema
  readonly refusals: readonly Refusal[]
  readonly step: (world: World, call: Call) => Step
}

type Read<Schema extends v.GenericSchema> = Omit<Call, 'body'> & { readonly body: v.InferOutput<Schema> }

interface Definition<Schema extends v.GenericSchema, Given> {
  readonly method: Method
  readonly path: string
  readonly assumed?: true
  /** The schema of the body; of the query for a GET. */
  readonly body?: Schema
  readonly answer: v.GenericSchema
  /** Its refusals beside those that its shape makes possible: codes, or a status that comes without one. */
  readonly refuses?: readonly (RefusalCode | number)[]
  readonly handle: (world: World, call: Read<Schema> & Given) => Step
}

type SignedIn = { readonly supplier: Supplier }

/** An endpoint that needs no token. */
export const openEndpoint = <Schema extends v.GenericSchema = v.UnknownSchema>(
  definition: Definition<Schema, object>,
): Endpoint => ({
  ...described(definition, false),
  step: (world, call) => checked(definition, world, call, {}),
})

/** An endpoint that needs a bearer token. */
export const supplierEndpoint = <Schema extends v.GenericSchema = v.UnknownSchema>(
  definition: Definition<Schema, SignedIn>,
): Endpoint => ({
  ...described(definition, true),
  step: (world, call) => {
    const supplier = supplierByToken(world, call.token)
    return supplier ? checked(definition, world, call, { supplier }) : [world, unauthenticated]
  },
})

/** The endpoints whose replies are guesses, as "POST /path". */
export const assumptionsIn = (endpoints: readonly Endpoint[]): readonly string[] =>
  endpoints.filter(({ assumed }) => assumed).map(({ method, path }) => `${method} ${path}`)

function described(
  definition: Omit<Definition<v.GenericSchema, never>, 'handle'>,
  needsToken: boolean,
): Omit<Endpoint, 'step'> {
  const { method, path, assumed, body, answer } = definition
  return { method, path, assumed: assumed === true, body, answer, refusals: refusalsOf(definition, needsToken) }
}

function checked<Schema extends v.GenericSchema, Given>(
  { method, path, body, handle }: Definition<Schema, Given>,
  world: World,
  call: Call,
  given: Given,
): Step {
  const override = world.overrides[`${method} ${path}`]
  if (override !== undefined) return [world, ok(override)]
  const read = v.safeParse(body ?? v.unknown(), call.body)
  if (!read.success) return [world, invalid(read.issues)]
  return handle(world, { ...call, ...given, body: read.output as v.InferOutput<Schema> })
}
