import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { hasFailed, noteFault, sinceIn, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import { notOvertaken } from './account.domain.ts'
import type { AccountPort } from './account.port.ts'

export type AccountEvent =
  | { type: 'refresh.wanted'; since?: number }
  | { type: 'supplier.learned'; supplier: Supplier }
  | { type: 'twoFactor.toggled' }

/** Told to the panel: the account was read, or could not be. */
export interface AccountSettled {
  readonly type: 'account.settled'
}

export interface AccountInput {
  readonly trunk: Trunk
  readonly panel: { send(news: AccountSettled): void }
  readonly supplier: Supplier
}

export interface AccountContext extends AccountInput {
  supplier: Supplier
  /** The supplier as known when the account was last asked for. */
  asked: Supplier
  /** A wish that is kept here only, until somebody signs out: the API knows nothing of it. */
  isTwoFactorWanted: boolean
}

/** Who the supplier is, read at the start and whenever news may have been missed. */
export const accountMachine = setup({
  types: {
    input: {} as AccountInput,
    context: {} as AccountContext,
    events: {} as AccountEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<Pick<AccountPort, 'fetchAccount'>>,
  actions: {
    rememberSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    rememberAsked: assign({ asked: ({ context }) => context.supplier }),
    toggleTwoFactor: assign({ isTwoFactorWanted: ({ context }) => !context.isTwoFactorWanted }),
    tellPanel: ({ context }) => context.panel.send({ type: 'account.settled' }),
    tellTrunk,
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, asked: input.supplier, isTwoFactorWanted: false }),
  initial: 'reading',
  on: {
    'refresh.wanted': '.reading',
    'supplier.learned': { actions: { type: 'rememberSupplier', params: ({ event }) => event.supplier } },
    'twoFactor.toggled': { actions: 'toggleTwoFactor' },
  },
  states: {
    reading: {
      tags: 'busy',
      entry: 'rememberAsked',
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        input: sinceIn,
        onDone: [
          { guard: hasFailed, target: 'unknown', actions: [noteFault('account'), 'tellPanel'] },
          {
            target: 'known',
            actions: [
              {
                type: 'tellTrunk',
                params: ({ context: { asked, supplier }, event }): TrunkEvent => ({
                  type: 'supplier.changed',
                  patch: notOvertaken(valueIn({ event }), asked, supplier),
                }),
              },
              'tellPanel',
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
