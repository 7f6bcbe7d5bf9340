import { shownImage } from '@supplier/core/kernel/address'
import { type Kopecks, kopecks } from '@supplier/core/kernel/money'
import type { OrderDetails } from '@supplier/core/orders/order-details.domain'
import type { Order } from '@supplier/core/orders/orders.domain'
import { useFormats } from '../i18n/use-formats.ts'
import { Sum } from '../kit/values/Sum.tsx'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { type SumLine, SumList } from '../ui/text/SumList.tsx'
import { wordOf } from './OrderCells.tsx'
import { detail, quiet } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

interface Part {
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

export function Lines({ details: { lines }, t }: Part & { readonly details: OrderDetails }) {
  const styles = detail()
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, title, variant, sku, image, quantity, price, total, shelves, inStock }) => (
        <li key={id} className={styles.line}>
          <span className={styles.picture}>
            <RemoteImage src={shownImage(image, settings.imageOrigins)} alt="">
              {null}
            </RemoteImage>
          </span>
          <span className={styles.about}>
            <span className={styles.goods}>{[title, variant].filter(Boolean).join(' · ')}</span>
            <span className={styles.facts}>
              {[
                sku,
                shelves.length > 0 && `${t.shelf} ${shelves.join(', ')}`,
                inStock === null ? t.gone : `${inStock} ${t.inStock}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
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
  readonly row: Order
  readonly details: OrderDetails
}

/** What adds up to the sum that the supplier receives, and below it who pays what, which is no part of it. */
export function Sums({ row: { total, payment, cod }, details: { sums }, t }: SumsProps) {
  const styles = detail()
  const { roundMoney } = useFormats()
  const { subtotal, discount, delivery, commission, toReceive } = sums ?? nothing
  const isReduced = subtotal !== null && discount !== null && discount !== 0
  const lines: readonly (SumLine | false)[] = [
    isReduced && { name: t.subtotal, value: roundMoney(subtotal) },
    isReduced && { name: t.discount, value: roundMoney(negated(discount)) },
    { name: t.sum, value: roundMoney(total), tone: 'strong', apart: isReduced },
    commission !== null && { name: t.commission, value: roundMoney(negated(commission)) },
    toReceive !== null && { name: t.toReceive, value: roundMoney(toReceive), tone: 'strong', apart: true },
  ]
  const notes = [
    [...new Set([wordOf(t, payment.method), wordOf(t, payment.status)])].filter(Boolean).join(' · '),
    cod !== null && cod > 0 && `${t.codSum} ${roundMoney(cod)}`,
    delivery !== null && delivery > 0 && `${t.deliverySum} ${roundMoney(delivery)}`,
  ]
  return (
    <div className={styles.sum}>
      <SumList lines={lines.filter((line) => line !== false)} />
      <p className={styles.notes}>
        {notes.filter(Boolean).map((note) => (
          <span key={String(note)}>{note}</span>
        ))}
      </p>
    </div>
  )
}

const nothing: NonNullable<OrderDetails['sums']> = {
  subtotal: null,
  discount: null,
  delivery: null,
  commission: null,
  toReceive: null,
}

/** A part that is taken off. */
const negated = (sum: Kopecks): Kopecks => kopecks(-Math.abs(sum))
