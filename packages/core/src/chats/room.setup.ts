import { assign, type CallbackActorLogic, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Message } from '../kernel/message.ts'
import { type DraftFound, draftEvents, draftMachine } from '../kit/drafts/draft.machine.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { cleanText } from '../kit/fields/clean-text.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import { oneOrderMachine } from '../orders/one-order.machine.ts'
import { withTemplate } from '../reply-templates/reply-templates.domain.ts'
import { templatesMachine } from '../reply-templates/reply-templates.machine.ts'
import { type FileState, type NamedFile, refusalOfFile } from './chat-file.domain.ts'
import { chatFileMachine, type FileChanged } from './chat-file.machine.ts'
import {
  type ChatMessage,
  factsOfRoom,
  joined,
  lastSeqIn,
  type MessagesFound,
  newAfter,
  type Room,
} from './chats.domain.ts'
import type { AttentionChanged, MessagesAsked } from './chats.port.ts'
import { draftOf, fitting, mistakeOf, writingIn, writingOf } from './composer.domain.ts'
import { type MessageSent, pauseAfter, type Unsent } from './outbox.domain.ts'
import { endOf, type Gap, gapAfter, noGap } from './room-gap.domain.ts'

export interface RoomInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplierId: number
  readonly id: string
  /** Learns that the list shows an older state of the room. */
  readonly owner: { send(event: RoomTouched): void }
}

export interface RoomTouched {
  readonly type: 'room.touched'
}

export interface RoomContext extends RoomInput {
  room: Room | null
  /** By number; there may be a gap before messages that came early. */
  messages: readonly ChatMessage[]
  hasBefore: boolean
  /** The newest number that the server has named. */
  lastSeq: number
  gap: Gap
  /** How often new messages were asked for without an answer. */
  unanswered: number
  failure: Failure | null
  /** Up to where the supplier has read. */
  readSeq: number
  /** Up to where the server was told so; its answer may name less, and it is not told the same again. */
  markedSeq: number
  /** How often it was told so without an answer. */
  unmarked: number
  /** The first message that was new when it came; a line stands before it. */
  newFrom: number | null
  /** Up to where the end of the room was shown. */
  seenSeq: number
  isAttentive: boolean
  isAtEnd: boolean
  text: string
  mistake: Message | null
  files: readonly FileState[]
}

export type RoomEvent =
  | DraftFound
  | FileChanged
  | AttentionChanged
  | MessageSent
  /** An order changed on the server; one without an id may be any. */
  | { type: 'order.changed'; id: string | null }
  /** The room changed on the server. */
  | { type: 'room.changed' }
  | { type: 'older.wanted' }
  /** Messages that the server did not return are asked for again. */
  | { type: 'gap.retried' }
  | { type: 'end.reached' }
  | { type: 'end.left' }
  | { type: 'text.typed'; text: string }
  | { type: 'template.chosen'; text: string }
  | { type: 'files.chosen'; files: readonly NamedFile[] }
  | { type: 'file.retried'; key: string }
  | { type: 'file.removed'; key: string }
  | { type: 'message.submitted' }
  /** A message that was not sent is to be changed. */
  | { type: 'message.edited'; message: Unsent }
  | { type: 'retry.chosen' }

/** How often a request without an answer is sent again before the room waits for a change. */
const mostTries = 8

const fileId = (key: string): string => `file-${key}`

