import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate'
import { notOvertaken } from '../account/account.domain.ts'
import type { AccountPort } from '../account/account.port.ts'
import { lostOf } from '../account/lost.domain.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { showsDialog, writes } from '../kit/claims/claims.ts'
import { failureOf, noteFault } from '../kit/load/reading.domain.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'
import { isGone, readingLimit, readingPause, saysGone } from './telegram.domain.ts'
import type { TelegramPort } from './telegram.port.ts'

export type LinkEvent =
  | { type: 'telegram.linked'; chatId: string }
  | { type: 'supplier.learned'; supplier: Supplier }
  | { type: 'disconnect.chosen' }
  | { type: 'disconnect.dismissed' }
  | { type: 'disconnect.confirmed' }
  | { type: 'retry.chosen' }
  /** The screen on which it is asked is gone. */
  | { type: 'screen.closed' }

/** Told to the panel: Telegram is being unlinked here, or was not. */
export interface UnlinkNews {
  readonly type: 'telegram.unlinked' | 'telegram.kept'
}

export interface LinkContext {
  trunk: Trunk
  panel: { send(news: UnlinkNews): void }
  /** Their `telegramId` is the chat with them; `null` while Telegram is not linked. */
  supplier: Supplier
  /** The supplier as known when the account was last asked for. */
  asked: Supplier
  /** How often the account was read in vain since it was linked. */
  attempt: number
  /** The chat that the bot told of last; `null` since it was unlinked. */
  toldChatId: string | null
  /** A chat that the bot told of while the link was being cut. */
  waitingChatId: string | null
  /** Why nobody knows whether it was cut. */
  lost: Failure | null
}

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
export const linkMachine = setup({
  types: {
    input: {} as Pick<LinkContext, 'trunk' | 'panel' | 'supplier'>,
    context: {} as LinkContext,
    events: {} as LinkEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<AccountPort, 'fetchAccount'> & Pick<TelegramPort, 'disconnectTelegram'>>,
  guards: {
    isNew: ({ context }, chatId: string) => context.toldChatId !== chatId,
    isWaiting: ({ context }) => context.waitingChatId !== null,
    isConfirmed: ({ context }, patch: SupplierPatch) => ({ ...context.supplier, ...patch }).telegramId !== null,
    isLinked: ({ context }) => context.supplier.telegramId !== null,
    isLeft: ({ context }) => context.supplier.telegramId === null,
    mayReadAgain: ({ context }) => context.attempt + 1 < readingLimit,
    mayBeGone: (_, failure: Failure) => isUnclear(failure) || saysGone(failure),
    isGone: ({ context }, answer: SupplierPatch) => isGone(answer, context.lost),
  },
  actions: {
    rememberChat: assign(({ context }, chatId: string | null) => ({
      supplier: { ...context.supplier, telegramId: chatId },
    })),
    rememberSupplier: assign(({ context }, supplier: Supplier) => ({
      supplier,
      toldChatId: supplier.telegramId === null ? null : context.toldChatId,
    })),
    rememberTold: assign((_, toldChatId: string) => ({ toldChatId })),
    forgetTold: assign({ toldChatId: null }),
    rememberWaiting: assign((_, waitingChatId: string) => ({ waitingChatId })),
    tellWaiting: raise(({ context }) => ({ type: 'telegram.linked' as const, chatId: must(context.waitingChatId) })),
    forgetWaiting: assign({ waitingChatId: null }),
    rememberLost: assign((_, lost: Failure) => ({ lost })),
    rememberAsked: assign({ asked: ({ context }) => context.supplier }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    tellPanel: ({ context }, news: UnlinkNews) => context.panel.send(news),
    tellFailed: ({ context: { trunk } }, failure: Failure) => {
      trunk.send({ type: 'fault.noted', code: 'Failed to disconnect Telegram', failure })
      trunk.send({ type: 'failure.met', failure })
      trunk.send({ type: 'write.failed' })
    },
    tellTrunk,
  },
  delays: { pauseEnds: ({ context }) => readingPause(context.attempt - 1) },
}).createMachine({
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
