import {
  type CallbackActorLogic,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate'

/** What tells a port that nobody waits for its answer any more; every `AbortSignal` fits. */
export interface Abort {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void
}

/**
 * What is asked for because of news must be newer than this moment, and is asked for once by all tabs together; every
 * tab asks for itself where there is none.
 */
export type Since = number | undefined

/** Hears facts from the outside until it is stopped. */
export type Listen<Fact, Input = void> = (tell: (fact: Fact) => void, input: Input) => () => void

/** A method of a port that answers once. */
// biome-ignore lint/suspicious/noExplicitAny: a port method may take any one argument
export type Ask = (input: any, signal: Abort) => Promise<unknown>

/** The actors a machine needs to ask a port: one per method, under the same name. */
export type PortActors<P> = {
  [Name in keyof P]: P[Name] extends (...args: infer Args) => Promise<infer Output>
    ? PromiseActorLogic<Output, Args extends [infer Input, ...unknown[]] ? Input : void>
    : P[Name] extends Listen<infer Fact extends { type: string }, infer Input>
      ? CallbackActorLogic<Fact, Input extends NonReducibleUnknown ? Input : never>
      : never
}

/** Asking can be taken back: leaving the state that asked aborts the signal handed to the port. */
export const actorsOf = <P extends { [Name in keyof P]: Ask }>(port: P): PortActors<P> =>
  Object.fromEntries(
    Object.entries<Ask>(port).map(([name, ask]) => [name, fromPromise(({ input, signal }) => ask(input, signal))]),
  ) as PortActors<P>

/** The actor that turns a `Listen` into events for its parent. */
export const listenerOf = <Fact extends { type: string }, Input extends NonReducibleUnknown = void>(
  listen: Listen<Fact, Input>,
): CallbackActorLogic<Fact, Input> =>
  fromCallback<Fact, Input>(({ sendBack, input }) => listen(sendBack as (fact: Fact) => void, input))
