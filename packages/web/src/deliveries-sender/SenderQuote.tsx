import type { Quote } from '@supplier/core/deliveries-panel/quote.domain'
import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import type { deliveriesSenderTranslations } from './deliveries-sender.translations.ts'
import { box, muted, row, title } from './Sender.styles.ts'

interface SenderQuoteProps {
  readonly answer: AnswerView<Quote>
  readonly onRetry: () => void
  readonly t: (typeof deliveriesSenderTranslations)['uk']['more']
}

/** What a sample parcel from a saved sender would cost. */
export function SenderQuote({ answer: { isLoading, answer, message, mayRetry }, onRetry, t }: SenderQuoteProps) {
  const { roundMoney } = useFormats()
  const language = useLanguage()
  const messageText = useMessageText()
  return (
    <section className={box} aria-label={t.quote}>
      <h3 className={title}>{t.quote}</h3>
      <div role="status">
        {isLoading && <p className={muted}>{t.quoting}</p>}
        {answer && (
          <p>
            {t.parcel} {(answer.weight ?? 1).toLocaleString(language)} {t.parcelTo} {answer.to}:{' '}
            <b>{answer.cost === null ? '—' : roundMoney(answer.cost)}</b>, {answer.daysFrom}–{answer.daysTo} {t.days}
          </p>
        )}
        {message && <p>{messageText(message)}</p>}
      </div>
      {mayRetry && (
        <div className={row}>
          <Button size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        </div>
      )}
    </section>
  )
}
