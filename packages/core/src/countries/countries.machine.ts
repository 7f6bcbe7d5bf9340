import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { PortActors } from '../kernel/port.ts'
import {
  type Country,
  type CountryPage,
  foundCountry,
  inCountry,
  joinedPages,
  type Telephone,
  typed,
} from './countries.domain.ts'
import type { CountriesPort } from './countries.port.ts'

export type CountriesEvent =
  | { type: 'telephone.typed'; text: string }
  /** The form has another number now, because it was saved, discarded or restored. */
  | { type: 'telephone.replaced'; telephone: Telephone }
  | { type: 'picker.opened' }
  | { type: 'picker.closed' }
  | { type: 'search.typed'; search: string }
  | { type: 'list.ended' }
  | { type: 'retry.chosen' }
  | { type: 'country.picked'; iso: string }

/** Sent to the form that owns the telephone. */
export interface TelephoneChanged {
  readonly type: 'telephone.changed'
  readonly telephone: Telephone
}

export interface TelephoneForm {
  send(event: TelephoneChanged): void
}

export interface CountriesContext {
  app: AppRef
  form: TelephoneForm
  telephone: Telephone
  search: string
  /** The number of loaded pages. */
  page: number
  found: CountryPage | null
}

/** A telephone field: the typed digits, and the country picker that sets the prefix and the mask. */
export const countriesMachine = setup({
  types: {
    input: {} as { app: AppRef; form: TelephoneForm; telephone: Telephone },
    context: {} as CountriesContext,
    events: {} as CountriesEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<CountriesPort>,
  guards: {
    isLoaded: ({ context }) => context.found !== null,
    hasMore: ({ context }) => context.found?.hasMore === true,
    isOffered: ({ context }, iso: string) => foundCountry(context.found, iso) !== null,
    isAnotherSearch: ({ context }, search: string) => context.search !== search,
  },
  actions: {
    setSearch: assign((_, search: string) => ({ search, page: 0, found: null })),
    setPage: assign(({ context }, found: CountryPage) => ({
      page: context.page + 1,
      found: joinedPages(context.found, found),
    })),
    /** The whole list is kept for the next opening; search results are dropped. */
    clearSearch: assign(({ context }) => (context.search === '' ? {} : { search: '', page: 0, found: null })),
    setTelephone: assign((_, telephone: Telephone) => ({ telephone })),
    setTyped: assign(({ context }, text: string) => ({ telephone: typed(context.telephone, text) })),
    setCountry: assign(({ context }, country: Country | null) => ({
      telephone: country ? inCountry(context.telephone, country) : context.telephone,
    })),
    sendToForm: ({ context: { form, telephone } }) => form.send({ type: 'telephone.changed', telephone }),
    carryTelephone: ({ context: { app, telephone } }) =>
      app.send({ type: 'signInDraft.changed', signInDraft: { telephone } }),
    notifyApp,
  },
  delays: { typingPauses: 250 },
}).createMachine({
  id: 'countries',
  context: ({ input }) => ({ ...input, search: '', page: 0, found: null }),
  initial: 'closed',
  on: {
    'telephone.typed': {
      actions: [{ type: 'setTyped', params: ({ event }) => event.text }, 'sendToForm', 'carryTelephone'],
    },
    'telephone.replaced': { actions: { type: 'setTelephone', params: ({ event }) => event.telephone } },
  },
  states: {
    closed: {
      on: { 'picker.opened': [{ guard: 'isLoaded', target: 'opened.shown' }, { target: 'opened.fetching' }] },
    },

    opened: {
      initial: 'fetching',
      on: {
        'picker.closed': { target: 'closed', actions: 'clearSearch' },
        'search.typed': {
          guard: { type: 'isAnotherSearch', params: ({ event }) => event.search },
          target: '.awaitingPause',
          actions: { type: 'setSearch', params: ({ event }) => event.search },
        },
        'country.picked': {
          guard: { type: 'isOffered', params: ({ event }) => event.iso },
          target: 'closed',
          actions: [
            {
              type: 'setCountry',
              params: ({ context, event }) => foundCountry(context.found, event.iso),
            },
            'clearSearch',
            'sendToForm',
            'carryTelephone',
          ],
        },
      },
      states: {
        awaitingPause: {
          after: { typingPauses: 'fetching' },
        },

        fetching: {
          tags: 'busy',
          invoke: {
            id: 'fetchCountries',
            src: 'fetchCountries',
            input: ({ context }) => ({ page: 1, search: context.search }),
            onDone: { target: 'shown', actions: { type: 'setPage', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: notifyFailure },
          },
        },

        shown: {
          on: { 'list.ended': { guard: 'hasMore', target: 'fetchingMore' } },
        },

        fetchingMore: {
          tags: 'busy',
          invoke: {
            id: 'fetchMore',
            src: 'fetchCountries',
            input: ({ context }) => ({ page: context.page + 1, search: context.search }),
            onDone: { target: 'shown', actions: { type: 'setPage', params: ({ event }) => event.output } },
            onError: { target: 'failedMore', actions: notifyFailure },
          },
        },

        failedMore: {
          on: { 'retry.chosen': 'fetchingMore' },
        },

        failed: {
          on: { 'retry.chosen': 'fetching' },
        },
      },
    },
  },
})

export type CountriesActor = ActorRefFrom<typeof countriesMachine>
export type CountriesSnapshot = SnapshotFrom<typeof countriesMachine>

interface WithTelephone {
  readonly context: Pick<CountriesContext, 'app' | 'telephone'>
  readonly self: TelephoneForm
}

/** The `invoke` of a form with a telephone field. */
export const showsTelephone = {
  id: 'countries',
  src: 'countries',
  input: ({ context: { app, telephone }, self }: WithTelephone) => ({ app, form: self, telephone }),
  onError: { actions: notifyFailure },
} as const
