import { normalized } from '../fields/fields.domain.ts'
import { singleReadingsOf } from '../load/reading.machine.ts'
import type { FindOptions } from './options.domain.ts'
import { optionsMachine } from './options.machine.ts'

interface OptionsPort {
  readonly fetchOptions: FindOptions
}

const telling =
  (find: FindOptions): FindOptions =>
  (query, signal) =>
    find({ ...query, search: normalized(query.search), tellsWait: true }, signal)

/** The machine that finds the options of a picker, with its port provided. */
export const composeOptions = ({ fetchOptions }: OptionsPort) =>
  optionsMachine.provide({ actors: { fetchOptions: singleReadingsOf({ ask: telling(fetchOptions) }).ask } })
