import { type ActorLogic, assign, type EventObject, type PromiseActorLogic, type Snapshot, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import { must } from '../../kernel/must.ts'
import { type Ask, actorsOf } from '../../kernel/port.ts'
import { failed, failureOf, type ReadResult, retryPauseOf, succeeded } from './reading.domain.ts'

interface ReadingContext {
  readonly query: unknown
  /** The failure of the first question, then what the reading ends with. */
  readonly result: ReadResult<unknown> | null
}

// An answer of any type leaves `params` without a contextual type.
const answerIn = ({ event }: { readonly event: { readonly output: unknown } }): unknown => event.output

/** The first event of a machine carries its input. */
const inputIn = ({ event }: { readonly event: { readonly input?: unknown } }): unknown => event.input

/** Asks once, and once more when the server says when to come back. A failure is a result: a reading has no error. */
export const readingMachine = setup({
  types: {
    input: {} as unknown,
    context: {} as ReadingContext,
    output: {} as ReadResult<unknown>,
    tags: {} as 'busy',
  },
  actors: {} as { ask: PromiseActorLogic<unknown, unknown> },
  guards: {
    mayRetry: ({ context }, failure: Failure) => context.result === null && retryPauseOf(failure) !== null,
  },
  actions: {
    setQuery: assign((_, query: unknown) => ({ query })),
    setValue: assign((_, value: unknown) => ({ result: succeeded(value) })),
    setFailure: assign((_, failure: Failure) => ({ result: failed(failure) })),
  },
  delays: { pauseEnds: ({ context }) => retryPauseOf(must(context.result?.failure)) ?? 0 },
}).createMachine({
  id: 'reading',
  // Not a function of the input: XState calls `assign` for one, and warns when an owner begins to read while it hears
  // something inside an action of its parent.
  context: { query: null, result: null },
  entry: { type: 'setQuery', params: inputIn },
  output: ({ context }) => must(context.result),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }: { readonly context: ReadingContext }) => context.query,
        onDone: { target: 'settled', actions: { type: 'setValue', params: answerIn } },
        onError: [
          {
            guard: { type: 'mayRetry', params: failureOf },
            target: 'pausing',
            actions: { type: 'setFailure', params: failureOf },
          },
          { target: 'settled', actions: { type: 'setFailure', params: failureOf } },
        ],
      },
    },

    pausing: { after: { pauseEnds: 'asking' } },

    settled: { type: 'final' },
  },
})

/** A read by way of a port, with its one retry. Leaving the state that invokes it aborts the question. */
export type Reading<Value, Query = void> = ActorLogic<Snapshot<ReadResult<Value>>, EventObject, Query>

/** The readings a machine needs of a port: one per method, under the same name. */
export type Readings<P> = {
  [Name in keyof P]: P[Name] extends (...args: infer Args) => Promise<infer Value>
    ? Reading<Value, Args extends [infer Query, ...unknown[]] ? Query : void>
    : never
}

/** Reads by way of these methods of a port. */
export const readingsOf = <P extends { [Name in keyof P]: Ask }>(port: P): Readings<P> =>
  Object.fromEntries(
    Object.entries(actorsOf(port)).map(([name, ask]) => [
      name,
      readingMachine.provide({ actors: { ask: ask as PromiseActorLogic<unknown, unknown> } }),
    ]),
  ) as unknown as Readings<P>
