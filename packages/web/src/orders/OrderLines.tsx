import { type Order, type OrderDetails, shownImage } from '@supplier/core'
import { useFormats } from '../i18n/use-formats.ts'
import { Sum } from '../kit/Sum.tsx'
import { RemoteImage } from '../ui/RemoteImage.tsx'
import { SumList } from '../ui/SumList.tsx'
import { settings } from '../wiring/settings.ts'
import { detail, quiet } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

interface Part {
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

export function Lines({ details: { lines }, t }: Part & { readonly details: OrderDetails }) {
  const styles = detail()
  return (
    <ul className={styles.lines} aria-label={t.lines}>
      {lines.map(({ id, title, variant, sku, image, quantity, price, total, shelves, inStock }) => (
        <li key={id} className={styles.line}>
          <span className={styles.picture}>
            <RemoteImage src={shownImage(image, settings.imageOrigins)} alt="">
              {null}
            </RemoteImage>
          </span>
          <span className={styles.about}>
            <span className={styles.goods}>{[title, variant].filter(Boolean).join(' · ')}</span>
            <span className={quiet}>
              {[sku, shelves.length > 0 && `${t.shelf} ${shelves.join(', ')}`].filter(Boolean).join(' · ')}
            </span>
            <span className={quiet}>{inStock === null ? t.gone : `${inStock} ${t.inStock}`}</span>
          </span>
          <span className={styles.sums}>
            <span className={quiet}>
              {quantity} × <Sum sum={price} />
            </span>
            <strong>
              <Sum sum={total} />
            </strong>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface SumsProps extends Part {
  readonly total: Order['total']
  readonly sums: NonNullable<OrderDetails['sums']>
}

/** A part that is nothing is not shown. What the carrier asks for is no part of the order's sum. */
export function Sums({ total, sums: { subtotal, discount, delivery, commission, toReceive }, t }: SumsProps) {
  const { money } = useFormats()
  const parts = [
    { name: t.subtotal, sum: subtotal },
    { name: t.discount, sum: discount },
  ].filter(({ sum }) => sum !== null && sum !== 0)
  const rest = [
    { name: t.deliverySum, sum: delivery },
    { name: t.commission, sum: commission },
    { name: t.toReceive, sum: toReceive },
  ].filter(({ sum }) => sum !== null)
  return (
    <SumList
      lines={[
        ...parts.map(({ name, sum }) => ({ name, value: money(sum) })),
        { name: t.total, value: money(total), tone: 'strong' as const, apart: true },
        ...rest.map(({ name, sum }) => ({ name, value: money(sum) })),
      ]}
    />
  )
}
