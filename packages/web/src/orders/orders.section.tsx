import { orders } from '@supplier/core/orders/orders.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { OrderStanding, OrderTotal } from './OrderCells.tsx'
import { OrderDetail, OrderState } from './OrderDetail.tsx'
import { OrderName } from './OrderName.tsx'
import { OrderBuyer, OrderDelivery, OrderStore } from './OrderPlaces.tsx'
import { ordersTranslations } from './orders.translations.ts'
import { PickListTool } from './PickListTool.tsx'
import { ttnNote } from './TtnNotes.tsx'

/** What runs beside the orders. */

export const screen = sectionScreen(orders, {
  t: ordersTranslations,
  size: 'wide',
  nameOf: ({ number }) => `№ ${number}`,
  state: (row, { more }, beside) => <OrderState row={row} clock={beside} t={more} />,
  aroundName: (row, name, _, beside) => (
    <OrderName row={row} clock={beside}>
      {name}
    </OrderName>
  ),
  folded: ['recipient', 'lines', 'note'],
  aside: ({ row, beside, fold }, { more }) =>
    row && <OrderDetail row={row} clock={beside} t={more} fold={fold} hasNote={row.hasNote} />,
  dialogNotes: {
    ttn: Object.fromEntries(Object.keys(orders.commands.ttn.form ?? {}).map((name) => [name, ttnNote(name)])),
  },
  above: (_, { more }, beside) => <PickListTool clock={beside} t={more} />,
  columns: ({ more }, beside) => [
    {
      id: 'status',
      file: ['status', 'deadlineAt'],
      header: more.status,
      width: 140,
      card: 'state',
      cell: (row) => <OrderStanding row={row} clock={beside} t={more} />,
    },
    {
      id: 'buyer',
      file: ['buyer', 'shipment'],
      header: more.buyer,
      width: 160,
      card: 'line',
      cell: (row) => <OrderBuyer row={row} clock={beside} t={more} />,
    },
    {
      id: 'delivery',
      file: ['delivery'],
      header: more.delivery,
      priority: 2,
      width: 320,
      card: 'absent',
      cell: (row) => <OrderDelivery row={row} t={more} />,
    },
    {
      id: 'store',
      file: ['store', 'source'],
      header: more.store,
      priority: 3,
      width: 160,
      card: 'absent',
      cell: (row) => row.store && <OrderStore store={row.store} source={row.source} t={more} />,
    },
    {
      id: 'total',
      file: ['total', 'payment', 'cod'],
      header: more.total,
      align: 'end',
      card: 'figure',
      width: 124,
      cell: (row) => <OrderTotal row={row} t={more} />,
    },
  ],
})
