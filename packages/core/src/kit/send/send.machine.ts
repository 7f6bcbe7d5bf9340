import { type ActorLogic, assign, type EventObject, type PromiseActorLogic, type Snapshot, setup } from 'xstate'
import { type Failure, isUnclear, requestLifetime } from '../../kernel/failure.ts'
import { must } from '../../kernel/must.ts'
import { type Abort, actorsOf } from '../../kernel/port.ts'
import { writes } from '../claims/claims.ts'
import { failureOf } from '../load/reading.domain.ts'
import type { Found, SendOutput } from './send.domain.ts'

/** Sent to the owner when a request got no answer, so that it is looked up. */
export interface AnswerMissed {
  readonly type: 'answer.missed'
}

export interface SendInput<Request> {
  readonly request: Request
  /** The server answers a repeated request as the first time, so that it is repeated before it is looked up. */
  readonly isKeyed?: boolean
  /** It was sent before: it is looked up, and once only if it can no longer arrive (`isLate`). */
  readonly sent?: { readonly isLate: boolean }
  readonly owner?: { send(event: AnswerMissed): void }
}

interface SendContext extends SendInput<unknown> {
  /** The request can no longer arrive, so the next look-up is the last one. */
  readonly isFinal: boolean
  /** Why there is no answer. */
  readonly failure: Failure
  readonly output: SendOutput<unknown> | null
}

/** One request that changes something. */
export type Send<Request, Answer> = ActorLogic<Snapshot<SendOutput<Answer>>, EventObject, SendInput<Request>>

const noAnswer: Failure = { kind: 'unreachable' }

// An answer of unknown type would leave these functions without a contextual type.
const requestIn = ({ context }: { readonly context: SendContext }): unknown => context.request
const answerIn = ({ event }: { readonly event: { readonly output: unknown } }): unknown => event.output
const foundIn = ({ event }: { readonly event: { readonly output: Found<unknown> } }): Found<unknown> => event.output

const unclear = { guard: 'isFinal', target: 'over', actions: { type: 'setEnd', params: 'unclear' } } as const
const refused = {
  guard: { type: 'isRefused', params: failureOf },
  target: 'over',
  actions: [
    { type: 'setFailure', params: failureOf },
    { type: 'setEnd', params: 'refused' },
  ],
} as const
const answered = { target: 'over', actions: { type: 'setAnswer', params: answerIn } } as const

/**
 * Sends a request that changes something once. Without a certain answer it is looked up, at once and once more when it
 * can no longer arrive; after that it is unclear. Only a request whose key the server honours is sent again, before each
 * look-up: a refusal of the repetition may meet the first request at its work, and proves nothing about it.
 */
export const sendMachine = setup({
  types: {
    input: {} as SendInput<unknown>,
    context: {} as SendContext,
    output: {} as SendOutput<unknown>,
    tags: {} as 'busy',
  },
  actors: {} as {
    write: PromiseActorLogic<unknown, unknown>
    lookUp: PromiseActorLogic<Found<unknown>, unknown>
  },
  guards: {
    isRefused: (_, failure: Failure) => !isUnclear(failure),
    isSent: ({ context }) => context.sent !== undefined,
    isKeyed: ({ context }) => context.isKeyed === true,
    isFinal: ({ context }) => context.isFinal,
    isKeyedFinal: ({ context }) => context.isKeyed === true && context.isFinal,
    isEndless: ({ context }, { found }: Found<unknown>) => found === 'unknown' && context.isKeyed !== true,
    isRepetitionRefused: ({ context }, { found }: Found<unknown>) =>
      found === 'nothing' && context.isKeyed === true && context.isFinal && !isUnclear(context.failure),
    isCarriedOut: (_, { found }: Found<unknown>) => found === 'carriedOut',
  },
  actions: {
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setFinal: assign({ isFinal: true }),
    setAnswer: assign((_, answer: unknown) => ({ output: { result: 'done', answer } })),
    setFound: assign((_, found: Found<unknown>) => ({
      output: { result: 'done', answer: found.found === 'carriedOut' ? found.answer : null },
    })),
    setEnd: assign(({ context: { failure } }, result: Exclude<SendOutput<unknown>['result'], 'done'>) => ({
      output: { result, failure },
    })),
    tellMissed: ({ context: { owner } }) => owner?.send({ type: 'answer.missed' }),
  },
  delays: { requestIsLost: requestLifetime },
}).createMachine({
  id: 'send',
  context: ({ input }) => ({ ...input, isFinal: input.sent?.isLate === true, failure: noAnswer, output: null }),
  output: ({ context }) => must(context.output),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isSent', target: 'missed' }, { target: 'sending' }] },

    sending: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'write',
          src: 'write',
          input: requestIn,
          onDone: answered,
          onError: [refused, { target: 'missed', actions: { type: 'setFailure', params: failureOf } }],
        },
      ],
    },

    missed: {
      entry: 'tellMissed',
      always: [{ guard: 'isKeyed', target: 'repeating' }, { target: 'lookingUp' }],
    },

    // The key makes the server answer as the first time, or carry it out now if the request never arrived.
    repeating: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'repeat',
          src: 'write',
          input: requestIn,
          onDone: answered,
          onError: { target: 'lookingUp', actions: { type: 'setFailure', params: failureOf } },
        },
      ],
    },

    lookingUp: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'lookUp',
          src: 'lookUp',
          input: requestIn,
          onDone: [
            {
              guard: { type: 'isCarriedOut', params: foundIn },
              target: 'over',
              actions: { type: 'setFound', params: foundIn },
            },
            {
              guard: { type: 'isEndless', params: foundIn },
              target: 'over',
              actions: { type: 'setEnd', params: 'unknown' },
            },
            {
              guard: { type: 'isRepetitionRefused', params: foundIn },
              target: 'over',
              actions: { type: 'setEnd', params: 'refused' },
            },
            // The repetition may still arrive, or the record will never show it: another repetition may be answered.
            { guard: 'isKeyedFinal', target: 'over', actions: { type: 'setEnd', params: 'unclear' } },
            { guard: 'isFinal', target: 'over', actions: { type: 'setEnd', params: 'notArrived' } },
            { target: 'waiting' },
          ],
          onError: [unclear, { target: 'waiting' }],
        },
      ],
    },

    waiting: { invoke: writes, after: { requestIsLost: { target: 'missed', actions: 'setFinal' } } },

    over: { type: 'final' },
  },
})

/** The send machine of one kind of request: how it is sent, and how it is looked up. */
export const sendOf = <Request, Answer>(port: {
  write(request: Request, signal: Abort): Promise<Answer>
  lookUp(request: Request, signal: Abort): Promise<Found<Answer>>
}): Send<Request, Answer> =>
  sendMachine.provide({ actors: actorsOf(port) as never }) as unknown as Send<Request, Answer>
