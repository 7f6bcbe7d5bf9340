import { type ActorRefFrom, assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { Abort } from '../../kernel/port.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import { failureIn, hasFailed, logFault, type ReadResult, valueIn } from './reading.domain.ts'
import { type Reading, singleReadingsOf } from './reading.machine.ts'
import { triesGuards, tryDelay, untilTried, whenBusy } from './server-wait.domain.ts'

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
  /** How often a busy server was asked again. */
  tries: number
}

interface Failed {
  readonly context: { readonly subject: string }
  readonly event: { readonly output: ReadResult<unknown> }
}

const setFailure = [
  { type: 'setFailure', params: failureIn },
  { type: 'notifyApp', params: (args: Failed) => logFault(args.context.subject).params(args) },
] as const

const waiting = untilTried('reading')

/** Loads a single value; the last one stays until a newer one arrives. */
export const loadMachine = setup({
  types: {
    input: {} as LoadInput<unknown>,
    context: {} as LoadContext<unknown>,
    events: {} as LoadEvent,
    tags: {} as 'busy' | 'waiting',
  },
  actors: {} as { fetchValue: Reading<unknown> },
  guards: triesGuards,
  actions: {
    setValue: assign((_, value: unknown) => ({ value, failure: null, tries: 0 })),
    countTry: assign(({ context: { tries } }) => ({ tries: tries + 1 })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyOwner: ({ context: { owner, value } }) => owner.send({ type: 'value.read', value }),
    notifyApp,
  },
  delays: { nextTry: tryDelay },
}).createMachine({
  id: 'load',
  context: ({ input }) => ({ ...input, value: null, failure: null, tries: 0 }),
  initial: 'reading',
  on: { 'refresh.requested': '.reading' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchValue',
        src: 'fetchValue',
        onDone: [
          { ...whenBusy('waiting', ''), actions: setFailure },
          { guard: hasFailed, target: 'failed', actions: setFailure },
          { target: 'known', actions: [{ type: 'setValue', params: valueIn<unknown> }, 'notifyOwner'] },
        ],
      },
    },

    known: {},

    waiting: { ...waiting, on: { ...waiting.on, 'refresh.requested': {} } },

    failed: { on: { 'retry.chosen': 'reading' } },
  },
})

export type LoadMachine<Value> = TypedMachine<
  LoadContext<Value>,
  LoadEvent,
  LoadInput<Value>,
  undefined,
  'busy' | 'waiting'
>
export type LoadActor<Value> = ActorRefFrom<LoadMachine<Value>>

interface ValuePort<Value> {
  fetchValue(query: void, signal: Abort): Promise<Value>
}

/** A load machine for this method of a port. */
export const loadOf = <Value>(fetchValue: ValuePort<Value>['fetchValue']): LoadMachine<Value> =>
  loadMachine.provide({ actors: singleReadingsOf<ValuePort<unknown>>({ fetchValue }) }) as unknown as LoadMachine<Value>
