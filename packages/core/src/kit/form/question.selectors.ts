import type { Failure } from '../../kernel/failure.ts'
import type { QuestionActor } from './question.machine.ts'
import type { AnyValues } from './record.domain.ts'

/** What the server said about the values of a form, for its view. */
export interface AnswerView<Answer> {
  /** What was asked; `null` while the values ask nothing. */
  readonly question: AnyValues | null
  readonly isLoading: boolean
  /** `null` before the answer, and after a failure. */
  readonly answer: Answer | null
  readonly failure: Failure | null
}

export const selectAnswer = (
  snapshot: Pick<ReturnType<QuestionActor['getSnapshot']>, 'context' | 'hasTag'> | undefined,
): AnswerView<never> => {
  if (snapshot === undefined) return { question: null, isLoading: false, answer: null, failure: null }
  const { question, answer, failure } = snapshot.context
  return { question, isLoading: snapshot.hasTag('loading'), answer: answer as never, failure }
}

export const sameAnswer = (one: AnswerView<unknown>, other: AnswerView<unknown>): boolean =>
  one.question === other.question &&
  one.isLoading === other.isLoading &&
  one.answer === other.answer &&
  one.failure === other.failure
