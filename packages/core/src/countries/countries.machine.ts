import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
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
  /** The form has another number now: one that was saved, thrown away or put back. */
  | { type: 'telephone.replaced'; telephone: Telephone }
  | { type: 'picker.opened' }
  | { type: 'picker.closed' }
  | { type: 'search.typed'; search: string }
  | { type: 'list.ended' }
  | { type: 'retry.chosen' }
  | { type: 'country.picked'; iso: string }

/** Told to the form that owns the telephone. */
export interface TelephoneChanged {
  readonly type: 'telephone.changed'
  readonly telephone: Telephone
}

export interface TelephoneForm {
  send(event: TelephoneChanged): void
}

export interface CountriesContext {
  trunk: Trunk
  form: TelephoneForm
  telephone: Telephone
  search: string
  /** How many pages of the list are here. */
  page: number
  found: CountryPage | null
}

/** A telephone field: what is typed, and the country picker that sets its prefix and mask. */
export const countriesMachine = setup({
  types: {
    input: {} as { trunk: Trunk; form: TelephoneForm; telephone: Telephone },
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
    rememberSearch: assign((_, search: string) => ({ search, page: 0, found: null })),
    rememberPage: assign(({ context }, found: CountryPage) => ({
      page: context.page + 1,
      found: joinedPages(context.found, found),
    })),
    /** The whole list may wait for the next time; what a search found may not. */
    forgetSearch: assign(({ context }) => (context.search === '' ? {} : { search: '', page: 0, found: null })),
    rememberTelephone: assign((_, telephone: Telephone) => ({ telephone })),
    rememberTyped: assign(({ context }, text: string) => ({ telephone: typed(context.telephone, text) })),
    rememberCountry: assign(({ context }, country: Country | null) => ({
      telephone: country ? inCountry(context.telephone, country) : context.telephone,
    })),
    tellForm: ({ context: { form, telephone } }) => form.send({ type: 'telephone.changed', telephone }),
    carryTelephone: ({ context: { trunk, telephone } }) =>
      trunk.send({ type: 'carried.changed', carried: { telephone } }),
    tellTrunk,
  },
  delays: { typingPauses: 250 },
}).createMachine({
  id: 'countries',
  context: ({ input }) => ({ ...input, search: '', page: 0, found: null }),
  initial: 'closed',
  on: {
    'telephone.typed': {
      actions: [{ type: 'rememberTyped', params: ({ event }) => event.text }, 'tellForm', 'carryTelephone'],
    },
    'telephone.replaced': { actions: { type: 'rememberTelephone', params: ({ event }) => event.telephone } },
  },
  states: {
    closed: {
      on: { 'picker.opened': [{ guard: 'isLoaded', target: 'opened.shown' }, { target: 'opened.fetching' }] },
    },

    opened: {
      initial: 'fetching',
      on: {
        'picker.closed': { target: 'closed', actions: 'forgetSearch' },
        'search.typed': {
          guard: { type: 'isAnotherSearch', params: ({ event }) => event.search },
          target: '.awaitingPause',
          actions: { type: 'rememberSearch', params: ({ event }) => event.search },
        },
        'country.picked': {
          guard: { type: 'isOffered', params: ({ event }) => event.iso },
          target: 'closed',
          actions: [
            {
              type: 'rememberCountry',
              params: ({ context, event }) => foundCountry(context.found, event.iso),
            },
            'forgetSearch',
            'tellForm',
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
            onDone: { target: 'shown', actions: { type: 'rememberPage', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: tellFailure },
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
            onDone: { target: 'shown', actions: { type: 'rememberPage', params: ({ event }) => event.output } },
            onError: { target: 'failedMore', actions: tellFailure },
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
