import { type ActorRefFrom, assign, not, type SnapshotFrom, setup } from 'xstate'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { writes } from '../kit/claims/claims.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import type { Change, Changes, ChangesUpdated, Outcome } from './changes.domain.ts'
import * as changes from './changes.domain.ts'
import type { NotificationPage, NotificationQuery } from './notifications.domain.ts'
import type { ChangesPort, NotificationsPort, PageHidden, PagePort } from './notifications.port.ts'
import * as outcome from './outcome.domain.ts'
import { type Failed, sends, sentIn, settleAll } from './sending.domain.ts'

export type NotificationsEvent =
  | PageHidden
  | { type: 'change.made'; change: Change }
  | { type: 'change.undone'; key: string }
  | { type: 'changes.requested' }
  | { type: 'place.left'; to: RouteName }
  | { type: 'session.ended' }

export interface NotificationsInput {
  readonly trunk: Trunk
  readonly panel: { send(event: ChangesUpdated): void }
}

export interface NotificationsContext extends NotificationsInput {
  readonly changes: Changes
}

const changeIn = ({ event }: { readonly event: { readonly change: Change } }): Change => event.change
const add = { type: 'add', params: changeIn } as const
const flush = { guard: 'hasUnsent', target: 'sending', actions: ['flush', 'publish'] } as const

/** What a supplier does to notifications, behind every screen: deletions that can be undone, and changes on their way. */
export const notificationsMachine = setup({
  types: {
    input: {} as NotificationsInput,
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<NotificationsPort, 'fetchNotifications'> & ChangesPort & PagePort>,
  guards: {
    isNews: ({ context }, change: Change) => changes.withChange(context.changes, change) !== context.changes,
    isNewDeletion: ({ context }, change: Change) =>
      changes.mayBeUndone(change) && changes.withChange(context.changes, change) !== context.changes,
    hasUndoable: ({ context }) => changes.undoableIn(context.changes).length > 0,
    isElsewhere: (_, to: RouteName) => to !== 'notifications',
    hasNext: ({ context }) => changes.nextIn(context.changes).length > 0,
    hasUnsent: ({ context }) => changes.unsentIn(context.changes).length > 0,
    isClearing: (args) => sentIn(args, 'sending').some(({ kind }) => kind === 'clear'),
    isSuperseded: (args, page: NotificationPage) =>
      sentIn(args, 'sending').some((change) => outcome.isSuperseded(change, page)),
  },
  actions: {
    add: assign(({ context }, change: Change) => ({ changes: changes.withChange(context.changes, change) })),
    undo: assign(({ context }, key: string) => ({ changes: changes.undone(context.changes, key) })),
    queueAll: assign(({ context }) => ({ changes: changes.queued(context.changes) })),
    takeNext: assign(({ context }) => ({ changes: changes.sent(context.changes, 'sending') })),
    flush: assign(({ context }) => ({ changes: changes.sent(context.changes, 'flushing') })),
    settle: assign(({ context }, settled: readonly Outcome[]) => ({
      changes: settled.reduce(outcome.settled, context.changes),
    })),
    publish: ({ context }) => publish(context, []),
    notify: ({ context }, settled: readonly Outcome[]) => {
      for (const event of settled.flatMap(outcome.eventsOf)) context.trunk.send(event)
      publish({ ...context, changes: settled.reduce(outcome.settled, context.changes) }, settled)
    },
    tellTrunk,
  },
  delays: { undoTime: changes.undoTime },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...input, changes: changes.noChanges }),
  invoke: {
    id: 'watchHiding',
    src: 'watchHiding',
    onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'hiding not heard' } } },
  },
  type: 'parallel',
  on: {
    'change.made': { guard: { type: 'isNews', params: changeIn }, actions: [add, 'publish'] },
    'change.undone': { actions: [{ type: 'undo', params: ({ event }) => event.key }, 'publish'] },
    'place.left': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.to },
      actions: ['queueAll', 'publish'],
    },
    'changes.requested': { actions: 'publish' },
  },
  states: {
    // One more deletion prolongs the time in which those before can be undone.
    undoing: {
      initial: 'nothing',
      states: {
        nothing: { always: { guard: 'hasUndoable', target: 'waiting' } },
        waiting: {
          always: { guard: not('hasUndoable'), target: 'nothing' },
          on: {
            'change.made': {
              guard: { type: 'isNewDeletion', params: changeIn },
              target: 'waiting',
              reenter: true,
              actions: [add, 'publish'],
            },
          },
          after: { undoTime: { target: 'nothing', actions: ['queueAll', 'publish'] } },
        },
      },
    },

    sending: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'hasNext', target: 'working' } },

        // One change after another, in the order in which they were queued.
        working: {
          invoke: writes,
          initial: 'next',
          states: {
            next: {
              always: [
                { guard: 'hasNext', target: 'taken', actions: 'takeNext' },
                { target: '#notifications.sending.resting' },
              ],
            },

            taken: { always: [{ guard: 'isClearing', target: 'checking' }, { target: 'sending' }] },

            // A clearing must not delete notifications that its supplier has not seen.
            checking: {
              tags: 'busy',
              invoke: {
                id: 'fetchNewest',
                src: 'fetchNotifications',
                input: (): NotificationQuery => ({ page: 1, type: null }),
                onDone: [
                  {
                    guard: { type: 'isSuperseded', params: ({ event }) => event.output },
                    target: 'next',
                    actions: settleAll('sending', () => ({ became: 'superseded', failure: null })),
                  },
                  { target: 'sending' },
                ],
                onError: {
                  target: 'next',
                  actions: settleAll('sending', (args: Failed) => ({
                    became: 'refused',
                    failure: failureOf(args),
                  })),
                },
              },
            },

            sending: { tags: 'busy', invoke: sends('sending') },
          },
        },
      },
    },

    // Everything at once, because the page may not live to see an answer.
    flushing: {
      initial: 'next',
      states: {
        next: { on: { 'page.hidden': flush, 'session.ended': flush } },
        sending: { tags: 'busy', invoke: sends('flushing') },
      },
    },
  },
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>
export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

/** The open screen shows the changes, and the count at the bell follows them. */
function publish({ trunk, panel, changes }: NotificationsContext, outcomes: readonly Outcome[]): void {
  const event: ChangesUpdated = { type: 'changes.updated', changes, outcomes }
  trunk.send(event)
  panel.send(event)
}