/** Actors, guards and actions of one open room. */
export const roomSetup = setup({
  types: {
    input: {} as RoomInput,
    context: {} as RoomContext,
    events: {} as RoomEvent,
    tags: {} as 'busy' | 'opening' | 'older',
    children: {} as { draft: 'draft'; templates: 'templates'; order: 'order' },
  },
  actors: {
    ...({} as {
      fetchRoom: Reading<Room, string>
      fetchMessages: Reading<MessagesFound, MessagesAsked>
      markRead: PromiseActorLogic<number, { readonly room: string; readonly seq: number }>
      watchAttention: CallbackActorLogic<AttentionChanged, void>
    }),
    draft: draftMachine,
    templates: templatesMachine,
    file: chatFileMachine,
    order: oneOrderMachine,
  },
  guards: {
    isAboutOrder: ({ context: { room } }) => room?.subject?.type === 'order',
    hasOlder: ({ context }) => context.hasBefore,
    isBehind: ({ context: { messages, lastSeq, gap } }) => endOf(messages, gap) < lastSeq,
    hasGap: ({ context: { messages, lastSeq, gap } }) => gap.tries > 0 && endOf(messages, gap) < lastSeq,
    mayMark: ({ context: { isAttentive, isAtEnd, messages, readSeq, markedSeq } }) =>
      isAttentive && isAtEnd && newAfter(messages, Math.max(readSeq, markedSeq)) > 0,
    mayAskAgain: (_, tries: number) => tries < mostTries,
    isMine: ({ context }, { room }: MessageSent) => room === context.id,
    mayType: ({ context }) => context.room?.canWrite !== false,
    isEmpty: ({ context: { text, files } }) => text.trim() === '' && files.length === 0,
    isMistaken: ({ context }) => mistakeOf(context) !== null,
    isUntyped: ({ context: { text, files } }) => text === '' && files.length === 0,
    isProgress: (_, { change }: FileChanged) => change.state === undefined,
  },
  actions: {
    setRoom: assign(({ context: { readSeq, lastSeq, newFrom, seenSeq, messages } }, room: Room) => ({
      room,
      readSeq: Math.max(readSeq, room.readSeq),
      lastSeq: Math.max(lastSeq, room.lastSeq),
      // The line stands where the supplier had stopped reading.
      newFrom: newFrom ?? (room.unread > 0 && seenSeq === 0 ? room.readSeq + 1 : null),
      seenSeq: seenSeq === 0 ? Math.max(room.readSeq, lastSeqIn(messages)) : seenSeq,
    })),
    setOpened: assign(({ context }, { messages, hasBefore, lastSeq }: MessagesFound) => ({
      messages: joined(context.messages, messages),
      hasBefore,
      lastSeq: Math.max(context.lastSeq, lastSeq),
      failure: null,
    })),
    addOlder: assign(({ context }, { messages, hasBefore }: MessagesFound) => ({
      messages: joined(context.messages, messages),
      hasBefore,
    })),
    addNewer: assign(({ context }, found: MessagesFound) => {
      const { messages } = found
      const all = joined(context.messages, messages)
      const newest = Math.max(context.lastSeq, found.lastSeq)
      const isShown = context.isAtEnd && context.isAttentive
      const firstNew = messages.find(({ seq, from }) => seq > context.seenSeq && from !== 'supplier')
      return {
        messages: all,
        lastSeq: newest,
        unanswered: 0,
        gap: gapAfter(context.gap, { before: context.messages, all, found, lastSeq: newest }),
        seenSeq: isShown ? lastSeqIn(all) : context.seenSeq,
        newFrom: context.newFrom ?? (isShown ? null : (firstNew?.seq ?? null)),
      }
    }),
    addSent: assign(({ context }, { message }: MessageSent) => ({
      messages: joined(context.messages, [message]),
      lastSeq: Math.max(context.lastSeq, message.seq),
      newFrom: null,
    })),
    clearGap: assign({ gap: noGap }),
    countUnanswered: assign(({ context }) => ({ unanswered: context.unanswered + 1 })),
    countUnmarked: assign(({ context }) => ({ unmarked: context.unmarked + 1, markedSeq: 0 })),
    clearUnmarked: assign({ unmarked: 0 }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setAttentive: assign((_, isAttentive: boolean) => ({ isAttentive })),
    setAtEnd: assign(({ context: { messages, seenSeq } }, isAtEnd: boolean) => ({
      isAtEnd,
      seenSeq: isAtEnd ? lastSeqIn(messages) : seenSeq,
    })),
    setRead: assign(({ context: { readSeq } }, seq: number) => ({ readSeq: Math.max(readSeq, seq), unmarked: 0 })),
    setMarked: assign(({ context: { messages } }) => ({ markedSeq: lastSeqIn(messages) })),
    setText: assign((_, text: string) => ({ text, mistake: null })),
    putTemplate: assign(({ context: { text, room } }, template: string) => ({
      text: withTemplate(text, template, room ? factsOfRoom(room) : {}),
      mistake: null,
    })),
    setDraft: assign((_, texts: DraftTexts) => writingIn(texts)),
    saveDraft: ({ context, self }) => childOf(self, 'draft')?.send(draftEvents(draftOf(context))),
    takeBack: assign((_, message: Unsent) => ({
      ...writingOf(message),
      mistake: message.mayHaveArrived ? ({ key: 'chats.mayHaveArrived' } as const) : null,
    })),
    // Only now that the draft has its text and its files.
    removeUnsent: ({ context: { app } }, { room, key }: Unsent) => app.send({ type: 'message.removed', room, key }),
    setMistake: assign((_, mistake: Message) => ({ mistake })),
    showMistake: assign(({ context }) => ({ mistake: mistakeOf(context) })),
    handOver: ({ context: { app, ids, id, text, files } }) =>
      app.send({
        type: 'message.written',
        message: {
          room: id,
          key: ids.next(),
          text: cleanText(text).trim(),
          attachments: files.flatMap(({ attachment }) => attachment ?? []),
        },
      }),
    clearWriting: assign({ text: '', files: [], mistake: null, newFrom: null }),
    addFiles: assign(({ context: { app, id, ids, files }, self, spawn }, chosen: readonly NamedFile[]) => {
      const { taken, mistake } = fitting(files, chosen)
      const added = taken.map((file): FileState => {
        const [key, message] = [ids.next(), refusalOfFile(file)]
        if (message === null) spawn('file', { id: fileId(key), input: { app, owner: self, room: id, key, file } })
        const [{ name, size }, state, canRetry] = [file, message ? 'failed' : 'sending', message === null] as const
        return { key, name, size, state, progress: 0, message, attachment: null, canRetry }
      })
      return { files: [...files, ...added], mistake }
    }),
    changeFile: assign(({ context: { files, mistake } }, { key, change }: FileChanged) => ({
      files: files.map((file) => (file.key === key ? { ...file, ...change } : file)),
      mistake: mistake && 'key' in mistake && mistake.key === 'chats.filesUnsent' ? null : mistake,
    })),
    retryFile: ({ self }, key: string) => childOf(self, fileId(key))?.send({ type: 'retry.chosen' }),
    removeFile: assign(({ context: { files } }, key: string) => ({
      files: files.filter((file) => file.key !== key),
      mistake: null,
    })),
    tellOrder: ({ self }, id: string | null) => childOf(self, 'order')?.send({ type: 'order.changed', id }),
    tellSeen: ({ context: { app, id, messages } }) => {
      const keys = messages.flatMap(({ key }) => key ?? [])
      if (keys.length > 0) app.send({ type: 'messages.seen', room: id, keys: keys.slice(-100) })
    },
    tellTouched: ({ context: { owner } }) => owner.send({ type: 'room.touched' }),
    notifyApp,
  },
  delays: {
    gapPause: ({ context }) => pauseAfter(context.gap.tries),
    newerPause: ({ context }) => pauseAfter(context.unanswered),
    markPause: ({ context }) => pauseAfter(context.unmarked),
  },
})
