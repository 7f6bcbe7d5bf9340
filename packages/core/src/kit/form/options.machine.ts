import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import { must } from '../../kernel/must.ts'
import { failureIn, hasFailed, valueIn } from '../load/reading.domain.ts'
import type { Reading } from '../load/reading.machine.ts'
import type { OptionsFound, OptionsQuery } from './options.domain.ts'
import type { Picked } from './pick-fields.domain.ts'
import type { AnyValues } from './record.domain.ts'
import type { Fields } from './record-fields.domain.ts'

export type OptionsEvent =
  | { type: 'options.opened'; field: string; query: OptionsQuery }
  | { type: 'options.typed'; text: string }
  | { type: 'retry.chosen' }

export interface OptionsContext {
  /** The field whose picker was opened last. */
  field: string | null
  query: OptionsQuery | null
  found: OptionsFound | null
  failure: Failure | null
}

/**
 * Finds the options of the one open picker. A newer search aborts the request of the older one, so an answer never
 * fills another picker. Opening another picker drops the options of the former one.
 */
export const optionsMachine = setup({
  types: {
    context: {} as OptionsContext,
    events: {} as OptionsEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as { fetchOptions: Reading<OptionsFound, OptionsQuery> },
  guards: {
    isAnother: ({ context }, text: string) => context.query?.search !== text,
  },
  actions: {
    setPicker: assign(({ context }, { field, query }: { field: string; query: OptionsQuery }) => ({
      field,
      query: context.field === field ? { ...query, search: searchKept(context.query, query) } : query,
      found: null,
      failure: null,
    })),
    setSearch: assign(({ context }, search: string) => ({ query: { ...must(context.query), search } })),
    setFound: assign((_, found: OptionsFound) => ({ found, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  // One search for a typed word, not one for each letter.
  delays: { searchPause: 250 },
}).createMachine({
  id: 'options',
  context: { field: null, query: null, found: null, failure: null },
  initial: 'closed',
  on: {
    'options.opened': { target: '.open', reenter: true, actions: { type: 'setPicker', params: ({ event }) => event } },
  },
  states: {
    closed: {},
    open: {
      initial: 'reading',
      on: {
        'options.typed': {
          guard: { type: 'isAnother', params: ({ event }) => event.text },
          target: '.typing',
          actions: { type: 'setSearch', params: ({ event }) => event.text },
        },
      },
      states: {
        typing: { tags: 'loading', after: { searchPause: 'reading' } },
        reading: {
          tags: ['busy', 'loading'],
          invoke: {
            id: 'fetchOptions',
            src: 'fetchOptions',
            input: ({ context }) => must(context.query),
            onDone: [
              { guard: hasFailed, target: 'failed', actions: { type: 'setFailure', params: failureIn } },
              { target: 'shown', actions: { type: 'setFound', params: valueIn } },
            ],
          },
        },
        shown: {},
        failed: { on: { 'retry.chosen': 'reading' } },
      },
    },
  },
})

export type OptionsActor = ActorRefFrom<typeof optionsMachine>

/** A search that chose nothing goes on when its picker is opened again, unless another pick narrows it. */
const searchKept = (last: OptionsQuery | null, query: OptionsQuery): string =>
  last?.source === query.source && last.within === query.within ? last.search : query.search

/** The event that opens the picker of a field, narrowed by the pick of the field that it depends on. */
export const pickerOpened = (fields: Fields, values: AnyValues, field: string): OptionsEvent => {
  const { source = '', within } = fields[field] ?? {}
  const picked = within === undefined ? null : (values[within] as Picked | null)
  const own = values[field]
  const chosen = Array.isArray(own) ? null : (own as Picked | null | undefined)
  return {
    type: 'options.opened',
    field,
    query: { source, search: '', within: picked?.id ?? null, ...(chosen && { chosen }) },
  }
}
