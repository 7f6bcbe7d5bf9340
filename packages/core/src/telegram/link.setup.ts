import { assign, raise, setup } from 'xstate'
import type { AccountPort } from '../account/account.port.ts'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'
import { isGone, readingLimit, readingPause, saysGone } from './telegram.domain.ts'
import type { TelegramPort } from './telegram.port.ts'

export type LinkEvent =
  | { type: 'telegram.linked'; chatId: string }
  | { type: 'supplier.updated'; supplier: Supplier }
  | { type: 'disconnect.chosen' }
  | { type: 'disconnect.dismissed' }
  | { type: 'disconnect.confirmed' }
  | { type: 'retry.chosen' }
  /** The screen that shows the dialog about unlinking is closed. */
  | { type: 'screen.closed' }

/** Sent to the panel: Telegram is being unlinked here, or the unlinking failed. */
export interface UnlinkEvent {
  readonly type: 'telegram.unlinked' | 'telegram.kept'
}

export interface LinkContext {
  app: AppRef
  panel: { send(events: UnlinkEvent): void }
  /** Their `telegramId` is the chat with the bot; `null` while Telegram is not linked. */
  supplier: Supplier
  /** The supplier as it was when the last read of the account started. */
  asked: Supplier
  /** The number of failed reads of the account since Telegram was linked. */
  attempt: number
  /** The last chat that the bot reported; `null` after an unlinking. */
  toldChatId: string | null
  /** A chat that the bot reported during an unlinking. */
  waitingChatId: string | null
  /** Why the outcome of the unlinking is unclear. */
  lost: Failure | null
}

export const linkSetup = setup({
  types: {
    input: {} as Pick<LinkContext, 'app' | 'panel' | 'supplier'>,
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
    setChat: assign(({ context }, chatId: string | null) => ({
      supplier: { ...context.supplier, telegramId: chatId },
    })),
    setSupplier: assign(({ context }, supplier: Supplier) => ({
      supplier,
      toldChatId: supplier.telegramId === null ? null : context.toldChatId,
    })),
    setTold: assign((_, toldChatId: string) => ({ toldChatId })),
    clearTold: assign({ toldChatId: null }),
    setWaiting: assign((_, waitingChatId: string) => ({ waitingChatId })),
    notifyWaiting: raise(({ context }) => ({ type: 'telegram.linked' as const, chatId: must(context.waitingChatId) })),
    clearWaiting: assign({ waitingChatId: null }),
    setLost: assign((_, lost: Failure) => ({ lost })),
    setAsked: assign({ asked: ({ context }) => context.supplier }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    clearAttempts: assign({ attempt: 0 }),
    notifyPanel: ({ context }, events: UnlinkEvent) => context.panel.send(events),
    notifyFailed: ({ context: { app } }, failure: Failure) => {
      app.send({ type: 'fault.logged', code: 'Failed to disconnect Telegram', failure })
      app.send({ type: 'failure.reported', failure })
      app.send({ type: 'write.failed' })
    },
    notifyApp,
  },
  delays: { pauseEnds: ({ context }) => readingPause(context.attempt - 1) },
})
