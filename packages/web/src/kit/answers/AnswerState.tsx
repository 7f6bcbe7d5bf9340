import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import { Button } from '../../ui/buttons/Button.tsx'

interface AnswerStateProps {
  readonly answer: Pick<AnswerView<unknown>, 'isLoading' | 'failure'>
  readonly onRetry: () => void
  readonly t: Readonly<Record<'asking' | 'askFailed' | 'askAgain', string>>
}

/** Tells that the server is asked about the typed values, or why there is no answer, with a way to ask again. */
export function AnswerState({ answer: { isLoading, failure }, onRetry, t }: AnswerStateProps) {
  return (
    <>
      {isLoading && t.asking}
      {failure && (
        <>
          {t.askFailed}{' '}
          <Button size="small" onClick={onRetry}>
            {t.askAgain}
          </Button>
        </>
      )}
    </>
  )
}
