/** Replaces xstate while mutants run: it behaves the same, but mutates one machine when it is created. */
import * as xstate from 'xstate'
import { countStep, staged } from './stage.ts'

export * from 'xstate'

interface Stepping {
  transition(this: unknown, ...step: unknown[]): unknown
  isCounted?: boolean
}

const stepping = xstate.StateMachine.prototype as unknown as Stepping
if (stepping.isCounted !== true) {
  const { transition } = stepping
  Object.assign(stepping, {
    isCounted: true,
    transition(...step: unknown[]) {
      countStep()
      return transition.apply(this, step)
    },
  })
}

type Make = (config: unknown, implementations?: unknown) => unknown

export const createMachine: Make = (config, implementations) =>
  (xstate.createMachine as Make)(staged({ config, options: {} }).config, implementations)

export const setup = (options: never): unknown => {
  const make = (config: unknown) => {
    const made = staged({ config, options })
    return (xstate.setup(made.options as never) as unknown as { createMachine: Make }).createMachine(made.config)
  }
  return { ...(xstate.setup(options) as object), createMachine: make }
}
