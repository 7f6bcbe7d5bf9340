import type { FeatureEvent } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { Message } from '../../kernel/message.ts'

/** What the server shows of a request without an answer; `unknown` when it will never show whether it was carried out. */
export type Found<Answer> =
  | { readonly found: 'carriedOut'; readonly answer: Answer }
  | { readonly found: 'nothing' | 'unknown' }

/** How a request ended: `notArrived` when it can no longer arrive, `unknown` when looking again would show no more. */
export type SendOutput<Answer> =
  | { readonly result: 'done'; readonly answer: Answer }
  | { readonly result: 'refused' | 'notArrived' | 'unclear' | 'unknown'; readonly failure: Failure }

/** The answer that a look-up by a key has found. */
export const foundOf = <Answer>(answer: Answer | null): Found<Answer> =>
  answer === null ? { found: 'nothing' } : { found: 'carriedOut', answer }

/** What a record shows of a request; `null` when it never will. */
export const shownOf = (isDone: boolean | null): Found<undefined> =>
  isDone === true ? { found: 'carriedOut', answer: undefined } : { found: isDone === null ? 'unknown' : 'nothing' }

/** The answer to a request that was carried out; `null` for any other. */
export const sentAnswer = <Answer>(output: SendOutput<Answer>): Answer | null =>
  output.result === 'done' ? output.answer : null

/** The message about a request that was refused, or of which nothing was found. */
export const messageOfNone = (output: SendOutput<unknown>, unclear: Message): FeatureEvent =>
  output.result === 'refused'
    ? { type: 'failure.reported', failure: output.failure }
    : { type: 'warning.reported', message: unclear }
