import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import { must } from '../../kernel/must.ts'
import type { Picked } from '../fields/pick-fields.domain.ts'
import type { Fields } from '../fields/record-fields.domain.ts'
import { failureIn, hasFailed, valueIn } from '../load/reading.domain.ts'
import type { Reading } from '../load/reading.machine.ts'
import { mustWait, untilWaited, type WaitContext, waitAfter, whenAskedToWait } from '../load/server-wait.domain.ts'
import { type OptionsFound, type OptionsQuery, withMore } from './options.domain.ts'
import type { AnyValues } from './record.domain.ts'

export type OptionsEvent =
  | { type: 'options.opened'; field: string; query: OptionsQuery }
  /** The text of a picker changed; also of one that closes after another has opened. */
  | { type: 'options.typed'; field: string; text: string }
  /** The supplier came to the last of the options of the open picker. */
  | { type: 'options.ended' }
  | { type: 'retry.chosen' }

/** The text, the options and the failure of one picker. */
export interface Picker {
  readonly query: OptionsQuery
  readonly found: OptionsFound | null
  readonly failure: Failure | null
}

export interface OptionsContext extends WaitContext {
  /** The field whose picker was opened last. */
  field: string | null
  pickers: Readonly<Record<string, Picker>>
}

/** The picker that was opened last. */
const openPicker = ({ field, pickers }: OptionsContext): Picker => must(pickers[must(field)])

/** The pickers, the open one changed. */
const openWith = (context: OptionsContext, change: Partial<Picker>): Partial<OptionsContext> => ({
  pickers: { ...context.pickers, [must(context.field)]: { ...openPicker(context), ...change } },
})

/**
 * Finds the options of the pickers of a form, of one at a time. A newer search aborts the request of the older one, so
 * an answer never fills another picker. Each picker keeps its text and its options while others are open. Very many
 * options are read page by page. When the server asks to wait, the picker waits once, and typing sends nothing meanwhile.
 */
export const optionsMachine = setup({
  types: {
    context: {} as OptionsContext,
    events: {} as OptionsEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as { fetchOptions: Reading<OptionsFound, OptionsQuery> },
  guards: {
    isAnother: ({ context }, { field, text }: { field: string; text: string }) =>
      context.field === field && context.pickers[field]?.query.search !== text,
    mustWait,
    isSamePicker: ({ context }, { field, query }: { field: string; query: OptionsQuery }) =>
      context.field === field && isSameSource(context.pickers[field]?.query, query),
    hasMore: ({ context }) => openPicker(context).found?.nextPage !== undefined,
    isKnown: ({ context }, field: string) => context.pickers[field] !== undefined,
  },
  actions: {
    setPicker: assign(({ context: { pickers } }, { field, query }: { field: string; query: OptionsQuery }) => ({
      field,
      hasWaited: false,
      pickers: { ...pickers, [field]: openedWith(pickers[field], query) },
    })),
    setSearch: assign(({ context: { pickers } }, { field, text }: { field: string; text: string }) => {
      const picker = must(pickers[field])
      return {
        hasWaited: false,
        pickers: { ...pickers, [field]: { ...picker, query: { ...picker.query, search: text } } },
      }
    }),
    setFound: assign(({ context }, found: OptionsFound) => openWith(context, { found, failure: null })),
    addFound: assign(({ context }, more: OptionsFound) =>
      openWith(context, { found: withMore(must(openPicker(context).found), more) }),
    ),
    setWaited: assign({ hasWaited: true }),
    setFailure: assign(({ context }, failure: Failure) => openWith(context, { failure })),
  },
  // One search for a typed word, not one for each letter.
  delays: {
    searchPause: 250,
    wait: ({ context: { field, pickers } }) => waitAfter(pickers[must(field)]?.failure),
  },
}).createMachine({
  id: 'options',
  context: { field: null, hasWaited: false, pickers: {} },
  initial: 'closed',
  on: {
    'options.opened': { target: '.open', reenter: true, actions: { type: 'setPicker', params: ({ event }) => event } },
  },
  states: {
    closed: {},
    open: {
      initial: 'reading',
      on: {
        'options.typed': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: '.typing',
            actions: { type: 'setSearch', params: ({ event }) => event },
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => event.field },
            actions: { type: 'setSearch', params: ({ event }) => event },
          },
        ],
      },
      states: {
        typing: { tags: 'loading', after: { searchPause: 'reading' } },
        reading: {
          tags: ['busy', 'loading'],
          invoke: {
            id: 'fetchOptions',
            src: 'fetchOptions',
            input: ({ context }) => openPicker(context).query,
            onDone: [
              whenAskedToWait('waiting'),
              { guard: hasFailed, target: 'failed', actions: { type: 'setFailure', params: failureIn } },
              { target: 'shown', actions: { type: 'setFound', params: valueIn } },
            ],
          },
        },
        shown: { on: { 'options.ended': { guard: 'hasMore', target: 'readingMore' } } },
        readingMore: {
          tags: 'busy',
          invoke: {
            id: 'fetchMore',
            src: 'fetchOptions',
            input: ({ context }) => {
              const { query, found } = openPicker(context)
              return { ...query, page: must(must(found).nextPage) }
            },
            onDone: [
              { guard: hasFailed, target: 'failed', actions: { type: 'setFailure', params: failureIn } },
              { target: 'shown', actions: { type: 'addFound', params: valueIn } },
            ],
          },
        },
        waiting: {
          on: {
            'options.opened': { guard: { type: 'isSamePicker', params: ({ event }) => event } },
            'options.typed': {
              guard: { type: 'isKnown', params: ({ event }) => event.field },
              actions: { type: 'setSearch', params: ({ event }) => event },
            },
          },
          after: untilWaited('reading'),
        },
        failed: { on: { 'retry.chosen': 'reading' } },
      },
    },
  },
})

export type OptionsActor = ActorRefFrom<typeof optionsMachine>

/**
 * A search that chose nothing goes on when its picker is opened again. The options found within another pick, such as
 * the branches of another settlement, are dropped.
 */
const openedWith = (last: Picker | undefined, query: OptionsQuery): Picker => ({
  query: last?.query.source === query.source ? { ...query, search: last.query.search } : query,
  found: last !== undefined && isSameSource(last.query, query) ? last.found : null,
  failure: null,
})

/** Whether two searches are within the same pick, such as the branches of one settlement. */
const isSameSource = (one: OptionsQuery | undefined, { source, within }: OptionsQuery): boolean =>
  one?.source === source && one.within === within

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
