/** Stands in for xstate while mutants run: the same, except that one machine may come out broken. */
import * as xstate from 'xstate'
import { staged } from './stage.ts'

export * from 'xstate'

type Make = (config: unknown, implementations?: unknown) => unknown

export const createMachine: Make = (config, implementations) =>
  (xstate.createMachine as Make)(staged(config), implementations)

export const setup = (options: never): unknown => {
  const made = xstate.setup(options) as unknown as { createMachine: Make }
  return { ...made, createMachine: (config: unknown) => made.createMachine(staged(config)) }
}
