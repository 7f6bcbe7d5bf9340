import { countries } from '../account/countries.ts'
import type { ScenarioName } from '../names.ts'
import { seedTime } from '../seed-time.ts'
import { secondStore } from '../stores/stores.ts'
import type { Supplier, World } from '../world.ts'
import { newcomer, secondSupplier, seedSupplier, worldOf } from './seeds.ts'
import { withdrawnOnce, withTroubles } from './troubled.ts'

const withFirst = (first: Supplier, events: Partial<World> = {}) => worldOf([first, secondSupplier()], events)

/** Named worlds, created anew for each call; they differ in their first supplier. */
export const scenarios: Readonly<Record<ScenarioName, () => World>> = {
  default: () => withFirst(seedSupplier(), { stores: [secondStore(1)] }),
  brandNew: () => withFirst(newcomer()),
  unsubscribedRich: () => withFirst(seedSupplier({ subscribed: false, main: 50_000_00, service: 5_000_00 })),
  shortOnService: () => withFirst(seedSupplier({ subscribed: false, main: 12_345_67, service: 198_90 })),
  shortOnBoth: () => withFirst(seedSupplier({ subscribed: false, main: 120_10, service: 15_05 })),
  specified: () => withFirst(seedSupplier(), { stores: [secondStore(1)], served: [] }),
  troubled: () =>
    withTroubles(
      withFirst(seedSupplier({ main: -320_50, service: 850_00 - withdrawnOnce }), { stores: [secondStore(1)] }),
    ),
  thousands,
  brokenAccount: () =>
    withFirst(seedSupplier(), {
      overrides: {
        'GET /admin-suppliers/v1/customer/account': { data: { id: 'one', name: { first: 5 }, email: [], avatar: 7 } },
        'GET /admin-suppliers/v1/settings': {
          setup: null,
          balance: { total: 'abc', total_format: null },
          service_balance: null,
          store: 'none',
          subscribes: { supplier_panel: { cost: 'abc', cost_format: 5 } },
          chats: 'many',
          orders: -1,
        },
      },
    }),
}

export const worldNamed = (name: ScenarioName): World => ({ ...scenarios[name](), scenario: name })

/** Enough months for a thousand lines of either balance. */
const manyMonths = 130

const letter = (location: number) => String.fromCharCode(65 + (Math.floor(location) % 26))

function thousands(): World {
  const numbers = Array.from({ length: 1000 }, (_, at) => at)
  const first = seedSupplier({ chats: 1000 })
  const crowd = numbers.map((at) =>
    seedSupplier({ id: 10_000 + at, telephone: String(380_930_000_000 + at), lastname: `Постачальник ${at + 1}` }),
  )
  const invented = numbers.slice(countries.length).map((at) => ({
    iso_code: `${letter(at / 26)}${letter(at)}${at % 10}`,
    name: `Країна ${at + 1}`,
    phone_prefix: `+${800 + (at % 100)}`,
    phone_mask: '###-###-###',
    flag: '🏳️',
  }))
  const inbox = numbers.map((at) => ({
    id: 20_000 + at,
    telephone: first.telephone,
    text: `Повідомлення ${at + 1}`,
    code: '1234',
    at: seedTime - (1000 - at) * 60_000,
  }))
  const ledger = numbers.map((at) => ({
    id: 30_000 + at,
    supplierId: first.id,
    at: seedTime - (1000 - at) * 3_600_000,
    kind: 'top_up' as const,
    amount: 100_00 + at,
    intent: null,
  }))
  const events = { nextId: 40_000, countries: [...countries, ...invented], inbox, ledger }
  return worldOf([first, secondSupplier(), ...crowd], events, ({ id }) => (id === first.id ? manyMonths : 0))
}
