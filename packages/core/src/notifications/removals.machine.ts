import { assign, cancel, enqueueActions, not, setup } from 'xstate'
import type { ClockPort } from '../kernel/clock.ts'
import type { PortActors } from '../kernel/port.ts'
import type { NotificationPage, NotificationQuery } from './notifications.domain.ts'
import type { NotificationsPort, RemovalsPort } from './notifications.port.ts'
import type { Change } from './outbox.domain.ts'
import {
  allSaved,
  isSaved,
  isUnnoted,
  leftOf,
  type Removal,
  timeLeft,
  type Unsaved,
  withAdded,
  withDropped,
  withKnown,
} from './removals.domain.ts'

/** What is told about removals: what an earlier visit left, what may be carried out now, and what another tab has had. */
export type RemovalsNews =
  | { type: 'removals.restored'; changes: readonly Change[]; isOutlived: boolean }
  | { type: 'removal.released'; key: string }
  | { type: 'removal.doubted'; key: string }

export type RemovalsEvent =
  | { type: 'removal.made'; removal: Removal }
  | { type: 'removal.heard'; removal: Removal }
  | { type: 'removal.undone'; key: string }
  | { type: 'removal.settled'; key: string }
  | { type: 'window.ended'; key: string }

export interface RemovalsInput {
  readonly owner: { send(news: RemovalsNews): void }
  readonly clock: ClockPort
  readonly supplierId: number
}

export interface RemovalsContext extends RemovalsInput {
  unsaved: Unsaved
  saving: Unsaved
  /** A clearing of which it is not written down what was known when it was chosen. */
  unnoted: Removal | null
}

const startTimer = {
  type: 'startTimer',
  params: ({ event }: { event: { readonly removal: Removal } }) => event.removal,
} as const
const stopTimer = {
  type: 'stopTimer',
  params: ({ event }: { event: { readonly key: string } }) => event.key,
} as const
const forget = { ...stopTimer, type: 'forgetIfUnnoted' } as const

/** Removals while they may still be taken back: five seconds by the clock of the machines, across a reload and in all tabs. */
export const removalsMachine = setup({
  types: {
    input: {} as RemovalsInput,
    context: {} as RemovalsContext,
    events: {} as RemovalsEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<
    Pick<RemovalsPort, 'recallRemovals' | 'keepRemovals'> & Pick<NotificationsPort, 'fetchNotifications'>
  >,
  guards: {
    hasUnsaved: ({ context }) => !isSaved(context.unsaved),
    hasUnnoted: ({ context }) => context.unnoted !== null,
  },
  actions: {
    rememberMade: assign(({ context: { unsaved, unnoted } }, removal: Removal) => ({
      unsaved: withAdded(unsaved, removal),
      unnoted: isUnnoted(removal) ? removal : unnoted,
    })),
    rememberNoted: assign(({ context: { unsaved, unnoted } }, page: NotificationPage) => ({
      unsaved: unnoted ? withAdded(unsaved, withKnown(unnoted, page)) : unsaved,
    })),
    forgetUnnoted: assign({ unnoted: null }),
    forgetIfUnnoted: assign(({ context: { unnoted } }, key: string) => ({
      unnoted: unnoted?.key === key ? null : unnoted,
    })),
    rememberDropped: assign(({ context }, key: string) => ({ unsaved: withDropped(context.unsaved, key) })),
    takeUnsaved: assign({ saving: ({ context }) => context.unsaved, unsaved: allSaved }),
    startTimer: enqueueActions(({ context: { clock }, enqueue }, removal: Removal) => {
      const { key } = removal
      // A timer that is set again would otherwise run out twice.
      enqueue.cancel(key)
      enqueue.raise({ type: 'window.ended', key }, { id: key, delay: timeLeft(removal, clock.now()) })
    }),
    restore: enqueueActions(({ context: { clock, owner }, enqueue }, kept: readonly Removal[]) => {
      const now = clock.now()
      const { left, outlived } = leftOf(kept, now)
      enqueue.assign({ unsaved: ({ context }) => outlived.reduce(withDropped, context.unsaved) })
      for (const removal of left) {
        const { key } = removal
        enqueue.cancel(key)
        enqueue.raise({ type: 'window.ended', key }, { id: key, delay: timeLeft(removal, now) })
      }
      enqueue(() =>
        owner.send({
          type: 'removals.restored',
          changes: left.map(({ change }) => change),
          isOutlived: outlived.length > 0,
        }),
      )
    }),
    stopTimer: cancel((_, key: string) => key),
    tellDoubts: ({ context }, missing: readonly string[]) => {
      for (const key of missing) context.owner.send({ type: 'removal.doubted', key })
    },
    tellOwner: ({ context }, news: RemovalsNews) => context.owner.send(news),
  },
}).createMachine({
  id: 'removals',
  context: ({ input }) => ({ ...input, unsaved: allSaved, saving: allSaved, unnoted: null }),
  initial: 'recalling',
  on: {
    'removal.made': { actions: [{ type: 'rememberMade', params: ({ event }) => event.removal }, startTimer] },
    'removal.heard': { actions: startTimer },
    'removal.undone': { actions: [stopTimer, forget, { type: 'rememberDropped', params: ({ event }) => event.key }] },
    'removal.settled': { actions: [stopTimer, forget] },
    'window.ended': {
      actions: { type: 'tellOwner', params: ({ event }) => ({ type: 'removal.released', key: event.key }) },
    },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallRemovals',
        src: 'recallRemovals',
        input: ({ context }) => context.supplierId,
        onDone: {
          target: 'resting',
          actions: { type: 'restore', params: ({ event }) => event.output },
        },
        onError: {
          target: 'resting',
          actions: { type: 'tellOwner', params: { type: 'removals.restored', changes: [], isOutlived: false } },
        },
      },
    },

    resting: {
      always: [
        { guard: 'hasUnsaved', target: 'saving', actions: 'takeUnsaved' },
        { guard: 'hasUnnoted', target: 'noting' },
      ],
    },

    // Whoever looked at one type alone could not say what the newest of all were.
    noting: {
      tags: 'busy',
      invoke: {
        id: 'fetchNewest',
        src: 'fetchNotifications',
        input: (): NotificationQuery => ({ page: 1, type: null }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'rememberNoted', params: ({ event }) => event.output }, 'forgetUnnoted'],
        },
        onError: { target: 'resting', actions: 'forgetUnnoted' },
      },
      always: [
        { guard: 'hasUnsaved', target: 'resting' },
        { guard: not('hasUnnoted'), target: 'resting' },
      ],
    },

    saving: {
      tags: 'busy',
      invoke: {
        id: 'keepRemovals',
        src: 'keepRemovals',
        input: ({ context: { supplierId, saving } }) => ({ supplierId, ...saving }),
        onDone: { target: 'resting', actions: { type: 'tellDoubts', params: ({ event }) => event.output } },
        onError: 'resting',
      },
    },
  },
})
