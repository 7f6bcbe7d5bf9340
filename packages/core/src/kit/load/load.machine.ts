import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import type { Abort } from '../../kernel/port.ts'
import { type Trunk, tellTrunk } from '../../kernel/trunk.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import { failureIn, hasFailed, noteFault, valueIn } from './reading.domain.ts'
import { type Reading, readingsOf } from './reading.machine.ts'

export type LoadEvent = { type: 'refresh.wanted' } | { type: 'retry.chosen' }

/** Told to the owner whenever a newer value is there. */
export interface ValueRead<Value> {
  readonly type: 'value.read'
  readonly value: Value
}

export interface LoadInput<Value> {
  readonly trunk: Trunk
  readonly owner: { send(event: ValueRead<Value>): void }
  /** What is read, as the log calls it. */
  readonly subject: string
}

export interface LoadContext<Value> extends LoadInput<Value> {
  /** What was read last; `null` until then. */
  value: Value | null
  /** Why the newest reading failed. */
  failure: Failure | null
}

/** A value that is read on its own: the last good one stays until a newer one is there. */
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
    tellTrunk,
  },
}).createMachine({
  id: 'load',
  context: ({ input }) => ({ ...input, value: null, failure: null }),
  initial: 'reading',
  on: { 'refresh.wanted': '.reading' },
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
              { type: 'tellTrunk', params: (args) => noteFault(args.context.subject).params(args) },
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

/** A value that this method of a port reads. */
export const loadOf = <Value>(fetchValue: ValuePort<Value>['fetchValue']): LoadMachine<Value> =>
  loadMachine.provide({ actors: readingsOf<ValuePort<unknown>>({ fetchValue }) }) as unknown as LoadMachine<Value>
