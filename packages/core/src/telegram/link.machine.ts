import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notOvertaken } from '../account/account.domain.ts'
import type { AccountPort } from '../account/account.port.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import { hasWrites, type Trunk, type TrunkEvent, tellNotWritten, tellTrunk } from '../kernel/trunk.ts'
import { failureOf, noteFault } from '../resource/reading.domain.ts'
import type { Supplier } from '../session/session.domain.ts'
import { readingLimit, readingPause } from './telegram.domain.ts'
import type { TelegramPort } from './telegram.port.ts'

export type LinkEvent =
  | { type: 'telegram.linked'; chatId: string }
  | { type: 'supplier.learned'; supplier: Supplier }
  | { type: 'disconnect.chosen' }
  | { type: 'disconnect.dismissed' }
  | { type: 'disconnect.confirmed' }
  | { type: 'retry.chosen' }

export interface LinkContext {
  trunk: Trunk
  panel: { send(news: { type: 'telegram.unlinked' }): void }
  /** Their `telegramId` is the chat with them; `null` while Telegram is not linked. */
  supplier: Supplier
  /** The supplier as known when the account was last asked for. */
  asked: Supplier
  /** How often the account was read in vain since it was linked. */
  attempt: number
}

const gone = 404

/** The link to the supplier's Telegram, for as long as they are signed in. */
export const linkMachine = setup({
  types: {
    input: {} as Pick<LinkContext, 'trunk' | 'panel' | 'supplier'>,
    context: {} as LinkContext,
    events: {} as LinkEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<AccountPort, 'fetchAccount'> & Pick<TelegramPort, 'disconnectTelegram'>>,
  guards: {
    isNew: ({ context }, chatId: string) => context.supplier.telegramId !== chatId,
    isLinked: ({ context }) => context.supplier.telegramId !== null,
    isLeft: ({ context }) => context.supplier.telegramId === null,
    mayReadAgain: ({ context }) => context.attempt + 1 < readingLimit,
    mayBeGone: (_, failure: Failure) => isUnclear(failure) || ('status' in failure && failure.status === gone),
  },
  actions: {
    rememberChat: assign(({ context }, chatId: string | null) => ({
      supplier: { ...context.supplier, telegramId: chatId },
    })),
    rememberSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    rememberAsked: assign({ asked: ({ context }) => context.supplier }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    tellPanel: ({ context }) => context.panel.send({ type: 'telegram.unlinked' }),
    tellTrunk,
  },
  delays: { pauseEnds: ({ context }) => readingPause(context.attempt - 1) },
}).createMachine({
  id: 'link',
  context: ({ input }) => ({ ...input, asked: input.supplier, attempt: 0 }),
  initial: 'settled',
  on: {
    'telegram.linked': {
      guard: { type: 'isNew', params: ({ event }) => event.chatId },
      target: '.reading',
      actions: [
        { type: 'rememberChat', params: ({ event }) => event.chatId },
        'forgetAttempts',
        {
          type: 'tellTrunk',
          params: ({ event }): TrunkEvent => ({ type: 'supplier.changed', patch: { telegramId: event.chatId } }),
        },
        { type: 'tellTrunk', params: { type: 'success.met', message: { key: 'telegram.connected' } } },
      ],
    },
    'supplier.learned': { actions: { type: 'rememberSupplier', params: ({ event }) => event.supplier } },
  },
  states: {
    settled: {
      on: { 'disconnect.chosen': { guard: 'isLinked', target: 'asked' } },
    },

    // What else is known of the supplier may have changed with the link.
    reading: {
      tags: 'busy',
      entry: 'rememberAsked',
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        onDone: {
          target: 'settled',
          actions: {
            type: 'tellTrunk',
            params: ({ context: { asked, supplier }, event }): TrunkEvent => ({
              type: 'supplier.changed',
              patch: notOvertaken(event.output, asked, supplier),
            }),
          },
        },
        onError: [
          { guard: 'mayReadAgain', target: 'pausing', actions: 'countAttempt' },
          { target: 'unread', actions: noteFault('account') },
        ],
      },
    },

    pausing: { after: { pauseEnds: 'reading' } },

    unread: {
      on: {
        'retry.chosen': { target: 'reading', actions: 'forgetAttempts' },
        'disconnect.chosen': { guard: 'isLinked', target: 'asked' },
      },
    },

    asked: {
      always: { guard: 'isLeft', target: 'settled' },
      on: {
        'disconnect.dismissed': 'settled',
        'disconnect.confirmed': 'disconnecting',
      },
    },

    disconnecting: {
      ...hasWrites('link'),
      initial: 'sending',
      states: {
        sending: {
          tags: 'busy',
          invoke: {
            id: 'disconnectTelegram',
            src: 'disconnectTelegram',
            onDone: {
              target: 'answered',
              actions: [
                { type: 'rememberChat', params: null },
                'tellPanel',
                { type: 'tellTrunk', params: { type: 'supplier.changed', patch: { telegramId: null } } },
                { type: 'tellTrunk', params: { type: 'warning.met', message: { key: 'telegram.disconnected' } } },
              ],
            },
            onError: [
              {
                guard: { type: 'mayBeGone', params: failureOf },
                target: 'answered',
                actions: [...tellNotWritten, { type: 'tellTrunk', params: { type: 'account.outdated' } }],
              },
              {
                target: 'answered',
                actions: tellNotWritten,
              },
            ],
          },
        },

        // Whoever waits for it to log out hears what came of it first.
        answered: { always: '#link.settled' },
      },
    },
  },
})

export type LinkActor = ActorRefFrom<typeof linkMachine>
export type LinkSnapshot = SnapshotFrom<typeof linkMachine>
