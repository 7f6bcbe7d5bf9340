/** The kind of a port's method: asynchronous call, listener, synchronous read, or call without an answer. */
export type Manner = 'asks' | 'listens' | 'reads' | 'does'

type MannerOf<Method> = Method extends (...args: infer Args) => infer Result
  ? Result extends Promise<unknown>
    ? 'asks'
    : Args extends [(event: never) => void, ...unknown[]]
      ? 'listens'
      : Result extends void
        ? 'does'
        : 'reads'
  : never

/** The methods of a port, each with its kind. */
export type MethodsOf<Port> = { readonly [Method in keyof Port]: MannerOf<Port[Method]> }

export const asks = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'asks'])) as { readonly [_ in Name]: 'asks' }
