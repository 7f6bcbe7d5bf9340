import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { must } from '../kernel/must.ts'
import type { Abort, PortActors } from '../kernel/port.ts'
import type { Location } from '../kernel/routes.ts'
import type { BulkAction, BulkOutput, Picks } from '../kit/bulk/bulk.domain.ts'
import { type BulkActor, createBulkMachine } from '../kit/bulk/bulk.machine.ts'
import { locationOfJob } from '../kit/job/job.domain.ts'

export interface ConfirmAllPort {
  /** The new orders of all stores, as many as there are now. */
  fetchNewOrders(input: void, signal: Abort): Promise<Picks & { readonly total: number }>
}

export type ConfirmAllEvent = { type: 'confirmAll.chosen' }

export interface ConfirmAllContext {
  readonly app: AppRef
  readonly ids: IdsPort
  readonly location: Location
  readonly picks: Picks | null
}

/** The action of the list of orders, which asks first: nothing has been picked by hand. */
export const confirmingAll: BulkAction = { needsConfirmation: true, told: 'orders.confirmed' }

const outputIn = ({ event }: { readonly event: { readonly output: BulkOutput } }): BulkOutput => event.output
const refreshed = { type: 'notifyApp', params: { type: 'setup.invalidated' } satisfies FeatureEvent } as const

/** Confirms all new orders from the home page: counts them anew, asks with their number, and runs the action of the list. */
export const confirmAllMachine = setup({
  types: {
    input: {} as Pick<ConfirmAllContext, 'app' | 'ids' | 'location'>,
    context: {} as ConfirmAllContext,
    events: {} as ConfirmAllEvent,
    tags: {} as 'busy',
    children: {} as { bulk: 'bulk' },
  },
  actors: { ...({} as PortActors<ConfirmAllPort>), bulk: createBulkMachine(() => confirmingAll) },
  guards: {
    isNone: (_, { total }: { readonly total: number }) => total === 0,
    hasJob: (_, { answer }: BulkOutput) => answer?.job != null,
    hasDone: (_, { answer }: BulkOutput) => (answer?.result?.done ?? 0) > 0,
    hasAnswer: (_, { answer }: BulkOutput) => answer !== null,
    isUnclear: (_, { isUnclear }: BulkOutput) => isUnclear,
  },
  actions: {
    setPicks: assign((_, picks: Picks) => ({ picks })),
    openJob: ({ context: { app, location } }, { answer }: BulkOutput) => {
      const job = must(answer?.job)
      app.send({ type: 'job.started', job })
      app.send({ type: 'navigation.requested', location: locationOfJob(location, job.id) })
    },
    reportDone: ({ context: { app } }, { answer }: BulkOutput) =>
      app.send({
        type: 'success.reported',
        message: { key: 'orders.confirmed', values: { count: must(answer?.result).done } },
      }),
    notifyApp,
  },
}).createMachine({
  id: 'confirmAll',
  context: ({ input: { app, ids, location } }) => ({ app, ids, location, picks: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'confirmAll.chosen': 'counting' } },

    counting: {
      tags: 'busy',
      invoke: {
        id: 'fetchNewOrders',
        src: 'fetchNewOrders',
        onDone: [
          // Another tab or device has confirmed them: the task is outdated.
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'idle', actions: refreshed },
          { target: 'running', actions: { type: 'setPicks', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle', actions: notifyFailure },
      },
    },

    running: {
      invoke: {
        id: 'bulk',
        src: 'bulk',
        input: ({ context: { app, ids, picks } }) => ({ app, ids, action: 'confirm', picks: must(picks) }),
        onDone: [
          {
            guard: { type: 'hasJob', params: outputIn },
            target: 'idle',
            actions: [{ type: 'openJob', params: outputIn }, refreshed],
          },
          {
            guard: { type: 'hasDone', params: outputIn },
            target: 'idle',
            actions: [{ type: 'reportDone', params: outputIn }, refreshed],
          },
          { guard: { type: 'hasAnswer', params: outputIn }, target: 'idle', actions: refreshed },
          {
            guard: { type: 'isUnclear', params: outputIn },
            target: 'idle',
            actions: [
              {
                type: 'notifyApp',
                params: { type: 'warning.reported', message: { key: 'kit.unclear' } } satisfies FeatureEvent,
              },
              refreshed,
            ],
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle', actions: notifyFailure },
      },
    },
  },
})

export type ConfirmAllActor = ActorRefFrom<typeof confirmAllMachine>
export type ConfirmAllSnapshot = SnapshotFrom<typeof confirmAllMachine>

/** The dialog that asks, or shows what was left. */
export const bulkOfAll = ({ children }: ConfirmAllSnapshot): BulkActor | null => children.bulk ?? null
