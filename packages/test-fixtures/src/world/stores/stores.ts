import { seedTime } from '../seed-time.ts'
import type { ArticleType, Store, Supplier, World } from '../world.ts'

/** The same article in the supplier’s other stores that have it. */
export const articleInStores = (world: World, supplier: Supplier, type: ArticleType) =>
  world.stores
    .filter(({ supplierId }) => supplierId === supplier.id)
    .flatMap(({ id, name, articles: { [type]: found } }) => (found ? [{ store: { id, name }, ...found }] : []))

const aMonth = 30 * 24 * 3_600_000

/** A second store, in which only some articles are written. */
export const secondStore = (supplierId: number): Store => ({
  id: 71,
  supplierId,
  name: 'Крамничка на Подолі',
  articles: {
    delivery: { status: 'published', updatedAt: seedTime - aMonth, body: deliveryBody },
    about: { status: 'draft', updatedAt: seedTime - aMonth / 2, body: aboutBody },
  },
})

const deliveryBody = `## Самовивіз

Замовлення можна забрати в крамниці на вулиці **Сагайдачного, 10**, щодня з 10:00 до 20:00.

## Доставка

- Нова Пошта: 1–3 дні
- кур’єр по Києву: того самого дня, якщо замовити до 14:00

Тарифи перевізника: [novaposhta.ua](https://novaposhta.ua/)`

const aboutBody = 'Крамничка на Подолі продає те саме, що й наш інтернет-магазин, але тут усе можна потримати в руках.'
