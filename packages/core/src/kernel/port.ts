import {
  type CallbackActorLogic,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate'

/** The abort signal of a request; any `AbortSignal` fits. */
export interface Abort {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void
}

/**
 * The time (milliseconds since 1970) of the realtime event that caused a request. The response must be newer, and all
 * tabs share one request. Without it each tab sends its own.
 */
export type Since = number | undefined

/** Emits events from outside until it is stopped; returns the function that stops it. */
export type Listen<Event, Input = void> = (emit: (event: Event) => void, input: Input) => () => void

/** A method of a port that responds once. */
// biome-ignore lint/suspicious/noExplicitAny: a port method may take any one argument
export type Ask = (input: any, signal: Abort) => Promise<unknown>

/** The actors a machine needs to call a port: one per method, with the same name. */
export type PortActors<P> = {
  [Name in keyof P]: P[Name] extends (...args: infer Args) => Promise<infer Output>
    ? PromiseActorLogic<Output, Args extends [infer Input, ...unknown[]] ? Input : void>
    : P[Name] extends Listen<infer Event extends { type: string }, infer Input>
      ? CallbackActorLogic<Event, Input extends NonReducibleUnknown ? Input : never>
      : never
}

/** Turns the methods of a port into promise actors. Leaving the state that invokes one aborts its signal. */
export const actorsOf = <P extends { [Name in keyof P]: Ask }>(port: P): PortActors<P> =>
  Object.fromEntries(
    Object.entries<Ask>(port).map(([name, ask]) => [name, fromPromise(({ input, signal }) => ask(input, signal))]),
  ) as PortActors<P>

/** The callback actor that sends the events of a `Listen` to its parent. */
export const listenerOf = <Event extends { type: string }, Input extends NonReducibleUnknown = void>(
  listen: Listen<Event, Input>,
): CallbackActorLogic<Event, Input> =>
  fromCallback<Event, Input>(({ sendBack, input }) => listen(sendBack as (event: Event) => void, input))
