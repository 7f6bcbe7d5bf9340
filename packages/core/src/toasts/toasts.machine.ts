import { type ActorRefFrom, assign, cancel, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { ToastVariant, Way } from '../kernel/app-ref.ts'
import type { Message } from '../kernel/message.ts'
import {
  dismissed,
  dismissedStays,
  expires,
  isRaised,
  raised,
  staysOf,
  type Toast,
  withoutToast,
} from './toasts.domain.ts'

export interface ToastRequest {
  readonly variant: ToastVariant
  readonly messages: readonly Message[]
  readonly action?: Toast['action']
  readonly way?: Way
}

export type ToastsEvent =
  | ({ type: 'toast.added' } & ToastRequest)
  | { type: 'toast.dismissed'; id: number }
  | { type: 'toast.expired'; id: number }
  | { type: 'toast.removed'; id: number }
  | { type: 'region.entered' }
  | { type: 'region.left' }
  | { type: 'session.ended' }

export interface ToastsContext {
  toasts: readonly Toast[]
  nextId: number
}

/** The toasts on the page: at most twelve, each open for five seconds, longer while the pointer is over them. */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
  },
  guards: {
    isSupplierEvent: ({ context }, request: ToastRequest) =>
      !request.action || !request.messages.every((message) => isRaised(context.toasts, message)),
    isOpen: ({ context }, id: number) => context.toasts.some((toast) => toast.id === id && toast.isOpen),
    nothingIsOpen: ({ context }) => context.toasts.every(({ isOpen }) => !isOpen),
  },
  actions: {
    setToasts: enqueueActions(({ context, enqueue }, { variant, messages, action = null, way }: ToastRequest) => {
      const toasts = messages.reduce(
        (all, message, index) =>
          raised(all, { id: context.nextId + index, variant, message, action, ...(way && { way }), isOpen: true }),
        context.toasts,
      )
      for (const { id } of context.toasts.filter((one) => !toasts.includes(one))) {
        enqueue.cancel(`expiry-${id}`)
        enqueue.cancel(`outlived-${id}`)
      }
      enqueue.assign({ toasts, nextId: context.nextId + messages.length })
    }),
    closeToast: assign(({ context }, id: number) => ({ toasts: dismissed(context.toasts, id) })),
    removeToast: assign(({ context }, id: number) => ({ toasts: withoutToast(context.toasts, id) })),
    clearToasts: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.cancel(`outlived-${id}`)
      enqueue.assign({ toasts: [] })
    }),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const toast of context.toasts.filter((one) => one.isOpen && expires(one))) {
        enqueue.cancel(`expiry-${toast.id}`)
        enqueue.raise({ type: 'toast.expired', id: toast.id }, { id: `expiry-${toast.id}`, delay: staysOf(toast) })
      }
    }),
    startNewTimers: enqueueActions(({ context, enqueue }, count: number) => {
      const fresh = context.toasts.filter((one) => one.id >= context.nextId - count && expires(one))
      for (const toast of fresh) {
        enqueue.raise({ type: 'toast.expired', id: toast.id }, { id: `expiry-${toast.id}`, delay: staysOf(toast) })
      }
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.cancel(`expiry-${id}`)
    }),
    stopTimer: cancel((_, id: number) => `expiry-${id}`),
    outliveLater: enqueueActions(({ enqueue }, id: number) => {
      enqueue.raise({ type: 'toast.removed', id }, { id: `outlived-${id}`, delay: dismissedStays })
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], nextId: 1 },
  initial: 'passing',
  on: {
    'toast.dismissed': {
      guard: { type: 'isOpen', params: ({ event }) => event.id },
      actions: [
        { type: 'closeToast', params: ({ event }) => event.id },
        { type: 'stopTimer', params: ({ event }) => event.id },
        { type: 'outliveLater', params: ({ event }) => event.id },
      ],
    },
    'toast.expired': {
      guard: { type: 'isOpen', params: ({ event }) => event.id },
      actions: [
        { type: 'closeToast', params: ({ event }) => event.id },
        { type: 'outliveLater', params: ({ event }) => event.id },
      ],
    },
    'toast.removed': { actions: { type: 'removeToast', params: ({ event }) => event.id } },
    'session.ended': { actions: ['stopTimers', 'clearToasts'] },
  },
  states: {
    passing: {
      on: {
        'toast.added': {
          guard: { type: 'isSupplierEvent', params: ({ event }) => event },
          actions: [
            { type: 'setToasts', params: ({ event }) => event },
            { type: 'startNewTimers', params: ({ event }) => event.messages.length },
          ],
        },
        'region.entered': { target: 'held', actions: 'stopTimers' },
      },
    },

    held: {
      // When the list empties under the pointer, the browser sends no leave event.
      always: { guard: 'nothingIsOpen', target: 'passing' },
      on: {
        'toast.added': {
          guard: { type: 'isSupplierEvent', params: ({ event }) => event },
          actions: { type: 'setToasts', params: ({ event }) => event },
        },
        'region.left': { target: 'passing', actions: 'startTimers' },
      },
    },
  },
})

export type ToastsActor = ActorRefFrom<typeof toastsMachine>
export type ToastsSnapshot = SnapshotFrom<typeof toastsMachine>
