import type { PickedFor } from '../../../src/orders/pick-list.domain.ts'
import type { PickListPort } from '../../../src/orders/pick-list.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { ordersPath } from './orders.wire.ts'
import { PickListReply } from './pick-list.wire.ts'

const takenBy = (orders: readonly { readonly number: string; readonly qty: number | null }[]): readonly PickedFor[] =>
  orders.map(({ number, qty }) => ({ number, quantity: qty ?? 0 }))

export const pickListOverHttp = (http: Http): PickListPort => ({
  async fetchPickList(store, signal) {
    const query = store === null ? {} : { store_id: store }
    const { data, short, orders } = read(PickListReply, await http('GET', `${ordersPath}/pick-list`, { query, signal }))
    return {
      rows: data.map(({ shelf_code: first, shelf_codes: all, qty, orders: by, ...row }) => ({
        ...row,
        shelf: all.length === 0 ? first : all.join(', '),
        quantity: qty ?? 0,
        orders: takenBy(by),
      })),
      short: short.map(({ missing, orders: by, ...row }) => ({ ...row, missing: missing ?? 0, orders: takenBy(by) })),
      orders,
    }
  },
})
