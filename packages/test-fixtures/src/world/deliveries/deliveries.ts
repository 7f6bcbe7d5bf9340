import { recordsOf, withRecords } from '../records.ts'
import { type StoredRecord, type Supplier, supplierById, type World, withSupplier } from '../world.ts'

const second = 1000
const day = 24 * 3600 * second

/** How long the carrier takes to check a key. */
export const checkTime = 2 * second
const keyLife = 365 * day
const warningTime = 14 * day

/** The carrier refuses a key with this beginning. */
export const refusedKey = 'dead'
/** A key with this beginning is valid but belongs to another person. */
const strangersKey = 'beef'

/** The names under which the records are stored. */
export const keysName = 'delivery-keys'
export const keyEvent = 'delivery.key'
export const sendersName = 'delivery-senders'
export const methodsName = 'deliveries'

const seedIssue = Date.UTC(2026, 2, 14)

export const keySeeds = ({ supplier_np_api_key: key, firstname, lastname }: Supplier): readonly StoredRecord[] => {
  const seed = (id: number, title: string, more: object): StoredRecord => ({
    id,
    version: 1,
    carrier: 'nova',
    title,
    status: 'active',
    is_default: false,
    is_disabled: false,
    owner: [lastname, firstname].filter(Boolean).join(' '),
    checking_since: null,
    checked_at: seedIssue,
    is_refused: false,
    expires_at: seedIssue + keyLife,
    pending: null,
    last_error: null,
    orders_open: 0,
    ...more,
  })
  if (key === null) return []
  return [
    seed(701, 'Основний ключ', { key, is_default: true, orders_open: 2 }),
    seed(702, 'Ключ для складу', { key: '77aa0b1c2d3e4f5061728394a5b6c7d8', store_ids: [71] }),
    seed(703, 'Старий ключ', { key: '1092837465abcdef0918273645fedcba', is_disabled: true, status: 'disabled' }),
  ]
}

export const senderSeeds = (supplier: Supplier): readonly StoredRecord[] => {
  const { supplier_np_api_key: key, firstname, lastname, telephone } = supplier
  const seed = (id: number, title: string, isDefault: boolean, place: object): StoredRecord => ({
    id,
    version: 1,
    title,
    counterparty: { ref: 'counterparty-1', title: `ФОП ${lastname} ${firstname}` },
    contact: { ref: 'contact-1', title: `${lastname} ${firstname}` },
    phone: telephone,
    warehouse: null,
    street: null,
    building: null,
    orders_open: 0,
    is_default: isDefault,
    defaults: { payer: 'recipient', payment: 'cash', cargo: 'parcel', weight: 1, seats: 1, description: 'Одяг' },
    ...place,
  })
  if (key === null) return []
  return [
    seed(721, 'Склад на Подолі', true, {
      settlement: { ref: 'settlement-1', title: 'Київ' },
      send_from: 'branch',
      warehouse: { ref: 'settlement-1/12', title: 'Відділення №12' },
    }),
    seed(722, 'Майстерня у Львові', false, {
      settlement: { ref: 'settlement-2', title: 'Львів' },
      send_from: 'address',
      store_ids: [72],
      orders_open: 1,
      street: { ref: 'settlement-2/street-1', title: 'вул. Шевченка' },
      building: '14',
    }),
  ]
}

const method = (id: number, code: string, title: string, isEnabled: boolean): StoredRecord => ({
  id,
  version: 1,
  code,
  title,
  is_enabled: isEnabled,
  tariff: code === 'nova' || code === 'ukrposhta' || code === 'meest' ? 'carrier' : 'free',
  price: null,
  payer: 'recipient',
  days_to_send: 1,
  cutoff_time: null,
  free_from: null,
  regions: [],
  address: null,
  note: null,
  store_ids: [],
})

export const methodSeeds = ({ steps, supplier_np_api_key: key }: Supplier): readonly StoredRecord[] => [
  method(741, 'nova', 'Нова Пошта', steps.delivery && key !== null),
  method(742, 'ukrposhta', 'Укрпошта', false),
  method(743, 'meest', 'Meest', false),
  method(744, 'courier', 'Кур’єр продавця', steps.delivery && key === null),
  method(745, 'pickup', 'Самовивіз', false),
]

