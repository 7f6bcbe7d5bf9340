import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { childOf, tellLater } from '../kernel/child.ts'
import type { ScreenFact } from '../kernel/facts.ts'
import type { Place } from '../kernel/routes.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { type FeedContext, type FeedEvent, feedMachine } from './feed.machine.ts'
import { isNewIn, newestIn } from './known.domain.ts'
import { type NotificationType, placeOfType, typeIn } from './notifications.domain.ts'
import type { Change } from './outbox.domain.ts'

export type NotificationsEvent =
  | ScreenFact
  | { type: 'filter.chosen'; only: NotificationType | null }
  | { type: 'read.chosen'; id: string }
  /** In this tab or in another one. */
  | { type: 'link.followed'; id: string }
  | { type: 'allRead.chosen' }
  | { type: 'removal.chosen'; id: string }
  | { type: 'clearing.chosen' }
  | { type: 'undo.chosen'; key: string }

export interface NotificationsContext {
  trunk: Trunk
  place: Place
}

const made = (change: Change): TrunkEvent => ({ type: 'panel.told', fact: { type: 'change.made', change } })

/** The screen of notifications: the list, and what a supplier does to it, which is carried out behind every screen. */
export const notificationsMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    children: {} as { feed: 'feed' },
  },
  actors: { feed: feedMachine },
  actions: {
    rememberPlace: assign((_, place: Place) => ({ place })),
    // What is done to all of them is done to those that are known.
    tellMade: ({ context: { trunk }, self }, kind: 'readAll' | 'clear') => {
      trunk.send(made({ kind, known: newestIn(listOf(self)) }))
    },
    // Who goes where a notification leads has read it.
    tellFollowed: ({ context: { trunk }, self }, id: string) => {
      if (isNewIn(listOf(self), id)) trunk.send(made({ kind: 'read', id }))
    },
    tellFeed: ({ self }, fact: FeedEvent) => tellLater(childOf(self, 'feed'), fact),
    tellTrunk,
  },
}).createMachine({
  id: 'notifications',
  context: ({ input: { trunk, place } }) => ({ trunk, place }),
  invoke: {
    id: 'feed',
    src: 'feed',
    input: ({ context: { trunk, place } }) => ({ trunk, only: typeIn(place) }),
    onError: { actions: tellFailure },
  },
  on: {
    'place.refined': {
      actions: [
        { type: 'rememberPlace', params: ({ event }) => event.place },
        { type: 'tellFeed', params: ({ event }) => ({ type: 'filter.changed', only: typeIn(event.place) }) },
      ],
    },
    'news.arrived': { actions: { type: 'tellFeed', params: ({ event }) => event } },
    // Whoever was away may have missed something.
    'tab.shown': { actions: { type: 'tellFeed', params: { type: 'news.arrived' } } },
    'outbox.changed': { actions: { type: 'tellFeed', params: ({ event }) => event } },
    'filter.chosen': {
      actions: {
        type: 'tellTrunk',
        params: ({ context, event }): TrunkEvent => ({
          type: 'place.wanted',
          place: placeOfType(context.place, event.only),
        }),
      },
    },
    'read.chosen': { actions: { type: 'tellTrunk', params: ({ event }) => made({ kind: 'read', id: event.id }) } },
    'link.followed': { actions: { type: 'tellFollowed', params: ({ event }) => event.id } },
    'allRead.chosen': { actions: { type: 'tellMade', params: 'readAll' } },
    'removal.chosen': { actions: { type: 'tellTrunk', params: ({ event }) => made({ kind: 'remove', id: event.id }) } },
    'clearing.chosen': { actions: { type: 'tellMade', params: 'clear' } },
    'undo.chosen': {
      actions: {
        type: 'tellTrunk',
        params: ({ event }): TrunkEvent => ({
          type: 'panel.told',
          fact: { type: 'change.undone', key: event.key },
        }),
      },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>
export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

function listOf(self: Parameters<typeof childOf>[0]): Partial<FeedContext> {
  return childOf(self, 'feed')?.getSnapshot().context ?? {}
}
