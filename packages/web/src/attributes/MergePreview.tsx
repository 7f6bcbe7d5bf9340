import type { ValueMerge } from '@supplier/core/attributes/attributes.section'
import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import { AnswerState } from '../kit/answers/AnswerState.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { mergePreview } from './Attributes.styles.ts'
import type { AttributeTexts } from './attributes.translations.ts'

interface MergePreviewProps {
  readonly answer: AnswerView<ValueMerge>
  readonly onRetry: () => void
  readonly more: Readonly<Record<AttributeTexts, string>>
}

/** What a merge of values changes, and which products it leaves alone, before it is confirmed. */
export function MergePreview({ answer: state, onRetry, more }: MergePreviewProps) {
  const { question, answer } = state
  const styles = mergePreview()
  if (question === null) return null
  return (
    <div className={styles.root} role="status">
      <AnswerState answer={state} onRetry={onRetry} t={more} />
      {answer && (
        <p>
          {more.mergeChanges} <strong>{answer.products}</strong>
        </p>
      )}
      {answer && answer.colliding.length > 0 && (
        <>
          <p>{more.mergeLeaves}</p>
          <ul className={styles.list}>
            {answer.colliding.map(({ id, title }) => (
              <li key={id}>
                <RouteLink location={{ to: 'product-edit', params: { id } }}>{title}</RouteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
