import type { Run } from '../../../src/kit/command/command.domain.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import type { orderStatuses } from '../../../src/orders/orders.domain.ts'
import { sumOnWire } from '../kit/money.wire.ts'
import type { CommandRequest } from '../kit/section.wire.ts'
import { shipmentOnWire, sizeOnWire } from './order-waybill.wire.ts'

/** The states to which the commands lead that set a state and nothing else. */
const targets: Readonly<Record<string, (typeof orderStatuses)[number]>> = {
  confirm: 'confirmed',
  pack: 'packing',
  ready: 'ready',
  ship: 'shipped',
  complete: 'completed',
  hold: 'on_hold',
  cancel: 'cancelled',
  restock: 'returned',
  unpack: 'confirmed',
  unconfirm: 'new',
}

const written = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The request of a command on an order. */
export const orderRequestOf = ({ command, id, key, version, values }: Run): CommandRequest => {
  const keyed = { client_key: key, version }
  const to = targets[command]
  if (to !== undefined)
    return {
      method: 'POST',
      path: '/transitions',
      body: {
        ...keyed,
        to,
        ...('reason' in values && { reason_code: written(values['reason']) }),
        ...(written(values['comment']) !== '' && { comment: written(values['comment']) }),
        ...('restock' in values && { restock: values['restock'] === true }),
      },
    }
  if (command === 'attach')
    return {
      method: 'POST',
      path: '/shipments/manual',
      body: { ...keyed, carrier: values['carrier'], ttn: written(values['ttn']) },
    }
  if (command === 'ttn') return { method: 'POST', path: '/shipments', body: { ...keyed, ...shipmentOnWire(values) } }
  if (command === 'labels')
    return {
      method: 'POST',
      path: '/bulk',
      isOfList: true,
      body: { client_key: key, selection: { ids: [id] }, action: command, params: { format: values['format'] } },
    }
  if (command === 'removeTtn')
    return { method: 'DELETE', path: `/shipments/${encodeURIComponent(written(values['shipment']))}` }
  if (command === 'paid')
    return {
      method: 'POST',
      path: '/paid',
      body: { ...keyed, amount: sumOnWire(written(values['amount'])), comment: written(values['comment']) },
    }
  return { method: 'POST', path: `/${command}`, body: keyed }
}

/** The parameters of an action on many orders. */
export const orderParamsOf = (action: string, values: AnyValues): object => {
  const { reason, comment, shipOn, format } = values
  if (action === 'ttn')
    return { ship_on: shipOn, ...(written(values['length']) !== '' && { size_if_missing: sizeOnWire(values) }) }
  if (action === 'labels') return { format }
  return action === 'cancel'
    ? { reason_code: written(reason), ...(written(comment) !== '' && { comment: written(comment) }) }
    : {}
}
