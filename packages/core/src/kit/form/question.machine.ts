import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import { failureIn, hasFailed, valueIn } from '../load/reading.domain.ts'
import type { Reading } from '../load/reading.machine.ts'
import { type AnyValues, isSame } from './record.domain.ts'

export type QuestionEvent =
  /** The values changed; `null` when they ask nothing. */
  { type: 'question.changed'; question: AnyValues | null } | { type: 'retry.chosen' }

export interface QuestionContext {
  question: AnyValues | null
  /** The answer to this very question. */
  answer: unknown
  failure: Failure | null
}

/**
 * Asks the server about the values of a form while they are typed, such as the bank of an account. Another question
 * aborts the request and drops the answer, so a late answer is never shown for other values.
 */
export const questionMachine = setup({
  types: {
    context: {} as QuestionContext,
    events: {} as QuestionEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as { ask: Reading<unknown, AnyValues | null> },
  guards: {
    isSame: ({ context }, question: AnyValues | null) => isSame(context.question, question),
    isNothing: (_, question: AnyValues | null) => question === null,
  },
  actions: {
    setQuestion: assign((_, question: AnyValues | null) => ({ question, answer: null, failure: null })),
    setAnswer: assign((_, answer: unknown) => ({ answer, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  // One question for a typed value, not one for each letter.
  delays: { typingPause: 400 },
}).createMachine({
  id: 'question',
  context: { question: null, answer: null, failure: null },
  initial: 'silent',
  on: {
    'question.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event.question } },
      {
        guard: { type: 'isNothing', params: ({ event }) => event.question },
        target: '.silent',
        actions: { type: 'setQuestion', params: ({ event }) => event.question },
      },
      { target: '.typing', reenter: true, actions: { type: 'setQuestion', params: ({ event }) => event.question } },
    ],
  },
  states: {
    silent: {},
    typing: { tags: 'loading', after: { typingPause: 'asking' } },
    asking: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context.question,
        onDone: [
          { guard: hasFailed, target: 'failed', actions: { type: 'setFailure', params: failureIn } },
          { target: 'answered', actions: { type: 'setAnswer', params: valueIn } },
        ],
      },
    },
    answered: {},
    failed: { on: { 'retry.chosen': 'asking' } },
  },
})

export type QuestionActor = ActorRefFrom<typeof questionMachine>
