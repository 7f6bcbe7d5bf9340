import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import type { SeriesPreview } from '@supplier/core/shelvings/shelvings.section'
import { AnswerState } from '../kit/answers/AnswerState.tsx'
import type { MoreShelfTexts } from './shelvings.translations.ts'

interface SeriesNoteProps {
  readonly answer: AnswerView<SeriesPreview>
  readonly onRetry: () => void
  readonly t: Readonly<Record<MoreShelfTexts, string>>
}

/** Which shelves a series makes, and how many of them exist already. */
export function SeriesNote({ answer: state, onRetry, t }: SeriesNoteProps) {
  const { question, answer } = state
  if (question === null) return null
  const codes = answer?.codes ?? []
  const [first, last] = [codes[0], codes.at(-1)]
  const existing = answer?.existing.length ?? 0
  return (
    <span role="status">
      <AnswerState answer={state} onRetry={onRetry} t={t} />
      {answer && (
        <>
          {codes.length > 1 ? `${first} … ${last}` : first}
          {'. '}
          {existing > 0 && `${t.exist} ${existing}, `}
          {`${existing > 0 ? t.rest : t.willMake} ${codes.length - existing}`}
        </>
      )}
    </span>
  )
}
