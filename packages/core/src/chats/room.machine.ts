import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { logDraftFault } from '../kernel/telling.ts'
import { failureIn, hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import { lastSeqIn } from './chats.domain.ts'
import { roomSetup } from './room.setup.ts'
import { noGap } from './room-gap.domain.ts'
import { newer } from './room-newer.setup.ts'

/** One open room: its messages, up to where they are read, and the message that is being written. */
export const roomMachine = roomSetup.createMachine({
  id: 'room',
  context: ({ input }) => ({
    ...input,
    room: null,
    messages: [],
    hasBefore: false,
    lastSeq: 0,
    gap: noGap,
    unanswered: 0,
    failure: null,
    readSeq: 0,
    markedSeq: 0,
    unmarked: 0,
    newFrom: null,
    seenSeq: 0,
    isAttentive: false,
    isAtEnd: true,
    text: '',
    mistake: null,
    files: [],
  }),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { clock, supplierId, id }, self }) => ({ owner: self, clock, supplierId, form: `chat-${id}` }),
      onError: { actions: logDraftFault },
    },
    {
      id: 'templates',
      src: 'templates',
      input: ({ context: { app, clock, supplierId } }) => ({ app, clock, supplierId }),
      onError: { actions: notifyFailure },
    },
    // Without it nothing is marked as read.
    { id: 'watchAttention', src: 'watchAttention', onError: {} },
  ],
  type: 'parallel',
  on: {
    'attention.changed': { actions: { type: 'setAttentive', params: ({ event }) => event.isAttentive } },
    'gap.retried': { actions: 'clearGap' },
    'end.reached': { actions: { type: 'setAtEnd', params: true } },
    'end.left': { actions: { type: 'setAtEnd', params: false } },
    'message.sent': {
      guard: { type: 'isMine', params: ({ event }) => event },
      actions: [{ type: 'addSent', params: ({ event }) => event }, 'tellTouched'],
    },
    'draft.found': {
      guard: 'isUntyped',
      actions: { type: 'setDraft', params: ({ event }) => event.texts },
    },
    'text.typed': { actions: [{ type: 'setText', params: ({ event }) => event.text }, 'saveDraft'] },
    'template.chosen': { actions: [{ type: 'putTemplate', params: ({ event }) => event.text }, 'saveDraft'] },
    'files.chosen': {
      guard: 'mayType',
      actions: [{ type: 'addFiles', params: ({ event }) => event.files }, 'saveDraft'],
    },
    'file.changed': [
      {
        guard: { type: 'isProgress', params: ({ event }) => event },
        actions: { type: 'changeFile', params: ({ event }) => event },
      },
      { actions: [{ type: 'changeFile', params: ({ event }) => event }, 'saveDraft'] },
    ],
    'file.retried': { actions: { type: 'retryFile', params: ({ event }) => event.key } },
    'file.removed': { actions: [{ type: 'removeFile', params: ({ event }) => event.key }, 'saveDraft'] },
    'message.edited': [
      {
        guard: 'isUntyped',
        actions: [
          { type: 'takeBack', params: ({ event }) => event.message },
          'saveDraft',
          { type: 'removeUnsent', params: ({ event }) => event.message },
        ],
      },
      { actions: { type: 'setMistake', params: { key: 'chats.composerBusy' } } },
    ],
    'message.submitted': [
      { guard: 'isEmpty' },
      { guard: 'isMistaken', actions: 'showMistake' },
      { guard: 'mayType', actions: ['handOver', 'clearWriting', 'saveDraft'] },
    ],
  },
  states: {
    /** The room itself: who may write, and up to where the other side has read. */
    about: {
      initial: 'reading',
      on: { 'room.changed': { target: '.reading' } },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchRoom',
            src: 'fetchRoom',
            input: ({ context }) => context.id,
            onDone: [
              {
                guard: hasFailed,
                target: 'failed',
                actions: [{ type: 'setFailure', params: failureIn }, logFault('a chat')],
              },
              { target: 'known', actions: { type: 'setRoom', params: valueIn } },
            ],
          },
        },
        known: {},
        failed: { on: { 'retry.chosen': 'reading' } },
      },
    },

    /** The order that the room is about, beside the conversation. */
    order: {
      initial: 'unknown',
      states: {
        unknown: { always: { guard: 'isAboutOrder', target: 'known' } },
        known: {
          on: { 'order.changed': { actions: { type: 'tellOrder', params: ({ event }) => event.id } } },
          invoke: {
            id: 'order',
            src: 'order',
            input: ({ context: { app, clock, room } }) => ({ app, clock, id: must(room?.subject).id }),
            onError: { actions: notifyFailure },
          },
        },
      },
    },

    newer,

    older: {
      initial: 'idle',
      states: {
        idle: { on: { 'older.wanted': { guard: 'hasOlder', target: 'reading' } } },
        reading: {
          tags: ['busy', 'older'],
          invoke: {
            id: 'fetchOlder',
            src: 'fetchMessages',
            input: ({ context: { id, messages } }) => ({ room: id, before: messages[0]?.seq ?? 1 }),
            onDone: [
              { guard: hasFailed, target: 'idle', actions: logFault('older messages') },
              { target: 'idle', actions: { type: 'addOlder', params: valueIn } },
            ],
          },
        },
      },
    },

    marks: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'mayMark', target: 'marking' } },
        marking: {
          tags: 'busy',
          entry: 'setMarked',
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context: { id, messages } }) => ({ room: id, seq: lastSeqIn(messages) }),
            onDone: {
              target: 'idle',
              actions: [{ type: 'setRead', params: ({ event }) => event.output }, 'tellTouched'],
            },
            onError: { target: 'resting', actions: ['countUnmarked', logFault('the mark of a read message')] },
          },
        },
        resting: {
          on: { 'room.changed': { target: 'idle', actions: 'clearUnmarked' } },
          after: {
            markPause: {
              guard: { type: 'mayAskAgain', params: ({ context }) => context.unmarked },
              target: 'idle',
            },
          },
        },
      },
    },
  },
})

export type RoomActor = ActorRefFrom<typeof roomMachine>
export type RoomSnapshot = SnapshotFrom<typeof roomMachine>
