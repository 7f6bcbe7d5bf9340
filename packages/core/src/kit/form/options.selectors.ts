import type { Message } from '../../kernel/message.ts'
import { isSame } from '../../kernel/same.ts'
import { failedRead } from '../load/server-wait.domain.ts'
import type { Option } from './options.domain.ts'
import type { OptionsActor } from './options.machine.ts'

/** The options of one field for its view. */
export interface OptionsView {
  /** The typed search. */
  readonly search: string
  readonly options: readonly Option[]
  readonly isLoading: boolean
  /** Whether there are more options than those. */
  readonly hasMore: boolean
  /** The source is unavailable, and the options are from a copy. */
  readonly isStale: boolean
  /** The calendar day of that copy; `null` when it is not known. */
  readonly copiedOn: string | null
  readonly message: Message | null
  /** Whether the search can be repeated by hand. */
  readonly mayRetry: boolean
}

const none: OptionsView = {
  search: '',
  options: [],
  isLoading: false,
  hasMore: false,
  isStale: false,
  copiedOn: null,
  message: null,
  mayRetry: false,
}

/** The options of a field, as they were found when its picker was open last. */
export const selectOptions = (
  snapshot: ReturnType<OptionsActor['getSnapshot']> | undefined,
  field: string,
): OptionsView => {
  const picker = snapshot?.context.pickers[field]
  if (snapshot === undefined || picker === undefined) return none
  const { query, found, failure } = picker
  const isOpen = snapshot.context.field === field
  const isWaiting = isOpen && isWaitingIn(snapshot)
  return {
    search: query.search,
    options: found?.options ?? [],
    isLoading: isOpen && snapshot.hasTag('loading'),
    hasMore: found?.nextPage !== undefined,
    isStale: found?.isStale ?? false,
    copiedOn: found?.copiedOn ?? null,
    ...failedRead(failure, isWaiting),
  }
}

export const sameOptions = (one: OptionsView, other: OptionsView): boolean =>
  one.search === other.search &&
  one.options === other.options &&
  one.isLoading === other.isLoading &&
  one.isStale === other.isStale &&
  one.copiedOn === other.copiedOn &&
  // The message about a wait is made anew each time.
  isSame(one.message, other.message) &&
  one.mayRetry === other.mayRetry

const isWaitingIn = ({ value }: ReturnType<OptionsActor['getSnapshot']>): boolean =>
  typeof value === 'object' && value.open === 'waiting'
