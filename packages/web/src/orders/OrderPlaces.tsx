import { hasParcel } from '@supplier/core/orders/order-steps.domain'
import type { Order } from '@supplier/core/orders/orders.domain'
import { readableTelephone } from '@supplier/core/session/telephone.domain'
import { CopyNumber } from './CopyNumber.tsx'
import { type CellProps, type TimedProps, wordOf } from './OrderCells.tsx'
import { cut, mono, quiet, stack } from './orders.styles.ts'
import { placeAbbreviations } from './orders.translations.ts'

/** Who ordered, and below it the number of the parcel, or until there is one where it goes. */
export function OrderBuyer({ row, clock, t }: TimedProps) {
  const { buyer, delivery, shipment } = row
  const place = placeOf(delivery) || wordOf(t, delivery.carrier)
  return (
    <span className={stack} data-lines="">
      <span
        className={cut}
        title={[buyer.name, buyer.phone && readableTelephone(buyer.phone)].filter(Boolean).join(', ')}
      >
        {buyer.name}
      </span>
      {hasParcel(row) && shipment?.ttn ? (
        <span className={quiet} title={place}>
          <CopyNumber clock={clock} label={t.copyTtn} text={shipment.ttn}>
            <span className={mono}>{shipment.ttn}</span>
          </CopyNumber>
        </span>
      ) : (
        place !== '' && (
          <span className={quiet} title={place}>
            {shortPlace(place)}
          </span>
        )
      )}
    </span>
  )
}

/** Where the parcel goes, and below it who carries it. */
export function OrderDelivery({ row: { delivery }, t }: CellProps) {
  const place = placeOf(delivery)
  const carrier = wordOf(t, delivery.carrier)
  return (
    <span className={stack} data-lines="">
      {place && <span title={place}>{place}</span>}
      {carrier && <span className={place ? quiet : ''}>{carrier}</span>}
    </span>
  )
}

interface StoreProps extends Pick<CellProps, 't'>, Pick<Order, 'source'> {
  readonly store: NonNullable<Order['store']>
}

/** The store of an order, and below it from where the order came. */
export function OrderStore({ store: { title }, source, t }: StoreProps) {
  return (
    <span className={stack} data-lines="">
      <span title={title}>{title}</span>
      {source && <span className={quiet}>{wordOf(t, source)}</span>}
    </span>
  )
}

const placeOf = ({ city, place }: Order['delivery']): string => [city, place].filter(Boolean).join(', ')

/** The place as it is written in a list, where the kinds of branches are abbreviated. */
const shortPlace = (place: string): string =>
  placeAbbreviations.reduce((text, [long, short]) => text.replace(long, short), place)
