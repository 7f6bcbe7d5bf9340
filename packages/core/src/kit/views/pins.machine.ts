import { type ActorRefFrom, assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import { hasFailed, logFault, valueIn } from '../load/reading.domain.ts'
import type { Reading } from '../load/reading.machine.ts'

/** A page of the list was read; the same query twice means that rows changed. */
export interface ListRead {
  readonly type: 'list.read'
  readonly search: string
}

export type PinsEvent =
  | ListRead
  /** The queries of the pinned views. */
  | { type: 'pins.changed'; searches: readonly string[] }

export interface PinsContext {
  readonly app: AppRef
  readonly pinned: readonly string[]
  /** The queries whose rows are to be counted, the next one first. */
  readonly due: readonly string[]
  /** The number of rows by query; absent while unknown. */
  readonly counts: Readonly<Record<string, number>>
  /** The query of the list that was read last. */
  readonly shown: string | null
}

/** Counts the rows of the pinned views, one after another, and again when rows of the list changed. */
export const pinsMachine = setup({
  types: {
    input: {} as { readonly app: AppRef },
    context: {} as PinsContext,
    events: {} as PinsEvent,
    tags: {} as 'busy',
  },
  actors: {} as { fetchTotal: Reading<number | null, string> },
  guards: {
    isDue: ({ context }) => context.due.length > 0,
    isShown: ({ context }, search: string) => context.shown === search,
  },
  actions: {
    setPinned: assign(({ context: { due, counts } }, searches: readonly string[]) => ({
      pinned: [...new Set(searches)],
      due: [...new Set(searches)].filter((search) => due.includes(search) || !Object.hasOwn(counts, search)),
      counts: Object.fromEntries(Object.entries(counts).filter(([search]) => searches.includes(search))),
    })),
    countAll: assign(({ context: { pinned } }) => ({ due: pinned })),
    setShown: assign((_, shown: string) => ({ shown })),
    setCount: assign(({ context: { due, counts } }, total: number | null) => {
      const [counted = '', ...rest] = due
      const { [counted]: _, ...others } = counts
      return { due: rest, counts: total === null ? others : { ...others, [counted]: total } }
    }),
    notifyApp,
  },
}).createMachine({
  id: 'pins',
  context: ({ input: { app } }) => ({ app, pinned: [], due: [], counts: {}, shown: null }),
  initial: 'counted',
  on: {
    'pins.changed': { target: '.counted', actions: { type: 'setPinned', params: ({ event }) => event.searches } },
    'list.read': [
      {
        guard: { type: 'isShown', params: ({ event }) => event.search },
        target: '.counted',
        actions: 'countAll',
      },
      { actions: { type: 'setShown', params: ({ event }) => event.search } },
    ],
  },
  states: {
    counted: { always: { guard: 'isDue', target: 'counting' } },

    counting: {
      tags: 'busy',
      invoke: {
        id: 'fetchTotal',
        src: 'fetchTotal',
        input: ({ context: { due } }) => must(due[0]),
        onDone: [
          {
            guard: hasFailed,
            target: 'counted',
            actions: [{ type: 'setCount', params: null }, logFault('the count of a view')],
          },
          { target: 'counted', actions: { type: 'setCount', params: valueIn } },
        ],
      },
    },
  },
})

export type PinsActor = ActorRefFrom<typeof pinsMachine>
