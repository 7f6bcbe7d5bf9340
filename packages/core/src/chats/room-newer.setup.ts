import { stateIn } from 'xstate'
import { failureIn, hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { MessagesFound } from './chats.domain.ts'
import { roomSetup } from './room.setup.ts'
import { endOf } from './room-gap.domain.ts'

const addNewer = [{ type: 'addNewer', params: valueIn<MessagesFound> }, 'tellSeen'] as const

/** Reads the newest messages of a room, and then those behind the last number without a gap. */
export const newer = roomSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy', 'opening'],
      invoke: {
        id: 'fetchMessages',
        src: 'fetchMessages',
        input: ({ context }) => ({ room: context.id }),
        onDone: [
          {
            guard: hasFailed,
            target: 'failed',
            actions: [{ type: 'setFailure', params: failureIn }, logFault('messages')],
          },
          { target: 'known', actions: [{ type: 'setOpened', params: valueIn }, 'tellSeen'] },
        ],
      },
    },
    failed: { on: { 'retry.chosen': 'opening', 'room.changed': 'opening' } },
    // A message that came early, and a number that the server has named, leave a gap, which is read.
    known: {
      always: [
        { guard: 'hasGap', target: 'pausing' },
        { guard: 'isBehind', target: 'reading' },
      ],
      on: { 'room.changed': 'reading' },
    },
    // The server did not return a number that it has named. It may have it later, so it is asked a few times more.
    pausing: {
      on: { 'room.changed': 'reading' },
      after: { gapPause: 'reading' },
    },
    reading: {
      tags: 'busy',
      initial: 'asking',
      states: {
        asking: { on: { 'room.changed': 'asked' } },
        // It changed again meanwhile.
        asked: {},
      },
      invoke: {
        id: 'fetchNewer',
        src: 'fetchMessages',
        input: ({ context: { id, messages, gap } }) => ({ room: id, after: endOf(messages, gap) }),
        onDone: [
          { guard: hasFailed, target: 'resting', actions: ['countUnanswered', logFault('new messages')] },
          {
            guard: stateIn({ newer: { reading: 'asked' } }),
            target: 'reading',
            reenter: true,
            actions: addNewer,
          },
          { target: 'known', actions: addNewer },
        ],
      },
    },
    // A message that comes, a new connection and a page that is shown again are told as changes of the room.
    resting: {
      on: { 'room.changed': 'reading' },
      after: {
        newerPause: {
          guard: { type: 'mayAskAgain', params: ({ context }) => context.unanswered },
          target: 'reading',
        },
      },
    },
  },
})
