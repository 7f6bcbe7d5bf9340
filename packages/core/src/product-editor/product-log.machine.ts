import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { claimActors, showsDialog } from '../kit/claims/claims.ts'
import { appendListOf } from '../kit/list/append-list.domain.ts'
import { valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { grownLog, type LogList, type LogPage } from './product-log.domain.ts'
import type { ProductLogPort } from './product-log.port.ts'

export type ProductLogEvent = { type: 'more.chosen' } | { type: 'retry.chosen' }

export interface ProductLogInput {
  readonly app: AppRef
  readonly product: string
}

export interface ProductLogContext extends ProductLogInput {
  list: LogList
  failure: Failure | null
}

/** The dialog with the log of a product: the newest changes first, older ones on demand. */
export const productLogMachine = setup({
  types: {
    input: {} as ProductLogInput,
    context: {} as ProductLogContext,
    events: {} as ProductLogEvent,
    tags: {} as 'busy',
  },
  actors: { ...claimActors, ...({} as Readings<ProductLogPort>) },
  guards: {
    hasMore: ({ context }) => context.list.next !== null,
  },
  actions: {
    addPage: assign(({ context }, page: LogPage) => ({ list: grownLog(context.list, page), failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyApp,
  },
}).createMachine({
  id: 'productLog',
  context: ({ input }) => ({ ...input, list: { lines: appendListOf(), next: null }, failure: null }),
  invoke: showsDialog,
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchLog',
        src: 'fetchLog',
        input: ({ context: { product, list } }) => ({ product, cursor: list.next }),
        onDone: [
          whenFailed('failed', 'product log'),
          { target: 'shown', actions: { type: 'addPage', params: valueIn } },
        ],
      },
    },

    shown: { on: { 'more.chosen': { guard: 'hasMore', target: 'reading' } } },

    // The lines that are there stay, and the page that failed is asked again.
    failed: { on: { 'retry.chosen': 'reading' } },
  },
})

export type ProductLogActor = ActorRefFrom<typeof productLogMachine>
export type ProductLogSnapshot = SnapshotFrom<typeof productLogMachine>
