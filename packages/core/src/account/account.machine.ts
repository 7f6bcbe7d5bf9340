import { type ActorRefFrom, setup } from 'xstate'
import { toFailure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import type { AccountPort } from './account.port.ts'

export type AccountEvent = { type: 'refresh.wanted' }

/** Told to the panel: the account was read, or could not be. */
export interface AccountSettled {
  readonly type: 'account.settled'
}

export interface AccountContext {
  trunk: Trunk
  panel: { send(news: AccountSettled): void }
}

/** Who the supplier is, read at the start and whenever news may have been missed. */
export const accountMachine = setup({
  types: {
    input: {} as AccountContext,
    context: {} as AccountContext,
    events: {} as AccountEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<AccountPort, 'fetchAccount'>>,
  actions: {
    tellPanel: ({ context }) => context.panel.send({ type: 'account.settled' }),
    tellTrunk,
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => input,
  initial: 'reading',
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
