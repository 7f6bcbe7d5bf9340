import { type AnyActorRef, assign, setup } from 'xstate'
import { tellLater } from '../kernel/child.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { noteFault } from '../resource/reading.domain.ts'
import { type Doubt, newestPage, withoutTwins } from './doubt.domain.ts'
import type { NotificationPage, NotificationQuery, NotificationType } from './notifications.domain.ts'
import type { NotificationsPort } from './notifications.port.ts'
import { tellCount } from './unread.machine.ts'

export type RereadingEvent = { type: 'page.doubted'; doubt: Doubt }

/** What is told of a page that was read again. */
export interface PageReread {
  readonly type: 'page.reread'
  readonly page: NotificationPage
  readonly about: string | null
}

export interface RereadingInput {
  readonly trunk: Trunk
  /** Is told of every page. */
  readonly owner: AnyActorRef
  readonly only: NotificationType | null
}

export interface RereadingContext extends RereadingInput {
  doubted: readonly Doubt[]
  current: Doubt
  /** What could not be had, and is tried again with the next doubt. */
  missed: readonly Doubt[]
}

/** Reads pages again, behind what is shown; one that cannot be had leaves things as they are. */
export const rereadingMachine = setup({
  types: {
    input: {} as RereadingInput,
    context: {} as RereadingContext,
    events: {} as RereadingEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<NotificationsPort, 'fetchNotifications'>>,
  guards: {
    hasDoubts: ({ context }) => context.doubted.length > 0,
  },
  actions: {
    rememberDoubt: assign(({ context: { doubted, missed } }, doubt: Doubt) => ({
      doubted: withoutTwins([...missed, ...doubted, doubt]),
      missed: [],
    })),
    takeNext: assign({
      current: ({ context }) => context.doubted[0] ?? newestPage,
      doubted: ({ context }) => context.doubted.slice(1),
    }),
    rememberMissed: assign({ missed: ({ context }) => [...context.missed, context.current] }),
    tellOwner: ({ context: { owner, current } }, page: NotificationPage) =>
      tellLater(owner, { type: 'page.reread', page, about: current.about } satisfies PageReread),
    tellCount: ({ context }, page: NotificationPage) => tellCount(context.trunk, queryOf(context), page),
    tellTrunk,
  },
}).createMachine({
  id: 'rereading',
  context: ({ input }) => ({ ...input, doubted: [], current: newestPage, missed: [] }),
  initial: 'resting',
  on: { 'page.doubted': { actions: { type: 'rememberDoubt', params: ({ event }) => event.doubt } } },
  states: {
    resting: { always: { guard: 'hasDoubts', target: 'reading', actions: 'takeNext' } },

    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchAgain',
        src: 'fetchNotifications',
        input: ({ context }) => queryOf(context),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'tellOwner', params: ({ event }) => event.output },
            { type: 'tellCount', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'resting', actions: ['rememberMissed', noteFault('notifications again')] },
      },
    },
  },
})

function queryOf({ current, only }: RereadingContext): NotificationQuery {
  return { page: current.page, type: only }
}
