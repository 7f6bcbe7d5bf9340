import type { Forecast } from '@supplier/core/advertising/advertising.section'
import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import { formatCount } from '../i18n/counts.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { AnswerState } from '../kit/answers/AnswerState.tsx'
import type { MoreCampaignTexts } from './advertising.translations.ts'

interface ForecastNoteProps {
  readonly answer: AnswerView<Forecast>
  readonly onRetry: () => void
  readonly t: Readonly<Record<MoreCampaignTexts, string>>
}

/** What the bid and the budget would bring in a day, and the lowest bid. */
export function ForecastNote({ answer: state, onRetry, t }: ForecastNoteProps) {
  const { question, answer } = state
  const { roundMoney } = useFormats()
  if (question === null) return null
  const span = ({ min, max }: Forecast['clicks']) => `${formatCount(min)}–${formatCount(max)}`
  return (
    <span role="status">
      <AnswerState answer={state} onRetry={onRetry} t={t} />
      {answer &&
        (answer.isKnown
          ? `${t.aDay}: ${span(answer.impressions)} ${t.shows}, ${span(answer.clicks)} ${t.presses}. ${t.minBid} ${roundMoney(answer.minBid)}`
          : t.unknown)}
    </span>
  )
}
