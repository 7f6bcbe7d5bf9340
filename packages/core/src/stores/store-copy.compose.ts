import { deliveryKeys } from '../deliveries-apis/deliveries-apis.section.ts'
import { deliveryMethods } from '../deliveries-panel/deliveries-panel.section.ts'
import { senders } from '../deliveries-sender/deliveries-sender.section.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import type { Abort } from '../kernel/port.ts'
import { actorsOf } from '../kernel/port.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { portOf } from '../kit/section/section.port.ts'
import { paymentMethods } from '../payment-methods-methods/payment-methods-methods.section.ts'
import { copiedFields, copyItemsOf, type SharedPart, type SharedRecord, storesWith } from './store-copy.domain.ts'
import { storeCopyMachine } from './store-copy.machine.ts'
import type { StoreCopyPort } from './store-copy.port.ts'
import { storeStatuses } from './stores.domain.ts'
import { stores } from './stores.section.ts'

/** The record was deleted meanwhile. */
const gone: Failure = { kind: 'refused', status: 404, texts: [], fields: {}, retryAfter: null }

const found = <Stored>(stored: Stored | null): Stored => {
  if (stored === null) throw new PortError(gone)
  return stored
}

/** Copies by the calls of the sections: a store takes fields over, and what serves the other one serves it too. */
const storeCopyPort = ({ sections }: { readonly sections: SectionsPort }): StoreCopyPort => {
  const ofStores = portOf(stores, sections)
  const shared = {
    key: portOf(deliveryKeys, sections),
    sender: portOf(senders, sections),
    delivery: portOf(deliveryMethods, sections),
    payment: portOf(paymentMethods, sections),
  }

  const sharedIn = async (source: string, signal: Abort): Promise<readonly SharedRecord[]> => {
    const ofStore = `?store=${source}&size=100`
    const [keys, from, deliveries, payments] = await Promise.all([
      shared.key.fetchPage(deliveryKeys.rules.queryOf(ofStore), signal),
      shared.sender.fetchPage(senders.rules.queryOf(ofStore), signal),
      shared.delivery.fetchPage(deliveryMethods.rules.queryOf(ofStore), signal),
      shared.payment.fetchPage(paymentMethods.rules.queryOf(ofStore), signal),
    ])
    const records = (part: SharedPart, rows: readonly (Picked & { readonly stores: readonly Picked[] })[]) =>
      rows.map(({ id, title, stores: served }) => ({ part, record: { id, title }, stores: served }))
    return [
      ...records('key', keys.rows),
      ...records('sender', from.rows),
      ...records('delivery', deliveries.rows),
      ...records('payment', payments.rows),
    ]
  }

  const bothOf = async (source: string, target: string, signal: Abort) => {
    const [from, to] = await Promise.all([ofStores.fetchOne(source, signal), ofStores.fetchOne(target, signal)])
    return { from: found(from), to: found(to) }
  }

  return {
    fetchOthers: async (target, signal) => {
      const open = storeStatuses.filter((status) => status !== 'closed')
      const query = stores.rules.queryOf(`?status=${open.join(',')}&size=100`)
      const { rows } = await ofStores.fetchPage(query, signal)
      return rows.filter(({ id }) => id !== target).map(({ id, name }) => ({ id, title: name }))
    },

    fetchItems: async ({ source, target }, signal) => {
      const [{ from, to }, records] = await Promise.all([
        bothOf(source.id, target.id, signal),
        sharedIn(source.id, signal),
      ])
      return copyItemsOf({ from: from.values, to: to.values }, { source, target }, records)
    },

    copyItem: async ({ source, target, item: { part, record }, key }, signal) => {
      if (record === null || part === 'contacts' || part === 'hours') {
        const { from, to } = await bothOf(source.id, target.id, signal)
        const values = copiedFields(part, from.values, to.values)
        if (Object.keys(values).length > 0) await ofStores.save({ ...to, key, values }, signal)
        return
      }
      // One call for each section, because each has values of its own type.
      const port = shared[part] as Pick<typeof shared.key, 'fetchOne' | 'save'>
      const { id, version, row, values } = found(await port.fetchOne(record.id, signal))
      const served = storesWith(values.stores, target)
      if (served !== null) await port.save({ id, version, row, key, values: { stores: served } }, signal)
    },
  }
}

/** The copy of settings with its port provided. */
export const composeStoreCopy = (ports: { readonly sections: SectionsPort }) => {
  const { copyItem, ...reads } = storeCopyPort(ports)
  return storeCopyMachine.provide({ actors: { ...readingsOf(reads), ...actorsOf({ copyItem }) } })
}
