import { type ActorRefFrom, assign, cancel, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { Message } from '../kernel/message.ts'
import type { NoticeVariant } from '../kernel/trunk.ts'
import {
  dismissed,
  dismissedStays,
  expires,
  isRaised,
  type Notice,
  noticeStays,
  raised,
  withoutNotice,
} from './notices.domain.ts'

export interface NoticeRequest {
  readonly variant: NoticeVariant
  readonly messages: readonly Message[]
  readonly action?: Notice['action']
}

export type NoticesEvent =
  | ({ type: 'notice.raised' } & NoticeRequest)
  | { type: 'notice.dismissed'; id: number }
  | { type: 'notice.expired'; id: number }
  | { type: 'notice.outlived'; id: number }
  | { type: 'region.entered' }
  | { type: 'region.left' }
  | { type: 'session.ended' }

export interface NoticesContext {
  notices: readonly Notice[]
  nextId: number
}

/** The notices on the page: at most twelve, each open for five seconds unless someone looks at them. */
export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as NoticesEvent,
  },
  guards: {
    isNews: ({ context }, request: NoticeRequest) =>
      !request.action || !request.messages.every((message) => isRaised(context.notices, message)),
    isOpen: ({ context }, id: number) => context.notices.some((notice) => notice.id === id && notice.isOpen),
    nothingIsOpen: ({ context }) => context.notices.every(({ isOpen }) => !isOpen),
  },
  actions: {
    rememberNotices: enqueueActions(({ context, enqueue }, { variant, messages, action = null }: NoticeRequest) => {
      const notices = messages.reduce(
        (all, message, index) => raised(all, { id: context.nextId + index, variant, message, action, isOpen: true }),
        context.notices,
      )
      for (const { id } of context.notices.filter((one) => !notices.includes(one))) {
        enqueue.cancel(`expiry-${id}`)
        enqueue.cancel(`outlived-${id}`)
      }
      enqueue.assign({ notices, nextId: context.nextId + messages.length })
    }),
    closeNotice: assign(({ context }, id: number) => ({ notices: dismissed(context.notices, id) })),
    forgetNotice: assign(({ context }, id: number) => ({ notices: withoutNotice(context.notices, id) })),
    forgetNotices: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.notices) enqueue.cancel(`outlived-${id}`)
      enqueue.assign({ notices: [] })
    }),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const notice of context.notices.filter((one) => one.isOpen && expires(one))) {
        enqueue.cancel(`expiry-${notice.id}`)
        enqueue.raise({ type: 'notice.expired', id: notice.id }, { id: `expiry-${notice.id}`, delay: noticeStays })
      }
    }),
    startNewTimers: enqueueActions(({ context, enqueue }, count: number) => {
      const fresh = context.notices.filter((one) => one.id >= context.nextId - count && expires(one))
      for (const { id } of fresh) {
        enqueue.raise({ type: 'notice.expired', id }, { id: `expiry-${id}`, delay: noticeStays })
      }
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.notices) enqueue.cancel(`expiry-${id}`)
    }),
    stopTimer: cancel((_, id: number) => `expiry-${id}`),
    outliveLater: enqueueActions(({ enqueue }, id: number) => {
      enqueue.raise({ type: 'notice.outlived', id }, { id: `outlived-${id}`, delay: dismissedStays })
    }),
  },
}).createMachine({
  id: 'notices',
  context: { notices: [], nextId: 1 },
  initial: 'passing',
  on: {
    'notice.dismissed': {
      guard: { type: 'isOpen', params: ({ event }) => event.id },
      actions: [
        { type: 'closeNotice', params: ({ event }) => event.id },
        { type: 'stopTimer', params: ({ event }) => event.id },
        { type: 'outliveLater', params: ({ event }) => event.id },
      ],
    },
    'notice.expired': {
      guard: { type: 'isOpen', params: ({ event }) => event.id },
      actions: [
        { type: 'closeNotice', params: ({ event }) => event.id },
        { type: 'outliveLater', params: ({ event }) => event.id },
      ],
    },
    'notice.outlived': { actions: { type: 'forgetNotice', params: ({ event }) => event.id } },
    'session.ended': { actions: ['stopTimers', 'forgetNotices'] },
  },
  states: {
    passing: {
      on: {
        'notice.raised': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: [
            { type: 'rememberNotices', params: ({ event }) => event },
            { type: 'startNewTimers', params: ({ event }) => event.messages.length },
          ],
        },
        'region.entered': { target: 'held', actions: 'stopTimers' },
      },
    },

    held: {
      // A list that empties under the pointer never tells that the pointer left.
      always: { guard: 'nothingIsOpen', target: 'passing' },
      on: {
        'notice.raised': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: { type: 'rememberNotices', params: ({ event }) => event },
        },
        'region.left': { target: 'passing', actions: 'startTimers' },
      },
    },
  },
})

export type NoticesActor = ActorRefFrom<typeof noticesMachine>
export type NoticesSnapshot = SnapshotFrom<typeof noticesMachine>
