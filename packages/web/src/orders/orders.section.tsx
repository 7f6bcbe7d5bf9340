import type { BesideActor, OrderClockActor } from '@supplier/core'
import { orders } from '@supplier/core/sections/orders'
import { sectionScreen } from '../kit/SectionScreen.tsx'
import { Sum } from '../kit/Sum.tsx'
import { Deadline } from './Deadline.tsx'
import { OrderDelivery, OrderName, OrderPayment, OrderStatus } from './OrderCells.tsx'
import { OrderDetail, OrderState } from './OrderDetail.tsx'
import { buyer, quiet } from './orders.styles.ts'
import { ordersTranslations } from './orders.translations.ts'
import { PickListTool } from './PickListTool.tsx'
import { ttnNote } from './TtnNotes.tsx'

/** What runs beside the orders. */
const clockOf = (beside: BesideActor | null) => beside as unknown as OrderClockActor | null

export const screen = sectionScreen(orders, {
  t: ordersTranslations,
  size: 'wide',
  nameOf: ({ number }) => `№ ${number}`,
  state: (row, { more }, beside) => <OrderState row={row} clock={clockOf(beside)} t={more} />,
  aroundName: (row, name) => <OrderName row={row}>{name}</OrderName>,
  folded: ['recipient', 'lines', 'note'],
  aside: ({ row, beside, fold }, { more }) =>
    row && <OrderDetail row={row} clock={clockOf(beside)} t={more} fold={fold} hasNote={row.hasNote} />,
  dialogNotes: {
    ttn: Object.fromEntries(Object.keys(orders.commands.ttn.form ?? {}).map((name) => [name, ttnNote(name)])),
  },
  above: (_, { more }, beside) => <PickListTool clock={clockOf(beside)} t={more} />,
  columns: ({ more }, beside) => [
    {
      id: 'status',
      file: ['status', 'shipment'],
      header: more.status,
      width: 160,
      cell: (row) => <OrderStatus row={row} t={more} />,
    },
    {
      id: 'buyer',
      file: ['buyer'],
      header: more.buyer,
      priority: 2,
      width: 168,
      cell: ({ buyer: { name, phone } }) => (
        <span className={buyer} data-lines="">
          <span>{name}</span>
          {phone && <span className={quiet}>+{phone}</span>}
        </span>
      ),
    },
    {
      id: 'delivery',
      file: ['delivery', 'shipment'],
      header: more.delivery,
      priority: 2,
      width: 176,
      cell: (row) => <OrderDelivery row={row} clock={clockOf(beside)} t={more} />,
    },
    {
      id: 'payment',
      file: ['payment', 'cod'],
      header: more.payment,
      priority: 3,
      width: 152,
      cell: (row) => <OrderPayment row={row} t={more} />,
    },
    {
      id: 'total',
      file: ['total'],
      header: more.total,
      align: 'end',
      card: 'figure',
      width: 128,
      cell: ({ total }) => <Sum sum={total} />,
    },
    {
      id: 'deadline',
      file: ['deadlineAt'],
      header: more.deadline,
      width: 128,
      cell: (row) => <Deadline row={row} clock={clockOf(beside)} t={more} />,
    },
  ],
})
