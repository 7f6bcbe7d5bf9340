import { type ActorRefFrom, assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { Abort } from '../../kernel/port.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import { failureIn, hasFailed, logFault, valueIn } from './reading.domain.ts'
import { type Reading, readingsOf } from './reading.machine.ts'

export type LoadEvent = { type: 'refresh.requested' } | { type: 'retry.chosen' }

/** Sent to the owner after every successful load. */
export interface ValueRead<Value> {
  readonly type: 'value.read'
  readonly value: Value
}

export interface LoadInput<Value> {
  readonly app: AppRef
  readonly owner: { send(event: ValueRead<Value>): void }
  /** The name of the value in the log. */
  readonly subject: string
}

export interface LoadContext<Value> extends LoadInput<Value> {
  /** The last loaded value; `null` before the first load. */
  value: Value | null
  /** Why the newest load failed. */
  failure: Failure | null
}

/** Loads a single value; the last one stays until a newer one arrives. */
export const loadMachine = setup({
  types: {
    input: {} as LoadInput<unknown>,
    context: {} as LoadContext<unknown>,
    events: {} as LoadEvent,
    tags: {} as 'busy',
  },
  actors: {} as { fetchValue: Reading<unknown> },
  actions: {
    setValue: assign((_, value: unknown) => ({ value, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyOwner: ({ context: { owner, value } }) => owner.send({ type: 'value.read', value }),
    notifyApp,
  },
}).createMachine({
  id: 'load',
  context: ({ input }) => ({ ...input, value: null, failure: null }),
  initial: 'reading',
  on: { 'refresh.requested': '.reading' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchValue',
        src: 'fetchValue',
        onDone: [
          {
            guard: hasFailed,
            target: 'failed',
            actions: [
              { type: 'setFailure', params: failureIn },
              { type: 'notifyApp', params: (args) => logFault(args.context.subject).params(args) },
            ],
          },
          { target: 'known', actions: [{ type: 'setValue', params: valueIn<unknown> }, 'notifyOwner'] },
        ],
      },
    },

    known: {},

    failed: { on: { 'retry.chosen': 'reading' } },
  },
})

export type LoadMachine<Value> = TypedMachine<LoadContext<Value>, LoadEvent, LoadInput<Value>, undefined, 'busy'>
export type LoadActor<Value> = ActorRefFrom<LoadMachine<Value>>

interface ValuePort<Value> {
  fetchValue(query: void, signal: Abort): Promise<Value>
}

/** A load machine for this method of a port. */
export const loadOf = <Value>(fetchValue: ValuePort<Value>['fetchValue']): LoadMachine<Value> =>
  loadMachine.provide({ actors: readingsOf<ValuePort<unknown>>({ fetchValue }) }) as unknown as LoadMachine<Value>
