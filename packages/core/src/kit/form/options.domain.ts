import type { Message } from '../../kernel/message.ts'
import type { Abort } from '../../kernel/port.ts'
import type { Picked } from '../fields/pick-fields.domain.ts'
import type { AnyValues } from './record.domain.ts'

/** One option of a picker. */
export interface Option {
  readonly id: string
  readonly title: string
  /** A second line, such as the address of a branch. */
  readonly text: string | null
  /** Stands beside the text in the second line, such as the hours of a branch today. */
  readonly note?: Message
  /** The opening hours from Monday to Sunday; `null` for a day off. */
  readonly week?: readonly (string | null)[]
  /** Why the option cannot be chosen; `null` when it can. */
  readonly refusal: string | null
  /** Kept with the pick. */
  readonly facts?: unknown
  /** The values of several fields that the option fills in, such as the settlement and the branch of a typed place. */
  readonly values?: AnyValues
}

/** The record that an option stands for. */
export const pickOf = ({ id, title, facts }: Option): Picked => ({ id, title, ...(facts !== undefined && { facts }) })

/** A search for options. */
export interface OptionsQuery {
  readonly source: string
  readonly search: string
  /** The id of the pick that narrows the options. */
  readonly within: string | null
  /** The pick that the field holds now; absent while it is empty. */
  readonly chosen?: Picked
  /** The page of the options, from 1; the first one when absent. */
  readonly page?: number
  /** Whether the caller shows the wait that the server may ask for. */
  readonly tellsWait?: boolean
}

export interface OptionsFound {
  readonly options: readonly Option[]
  /** The source is unavailable, and the server answered from its last copy. */
  readonly isStale: boolean
  /** The calendar day of that copy; absent when it is not known. */
  readonly copiedOn?: string
  /** The page that comes after these options; absent when there are no more. */
  readonly nextPage?: number
}

/**
 * Options with those of the next page behind them. An option that moved there meanwhile is not repeated, and a page with
 * nothing new is the last one, so that a server that ignores page numbers is not asked without end.
 */
export const withMore = (before: OptionsFound, { nextPage, ...more }: OptionsFound): OptionsFound => {
  const known = new Set(before.options.map(({ id }) => id))
  const fresh = more.options.filter(({ id }) => !known.has(id))
  const hasMore = nextPage !== undefined && fresh.length > 0
  return { ...more, options: [...before.options, ...fresh], ...(hasMore && { nextPage }) }
}

/** Finds the options of a picker. Rejects with a `PortError`. */
export type FindOptions = (query: OptionsQuery, signal: Abort) => Promise<OptionsFound>
