import { type ActorRefFrom, assign, not, type SnapshotFrom, setup } from 'xstate'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { tellNotWritten } from '../kernel/telling.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { writes } from '../kit/claims/claims.ts'
import { failureOf, valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type Attention, attentionAt, type NotificationSettings } from './notification-settings.domain.ts'
import type { NotificationSettingsPort } from './notification-settings.port.ts'
import {
  type Flip,
  hasWaiting,
  isUnderWay,
  mayWish,
  noWish,
  type Progress,
  type Wish,
  wishOf,
  withAnswer,
  withoutSent,
  withRead,
  withSent,
  withWish,
  writeOf,
} from './wishes.domain.ts'

export type NotificationSettingsEvent =
  | { type: 'place.left'; to: RouteName }
  /** The server may know something that the page does not. */
  | { type: 'news.arrived' }
  | Flip
  | { type: 'retry.chosen' }

export interface NotificationSettingsInput {
  readonly trunk: Trunk
  readonly to: RouteName
}

export interface NotificationSettingsContext extends Progress, Attention {
  readonly trunk: Trunk
  /** Why the newest reading failed. */
  readonly failure: Failure | null
}

interface Flipped {
  readonly event: Flip
}

const wanted = {
  guard: { type: 'mayWish', params: ({ event }: Flipped) => wishOf(event) },
  actions: { type: 'addWish', params: ({ event }: Flipped) => wishOf(event) },
} as const

/** What a supplier is told on which channel: read when it is looked at, written one change after another behind every screen. */
export const notificationSettingsMachine = setup({
  types: {
    input: {} as NotificationSettingsInput,
    context: {} as NotificationSettingsContext,
    events: {} as NotificationSettingsEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as Readings<Pick<NotificationSettingsPort, 'fetchSettings'>> &
    PortActors<Pick<NotificationSettingsPort, 'writeSettings'>>,
  guards: {
    isOpen: ({ context }) => context.isOpen,
    isDoubted: ({ context }) => context.isDoubted,
    hasWaiting: ({ context }) => hasWaiting(context),
    isUnderWay: ({ context }) => isUnderWay(context),
    mayWish: ({ context }, wish: Wish) => mayWish(context, wish),
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    rememberPlace: assign(({ context }, to: RouteName) => attentionAt(to, context)),
    doubt: assign({ isDoubted: true }),
    forgetDoubt: assign({ isDoubted: false }),
    addWish: assign(({ context }, wish: Wish) => withWish(context, wish)),
    sendWish: assign(({ context }) => withSent(context)),
    rememberAnswer: assign(({ context }, answer: NotificationSettings | null) => withAnswer(context, answer)),
    forgetSent: assign(({ context }) => withoutSent(context)),
    rememberSettings: assign(({ context }, settings: NotificationSettings) => ({
      ...withRead(context, settings),
      failure: null,
    })),
    setFailure: assign(({ context }, failure: Failure) => ({ ...withoutSent(context), failure })),
    tellTrunk,
  },
}).createMachine({
  id: 'notificationSettings',
  context: ({ input: { trunk, to } }) => ({
    trunk,
    ...attentionAt(to),
    settings: null,
    sent: noWish,
    waiting: noWish,
    failure: null,
  }),
  type: 'parallel',
  on: {
    'place.left': { actions: { type: 'rememberPlace', params: ({ event }) => event.to } },
    'news.arrived': { guard: 'isOpen', actions: 'doubt' },
    'retry.chosen': { actions: 'doubt' },
    'switch.flipped': wanted,
    'topics.flipped': wanted,
    'channels.flipped': wanted,
  },
  states: {
    line: {
      initial: 'resting',
      states: {
        resting: {
          always: [
            // What is written is written over the newest that is known, not over what another tab has changed.
            { guard: 'isDoubted', target: 'reading' },
            { guard: 'hasWaiting', target: 'writing', actions: 'sendWish' },
          ],
        },

        reading: {
          tags: ['busy', 'loading'],
          entry: 'forgetDoubt',
          invoke: {
            id: 'fetchSettings',
            src: 'fetchSettings',
            onDone: [
              whenFailed('resting', 'notification settings'),
              { target: 'resting', actions: { type: 'rememberSettings', params: valueIn } },
            ],
          },
        },

        writing: {
          tags: 'busy',
          invoke: {
            id: 'writeSettings',
            src: 'writeSettings',
            input: ({ context }) => must(writeOf(context)),
            onDone: { target: 'resting', actions: { type: 'rememberAnswer', params: ({ event }) => event.output } },
            onError: [
              // Only the server knows what it has now.
              { guard: { type: 'isUnclear', params: failureOf }, target: 'reading', actions: tellNotWritten },
              { target: 'resting', actions: ['forgetSent', ...tellNotWritten] },
            ],
          },
        },
      },
    },

    writes: {
      initial: 'none',
      states: {
        none: { always: { guard: 'isUnderWay', target: 'underWay' } },

        underWay: { invoke: writes, always: { guard: not('isUnderWay'), target: 'none' } },
      },
    },
  },
})

export type NotificationSettingsActor = ActorRefFrom<typeof notificationSettingsMachine>
export type NotificationSettingsSnapshot = SnapshotFrom<typeof notificationSettingsMachine>
