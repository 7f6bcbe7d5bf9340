import { assign, raise, setup } from 'xstate'
import type { AccountPort } from '../account/account.port.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
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

export const linkSetup = setup({
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
})
