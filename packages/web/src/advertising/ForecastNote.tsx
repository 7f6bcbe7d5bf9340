import type { AnswerView } from '@supplier/core'
import type { Forecast } from '@supplier/core/sections/advertising'
import { formatCount } from '../i18n/counts.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/Button.tsx'
import type { MoreCampaignTexts } from './advertising.translations.ts'

interface ForecastNoteProps {
  readonly answer: AnswerView<Forecast>
  readonly onRetry: () => void
  readonly t: Readonly<Record<MoreCampaignTexts, string>>
}

/** What the bid and the budget would bring in a day, and the lowest bid. */
export function ForecastNote({ answer: { question, isLoading, failure, answer }, onRetry, t }: ForecastNoteProps) {
  const { money } = useFormats()
  if (question === null) return null
  const span = ({ min, max }: Forecast['clicks']) => `${formatCount(min)}–${formatCount(max)}`
  return (
    <span role="status">
      {isLoading && t.asking}
      {failure && (
        <>
          {t.askFailed}{' '}
          <Button size="small" onClick={onRetry}>
            {t.askAgain}
          </Button>
        </>
      )}
      {answer &&
        (answer.isKnown
          ? `${t.aDay}: ${span(answer.impressions)} ${t.shows}, ${span(answer.clicks)} ${t.presses}. ${t.minBid} ${money(answer.minBid)}`
          : t.unknown)}
    </span>
  )
}
