import { shownImage } from '@supplier/core/kernel/address'
import { textOf } from '@supplier/core/kernel/word'
import { copyBesideOrder, type OneOrderActor } from '@supplier/core/orders/one-order.machine'
import { type OneOrderView, selectOneOrder } from '@supplier/core/orders/one-order.selectors'
import { useSelector } from '@xstate/react'
import { formatSpan } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Copying } from '../kit/values/CopyText.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { orderWords } from '../parcels/order-words.translations.ts'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { card, cardTitle, orderCard } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'

interface OrderAsideProps {
  readonly actor: OneOrderActor
  readonly t: ChatTexts
}

/** The order that the conversation is about: where it stands, what is in it, and what comes next. */
export function OrderAside({ actor, t }: OrderAsideProps) {
  const view = useSelector(actor, selectOneOrder)
  if (view === null) return <Skeleton height="10rem" />
  return <ShownOrder view={view} actor={actor} t={t} />
}

const minute = 60_000

function ShownOrder({ view, actor, t }: OrderAsideProps & { readonly view: OneOrderView }) {
  const { order, status, method, limit, urgency, location, next } = view
  const copy = useSelector(actor, copyBesideOrder)
  const language = useLanguage()
  const words = orderWords[language]
  const { roundMoney } = useFormats()
  const styles = orderCard()
  const ttn = order.shipment?.ttn ?? null
  const images = order.firstLines.flatMap(({ image }) => image ?? [])
  const remaining = limit === null ? null : formatSpan(Math.max(1, Math.round(Math.abs(limit.left) / minute)), language)
  return (
    <div className={card}>
      <h3 className={cardTitle}>{t.order}</h3>
      <div className={styles.row}>
        <RouteLink location={location}>№ {order.number}</RouteLink>
        <Badge tone={order.status === 'new' ? 'warning' : 'neutral'}>{textOf(words.status, status)}</Badge>
      </div>
      {remaining !== null && (
        <span className={styles.left} data-urgency={urgency}>
          {urgency === 'over' ? t.over(remaining) : limit?.isStorage ? t.stored(remaining) : t.left(remaining)}
        </span>
      )}
      {images.length > 0 && (
        <div className={styles.images}>
          {images.map((image, at) => (
            <RemoteImage key={at} src={shownImage(image, settings.imageOrigins)} alt="" />
          ))}
        </div>
      )}
      <ul className={styles.goods}>
        {order.firstLines.map(({ title }, at) => (
          <li key={at}>{title}</li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div className={styles.row}>
          <dt>{order.payment.status === 'paid' ? t.paid : textOf(words.payment, method) || t.sum}</dt>
          <dd className={styles.sum}>{roundMoney(order.total)}</dd>
        </div>
        {(order.delivery.city || order.delivery.place) && (
          <div className={styles.row}>
            <dt>{t.where}</dt>
            <dd>{[order.delivery.city, order.delivery.place].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        {ttn !== null && (
          <div className={styles.row}>
            <dt>{t.ttn}</dt>
            <dd className={styles.ttn}>
              {ttn}
              {copy && <Copying label={`${t.copyTtn}: ${ttn}`} text={ttn} copy={copy} />}
            </dd>
          </div>
        )}
      </dl>
      {next && (
        <RouteButton block variant="soft" location={next.location}>
          {t.next[next.action]}
        </RouteButton>
      )}
    </div>
  )
}
