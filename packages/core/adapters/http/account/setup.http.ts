import { offeredBy } from '../../../src/kernel/offered.ts'
import type { Setup } from '../../../src/setup/setup.domain.ts'
import type { SetupPort } from '../../../src/setup/setup.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { SettingsReply } from './setup.wire.ts'

/** The log holds no other text of an answer. */
const isName = /^[a-z-]{1,40}$/

const noSteps = { product: false, delivery: false, payment: false, information: false }

const setupOf = (
  { setup, balance, service_balance, store, subscribes, chats, orders, sections }: SettingsReply,
  note: (code: string) => void,
): Setup => {
  const { offered, unknown } = sections ? offeredBy(sections) : { offered: null, unknown: [] }
  for (const name of unknown) note(`Unknown section in the settings: ${isName.test(name) ? name : '?'}`)
  const { product, delivery, payment, information } = setup ?? noSteps
  const beside = subscribes?.supplier_panel ?? null
  const inside = setup?.subscribes?.supplier_panel ?? null
  return {
    steps: { product, delivery, payment, information },
    mainBalance: balance?.total ?? null,
    serviceBalance: service_balance.total,
    cost: beside?.cost ?? inside?.cost ?? null,
    active: beside?.active ?? inside?.active ?? null,
    storeName: store?.name ?? null,
    chats: chats ?? 0,
    orders: orders ?? 0,
    ...(offered && { offered }),
  }
}

export const setupOverHttp = (http: Http, note: (code: string) => void = () => {}): SetupPort => ({
  async fetchSetup(since, signal) {
    return setupOf(read(SettingsReply, await http('GET', '/admin-suppliers/v1/settings', { signal, since })), note)
  },
})
