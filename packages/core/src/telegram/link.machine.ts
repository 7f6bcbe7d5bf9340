import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { notOvertaken } from '../account/account.domain.ts'
import { lostOf } from '../account/lost.domain.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { showsDialog, writes } from '../kit/claims/claims.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { type LinkContext, linkSetup } from './link.setup.ts'

interface WithAccount {
  readonly context: LinkContext
  readonly event: { readonly output: SupplierPatch }
}

const eventsIn = ({ context: { asked, supplier }, event }: WithAccount): SupplierPatch =>
  notOvertaken(event.output, asked, supplier)

const notifyAccount = {
  type: 'notifyApp',
  params: (args: WithAccount): FeatureEvent => ({ type: 'supplier.changed', patch: eventsIn(args) }),
} as const

/** Telegram is unlinked, as a response or an event says. */
const unlinked = {
  target: 'answered',
  actions: [
    { type: 'setChat', params: null },
    'clearTold',
    { type: 'notifyApp', params: { type: 'supplier.changed', patch: { telegramId: null } } },
    { type: 'notifyApp', params: { type: 'warning.reported', message: { key: 'telegram.disconnected' } } },
  ],
} as const

const notUnlinked = <Params extends (args: never) => Failure>(params: Params) =>
  ({ type: 'notifyFailed', params }) as const

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
        { type: 'setTold', params: ({ event }) => event.chatId },
        { type: 'setChat', params: ({ event }) => event.chatId },
        'clearAttempts',
        {
          type: 'notifyApp',
          params: ({ event }): FeatureEvent => ({ type: 'supplier.changed', patch: { telegramId: event.chatId } }),
        },
      ],
    },
    'supplier.updated': { actions: { type: 'setSupplier', params: ({ event }) => event.supplier } },
  },
  states: {
    settled: {
      always: { guard: 'isWaiting', actions: ['notifyWaiting', 'clearWaiting'] },
      on: { 'disconnect.chosen': { guard: 'isLinked', target: 'asked' } },
    },

    // A link reported by the bot is announced only after the account confirms it. The read also loads other fields that
    // may have changed with the link.
    reading: {
      tags: 'busy',
      entry: 'setAsked',
      invoke: {
        id: 'fetchAccount',
        src: 'fetchAccount',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: eventsIn },
            target: 'settled',
            actions: [
              notifyAccount,
              { type: 'notifyApp', params: { type: 'success.reported', message: { key: 'telegram.connected' } } },
            ],
          },
          { target: 'settled', actions: notifyAccount },
        ],
        onError: [
          { guard: 'mayReadAgain', target: 'pausing', actions: 'countAttempt' },
          { target: 'unread', actions: logFault('account') },
        ],
      },
    },

    pausing: { after: { pauseEnds: 'reading' } },

    unread: {
      on: {
        'retry.chosen': { target: 'reading', actions: 'clearAttempts' },
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
          actions: { type: 'notifyPanel', params: { type: 'telegram.unlinked' } },
        },
      },
    },

    unlinking: {
      invoke: writes,
      initial: 'disconnecting',
      on: {
        'telegram.linked': {
          guard: { type: 'isNew', params: ({ event }) => event.chatId },
          actions: { type: 'setWaiting', params: ({ event }) => event.chatId },
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
                actions: { type: 'setLost', params: failureOf },
              },
              {
                target: 'answered',
                actions: [notUnlinked(failureOf), { type: 'notifyPanel', params: { type: 'telegram.kept' } }],
              },
            ],
          },
        },

        // The link may be cut although the request failed; a realtime event may confirm it before the account is read.
        checking: {
          tags: 'busy',
          entry: 'setAsked',
          always: { guard: 'isLeft', ...unlinked },
          invoke: {
            id: 'lookUpAccount',
            src: 'fetchAccount',
            onDone: [
              { guard: { type: 'isGone', params: ({ event }) => event.output }, ...unlinked },
              {
                target: 'answered',
                actions: [
                  notUnlinked(lostOf),
                  notifyAccount,
                  { type: 'notifyPanel', params: { type: 'telegram.kept' } },
                ],
              },
            ],
            onError: { target: 'answered', actions: notUnlinked(lostOf) },
          },
        },

        // Ends the write claim only after the outcome is reported, so that a delayed sign-out learns the outcome first.
        answered: { always: '#link.settled' },
      },
    },
  },
})

export type LinkActor = ActorRefFrom<typeof linkMachine>
export type LinkSnapshot = SnapshotFrom<typeof linkMachine>
