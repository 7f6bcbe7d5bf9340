import { readingsOf } from '../load/reading.machine.ts'
import type { FindOptions } from './options.domain.ts'
import { optionsMachine } from './options.machine.ts'

interface OptionsPort {
  readonly fetchOptions: FindOptions
}

/** The machine that finds the options of a picker, with its port provided. */
export const composeOptions = ({ fetchOptions }: OptionsPort) =>
  optionsMachine.provide({ actors: { fetchOptions: readingsOf({ ask: fetchOptions }).ask } })
