/** Replaces xstate while mutants run: it behaves the same, but mutates one machine when it is created. */
import * as xstate from 'xstate'
import { countStep, keep, makerIn, staged } from './stage.ts'

export * from 'xstate'

type Make = (config: unknown, implementations?: unknown) => object

interface Prototype {
  transition(this: object, ...step: unknown[]): unknown
  provide(this: object, ...given: unknown[]): object
  /** The file of each machine. */
  makers?: WeakMap<object, string>
}

const prototype = xstate.StateMachine.prototype as unknown as Prototype
const { transition, provide } = prototype
const makers = prototype.makers ?? new WeakMap<object, string>()
if (prototype.makers === undefined)
  Object.assign(prototype, {
    makers,
    transition(this: object, ...step: unknown[]) {
      countStep(makers.get(this))
      return transition.apply(this, step)
    },
    provide(this: object, ...given: unknown[]) {
      const remake = () => provide.apply(this, given)
      return madeBy(makers.get(this), remake)
    },
  })

const madeBy = (maker: string | undefined, make: () => object): object => {
  const machine = make()
  if (maker === undefined) return machine
  makers.set(machine, maker)
  keep(maker, machine, make)
  return machine
}

export const createMachine: Make = (config, implementations) => {
  const maker = makerIn(new Error().stack ?? '')
  const make = () => (xstate.createMachine as Make)(staged({ config, options: {} }, maker).config, implementations)
  return madeBy(maker, make)
}

export const setup = (options: never): unknown => {
  const create = (config: unknown) => {
    const maker = makerIn(new Error().stack ?? '')
    return madeBy(maker, () => {
      const made = staged({ config, options }, maker)
      return (xstate.setup(made.options as never) as unknown as { createMachine: Make }).createMachine(made.config)
    })
  }
  return { ...(xstate.setup(options) as object), createMachine: create }
}
