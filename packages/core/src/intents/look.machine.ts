import { assign, setup } from 'xstate'
import { type Failure, toFailure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { TransactionList } from './intents.domain.ts'
import type { IntentsPort } from './intents.port.ts'
import { gathered, type Transactions, type TransactionsPage } from './reconciliation.domain.ts'

export interface LookInput {
  readonly lists: readonly TransactionList[]
  /** The newest page of each list is enough. */
  readonly isShort: boolean
  /** For each moment back to which they matter, the transactions that were there already. */
  readonly known: readonly (readonly string[])[]
}

/** The server's figures at one moment, or why they could not be read. */
export type LookOutcome =
  | {
      readonly fresh: Setup
      readonly transactions: Readonly<Partial<Record<TransactionList, Transactions>>>
      readonly failure: null
    }
  | { readonly failure: Failure }

export interface LookContext extends LookInput {
  /** The lists that are still to be read, the current one first. */
  left: readonly TransactionList[]
  fresh: Setup | null
  pages: readonly TransactionsPage[]
  transactions: Readonly<Partial<Record<TransactionList, Transactions>>>
  failure: Failure | null
}

/** Reads settings, then the transactions of each list, page by page, as far back as they may matter. */
export const lookMachine = setup({
  types: {
    input: {} as LookInput,
    context: {} as LookContext,
    output: {} as LookOutcome,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<SetupPort, 'fetchSetup'> & Pick<IntentsPort, 'fetchTransactions'>>,
  guards: {
    isRead: ({ context: { left } }) => left.length === 0,
    hasPages: ({ context }) => nextPageOf(context) !== null,
  },
  actions: {
    setFresh: assign((_, fresh: Setup) => ({ fresh })),
    addPage: assign(({ context }, page: TransactionsPage) => ({ pages: [...context.pages, page] })),
    finishList: assign(({ context: { left, pages, known, transactions } }) => {
      const { lines, isWhole } = gathered(pages, known)
      return { left: left.slice(1), pages: [], transactions: { ...transactions, [must(left[0])]: { lines, isWhole } } }
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'look',
  context: ({ input }) => ({
    ...input,
    left: input.lists,
    fresh: null,
    pages: [],
    transactions: {},
    failure: null,
  }),
  output: ({ context: { failure, fresh, transactions } }) =>
    failure === null ? { fresh: must(fresh), transactions, failure } : { failure },
  initial: 'readingSettings',
  states: {
    readingSettings: {
      tags: 'busy',
      invoke: {
        id: 'fetchSetup',
        src: 'fetchSetup',
        onDone: { target: 'choosing', actions: { type: 'setFresh', params: ({ event }) => event.output } },
        onError: {
          target: 'finished',
          actions: { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },

    choosing: {
      always: [
        { guard: 'isRead', target: 'finished' },
        { guard: 'hasPages', target: 'readingPage' },
        { target: 'choosing', reenter: true, actions: 'finishList' },
      ],
    },

    readingPage: {
      tags: 'busy',
      invoke: {
        id: 'fetchTransactions',
        src: 'fetchTransactions',
        input: ({ context }) => ({ list: must(context.left[0]), page: must(nextPageOf(context)) }),
        onDone: { target: 'choosing', actions: { type: 'addPage', params: ({ event }) => event.output } },
        onError: {
          target: 'finished',
          actions: { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },

    finished: { type: 'final' },
  },
})

function nextPageOf({ pages, known, isShort }: LookContext): number | null {
  return isShort && pages.length > 0 ? null : gathered(pages, known).nextPage
}
