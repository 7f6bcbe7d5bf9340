import type { Abort } from '../../kernel/port.ts'
import { readingsOf } from '../load/reading.machine.ts'
import type { OptionsFound, OptionsQuery } from './options.domain.ts'
import { optionsMachine } from './options.machine.ts'

interface OptionsPort {
  fetchOptions(query: OptionsQuery, signal: Abort): Promise<OptionsFound>
}

/** The machine that finds the options of a picker, with its port provided. */
export const composeOptions = ({ fetchOptions }: OptionsPort) =>
  optionsMachine.provide({ actors: { fetchOptions: readingsOf({ ask: fetchOptions }).ask } })
