import { assign, not, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
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
  | { type: 'route.changed'; to: RouteName }
  | { type: 'session.ended' }

export interface NotificationsInput {
  readonly app: AppRef
  readonly panel: { send(event: ChangesUpdated): void }
}

export interface NotificationsContext extends NotificationsInput {
  readonly changes: Changes
}

const changeIn = ({ event }: { readonly event: { readonly change: Change } }): Change => event.change
const add = { type: 'add', params: changeIn } as const
const flush = { guard: 'hasUnsent', target: 'sending', actions: ['flush', 'publish'] } as const

/** Changes of notifications on every screen: deletions that can be undone, and changes that are being sent. */
export const notificationsMachine = setup({
  types: {
    input: {} as NotificationsInput,
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<NotificationsPort, 'fetchNotifications'> & ChangesPort & PagePort>,
  guards: {
    isSupplierEvent: ({ context }, change: Change) => changes.withChange(context.changes, change) !== context.changes,
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
      for (const event of settled.flatMap(outcome.eventsOf)) context.app.send(event)
      publish({ ...context, changes: settled.reduce(outcome.settled, context.changes) }, settled)
    },
    notifyApp,
  },
  delays: { undoTime: changes.undoTime },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...input, changes: changes.noChanges }),
  invoke: {
    id: 'watchHiding',
    src: 'watchHiding',
    onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'hiding not heard' } } },
  },
  type: 'parallel',
  on: {
    'change.made': { guard: { type: 'isSupplierEvent', params: changeIn }, actions: [add, 'publish'] },
    'change.undone': { actions: [{ type: 'undo', params: ({ event }) => event.key }, 'publish'] },
    'route.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.to },
      actions: ['queueAll', 'publish'],
    },
    'changes.requested': { actions: 'publish' },
  },
  states: {
    // Another deletion restarts the time in which the earlier ones can be undone.
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

        // Changes are sent one after another, in the order in which they were queued.
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

            // A clearing must not delete notifications that the supplier has not seen, so the newest page is read
            // first.
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

    // Sends all changes at once, because the page may be closed before a response comes.
    flushing: {
      initial: 'next',
      states: {
        next: { on: { 'page.hidden': flush, 'session.ended': flush } },
        sending: { tags: 'busy', invoke: sends('flushing') },
      },
    },
  },
})
export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

/** Sends the changes to the open screen, and to the panel for the unread count. */
function publish({ app, panel, changes }: NotificationsContext, outcomes: readonly Outcome[]): void {
  const event: ChangesUpdated = { type: 'changes.updated', changes, outcomes }
  app.send(event)
  panel.send(event)
}
