import { buyers, orderSeeds } from '../orders/order-seeds.ts'
import { seedTime } from '../seed-time.ts'
import type { Supplier, World } from '../world.ts'
import type { ChatMessage, RoomRecord } from './chat-records.ts'

const minute = 60_000
const manyRooms = 500
/** How many messages the longest room has in the world with thousands of everything. */
const longRoom = 5000

/** One room: minutes since its last message, unread ones, then what was said; `-` is the supplier. */
const said = `
3 1
Добрий день! Чи можна змінити відділення на 14?
- Доброго дня! Так, яке саме місто?
Львів, вже інше відділення, 27. Дякую!

14 2
Вітаю, хочу уточнити щодо замовлення.
Коли відправите?

38 0
Чи буде ще такий колір?
- Доброго дня! Чекаємо поставку в п’ятницю.
Добре, зачекаю.
- Дякуємо за розуміння!

190 1
Товар отримала, але одна чашка з тріщиною. Що робити?

75 0
Підкажіть розмір коробки
- 30 × 20 × 15 см.
Дякую
- Звертайтеся!

260 0
Доброго дня! Рахунок для юрособи випишете?
- Доброго дня! Так, надішліть, будь ласка, реквізити.
ТОВ «Світанок», код 00000000
- Рахунок надіслали на пошту, вказану в замовленні.

420 0
Можна забрати самостійно?
- Так, Київ, вул. Садова, 5, щодня з 9 до 18.

1500 0
Дякую за листівку, дуже приємно!
- Дякуємо, що вибрали нас!

2900 0
Замовлення прийшло, все ціле
- Гарного користування!
`

interface Talk {
  readonly ago: number
  readonly unread: number
  readonly lines: readonly string[]
}

const talks: readonly Talk[] = said
  .trim()
  .split('\n\n')
  .map((block) => {
    const [head = '', ...lines] = block.split('\n')
    const [ago, unread] = head.split(' ').map(Number)
    return { ago: ago ?? 0, unread: unread ?? 0, lines }
  })

const iso = (at: number): string => new Date(at).toISOString()

const messagesOf = (lines: readonly string[], last: number, firstId: number, step = 4): readonly ChatMessage[] =>
  lines.map((line, at) => {
    const isOwn = line.startsWith('- ')
    return {
      id: firstId + at,
      seq: at + 1,
      author: isOwn ? 'supplier' : 'buyer',
      text: isOwn ? line.slice(2) : line,
      attachments: [],
      at: iso(last - (lines.length - 1 - at) * step * minute),
      client_key: null,
    }
  })

const support = (id: number): RoomRecord => ({
  id,
  version: 1,
  kind: 'support',
  title: 'Підтримка маркетплейсу',
  phone: null,
  order_id: null,
  product_id: null,
  messages: [
    {
      id: id * 10_000,
      seq: 1,
      author: 'support',
      text: 'Вітаємо! Тут можна написати підтримці. Відповідаємо щодня з 8 до 22.',
      attachments: [],
      at: iso(seedTime - 9000 * minute),
      client_key: null,
    },
  ],
  read_seq: 1,
  their_read_seq: 1,
  blocked_why: null,
  files: [],
})

const roomAt = (at: number, id: number, orderId: number | null, isMany: boolean): RoomRecord => {
  const { ago, unread, lines } = talks[at % talks.length] as Talk
  const [name, phone] = buyers[at % buyers.length] ?? buyers[0]
  const last = seedTime - (ago + Math.floor(at / talks.length) * 600) * minute
  const isLong = isMany && at === 0
  const written = isLong
    ? Array.from({ length: longRoom }, (_, n) => (n % 3 === 1 ? `- Відповідь ${n + 1}.` : `Повідомлення ${n + 1}`))
    : lines
  const messages = messagesOf(written, last, id * 10_000, isLong ? 1 : 4)
  return {
    id,
    version: 1,
    kind: 'buyer',
    title: name,
    phone,
    order_id: at % 4 === 3 ? null : orderId,
    product_id: at % 4 === 3 ? 2000 + (at % 40) : null,
    messages,
    read_seq: messages.length - unread,
    their_read_seq: messages.findLast(({ author }) => author === 'supplier')?.seq ?? 0,
    blocked_why: at === 7 ? 'Чат закрито модератором: покупець попросив більше йому не писати.' : null,
    files: [],
  }
}

const made = new Map<string, readonly RoomRecord[]>()

/** The rooms of a supplier who has written nothing yet; made when they are first asked for. */
export const chatSeeds = (supplier: Supplier, world: World): readonly RoomRecord[] => {
  if (supplier.id !== 1 || !supplier.steps.product) return [support(7000 + supplier.id * 100)]
  const isMany = world.scenario === 'thousands'
  const known = made.get(String(isMany))
  if (known) return known
  const orders = orderSeeds(supplier, world)
  const rooms = Array.from({ length: isMany ? manyRooms - 1 : talks.length }, (_, at) =>
    roomAt(at, 7101 + at, orders[at]?.id ?? null, isMany),
  )
  const found = [support(7100), ...rooms]
  made.set(String(isMany), found)
  return found
}
