import { assign, type CallbackActorLogic, setup } from 'xstate'
import type { PortActors } from '../kernel/port.ts'
import { failureOf } from '../resource/reading.domain.ts'
import type { NotificationPage, NotificationQuery } from './notifications.domain.ts'
import type { ClaimFact, NotificationsPort, RemovalsPort } from './notifications.port.ts'
import { type Change, keyOf, mayBeUndone } from './outbox.domain.ts'
import { type Carried, endedBy, isOutrun, stoppedBy, wasDone, wasLost, wasOutrun } from './outcome.domain.ts'
import type { Removal, Unsaved } from './removals.domain.ts'

export interface CarryingInput {
  readonly change: Change
  readonly supplierId: number
}

export interface CarryingContext extends CarryingInput {
  change: Change
  carried: Carried
}

interface Failed {
  readonly context: CarryingContext
  readonly event: { readonly error: unknown }
}

const end = (params: Carried) => ({ type: 'rememberEnd', params }) as const
const failedHere = {
  type: 'rememberEnd',
  params: ({ event }: Failed) => stoppedBy(failureOf({ event })),
} as const
const failedThere = {
  type: 'rememberEnd',
  params: ({ context, event }: Failed) => endedBy(context.change, failureOf({ event })),
} as const

/**
 * Carries out one change. A removal goes out from one tab alone, if it still stands where all tabs write it down,
 * and is written off before another tab may look; a clearing only while nothing newer has come than was known.
 */
export const carryingMachine = setup({
  types: {
    input: {} as CarryingInput,
    context: {} as CarryingContext,
    events: {} as ClaimFact,
    output: {} as Carried,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<
      Pick<NotificationsPort, 'carryOut' | 'fetchNotifications'> & Pick<RemovalsPort, 'recallRemovals' | 'keepRemovals'>
    >),
    holdRemoval: {} as CallbackActorLogic<ClaimFact, { readonly supplierId: number; readonly key: string }>,
  },
  guards: {
    isRemoval: ({ context }) => mayBeUndone(context.change),
    isStillKept: ({ context }, kept: readonly Removal[]) => kept.some(({ key }) => key === keyOf(context.change)),
    isClearing: ({ context }) => context.change.kind === 'clear',
    isOutrun: ({ context }, page: NotificationPage) => isOutrun(context.change, page),
  },
  actions: {
    // What was known may have been written down later than the change was made.
    rememberKept: assign(({ context: { change } }, kept: readonly Removal[]) => ({
      change: kept.find(({ key }) => key === keyOf(change))?.change ?? change,
    })),
    rememberEnd: assign((_, carried: Carried) => ({ carried })),
  },
}).createMachine({
  id: 'carrying',
  context: ({ input }) => ({ ...input, carried: wasLost }),
  output: ({ context }) => context.carried,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isRemoval', target: 'removing' }, { target: 'reading' }] },

    reading: {
      tags: 'busy',
      invoke: {
        id: 'carryOut',
        src: 'carryOut',
        input: ({ context }) => context.change,
        onDone: { target: 'settled', actions: end(wasDone) },
        onError: { target: 'settled', actions: failedThere },
      },
    },

    removing: {
      invoke: {
        id: 'holdRemoval',
        src: 'holdRemoval',
        input: ({ context: { supplierId, change } }) => ({ supplierId, key: keyOf(change) }),
        onError: 'settled',
      },
      initial: 'claiming',
      states: {
        claiming: { on: { 'claim.granted': 'recalling' } },

        recalling: {
          tags: 'busy',
          invoke: {
            id: 'recallRemovals',
            src: 'recallRemovals',
            input: ({ context }) => context.supplierId,
            onDone: [
              {
                guard: { type: 'isStillKept', params: ({ event }) => event.output },
                target: 'weighing',
                actions: { type: 'rememberKept', params: ({ event }) => event.output },
              },
              { target: '#carrying.settled' },
            ],
            onError: 'weighing',
          },
        },

        weighing: { always: [{ guard: 'isClearing', target: 'looking' }, { target: 'sending' }] },

        looking: {
          tags: 'busy',
          invoke: {
            id: 'fetchNewest',
            src: 'fetchNotifications',
            input: (): NotificationQuery => ({ page: 1, type: null }),
            onDone: [
              {
                guard: { type: 'isOutrun', params: ({ event }) => event.output },
                target: 'forgetting',
                actions: end(wasOutrun),
              },
              { target: 'sending' },
            ],
            onError: { target: 'forgetting', actions: failedHere },
          },
        },

        sending: {
          tags: 'busy',
          invoke: {
            id: 'carryOut',
            src: 'carryOut',
            input: ({ context }) => context.change,
            onDone: { target: 'forgetting', actions: end(wasDone) },
            onError: { target: 'forgetting', actions: failedThere },
          },
        },

        forgetting: {
          tags: 'busy',
          invoke: {
            id: 'forgetRemoval',
            src: 'keepRemovals',
            input: ({ context: { supplierId, change } }): Unsaved & { readonly supplierId: number } => ({
              supplierId,
              added: [],
              dropped: [keyOf(change)],
            }),
            onDone: '#carrying.settled',
            onError: '#carrying.settled',
          },
        },
      },
    },

    settled: { type: 'final' },
  },
})
