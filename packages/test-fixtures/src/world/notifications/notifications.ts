import type { Notification, World } from '../world.ts'

const hour = 3_600_000

type Sample = Pick<Notification, 'type' | 'title' | 'text' | 'priority' | 'link'>

const samples: readonly Sample[] = [
  {
    type: 'order',
    title: 'Нове замовлення',
    text: 'Замовлення № 104 231 на 1 240,00 грн. чекає на підтвердження.',
    priority: 'normal',
    link: { route: 'orders' },
  },
  {
    type: 'delivery',
    title: 'Відправлення прибуло',
    text: 'Покупець може забрати замовлення № 104 198 у відділенні.',
    priority: 'normal',
    link: { route: 'orders' },
  },
  {
    type: 'product',
    title: 'Товар перевірено',
    text: 'Чайник «Тепло» вже можна купити.',
    priority: 'normal',
    link: { route: 'products' },
  },
  {
    type: 'payment',
    title: 'Надходження за замовлення',
    text: 'На основний баланс зараховано 1 140,80 грн.',
    priority: 'normal',
    link: { route: 'main-balance' },
  },
  {
    type: 'chat',
    title: 'Повідомлення від покупця',
    text: 'Чи є в наявності інший колір?',
    priority: 'normal',
    link: { route: 'chat-room', params: { chatId: '7101' } },
  },
  {
    type: 'system',
    title: 'Оновлення умов',
    text: 'З першого числа змінюються умови доставки.',
    priority: 'high',
    link: null,
  },
]

/** Adds past notifications, of which the newest are unread. */
export const withNotifications = (
  world: World,
  supplierId: number,
  { count, unread, until }: { readonly count: number; readonly unread: number; readonly until: number },
): World => {
  const written = Array.from({ length: count }, (_, location): Notification => {
    const at = until - (count - location) * 5 * hour
    const sample = samples[location % samples.length] as Sample
    return {
      id: world.nextId + location,
      supplierId,
      at,
      readAt: location < count - unread ? at + hour : null,
      ...sample,
    }
  })
  return { ...world, nextId: world.nextId + count, notifications: [...world.notifications, ...written] }
}

/** Adds one notification of the next sample kind. */
export const notified = (world: World, supplierId: number, at: number): World => {
  const sample = samples[world.nextId % samples.length] as Sample
  const written: Notification = { id: world.nextId, supplierId, at, readAt: null, ...sample }
  return { ...world, nextId: world.nextId + 1, notifications: [...world.notifications, written] }
}

/** The notifications of a supplier, oldest first. */
export const notificationsOf = (world: World, supplierId: number): readonly Notification[] =>
  world.notifications.filter((one) => one.supplierId === supplierId)

export const newCountOf = (world: World, supplierId: number): number =>
  notificationsOf(world, supplierId).filter(({ readAt }) => readAt === null).length
