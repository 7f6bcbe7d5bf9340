import { type ActorLogic, assign, type EventObject, type PromiseActorLogic, type Snapshot, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import { must } from '../../kernel/must.ts'
import { type Ask, actorsOf } from '../../kernel/port.ts'
import { failed, failureOf, type ReadResult, retryPauseOf, succeeded } from './reading.domain.ts'

interface ReadingContext {
  readonly query: unknown
  /** The failure of the first request, then the final result. */
  readonly result: ReadResult<unknown> | null
}

// A response of unknown type would leave `params` without a contextual type.
const answerIn = ({ event }: { readonly event: { readonly output: unknown } }): unknown => event.output

/** XState's first event carries the machine's input. */
const inputIn = ({ event }: { readonly event: { readonly input?: unknown } }): unknown => event.input

/** Sends a read, and repeats it once if the server asks for a retry. A failure is an output: a reading never errors. */
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
  // The context is not a function of the input: XState would call `assign` for it, and warns when an owner starts
  // reading while it handles an event inside its parent's action.
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

/** A read through a port, with its one retry. Leaving the state that invokes it aborts the request. */
export type Reading<Value, Query = void> = ActorLogic<Snapshot<ReadResult<Value>>, EventObject, Query>

/** The reading actors a machine needs of a port: one per method, with the same name. */
export type Readings<P> = {
  [Name in keyof P]: P[Name] extends (...args: infer Args) => Promise<infer Value>
    ? Reading<Value, Args extends [infer Query, ...unknown[]] ? Query : void>
    : never
}

const readingsBy =
  (machine: typeof readingMachine) =>
  <P extends { [Name in keyof P]: Ask }>(port: P): Readings<P> =>
    Object.fromEntries(
      Object.entries(actorsOf(port)).map(([name, ask]) => [
        name,
        machine.provide({ actors: { ask: ask as PromiseActorLogic<unknown, unknown> } }),
      ]),
    ) as unknown as Readings<P>

/** Turns the methods of a port into reading actors. */
export const readingsOf = readingsBy(readingMachine)

/** The reading actors of a machine that shows the wait for a busy server, and so waits by itself. */
export const singleReadingsOf = readingsBy(readingMachine.provide({ guards: { mayRetry: () => false } }))
