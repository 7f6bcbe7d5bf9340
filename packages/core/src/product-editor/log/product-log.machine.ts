import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import { claimActors, showsDialog } from '../../kit/claims/claims.ts'
import { appendListOf } from '../../kit/list/append-list.domain.ts'
import { hasFailed, logFault, valueIn, whenFailed } from '../../kit/load/reading.domain.ts'
import type { Readings } from '../../kit/load/reading.machine.ts'
import { grownLog, type LogLine, type LogList, type LogPage } from './product-log.domain.ts'
import type { ProductLogPort } from './product-log.port.ts'

export type ProductLogEvent =
  | { type: 'more.chosen' }
  | { type: 'retry.chosen' }
  /** The product may have changed. */
  | { type: 'refresh.requested' }

export interface ProductLogInput {
  readonly app: AppRef
  readonly product: string
}

export interface ProductLogContext extends ProductLogInput {
  list: LogList
  /** Older lines were asked for and came. */
  isGrown: boolean
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
    addPage: assign(({ context }, page: LogPage) => ({
      list: grownLog(context.list, page),
      isGrown: context.list.lines.length > 0,
      failure: null,
    })),
    // New lines stand before the others and move them, so the list begins again with its newest page.
    startAgain: assign((_, page: LogPage) => ({
      list: grownLog({ lines: appendListOf<LogLine>(), next: null }, page),
      isGrown: false,
      failure: null,
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyApp,
  },
}).createMachine({
  id: 'productLog',
  context: ({ input }) => ({ ...input, list: { lines: appendListOf(), next: null }, isGrown: false, failure: null }),
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

    shown: {
      on: { 'more.chosen': { guard: 'hasMore', target: 'reading' }, 'refresh.requested': 'refreshing' },
    },

    // What is shown stays until the newest page is there, and also if it does not come.
    refreshing: {
      tags: 'busy',
      on: { 'refresh.requested': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'fetchNewest',
        src: 'fetchLog',
        input: ({ context: { product } }) => ({ product, cursor: null }),
        onDone: [
          { guard: hasFailed, target: 'shown', actions: logFault('product log') },
          { target: 'shown', actions: { type: 'startAgain', params: valueIn } },
        ],
      },
    },

    // The lines that are there stay, and the page that failed is asked again.
    failed: { on: { 'retry.chosen': 'reading', 'refresh.requested': 'reading' } },
  },
})

export type ProductLogActor = ActorRefFrom<typeof productLogMachine>
export type ProductLogSnapshot = SnapshotFrom<typeof productLogMachine>
