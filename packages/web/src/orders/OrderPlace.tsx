import type { OrderClockActor } from '@supplier/core/orders/order-clock.machine'
import { hasParcel } from '@supplier/core/orders/order-steps.domain'
import type { Order } from '@supplier/core/orders/orders.domain'
import { readableTelephone } from '@supplier/core/session/telephone.domain'
import { useFormats } from '../i18n/use-formats.ts'
import type { FoldFields } from '../kit/look/Aside.tsx'
import { CopyNumber } from './CopyNumber.tsx'
import { wordOf } from './OrderCells.tsx'
import { detail, failed, quiet } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

export interface PartProps {
  readonly row: Order
  readonly clock: OrderClockActor | null
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

/** Where the parcel goes and who takes it; the card turns into fields while that is changed. */
export function Delivery({ row, clock, t, fold }: PartProps & { readonly fold: FoldFields }) {
  const styles = detail()
  const { delivery, details, buyer } = row
  const recipient = details?.recipient ?? null
  const isBuyer = recipient === null || (recipient.name === buyer.name && recipient.phone === buyer.phone)
  return (
    <div className={styles.card}>
      <h3 className={styles.heading}>{t.delivery}</h3>
      <div className={styles.told}>
        <strong className={styles.name}>{wordOf(t, delivery.carrier)}</strong>
        <span>{[delivery.city, delivery.place].filter(Boolean).join(', ')}</span>
        <span className={isBuyer ? quiet : undefined}>
          {isBuyer
            ? t.takesBuyer
            : `${t.recipient}: ${[recipient.name, recipient.phone && readableTelephone(recipient.phone)].filter(Boolean).join(', ')}`}
        </span>
      </div>
      <Parcel row={row} clock={clock} t={t} />
      {fold('recipient', t.change)}
    </div>
  )
}

/** The waybill of an order, if the carrier has made one or has refused to. */
function Parcel({ row, clock, t }: PartProps) {
  const styles = detail()
  const { day, dateTime } = useFormats()
  const { shipment } = row
  if (shipment?.state === 'failed') return <span className={failed}>{shipment.error ?? t.notMade}</span>
  if (!hasParcel(row) || shipment === null) return null
  return (
    <>
      {shipment.ttn === null ? (
        <span className={styles.ttn}>{t.making}</span>
      ) : (
        <CopyNumber clock={clock} label={t.copyTtn} text={shipment.ttn}>
          <span className={styles.ttn}>{inFours(shipment.ttn)}</span>
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
  )
}

/** The number of a waybill as people read it out. */
const inFours = (ttn: string): string => ttn.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
