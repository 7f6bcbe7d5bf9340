import type { OrderClockActor } from '@supplier/core/orders/order-clock.machine'
import { hasLimit } from '@supplier/core/orders/order-time.domain'
import type { Order, OrderStatus as Status } from '@supplier/core/orders/orders.domain'
import { useFormats } from '../i18n/use-formats.ts'
import { Sum } from '../kit/values/Sum.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { Deadline } from './Deadline.tsx'
import { quiet, stack, strong, sums } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

export interface CellProps {
  readonly row: Order
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

const statusTones = {
  new: 'warning',
  on_hold: 'warning',
  confirmed: 'info',
  packing: 'info',
  ready: 'info',
  shipped: 'plain',
  arrived: 'info',
  completed: 'plain',
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

/** The states that want something of the supplier out of turn. In the others the word is enough. */
const wanting: readonly string[] = ['new', 'on_hold', 'arrived', 'refused', 'returning'] satisfies Status[]

export interface TimedProps extends CellProps {
  readonly clock: OrderClockActor | null
}

/** The state of an order in the list, and below it until when the supplier or the buyer must act. */
export function OrderStanding({ row, clock, t }: TimedProps) {
  const { status, shipment } = row
  const word = wordOf(t, status)
  return (
    <span className={stack} data-lines="">
      {wanting.includes(status) || !isKnown(status) ? (
        <Badge tone={statusTone(status)}>{word}</Badge>
      ) : (
        <span className={strong} title={word}>
          {status === 'ready' ? t.atReady : word}
        </span>
      )}
      {hasLimit(row) ? (
        <span className={quiet}>
          <Deadline row={row} clock={clock} t={t} />
        </span>
      ) : (
        shipment?.carrierStatus && (
          <span className={quiet} title={shipment.carrierStatus}>
            {shipment.carrierStatus}
          </span>
        )
      )}
    </span>
  )
}

/** The sum of an order, and below it how it is paid. */
export function OrderTotal({ row: { total, payment, cod }, t }: CellProps) {
  const { roundMoney } = useFormats()
  const isOnDelivery = (cod ?? 0) > 0
  const word = isOnDelivery && payment.status !== 'control' ? t.onDelivery : wordOf(t, payment.status)
  return (
    <span className={sums} data-lines="">
      <span className={strong}>
        <Sum sum={total} />
      </span>
      {word && (
        <span
          className={quiet}
          title={[wordOf(t, payment.method), isOnDelivery && `${t.codSum} ${roundMoney(cod)}`]
            .filter(Boolean)
            .join(', ')}
        >
          {word}
        </span>
      )}
    </span>
  )
}
