import { shownImage } from '@supplier/core/kernel/address'
import { type OrderClockActor, selectNow } from '@supplier/core/orders/order-clock.machine'
import type { Order } from '@supplier/core/orders/orders.domain'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { named, quiet } from './orders.styles.ts'

interface OrderNameProps {
  readonly row: Order
  readonly clock: OrderClockActor | null
  readonly children: ReactNode
}

/** The number of an order with its time, and below it the goods. */
export function OrderName({ row, clock, children }: OrderNameProps) {
  const now = useSelector(clock ?? undefined, (one) => (one ? selectNow(one) : null))
  const { dateTime, recent } = useFormats()
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
              {now === null ? dateTime(createdAt) : recent(createdAt, now)}
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
