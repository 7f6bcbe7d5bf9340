import { hasParcel, type Order, type OrderClockActor, type OrderStatus as Status, shownImage } from '@supplier/core'
import type { ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { Badge } from '../ui/Badge.tsx'
import { RemoteImage } from '../ui/RemoteImage.tsx'
import { settings } from '../wiring/settings.ts'
import { CopyNumber } from './CopyNumber.tsx'
import { cut, mono, named, quiet, stack } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

interface CellProps {
  readonly row: Order
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

export const statusTones = {
  new: 'accent',
  on_hold: 'warning',
  confirmed: 'info',
  packing: 'info',
  ready: 'info',
  shipped: 'neutral',
  arrived: 'neutral',
  completed: 'success',
  refused: 'danger',
  returning: 'warning',
  returned: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<Status, string>

/** The colour of a state; none for one that is not known. */
export const statusTone = (status: string) => (isKnown(status) ? statusTones[status] : 'neutral')

const isKnown = (status: string): status is Status => status in statusTones

/** The word of the server, where the panel knows none of its own. */
export const wordOf = (t: CellProps['t'], word: string | null): string =>
  word === null ? '' : word in t ? t[word as MoreOrderTexts] : word

/** The state of an order, with the carrier's words about the parcel. A state that is not known is shown as it came. */
export function OrderStatus({ row: { status, shipment }, t }: CellProps) {
  return (
    <span className={stack} data-lines="">
      <Badge tone={statusTone(status)}>{wordOf(t, status)}</Badge>
      {shipment?.carrierStatus && <span className={quiet}>{shipment.carrierStatus}</span>}
    </span>
  )
}

/** The number of an order with its time, and below it the goods. */
export function OrderName({ row, children }: { readonly row: Order; readonly children: ReactNode }) {
  const { dateTime } = useFormats()
  const { firstLines, quantity, createdAt } = row
  const [first] = firstLines
  const styles = named()
  const more = quantity - firstLines.length
  return (
    <span className={styles.root}>
      <span className={styles.pictures} aria-hidden="true">
        {firstLines.slice(0, 3).map(({ image }, at) => (
          <span key={at} className={styles.picture}>
            <RemoteImage src={shownImage(image, settings.imageOrigins)} alt="">
              {null}
            </RemoteImage>
          </span>
        ))}
      </span>
      <span className={styles.texts} data-lines="">
        <span className={styles.head}>
          {children}
          {createdAt && (
            <span className={quiet} title={dateTime(createdAt)}>
              {dateTime(createdAt)}
            </span>
          )}
        </span>
        {first && (
          <span className={styles.goods} title={firstLines.map(({ title }) => title).join(', ')}>
            {first.title}
            {more > 0 && ` +${more}`}
          </span>
        )}
      </span>
    </span>
  )
}

/** Where the parcel goes, and its number. */
export function OrderDelivery({ row, clock, t }: CellProps & { readonly clock: OrderClockActor | null }) {
  const { delivery, shipment } = row
  const place = [delivery.city, delivery.place].filter(Boolean).join(', ') || wordOf(t, delivery.carrier)
  return (
    <span className={stack} data-lines="">
      <span className={cut} title={place}>
        {place}
      </span>
      {hasParcel(row) && shipment?.ttn && (
        <CopyNumber clock={clock} label={t.copyTtn} text={shipment.ttn}>
          <span className={mono}>{shipment.ttn}</span>
        </CopyNumber>
      )}
    </span>
  )
}

/** How the order is paid, and what the buyer pays at the carrier's. */
export function OrderPayment({ row: { payment, cod }, t }: CellProps) {
  const { money } = useFormats()
  return (
    <span className={stack} data-lines="">
      <span>{wordOf(t, payment.status)}</span>
      <span className={quiet}>
        {cod === null || cod === 0 ? wordOf(t, payment.method) : `${t.codSum} ${money(cod)}`}
      </span>
    </span>
  )
}
