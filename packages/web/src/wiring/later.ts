import { PortError } from '@supplier/core/kernel/failure'

type Methods<Name extends string> = { readonly [Method in Name]: (...args: never[]) => Promise<unknown> }

/**
 * Makes ports whose code is loaded on first use. When the code fails to load, their methods reject as if the server
 * were unreachable.
 */
export const laterFrom =
  <Whole>(load: () => Promise<Whole>) =>
  <Name extends string, Port extends Methods<Name>>(
    pick: (whole: Whole) => Port,
    ...names: readonly Name[]
  ): Pick<Port, Name> => {
    const ask =
      (name: Name) =>
      async (...args: never[]) => {
        const whole = await load().catch((cause: unknown) => {
          throw new PortError({ kind: 'unreachable' }, { cause })
        })
        return pick(whole)[name](...args)
      }
    return Object.fromEntries(names.map((name) => [name, ask(name)])) as Pick<Port, Name>
  }

/** The same for a port that is loaded as it is. */
export const later =
  <Port>(load: () => Promise<Port>) =>
  <Name extends keyof Port & string>(...names: readonly Name[]): Pick<Port, Name> =>
    laterFrom(load)((port) => port as Methods<Name>, ...names) as Pick<Port, Name>
