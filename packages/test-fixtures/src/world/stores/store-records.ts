import type { StoredRecord, Supplier } from '../world.ts'

const workday = { from: '09:00', to: '18:00' }
const usualHours = [workday, workday, workday, workday, workday, null, null]

/** The fields of a new store, until they are filled in. */
export const blankStore = {
  status: 'draft',
  slug: null,
  description: null,
  manager_name: null,
  phone: null,
  email: null,
  telegram: null,
  domain: null,
  address: null,
  work_hours: usualHours,
  is_primary: false,
  products_count: 0,
  orders_open: 0,
  rating: null,
  feed_key: null,
  logo: null,
  cover: null,
  pause: null,
  moderation: null,
  moderation_ends: null,
}

const record = (id: number, name: string, more: object): StoredRecord => ({
  id,
  version: 1,
  name,
  ...blankStore,
  status: 'active',
  created_at: '2026-02-01T09:00:00.000Z',
  ...more,
})

const primaryId = 70

/** The store that the name in the account begins. */
const firstStore = (supplier: Supplier, name: string): StoredRecord =>
  record(primaryId, name, {
    is_primary: true,
    phone: supplier.telephone,
    email: supplier.email,
    manager_name: supplier.firstname,
    telegram: supplier.manager_telegram_username?.startsWith('@') ? supplier.manager_telegram_username : null,
    created_at: supplier.created_at,
    ...(supplier.steps.product
      ? {
          slug: 'kramnytsia',
          description: 'Товари для дому від українських майстрів. Відправляємо щодня.',
          domain: 'kramnytsia-oleny.com.ua',
          address: 'Київ, вул. Сагайдачного, 10',
          products_count: 128,
          rating: 4.8,
          feed_key: '3f9a1c0d',
        }
      : { status: 'draft' }),
  })

const others: readonly StoredRecord[] = [
  record(71, 'Крамничка на Подолі', {
    slug: 'na-podoli',
    description: 'Те саме, що й в інтернет-магазині, але все можна потримати в руках.',
    phone: '380441234567',
    products_count: 41,
    orders_open: 2,
    rating: 4.6,
    feed_key: 'b7c2d4e6',
  }),
  record(72, 'Садові дрібниці', {
    slug: 'sad',
    description: 'Усе для балкона і саду.',
    status: 'paused',
    pause: { from: '2026-08-10', to: null, message: 'Повернемося восени.' },
    products_count: 17,
    feed_key: '0910a2b3',
  }),
  record(73, 'Дитячий куточок', {
    description: 'Телефонуйте: 067 111 22 33',
    status: 'rejected',
    moderation: {
      reason: 'В описі не має бути номера телефону: покупці зв’язуються через маркетплейс.',
      fields: ['description'],
    },
  }),
  record(74, 'Різдвяна крамничка', { status: 'draft', created_at: '2026-08-20T12:00:00.000Z' }),
]

/** The stores of a supplier who has not changed any yet: the one that the account names, and others at the first one. */
export const storeSeeds = (supplier: Supplier): readonly StoredRecord[] => {
  const { id, store_name: name, steps } = supplier
  if (name === null || name.trim() === '') return []
  return [firstStore(supplier, name), ...(id === 1 && steps.product ? others : [])]
}

/** What keeps the store from selling. */
export const problemsOf = (record: StoredRecord, { steps }: Supplier): readonly string[] => {
  if (record['status'] === 'closed') return []
  const missing = {
    description: record['description'] === null,
    contacts: record['phone'] === null && record['email'] === null,
    products: record['products_count'] === 0,
    delivery: !steps.delivery,
    payment: !steps.payment,
  }
  return Object.entries(missing).flatMap(([problem, isMissing]) => (isMissing ? [problem] : []))
}
