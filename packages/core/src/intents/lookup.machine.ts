import { assign, setup } from 'xstate'
import { type Failure, toFailure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { TransactionList } from './intents.domain.ts'
import type { IntentsPort } from './intents.port.ts'
import { collected, type Transactions, type TransactionsPage } from './reconciliation.domain.ts'

export interface LookupInput {
  readonly lists: readonly TransactionList[]
  /** Read only the newest page of each list. */
  readonly isShort: boolean
  /** For each intent, the ids of the transactions that existed before it was sent; reading goes back to one of each. */
  readonly known: readonly (readonly string[])[]
}

/** The settings and transactions of the server at one moment, or the reason why they could not be read. */
export type LookOutcome =
  | {
      readonly fresh: Setup
      readonly transactions: Readonly<Partial<Record<TransactionList, Transactions>>>
      readonly failure: null
    }
  | { readonly failure: Failure }

export interface LookContext extends LookupInput {
  /** The lists still to be read; the first one is being read. */
  left: readonly TransactionList[]
  fresh: Setup | null
  pages: readonly TransactionsPage[]
  transactions: Readonly<Partial<Record<TransactionList, Transactions>>>
  failure: Failure | null
}

/** Reads the settings, then the transactions of each list, page by page, as far back as `known` requires. */
export const lookupMachine = setup({
  types: {
    input: {} as LookupInput,
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
      const { lines, isWhole } = collected(pages, known)
      return { left: left.slice(1), pages: [], transactions: { ...transactions, [must(left[0])]: { lines, isWhole } } }
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'lookup',
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
  return isShort && pages.length > 0 ? null : collected(pages, known).nextPage
}
