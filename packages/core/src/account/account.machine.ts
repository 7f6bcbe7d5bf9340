import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { toFailure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import type { AccountPort } from './account.port.ts'

export type AccountEvent = { type: 'refresh.wanted' } | { type: 'twoFactor.toggled' }

/** Told to the panel: the account was read, or could not be. */
export interface AccountSettled {
  readonly type: 'account.settled'
}

export interface AccountInput {
  readonly trunk: Trunk
  readonly panel: { send(news: AccountSettled): void }
}

export interface AccountContext extends AccountInput {
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
  actors: {} as PortActors<Pick<AccountPort, 'fetchAccount'>>,
  actions: {
    toggleTwoFactor: assign({ isTwoFactorWanted: ({ context }) => !context.isTwoFactorWanted }),
    tellPanel: ({ context }) => context.panel.send({ type: 'account.settled' }),
    tellTrunk,
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, isTwoFactorWanted: false }),
  initial: 'reading',
  on: { 'twoFactor.toggled': { actions: 'toggleTwoFactor' } },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        onDone: {
          target: 'known',
          actions: [
            {
              type: 'tellTrunk',
              params: ({ event }): TrunkEvent => ({ type: 'supplier.changed', patch: event.output }),
            },
            'tellPanel',
          ],
        },
        onError: {
          target: 'unknown',
          actions: [
            {
              type: 'tellTrunk',
              params: ({ event }): TrunkEvent => ({
                type: 'fault.noted',
                code: 'Failed to fetch account',
                failure: toFailure(event.error),
              }),
            },
            'tellPanel',
          ],
        },
      },
      on: { 'refresh.wanted': { target: 'reading', reenter: true } },
    },

    known: {
      on: { 'refresh.wanted': 'reading' },
    },

    unknown: {
      on: { 'refresh.wanted': 'reading' },
    },
  },
})

export type AccountActor = ActorRefFrom<typeof accountMachine>
export type AccountSnapshot = SnapshotFrom<typeof accountMachine>
