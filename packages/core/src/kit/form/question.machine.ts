import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import { isSame } from '../../kernel/same.ts'
import { failureIn, hasFailed, valueIn } from '../load/reading.domain.ts'
import type { Reading } from '../load/reading.machine.ts'
import { mustWait, untilWaited, type WaitContext, waitAfter, whenAskedToWait } from '../load/server-wait.domain.ts'
import type { AnyValues, RecordRules } from './record.domain.ts'

export type QuestionEvent =
  /** The values changed; `null` when they ask nothing. */
  { type: 'question.changed'; question: AnyValues | null } | { type: 'retry.chosen' }

/** To the form: the answer about its values as they are. */
export interface QuestionAnswered {
  readonly type: 'question.answered'
  readonly answer: unknown
}

export interface QuestionInput {
  readonly owner: { send(event: QuestionAnswered): void }
}

export interface QuestionContext extends QuestionInput, WaitContext {
  question: AnyValues | null
  /** The answer to this very question. */
  answer: unknown
  failure: Failure | null
}

/**
 * Asks the server about the values of a form while they are typed, such as the bank of an account. Another question
 * aborts the request and drops the answer, so a late answer is never shown for other values. When the server asks to wait, the
 * question waits once, and typing sends nothing meanwhile.
 */
export const questionMachine = setup({
  types: {
    input: {} as QuestionInput,
    context: {} as QuestionContext,
    events: {} as QuestionEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as { ask: Reading<unknown, AnyValues | null> },
  guards: {
    isSame: ({ context }, question: AnyValues | null) => isSame(context.question, question),
    mustWait,
    isNothing: (_, question: AnyValues | null) => question === null,
  },
  actions: {
    setQuestion: assign((_, question: AnyValues | null) => ({
      question,
      answer: null,
      failure: null,
      hasWaited: false,
    })),
    // The failure that asks to wait stays.
    replaceQuestion: assign((_, question: AnyValues | null) => ({ question, hasWaited: false })),
    setWaited: assign({ hasWaited: true }),
    setAnswer: assign((_, answer: unknown) => ({ answer, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyOwner: ({ context: { owner, answer } }) => owner.send({ type: 'question.answered', answer }),
  },
  // One question for a typed value, not one for each letter.
  delays: { typingPause: 400, wait: ({ context }) => waitAfter(context.failure) },
}).createMachine({
  id: 'question',
  context: ({ input }) => ({ ...input, question: null, answer: null, failure: null, hasWaited: false }),
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
          whenAskedToWait('waiting'),
          { guard: hasFailed, target: 'failed', actions: { type: 'setFailure', params: failureIn } },
          { target: 'answered', actions: { type: 'setAnswer', params: valueIn } },
        ],
      },
    },
    answered: {
      entry: 'notifyOwner',
      on: {
        // An edit cleared the error at its field, although it asks the same.
        'question.changed': {
          guard: { type: 'isSame', params: ({ event }) => event.question },
          actions: 'notifyOwner',
        },
      },
    },
    waiting: {
      on: {
        'question.changed': [
          { guard: { type: 'isSame', params: ({ event }) => event.question } },
          {
            guard: { type: 'isNothing', params: ({ event }) => event.question },
            target: 'silent',
            actions: { type: 'setQuestion', params: ({ event }) => event.question },
          },
          { actions: { type: 'replaceQuestion', params: ({ event }) => event.question } },
        ],
      },
      after: untilWaited('asking'),
    },
    failed: { on: { 'retry.chosen': 'asking' } },
  },
})

/** The question of a form after its values changed. */
export const questionChanged = (
  { questionOf }: RecordRules,
  { values, row }: { readonly values: AnyValues; readonly row: unknown },
): QuestionEvent => ({ type: 'question.changed', question: questionOf?.(values, row) ?? null })

export type QuestionActor = ActorRefFrom<typeof questionMachine>
