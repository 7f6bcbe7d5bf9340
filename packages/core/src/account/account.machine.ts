import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp } from '../kernel/app-ref.ts'
import { hasFailed, logFault, sinceIn, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import { notOvertaken } from './account.domain.ts'
import type { AccountPort } from './account.port.ts'

export type AccountEvent =
  | { type: 'refresh.requested'; since?: number }
  | { type: 'supplier.updated'; supplier: Supplier }
  | { type: 'twoFactor.toggled' }

/** Sent to the panel when the account was read or the read failed. */
export interface AccountSettled {
  readonly type: 'account.settled'
}

export interface AccountInput {
  readonly app: AppRef
  readonly panel: { send(events: AccountSettled): void }
  readonly supplier: Supplier
}

export interface AccountContext extends AccountInput {
  supplier: Supplier
  /** The supplier as it was when the last read started. */
  asked: Supplier
  /** The API has no second factor yet, so the choice is kept in memory until sign-out. */
  isTwoFactorWanted: boolean
}

/** Reads the supplier's account at the start and whenever realtime events may have been missed. */
export const accountMachine = setup({
  types: {
    input: {} as AccountInput,
    context: {} as AccountContext,
    events: {} as AccountEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<Pick<AccountPort, 'fetchAccount'>>,
  actions: {
    setSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    setAsked: assign({ asked: ({ context }) => context.supplier }),
    toggleTwoFactor: assign({ isTwoFactorWanted: ({ context }) => !context.isTwoFactorWanted }),
    notifyPanel: ({ context }) => context.panel.send({ type: 'account.settled' }),
    notifyApp,
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, asked: input.supplier, isTwoFactorWanted: false }),
  initial: 'reading',
  on: {
    'refresh.requested': '.reading',
    'supplier.updated': { actions: { type: 'setSupplier', params: ({ event }) => event.supplier } },
    'twoFactor.toggled': { actions: 'toggleTwoFactor' },
  },
  states: {
    reading: {
      tags: 'busy',
      entry: 'setAsked',
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        input: sinceIn,
        onDone: [
          { guard: hasFailed, target: 'unknown', actions: [logFault('account'), 'notifyPanel'] },
          {
            target: 'known',
            actions: [
              {
                type: 'notifyApp',
                params: ({ context: { asked, supplier }, event }): FeatureEvent => ({
                  type: 'supplier.changed',
                  patch: notOvertaken(valueIn({ event }), asked, supplier),
                }),
              },
              'notifyPanel',
            ],
          },
        ],
      },
    },

    known: {},
    unknown: {},
  },
})

export type AccountActor = ActorRefFrom<typeof accountMachine>
export type AccountSnapshot = SnapshotFrom<typeof accountMachine>
