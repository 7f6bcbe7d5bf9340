import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import {
  type AdProblem,
  type AdProblemCode,
  adProblemCodes,
  longestAd,
  markedParts,
  textProblems,
} from '@supplier/core/telegram-ads/telegram-ads.section'
import { AnswerState } from '../kit/answers/AnswerState.tsx'
import { checked, over } from './telegram-ads.styles.ts'
import type { MoreAdTexts } from './telegram-ads.translations.ts'

interface AdTextNoteProps {
  readonly text: string
  readonly answer: AnswerView<readonly AdProblem[]>
  readonly onRetry: () => void
  readonly t: Readonly<Record<MoreAdTexts, string>>
}

const isKnown = (code: string): code is AdProblemCode => adProblemCodes.some((one) => one === code)

/** How long the text of an ad is, and what the moderators dislike, with its words marked. */
export function AdTextNote({ text, answer: state, onRetry, t }: AdTextNoteProps) {
  const styles = checked()
  const { length } = text.trim()
  const problems = textProblems(state.answer ?? [])
  return (
    <span className={styles.root}>
      {/* A reader of the screen would say each key. */}
      <span className={length > longestAd ? over : ''} aria-live="off">
        {length} / {longestAd}
      </span>
      <AnswerState answer={state} onRetry={onRetry} t={t} />
      {problems.length > 0 && (
        <>
          <span className={styles.text}>
            {markedParts(text, problems).map(({ from, text: part, isMarked }) =>
              isMarked ? (
                <mark key={from} className={styles.mark}>
                  {part}
                </mark>
              ) : (
                part
              ),
            )}
          </span>
          {problems.map(({ code, range, message }) => (
            <span key={`${code} ${range?.from}`} className={styles.line}>
              <span className={styles.words}>«{text.slice(range?.from, range?.to)}»</span>{' '}
              {isKnown(code) ? t[code] : message}
            </span>
          ))}
        </>
      )}
      {state.answer && problems.length === 0 && length > 0 && t.noProblems}
    </span>
  )
}
