import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { BesideEvent, BesideInput } from '../kit/beside/beside.machine.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import type { ListQuery } from '../kit/list/list.domain.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import { templatesMachine } from '../reply-templates/reply-templates.machine.ts'
import type { ReviewSummary } from './reviews.domain.ts'

type Input = Pick<BesideInput, 'app' | 'clock' | 'supplierId'>

export interface ReviewBesideContext extends Input {
  now: number
  /** The store chosen in the top bar; `null` for all. */
  store: string | null
  summary: ReviewSummary | null
  /** The photos that are shown large, and which of them. */
  photos: readonly string[]
  photo: number
}

export type ReviewBesideEvent =
  | BesideEvent
  | { type: 'photo.opened'; photos: readonly string[]; photo: number }
  | { type: 'photo.turned'; by: 1 | -1 }
  | { type: 'photo.closed' }

const storeIn = (query: ListQuery): string | null => (query as { readonly store?: string | null }).store ?? null

/** Beside the reviews: their summary, the panel's clock by the minute, the templates, and the photo that is shown large. */
export const reviewBesideMachine = setup({
  types: {
    input: {} as Input,
    context: {} as ReviewBesideContext,
    events: {} as ReviewBesideEvent,
    tags: {} as 'busy',
    children: {} as { templates: 'templates' },
  },
  actors: {
    ...({} as { fetchSummary: Reading<ReviewSummary, string | null> }),
    templates: templatesMachine,
  },
  actions: {
    setNow: assign(({ context: { clock } }) => ({ now: clock.now() })),
    setStore: assign((_, query: ListQuery) => ({ store: storeIn(query) })),
    setSummary: assign((_, summary: ReviewSummary) => ({ summary })),
    openPhoto: assign((_, { photos, photo }: { photos: readonly string[]; photo: number }) => ({ photos, photo })),
    turnPhoto: assign(({ context: { photos, photo } }, by: number) => ({
      photo: (photo + by + photos.length) % photos.length,
    })),
    notifyApp,
  },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'reviewBeside',
  context: ({ input: { app, clock, supplierId } }) => ({
    app,
    clock,
    supplierId,
    now: clock.now(),
    store: null,
    summary: null,
    photos: [],
    photo: 0,
  }),
  type: 'parallel',
  invoke: {
    id: 'templates',
    src: 'templates',
    input: ({ context: { app, clock, supplierId } }) => ({ app, clock, supplierId }),
    onError: { actions: notifyFailure },
  },
  states: {
    clock: {
      initial: 'ticking',
      states: { ticking: { after: { minute: { target: 'ticking', reenter: true, actions: 'setNow' } } } },
    },

    summary: {
      initial: 'waiting',
      // After the rows, which come first. What was read before stays.
      on: {
        'page.read': {
          target: '.reading',
          actions: ['setNow', { type: 'setStore', params: ({ event }) => event.query }],
        },
      },
      states: {
        waiting: {},
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchSummary',
            src: 'fetchSummary',
            input: ({ context }) => context.store,
            onDone: [
              { guard: hasFailed, target: 'waiting', actions: logFault('the summary of reviews') },
              { target: 'waiting', actions: { type: 'setSummary', params: valueIn } },
            ],
          },
        },
      },
    },

    photo: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'photo.opened': { target: 'open', actions: { type: 'openPhoto', params: ({ event }) => event } },
          },
        },
        open: {
          invoke: showsDialog,
          on: {
            'photo.turned': { actions: { type: 'turnPhoto', params: ({ event }) => event.by } },
            'photo.closed': 'closed',
          },
        },
      },
    },
  },
})

export type ReviewBesideActor = ActorRefFrom<typeof reviewBesideMachine>
export type ReviewBesideSnapshot = SnapshotFrom<typeof reviewBesideMachine>
