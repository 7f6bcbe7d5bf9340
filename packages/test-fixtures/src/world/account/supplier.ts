import type { Broadcast } from '../events.ts'
import { type Supplier, supplierById, type World } from '../world.ts'

const imageAt = (origin: string, id: number | null) => (id === null ? null : `${origin}/api/storage/pictures/${id}`)

const setupSteps = ['information', 'product', 'delivery', 'payment'] as const

/** A supplier as the API returns it. */
export const shown = (supplier: Supplier, origin: string) => ({
  id: supplier.id,
  avatar: imageAt(origin, supplier.avatar),
  background: imageAt(origin, supplier.background),
  firstname: supplier.firstname,
  lastname: supplier.lastname,
  name: [supplier.firstname, supplier.lastname].filter(Boolean).join(' ') || null,
  email: supplier.email,
  telephone: supplier.telephone,
  created_at: supplier.created_at,
  telegram_id: supplier.telegram_id,
  supplier_manager_contact: supplier.supplier_manager_contact,
  supplier_np_api_key: supplier.supplier_np_api_key,
  store_name: supplier.store_name,
  manager_telegram_username: supplier.manager_telegram_username,
})

/** Formats kopecks as hryvnias: "1 234,50 грн." */
export const hryvnias = (kopecks: number): string => {
  const [whole = '0', part = '00'] = (Math.abs(kopecks) / 100).toFixed(2).split('.')
  return `${kopecks < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ' ')},${part} грн.`
}

/** The balances as the API returns them. */
export const shownMoney = ({ main, service }: Pick<Supplier, 'main' | 'service'>) => ({
  balance: { total: main / 100, total_format: hryvnias(main) },
  service_balance: { total: service / 100 },
})

/** The event for the supplier’s own channel: the changed fields, plus both balances when money moved. */
export const customerChange = (before: Supplier, after: Supplier, origin: string): readonly Broadcast[] => {
  const old: Readonly<Record<string, unknown>> = shown(before, origin)
  const now = shown(after, origin)
  const events = Object.entries(now).filter(([name, value]) => old[name] !== value)
  const isMoved = before.main !== after.main || before.service !== after.service
  const isPaid = before.subscribed !== after.subscribed
  const isSetUp = setupSteps.some((step) => before.steps[step] !== after.steps[step])
  // Include one supplier field, so that a client that only reads supplier fields gets this event, too.
  const money = isMoved || isPaid ? Object.entries({ name: now.name, ...shownMoney(after) }) : []
  const setup = isSetUp ? Object.entries({ setup: after.steps }) : []
  const data = Object.fromEntries([...money, ...setup, ...events])
  if (Object.keys(data).length === 0) return []
  return [{ channel: `private-customer.${after.id}`, event: 'customer.change', data }]
}

/** The same for a supplier and the next world. */
export const changeOf = (before: Supplier, next: World, origin: string): readonly Broadcast[] =>
  customerChange(before, supplierById(next, before.id) ?? before, origin)