/** The carrier’s words about a request that it refuses. */
export const refusalOf = ({ carrierRefusal: code }: Pick<World, 'carrierRefusal'>): string =>
  code === undefined ? 'Нова Пошта не знає такого ключа.' : `Нова Пошта відмовляє: ${code}.`

export const isRefusedByCarrier = ({ carrierRefusal }: World, key: unknown) =>
  carrierRefusal !== undefined || String(key).startsWith(refusedKey)

/** A key after the carrier’s check has ended; unchanged while it runs or while the carrier is away. */
const checkedKey = (record: StoredRecord, now: number, world: World): StoredRecord => {
  if (isCarrierAway(world)) return record
  const pending = record['pending'] as { readonly key: string; readonly since: number } | null
  if (pending !== null && now >= pending.since + checkTime) {
    const next = { ...record, pending: null, checked_at: pending.since + checkTime }
    return isRefusedByCarrier(world, pending.key)
      ? { ...next, last_error: 'Нова Пошта не прийняла новий ключ. Працює попередній.' }
      : { ...next, ...passed(pending.key, pending.since) }
  }
  const since = record['checking_since'] as number | null
  if (since === null || now < since + checkTime) return record
  const next = { ...record, checking_since: null, checked_at: since + checkTime }
  if (isRefusedByCarrier(world, record['key'])) return { ...next, is_refused: true, last_error: refusalOf(world) }
  return { ...next, ...passed(String(record['key']), since, record['expires_at'] as number | null) }
}

export const ownerOfKey = (key: string): string =>
  key.startsWith(strangersKey) ? 'Бойко Назар Андрійович' : 'Коваль Олена Іванівна'

const passed = (key: string, since: number, expiresAt: number | null = null) => ({
  key,
  owner: ownerOfKey(key),
  is_refused: false,
  expires_at: expiresAt ?? since + keyLife,
  last_error: null,
})

/** A stored time as the API writes it. */
export const instantOf = (at: unknown): string | null => (typeof at === 'number' ? new Date(at).toISOString() : null)

export const statusOfKey = (record: StoredRecord, now: number): string => {
  const expiresAt = record['expires_at'] as number | null
  if (record['is_disabled']) return 'disabled'
  if (record['checking_since'] !== null || record['pending'] !== null) return 'checking'
  if (record['is_refused'] || expiresAt === null) return 'invalid'
  if (now >= expiresAt) return 'expired'
  return now >= expiresAt - warningTime ? 'expiring' : 'active'
}

/** The key as the carrier’s checks and the clock have left it; the same one when they have not changed it. */
export const keyAsOf = (record: StoredRecord, now: number, world: World): StoredRecord => {
  const checked = checkedKey(record, now, world)
  const status = statusOfKey(checked, now)
  return checked === record && record['status'] === status
    ? record
    : { ...checked, status, version: record.version + 1 }
}

/** Whether parcels can be sent with the key now; a key that is being replaced keeps working. */
export const isWorkingKey = (record: StoredRecord, now: number): boolean => {
  const expiresAt = record['expires_at'] as number | null
  return !record['is_disabled'] && !record['is_refused'] && expiresAt !== null && now < expiresAt
}

export const keysOf = (world: World, supplier: Supplier, now: number): readonly StoredRecord[] =>
  recordsOf(world, supplier, keysName, keySeeds(supplier)).map((record) => keyAsOf(record, now, world))

export const sendersOf = (world: World, supplier: Supplier): readonly StoredRecord[] =>
  recordsOf(world, supplier, sendersName, senderSeeds(supplier))

export const methodsOf = (world: World, supplier: Supplier): readonly StoredRecord[] =>
  recordsOf(world, supplier, methodsName, methodSeeds(supplier))

/** The parts that a delivery method lacks before it can be used. */
export const missingOf = (method: StoredRecord, world: World, supplier: Supplier, now: number): readonly string[] => {
  const { code, address } = method
  if (code === 'courier') return []
  if (code !== 'nova') return address === null ? ['address'] : []
  const hasKey = keysOf(world, supplier, now).some((key) => isWorkingKey(key, now))
  return [...(hasKey ? [] : ['key']), ...(sendersOf(world, supplier).length > 0 ? [] : ['sender'])]
}

