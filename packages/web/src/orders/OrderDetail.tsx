import { hasParcel, locationOfBuyer, mayChange, type Order, type OrderClockActor, orderPathOf } from '@supplier/core'
import { RouteLink } from '../app/RouteLink.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Link } from '../ui/Link.tsx'
import { Steps } from '../ui/Steps.tsx'
import { CopyNumber } from './CopyNumber.tsx'
import { Deadline } from './Deadline.tsx'
import { OrderStatus, wordOf } from './OrderCells.tsx'
import { History } from './OrderHistory.tsx'
import { Lines, Sums } from './OrderLines.tsx'
import { detail, failed, quiet } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

interface DetailProps {
  readonly row: Order
  readonly clock: OrderClockActor | null
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

/** What an open order is: its goods and sums, the buyer, the place, the parcel, the payment, and what happened to it. */
export function OrderDetail({ row, clock, t }: DetailProps) {
  const styles = detail()
  const { dateTime } = useFormats()
  const { details, createdAt, store, source } = row
  const path = orderPathOf(row)
  return (
    <div className={styles.root}>
      <div className={styles.state}>
        <OrderStatus row={row} t={t} />
        <Deadline row={row} clock={clock} t={t} />
        <span className={quiet}>
          {[createdAt && dateTime(createdAt), store?.title, wordOf(t, source)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {path && (
        <Steps
          label={t.path}
          titles={path.points.map((point) => wordOf(t, point))}
          current={path.reached}
          narrow={`${Math.min(path.reached + 1, path.points.length)} / ${path.points.length}`}
        />
      )}
      {details && <Lines details={details} t={t} />}
      {details?.sums && <Sums total={row.total} sums={details.sums} t={t} />}
      <div className={styles.cards}>
        <Buyer row={row} clock={clock} t={t} />
        <Delivery row={row} clock={clock} t={t} />
      </div>
      {details?.buyerComment && (
        <div className={styles.card}>
          <h3 className={styles.heading}>{t.comment}</h3>
          <p>{details.buyerComment}</p>
        </div>
      )}
      {details && details.history.length > 0 && <History history={details.history} t={t} />}
    </div>
  )
}

function Buyer({ row: { id, buyer, payment, cod }, clock, t }: DetailProps) {
  const styles = detail()
  const { money } = useFormats()
  const words = useTranslations().section.orders
  const record = [
    buyer.orders > 0 && words.orders({ count: buyer.orders }),
    buyer.refused > 0 && words.refusals({ count: buyer.refused }),
  ]
  return (
    <div className={styles.card}>
      <h3 className={styles.heading}>{t.buyer}</h3>
      <span>{buyer.name}</span>
      {buyer.phone && (
        <CopyNumber clock={clock} label={t.copyPhone} text={`+${buyer.phone}`}>
          <Link href={`tel:+${buyer.phone}`} aria-label={`${t.call}: +${buyer.phone}`}>
            +{buyer.phone}
          </Link>
        </CopyNumber>
      )}
      <span className={quiet}>{record.filter(Boolean).join(' · ')}</span>
      <RouteLink location={locationOfBuyer(id)}>{t.write}</RouteLink>
      <h3 className={styles.heading}>{t.payment}</h3>
      <span>{[...new Set([wordOf(t, payment.method), wordOf(t, payment.status)])].filter(Boolean).join(' · ')}</span>
      {cod !== null && cod > 0 && (
        <span>
          {t.codSum} {money(cod)}
        </span>
      )}
    </div>
  )
}

function Delivery({ row, clock, t }: DetailProps) {
  const styles = detail()
  const { day, dateTime } = useFormats()
  const { delivery, shipment, details } = row
  const recipient = details?.recipient ?? null
  return (
    <div className={styles.card}>
      <h3 className={styles.heading}>{t.delivery}</h3>
      <span>{wordOf(t, delivery.carrier)}</span>
      <span>{[delivery.city, delivery.place].filter(Boolean).join(', ')}</span>
      {/* Fields show the recipient as long as it may change. */}
      {recipient && !mayChange(row) && (
        <>
          <h3 className={styles.heading}>{t.recipient}</h3>
          <span>{[recipient.name, recipient.phone && `+${recipient.phone}`].filter(Boolean).join(', ')}</span>
        </>
      )}
      <h3 className={styles.heading}>{t.parcel}</h3>
      {hasParcel(row) && shipment ? (
        <>
          {shipment.ttn === null ? (
            <span className={styles.ttn}>{t.making}</span>
          ) : (
            <CopyNumber clock={clock} label={t.copyTtn} text={shipment.ttn}>
              <span className={styles.ttn}>{shipment.ttn}</span>
            </CopyNumber>
          )}
          {shipment.carrierStatus && <span>{shipment.carrierStatus}</span>}
          {shipment.storedUntil && (
            <span className={quiet}>
              {t.storedUntil} {day(shipment.storedUntil)}
            </span>
          )}
          {shipment.printedAt && (
            <span className={quiet}>
              {t.printed} {dateTime(shipment.printedAt)}
            </span>
          )}
        </>
      ) : (
        <span className={quiet}>{t.noParcel}</span>
      )}
      {shipment?.state === 'failed' && <span className={failed}>{shipment.error ?? t.notMade}</span>}
    </div>
  )
}
