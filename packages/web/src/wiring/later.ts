import { PortError } from '@supplier/core/kernel/failure'
import type { Listen } from '@supplier/core/kernel/port'
import type { Manner, MethodsOf } from '@supplier/core/kernel/port-methods'
import { listenLater } from './once.ts'

type Named<Methods, Kind extends Manner> = {
  [Name in keyof Methods]: Methods[Name] extends Kind ? Name : never
}[keyof Methods]

/** The event that a listening method emits when its code fails to load, by method. */
type Failures<Port> = {
  readonly [Name in Named<MethodsOf<Port>, 'listens'>]?: Port[Name] extends Listen<infer Event, never> ? Event : never
}

type Later<Port, Failing> = Pick<Port, Named<MethodsOf<Port>, 'asks'> | (keyof Failing & keyof Port)>

/**
 * Makes a port of the methods in its table, whose code is loaded on first use: the methods that ask, and those that
 * listen and have an event for a failure. When the code fails to load, a method that asks rejects as if the server were
 * unreachable.
 */
export const later = <Port, Failing extends Failures<Port> = Record<never, never>>(
  methods: MethodsOf<Port>,
  load: () => Promise<Later<Port, Failing>>,
  failures?: Failing,
): Later<Port, Failing> => {
  type Loaded = Readonly<Record<string, (...args: unknown[]) => unknown>>
  const loaded = async () => (await load()) as unknown as Loaded
  const ask =
    (name: string) =>
    async (...args: unknown[]) => {
      const port = await loaded().catch((cause: unknown) => {
        throw new PortError({ kind: 'unreachable' }, { cause })
      })
      return port[name]?.(...args)
    }
  const asked = Object.entries<Manner>(methods as never).filter(([, manner]) => manner === 'asks')
  const heard = Object.entries(failures ?? {}).map(([name, failed]) => [
    name,
    listenLater(async () => (await loaded())[name] as Listen<unknown, unknown>, failed),
  ])
  return Object.fromEntries([...asked.map(([name]) => [name, ask(name)]), ...heard]) as Later<Port, Failing>
}
