import { type ActorRefFrom, assign, not, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { notifyNotWritten } from '../kernel/telling.ts'
import { writes } from '../kit/claims/claims.ts'
import { failureOf, valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type Attention, attentionAt, type NotificationSettings } from './notification-settings.domain.ts'
import type { NotificationSettingsPort } from './notification-settings.port.ts'
import {
  changeOf,
  type Flip,
  hasWaiting,
  isUnderWay,
  mayChange,
  noChange,
  type Progress,
  type SwitchChange,
  withAnswer,
  withChange,
  withoutSent,
  withRead,
  withSent,
  writeOf,
} from './pending-changes.domain.ts'

export type NotificationSettingsEvent =
  | { type: 'route.changed'; to: RouteName }
  /** The server's settings may have changed. */
  | { type: 'data.invalidated' }
  | Flip
  | { type: 'retry.chosen' }

export interface NotificationSettingsInput {
  readonly app: AppRef
  readonly to: RouteName
}

export interface NotificationSettingsContext extends Progress, Attention {
  readonly app: AppRef
  /** Why the last read failed. */
  readonly failure: Failure | null
}

interface Flipped {
  readonly event: Flip
}

const wanted = {
  guard: { type: 'mayChange', params: ({ event }: Flipped) => changeOf(event) },
  actions: { type: 'addChange', params: ({ event }: Flipped) => changeOf(event) },
} as const

/**
 * The notification settings: read when their page is open, and written one change after another, also while other pages
 * are open.
 */
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
    isInvalidated: ({ context }) => context.isInvalidated,
    hasWaiting: ({ context }) => hasWaiting(context),
    isUnderWay: ({ context }) => isUnderWay(context),
    mayChange: ({ context }, change: SwitchChange) => mayChange(context, change),
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    setLocation: assign(({ context }, to: RouteName) => attentionAt(to, context)),
    doubt: assign({ isInvalidated: true }),
    clearInvalidated: assign({ isInvalidated: false }),
    addChange: assign(({ context }, change: SwitchChange) => withChange(context, change)),
    sendChange: assign(({ context }) => withSent(context)),
    setAnswer: assign(({ context }, answer: NotificationSettings | null) => withAnswer(context, answer)),
    clearSent: assign(({ context }) => withoutSent(context)),
    setSettings: assign(({ context }, settings: NotificationSettings) => ({
      ...withRead(context, settings),
      failure: null,
    })),
    setFailure: assign(({ context }, failure: Failure) => ({ ...withoutSent(context), failure })),
    notifyApp,
  },
}).createMachine({
  id: 'notificationSettings',
  context: ({ input: { app, to } }) => ({
    app,
    ...attentionAt(to),
    settings: null,
    sent: noChange,
    waiting: noChange,
    failure: null,
  }),
  type: 'parallel',
  on: {
    'route.changed': { actions: { type: 'setLocation', params: ({ event }) => event.to } },
    'data.invalidated': { guard: 'isOpen', actions: 'doubt' },
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
            // Settings are written as a whole, so they are read first, or a write would undo the changes of another
            // tab.
            { guard: 'isInvalidated', target: 'reading' },
            { guard: 'hasWaiting', target: 'writing', actions: 'sendChange' },
          ],
        },

        reading: {
          tags: ['busy', 'loading'],
          entry: 'clearInvalidated',
          invoke: {
            id: 'fetchSettings',
            src: 'fetchSettings',
            onDone: [
              whenFailed('resting', 'notification settings'),
              { target: 'resting', actions: { type: 'setSettings', params: valueIn } },
            ],
          },
        },

        writing: {
          tags: 'busy',
          invoke: {
            id: 'writeSettings',
            src: 'writeSettings',
            input: ({ context }) => must(writeOf(context)),
            onDone: { target: 'resting', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
            onError: [
              // The outcome of the write is unclear, so the settings are read again.
              { guard: { type: 'isUnclear', params: failureOf }, target: 'reading', actions: notifyNotWritten },
              { target: 'resting', actions: ['clearSent', ...notifyNotWritten] },
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
