import { type Message, messagesOf } from '../../kernel/message.ts'
import type { Option } from './options.domain.ts'
import type { OptionsActor } from './options.machine.ts'

/** The options of one field for its view. */
export interface OptionsView {
  /** The typed search. */
  readonly search: string
  readonly options: readonly Option[]
  readonly isLoading: boolean
  /** The source is unavailable, and the options are from a copy. */
  readonly isStale: boolean
  readonly message: Message | null
}

const none: OptionsView = { search: '', options: [], isLoading: false, isStale: false, message: null }

/** The options of a field, as they were found when its picker was open last. */
export const selectOptions = (
  snapshot: ReturnType<OptionsActor['getSnapshot']> | undefined,
  field: string,
): OptionsView => {
  const picker = snapshot?.context.pickers[field]
  if (snapshot === undefined || picker === undefined) return none
  const { query, found, failure } = picker
  return {
    search: query.search,
    options: found?.options ?? [],
    isLoading: snapshot.context.field === field && snapshot.hasTag('loading'),
    isStale: found?.isStale ?? false,
    message: failure && (messagesOf(failure)[0] ?? null),
  }
}

export const sameOptions = (one: OptionsView, other: OptionsView): boolean =>
  one.search === other.search &&
  one.options === other.options &&
  one.isLoading === other.isLoading &&
  one.isStale === other.isStale &&
  one.message === other.message
