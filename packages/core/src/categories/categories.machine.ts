import { type ActorRefFrom, assign, setup } from 'xstate'
import { type CategorySuggestions, categorySuggestions } from '../category-suggestions/category-suggestions.section.ts'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import type { RecordChanged } from '../kit/beside/record-changed.domain.ts'
import { paramsIn } from '../kit/list/address.domain.ts'
import { sectionMachineOf } from '../kit/section/section.machine.ts'
import type { SectionMachine } from '../kit/section/section.setup.ts'
import { newProductIn } from './categories.domain.ts'
import type { CategoryPicked } from './picker.domain.ts'
import { categoryPickerMachine } from './picker.machine.ts'
import { locationOfPlace, type PickerMoved, placeIn } from './place.domain.ts'

export type CategoriesEvent = ScreenEvent | CategoryPicked | PickerMoved

export interface CategoriesContext extends Omit<PanelScreenInput, 'location'> {
  location: Location
}

/** The page of the suggestions has the query of their list. */
const suggestionParams = ['view', 'suggestion', 'status', 'page']

export const suggestionsLocation: Location = { to: 'product-categories', search: '?view=suggestions' }

/** The categories, where the supplier sells and starts a product, and the suggested ones. */
export const categoriesMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as CategoriesContext,
    events: {} as CategoriesEvent,
    tags: {} as 'busy',
    children: {} as { picker: 'picker'; suggestions: 'suggestions' },
  },
  actors: {
    picker: categoryPickerMachine,
    suggestions: sectionMachineOf(categorySuggestions) as SectionMachine<CategorySuggestions>,
  },
  guards: {
    isOfSuggestions: (_, location: Location) => {
      const params = paramsIn(location.search ?? '')
      return suggestionParams.some((name) => params.has(name))
    },
    concernsCategories: (_, { section }: RecordChanged) => section === 'categories' || section === 'products',
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ location })),
    refresh: ({ self }) => childOf(self, 'picker')?.send({ type: 'refresh.requested' }),
    sendToSuggestions: ({ self }, event: ScreenEvent) => childOf(self, 'suggestions')?.send(event),
    notifyApp,
  },
}).createMachine({
  id: 'categories',
  context: ({ input }) => input,
  invoke: {
    id: 'picker',
    src: 'picker',
    input: ({ context: { app, location }, self }) => ({
      app,
      owner: self,
      chosen: paramsIn(location.search ?? '').get('category') ?? null,
      title: '',
      place: placeIn(location),
    }),
    onError: { actions: notifyFailure },
  },
  initial: 'arriving',
  on: {
    'category.picked': {
      actions: {
        type: 'notifyApp',
        params: ({ event }) => ({ type: 'navigation.requested', location: newProductIn(event.category.id) }),
      },
    },
    'query.changed': { target: '.arriving', actions: { type: 'setLocation', params: ({ event }) => event.location } },
    'record.changed': {
      guard: { type: 'concernsCategories', params: ({ event }) => event },
      actions: 'refresh',
    },
    'data.invalidated': { actions: 'refresh' },
    'tab.shown': { actions: 'refresh' },
  },
  states: {
    arriving: {
      always: [
        { guard: { type: 'isOfSuggestions', params: ({ context }) => context.location }, target: 'suggestions' },
        { target: 'categories' },
      ],
    },
    categories: {
      on: {
        'picker.moved': {
          actions: {
            type: 'notifyApp',
            params: ({ event }) =>
              ({ type: 'navigation.requested', location: locationOfPlace(event.place), replace: true }) as const,
          },
        },
      },
    },
    suggestions: {
      invoke: {
        id: 'suggestions',
        src: 'suggestions',
        input: ({ context }) => context,
        onError: { actions: notifyFailure },
      },
      on: {
        'query.changed': [
          {
            guard: { type: 'isOfSuggestions', params: ({ event }) => event.location },
            actions: [
              { type: 'setLocation', params: ({ event }) => event.location },
              { type: 'sendToSuggestions', params: ({ event }) => event },
            ],
          },
          {
            target: 'categories',
            actions: [{ type: 'setLocation', params: ({ event }) => event.location }, 'refresh'],
          },
        ],
        'record.changed': { actions: { type: 'sendToSuggestions', params: ({ event }) => event } },
        'data.invalidated': { actions: { type: 'sendToSuggestions', params: ({ event }) => event } },
        // A decision about a suggestion is announced by a notification, which may have come while the tab was hidden.
        'tab.shown': { actions: { type: 'sendToSuggestions', params: { type: 'data.invalidated' } } },
      },
    },
  },
})

export type CategoriesActor = ActorRefFrom<typeof categoriesMachine>
