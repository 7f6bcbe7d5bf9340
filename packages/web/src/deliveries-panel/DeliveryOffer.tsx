import type { DeliveryMethod } from '@supplier/core/deliveries-panel/deliveries-panel.section'
import { type DeliveryMethods, locationOfNeed } from '@supplier/core/deliveries-panel/deliveries-panel.section'
import { deliveryOfferOf } from '@supplier/core/deliveries-panel/delivery-offer.domain'
import type { Quote } from '@supplier/core/deliveries-panel/quote.domain'
import { entryOf, textOf } from '@supplier/core/kernel/word'
import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import type { ValuesIn } from '@supplier/core/kit/section/section.domain'
import { box, muted, row, title } from '../deliveries-sender/Sender.styles.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import type { deliveriesPanelTranslations } from './deliveries-panel.translations.ts'

const added = { key: 'addKey', sender: 'addSender', address: 'addAddress' } as const

interface DeliveryOfferProps {
  readonly values: ValuesIn<DeliveryMethods>
  readonly row: DeliveryMethod | null
  readonly answer: AnswerView<Quote>
  readonly onRetry: () => void
  readonly t: (typeof deliveriesPanelTranslations)['uk']['more']
}

/** The method as a buyer will see it, with the price of a sample parcel, while the form is being filled in. */
export function DeliveryOffer({ values, row: method, answer, onRetry, t }: DeliveryOfferProps) {
  const { roundMoney } = useFormats()
  const messageText = useMessageText()
  const { message, mayRetry, isLoading } = answer
  const offer = deliveryOfferOf(values, method, answer.answer)
  const { price } = offer
  return (
    <section className={box} aria-label={t.buyerView}>
      <h3 className={muted}>{t.buyerView}</h3>
      <p className={title}>
        {offer.title} ·{' '}
        {price === 'free' ? t.free : price === 'carrier' ? t.byCarrier : price === null ? '—' : roundMoney(price)}
      </p>
      {offer.freeFrom !== null && (
        <p>
          {t.freeOver} {roundMoney(offer.freeFrom)}
        </p>
      )}
      <div role="status">
        {isLoading && <p className={muted}>{t.quoting}</p>}
        {offer.sample !== null && (
          <p>
            {t.sample} {roundMoney(offer.sample)}
          </p>
        )}
        {offer.days && (
          <p>
            {t.arrives} {offer.days.from === offer.days.to ? offer.days.to : `${offer.days.from}–${offer.days.to}`}{' '}
            {t.arrivesDays}
          </p>
        )}
        {message && <p className={muted}>{messageText(message)}</p>}
      </div>
      {offer.sampleNeeds && (
        <p className={muted}>
          {t.sampleNeeds}{' '}
          <RouteLink location={locationOfNeed(offer.sampleNeeds, method?.id ?? null)}>
            {textOf(t, entryOf(added, offer.sampleNeeds) ?? offer.sampleNeeds)}
          </RouteLink>
        </p>
      )}
      {offer.cutoff && (
        <p className={muted}>
          {t.later} {offer.cutoff}
        </p>
      )}
      {offer.note !== '' && <p className={muted}>{offer.note}</p>}
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
