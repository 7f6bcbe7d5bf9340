import { countries } from '../account/countries.ts'
import { withPast } from '../money/history.ts'
import { balanced } from '../money/lines.ts'
import { withNotifications } from '../notifications/notifications.ts'
import { seedTime } from '../seed-time.ts'
import type { Supplier, World } from '../world.ts'

export const seedPassword = 'Supplier1!'

const finished = { information: true, product: true, delivery: true, payment: true }
const untouched = { information: false, product: false, delivery: false, payment: false }

/** A supplier who is set up and subscribed, with money, chats and orders. */
export const seedSupplier = (events: Partial<Supplier> = {}): Supplier => ({
  id: 1,
  telephone: '380671112233',
  password: seedPassword,
  confirmed: true,
  firstname: 'Олена',
  lastname: 'Коваль',
  email: 'olena.koval@example.com',
  avatar: null,
  background: null,
  created_at: '2025-03-14T08:30:00.000Z',
  telegram_id: '551200301',
  supplier_manager_contact: '380671112233',
  supplier_np_api_key: '3f9a1c0d5e7b4a2896d0c4f1b8e23f9a',
  store_name: 'Крамниця Олени',
  manager_telegram_username: '@olena_koval',
  country: 'UA',
  referral_code: null,
  steps: finished,
  main: 12_345_67,
  service: 850_00,
  subscribed: true,
  chats: 3,
  ...events,
})

export const secondSupplier = (): Supplier =>
  seedSupplier({
    id: 2,
    telephone: '380502223344',
    firstname: 'Тарас',
    lastname: 'Шевчук',
    email: 'taras.shevchuk@example.com',
    created_at: '2025-11-02T15:05:00.000Z',
    telegram_id: '620044717',
    supplier_manager_contact: '380502223344',
    supplier_np_api_key: 'b7c2d4e6f80910a2b3c4d5e6f7081920',
    store_name: 'Склад Тараса',
    manager_telegram_username: '@taras_shevchuk',
    main: 4_200_00,
    service: 310_50,
    chats: 1,
  })

/** A supplier who has just signed up: nothing filled in, nothing paid. */
export const newcomer = (events: Partial<Supplier> = {}): Supplier =>
  seedSupplier({
    telegram_id: null,
    supplier_manager_contact: null,
    supplier_np_api_key: null,
    store_name: null,
    manager_telegram_username: null,
    steps: untouched,
    main: 0,
    service: 0,
    subscribed: false,
    chats: 0,
    ...events,
  })

const usualMonths = 3

/** A world with these suppliers and no sessions; `monthsOf` gives the length of their history. */
export const worldOf = (
  suppliers: readonly Supplier[],
  events: Partial<World> = {},
  monthsOf: (supplier: Supplier) => number = ({ main, service }) => (main === 0 && service === 0 ? 0 : usualMonths),
): World => {
  const world: World = {
    scenario: 'default',
    secret: 'sandbox',
    nextId: Math.max(1000, ...suppliers.map(({ id }) => id + 1)),
    cost: 499_00,
    suppliers,
    tokens: [],
    challenges: [],
    inbox: [],
    countries,
    images: [],
    ledger: [],
    lines: [],
    invoices: [],
    requisites: [],
    payouts: [],
    articles: [],
    stores: [],
    records: {},
    jobs: [],
    answers: [],
    notifications: [],
    notificationSettings: [],
    overrides: {},
    ...events,
  }
  const lived = suppliers.reduce((before, one) => withPast(before, one.id, monthsOf(one), seedTime), world)
  const told = lived.lines.length === 0 ? lived : eventsFor(suppliers, lived)
  return balanced(told, seedTime)
}

/** Adds notifications for every supplier with a history. */
function eventsFor(suppliers: readonly Supplier[], world: World): World {
  return suppliers
    .filter(({ id }) => world.lines.some(({ supplierId }) => supplierId === id))
    .reduce((before, { id }) => withNotifications(before, id, { count: 24, unread: 3, until: seedTime }), world)
}
