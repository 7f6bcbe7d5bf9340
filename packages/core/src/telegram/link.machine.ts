import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { notOvertaken } from '../account/account.domain.ts'
import { lostOf } from '../account/lost.domain.ts'
import type { Failure } from '../kernel/failure.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { showsDialog, writes } from '../kit/claims/claims.ts'
import { failureOf, noteFault } from '../kit/load/reading.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { type LinkContext, linkSetup } from './link.setup.ts'

interface WithAccount {
  readonly context: LinkContext
  readonly event: { readonly output: SupplierPatch }
}

const newsIn = ({ context: { asked, supplier }, event }: WithAccount): SupplierPatch =>
  notOvertaken(event.output, asked, supplier)

const tellAccount = {
  type: 'tellTrunk',
  params: (args: WithAccount): TrunkEvent => ({ type: 'supplier.changed', patch: newsIn(args) }),
} as const

/** The link is gone, whoever said so. */
const unlinked = {
  target: 'answered',
  actions: [
    { type: 'rememberChat', params: null },
    'forgetTold',
    { type: 'tellTrunk', params: { type: 'supplier.changed', patch: { telegramId: null } } },
    { type: 'tellTrunk', params: { type: 'warning.met', message: { key: 'telegram.disconnected' } } },
  ],
} as const

const notUnlinked = <Params extends (args: never) => Failure>(params: Params) =>
  ({ type: 'tellFailed', params }) as const

/** The link to the supplier's Telegram, for as long as they are signed in. */
export const linkMachine = linkSetup.createMachine({
  id: 'link',
  context: ({ input }) => ({
    ...input,
    asked: input.supplier,
    attempt: 0,
    toldChatId: null,
    waitingChatId: null,
    lost: null,
  }),
  initial: 'settled',
  on: {
    'telegram.linked': {
      guard: { type: 'isNew', params: ({ event }) => event.chatId },
      target: '.reading',
      actions: [
        { type: 'rememberTold', params: ({ event }) => event.chatId },
        { type: 'rememberChat', params: ({ event }) => event.chatId },
        'forgetAttempts',
        {
          type: 'tellTrunk',
          params: ({ event }): TrunkEvent => ({ type: 'supplier.changed', patch: { telegramId: event.chatId } }),
        },
      ],
    },
    'supplier.learned': { actions: { type: 'rememberSupplier', params: ({ event }) => event.supplier } },
  },
  states: {
    settled: {
      always: { guard: 'isWaiting', actions: ['tellWaiting', 'forgetWaiting'] },
      on: { 'disconnect.chosen': { guard: 'isLinked', target: 'asked' } },
    },

    // What the bot told is said once the account says so, too; what else is known may have changed with the link.
    reading: {
      tags: 'busy',
      entry: 'rememberAsked',
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: newsIn },
            target: 'settled',
            actions: [
              tellAccount,
              { type: 'tellTrunk', params: { type: 'success.met', message: { key: 'telegram.connected' } } },
            ],
          },
          { target: 'settled', actions: tellAccount },
        ],
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
      invoke: showsDialog,
      always: { guard: 'isLeft', target: 'settled' },
      on: {
        'disconnect.dismissed': 'settled',
        'screen.closed': 'settled',
        'disconnect.confirmed': {
          target: 'unlinking',
          actions: { type: 'tellPanel', params: { type: 'telegram.unlinked' } },
        },
      },
    },

    unlinking: {
      invoke: writes,
      initial: 'disconnecting',
      on: {
        'telegram.linked': {
          guard: { type: 'isNew', params: ({ event }) => event.chatId },
          actions: { type: 'rememberWaiting', params: ({ event }) => event.chatId },
        },
      },
      states: {
        disconnecting: {
          tags: 'busy',
          invoke: {
            id: 'disconnectTelegram',
            src: 'disconnectTelegram',
            onDone: unlinked,
            onError: [
              {
                guard: { type: 'mayBeGone', params: failureOf },
                target: 'checking',
                actions: { type: 'rememberLost', params: failureOf },
              },
              {
                target: 'answered',
                actions: [notUnlinked(failureOf), { type: 'tellPanel', params: { type: 'telegram.kept' } }],
              },
            ],
          },
        },

        // It may have been cut all the same, and news may say so first.
        checking: {
          tags: 'busy',
          entry: 'rememberAsked',
          always: { guard: 'isLeft', ...unlinked },
          invoke: {
            id: 'lookUpAccount',
            src: 'fetchAccount',
            onDone: [
              { guard: { type: 'isGone', params: ({ event }) => event.output }, ...unlinked },
              {
                target: 'answered',
                actions: [notUnlinked(lostOf), tellAccount, { type: 'tellPanel', params: { type: 'telegram.kept' } }],
              },
            ],
            onError: { target: 'answered', actions: notUnlinked(lostOf) },
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