/** Whether a delivery method is switched on and can be used. */
export const isDeliveryReady = (world: World, supplier: Supplier, now: number): boolean =>
  methodsOf(world, supplier).some(
    (method) => method['is_enabled'] === true && missingOf(method, world, supplier, now).length === 0,
  )

/** The set-up of a supplier. Until deliveries are touched, the step is as the scenario says, unless its key has ended. */
export const setupOf = (world: World, supplier: Supplier, now: number): Supplier['steps'] => {
  const isTouched = world.records[methodsName]?.[supplier.id] !== undefined
  const isReady = isDeliveryReady(world, supplier, now)
  return { ...supplier.steps, delivery: isReady && (isTouched || supplier.steps.delivery) }
}

/** Keeps one default among records: the one just stored, or the first when none is left. */
const oneDefault = (records: readonly StoredRecord[], stored: StoredRecord | null): readonly StoredRecord[] => {
  const chosen = stored?.['is_default'] === true ? stored : records.find((one) => one['is_default'] === true)
  const id = (chosen ?? records[0])?.id
  return records.map((one) => (one['is_default'] === (one.id === id) ? one : { ...one, is_default: one.id === id }))
}

/**
 * After any change of the deliveries: one default key and sender, the account’s key follows the default one, and the
 * set-up flag follows the methods. All three kinds are stored, because their seeds depend on the account.
 */
export const deliveriesChanged = (
  world: World,
  before: Supplier,
  name: string,
  stored: StoredRecord | null,
  now: number,
): World => {
  const keys = oneDefault(keysOf(world, before, now), name === keysName ? stored : null)
  const senders = oneDefault(sendersOf(world, before), name === sendersName ? stored : null)
  const all = [
    [keysName, keys],
    [sendersName, senders],
    [methodsName, methodsOf(world, before)],
  ] as const
  const next = all.reduce((whole, [each, records]) => withRecords(whole, before, each, records), world)
  return withSupplier(next, before.id, {
    supplier_np_api_key: accountKeyOf(next, before, now),
    steps: { ...before.steps, delivery: isDeliveryReady(next, before, now) },
  })
}

/** The key of the account: the default one, or the one that is to replace it. */
export const accountKeyOf = (world: World, supplier: Supplier, now: number): string | null => {
  const main = keysOf(world, supplier, now).find((key) => key['is_default'] === true)
  const pending = main?.['pending'] as { readonly key: string } | null | undefined
  return pending?.key ?? (main?.['key'] as string | undefined) ?? null
}

export const newKey = (key: string, now: number) => ({
  carrier: 'nova',
  key,
  status: 'checking',
  is_disabled: false,
  owner: null,
  checking_since: now,
  checked_at: null,
  is_refused: false,
  expires_at: null,
  pending: null,
  last_error: null,
  orders_open: 0,
})

/** A key typed in the account: it replaces the default key, or becomes the first one. */
export const withAccountKey = (world: World, supplier: Supplier, key: string, now: number): World => {
  const keys = keysOf(world, supplier, now)
  const main = keys.find((one) => one['is_default'] === true)
  const records =
    main === undefined
      ? [
          ...keys,
          { ...newKey(key, now), id: world.nextId, version: 1, title: 'Ключ з облікового запису', is_default: true },
        ]
      : keys.map((one) =>
          one === main ? { ...one, version: one.version + 1, pending: { key, since: now }, last_error: null } : one,
        )
  const next = withRecords({ ...world, nextId: world.nextId + 1 }, supplier, keysName, records)
  return deliveriesChanged(next, supplierById(next, supplier.id) ?? supplier, keysName, null, now)
}

/** After this time the server no longer answers from its copy of the directory. */
const copyLife = 7 * day

export const isCarrierAway = ({ carrierAwaySince = null }: World): boolean => carrierAwaySince !== null

export const isCopyTooOld = ({ carrierAwaySince = null }: World, now: number): boolean =>
  carrierAwaySince !== null && now - carrierAwaySince > copyLife
