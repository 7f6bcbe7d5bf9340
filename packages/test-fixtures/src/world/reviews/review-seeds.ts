import { buyers, orderSeeds } from '../orders/order-seeds.ts'
import { productSeeds } from '../products/product-seeds.ts'
import { seedTime } from '../seed-time.ts'
import type { Supplier, World } from '../world.ts'
import type { ReviewRecord } from './review-records.ts'

const hour = 3_600_000
const manyReviews = 2000
/** How many products are repeated, round by round, in the world with thousands of them. */
const usualCount = 42

/** Rating or question, hours ago, words, marks: `a` answered, `r` its answer rejected, `p` photos, `c` complaint, `e` edited. */
const written = `
? 0.4 | Чи є в наявності білий колір? Хочу замовити два на подарунок.
5 1.2 p | Дуже гарна річ, якість перевершила очікування. Запакували акуратно, приїхало за два дні.
2 2.5 p | Прийшло з подряпиною на кришці. Зателефонувала, але слухавку ніхто не взяв.
? 4 | Скільки днів їде у Чернівці Новою Поштою?
4 6 | Загалом задоволена, але відтінок трохи темніший, ніж на фото.
1 9 | Чекав тиждень, замовлення скасували без пояснень. Не рекомендую.
? 12 | Чи можна прати в машинці при 60 градусах?
5 16 | Купую вдруге, усе чудово.
3 21 | Розмір маломірить, беріть на один більший. Тканина нормальна.
5 26 e | Дякую продавцю за швидку відповідь і заміну!
? 31 | Підкажіть, будь ласка, висоту без ручки.
4 38 p | Гарне пакування, на подарунок саме те. Зірку зняв за затримку з відправленням.
2 46 r | Не відповідає опису: обіцяли бавовну, а прийшла суміш.
1 55 c | Жахливий магазин, дзвоніть мені 067 000 00 00, я продам дешевше.
5 50 a | Якість супер, кольори соковиті. Дитина в захваті.
5 58 a p | Зроблено з душею, видно ручну роботу.
4 66 a | Усе добре, але хотілося б більше кольорів.
? 70 a | Чи підійде чохол на диван довжиною 210 см?
5 76 a | Швидко, якісно, рекомендую.
3 81 a | Ниточки стирчать у двох місцях, довелося обрізати.
5 88 a | Замовляла мамі на ювілей, вона щаслива.
? 93 a | Чи є гарантія і куди звертатися?
5 99 a | Пахне медом, горить рівно, без кіптяви.
4 104 a p | Відповідає фото. Доставили наступного дня.
5 112 a | Найкращий плед за свої гроші.
1 118 a e | Розбилося в дорозі, але магазин надіслав нове. Оцінку змінила б на вищу.
5 126 a | Дерево гладеньке, приємне на дотик.
? 131 a | Чи робите гравіювання на замовлення?
4 139 a | Трохи важкуватий, а так усе подобається.
5 147 a | Ідеально стало на кухню.
5 155 a p | Колір як на фото, розмір точний.
2 163 a | Шов розійшовся після першого прання, чекаю на повернення коштів.
5 170 a | Дуже швидка доставка!
? 178 a | Підкажіть склад тканини.
5 186 a | Беру постійно, якість стабільна.
4 195 a | Гарно, але без коробки.
5 204 a | Подарунок сподобався, дякую.
3 214 a | Середнє за такі гроші.
5 223 a | Усе чудово, дякую за листівку.
5 236 a | Прекрасна робота майстра.
`

interface Written {
  readonly rating: number | null
  readonly hours: number
  readonly marks: string
  readonly text: string
}

const rows: readonly Written[] = written
  .trim()
  .split('\n')
  .map((row) => {
    const [head = '', text = ''] = row.split(' | ')
    const [rating = '', hours, ...marks] = head.split(' ')
    return { rating: rating === '?' ? null : Number(rating), hours: Number(hours), marks: marks.join(''), text }
  })

const answers = [
  'Дякуємо за відгук! Раді, що вам сподобалося.',
  'Дякуємо, що написали. Ми врахуємо це в наступних партіях.',
  'Доброго дня! Так, усе вірно. Звертайтеся, якщо будуть ще запитання.',
  'Перепрошуємо за незручності. Ми вже надіслали вам заміну.',
]

const iso = (at: number): string => new Date(at).toISOString()

interface Round {
  readonly at: number
  readonly id: number
  readonly productId: number
  readonly order: ReviewRecord['order']
}

const reviewAt = ({ at, id, productId, order }: Round): ReviewRecord => {
  const { rating, hours, marks, text } = rows[at % rows.length] as Written
  const made = seedTime - (hours + Math.floor(at / rows.length) * 240) * hour
  const has = (mark: string) => marks.includes(mark)
  const kind = rating === null ? 'question' : 'review'
  const isRejected = has('r')
  return {
    id,
    version: 1,
    kind,
    rating,
    author: (buyers[at % buyers.length] ?? buyers[0])[0],
    text,
    pros: rating !== null && at % 5 === 1 ? 'Пакування, швидкість' : null,
    cons: rating !== null && rating < 4 ? 'Якість контролю' : null,
    photos: has('p') ? Array.from({ length: 1 + (at % 3) }, (_, n) => id * 10 + n) : [],
    product_id: productId,
    store_id: at % 4 === 3 ? 71 : 70,
    order: kind === 'review' ? order : null,
    chat_room_id: null,
    created_at: iso(made),
    reply:
      has('a') || isRejected
        ? {
            text: isRejected ? 'Пишіть нам у Viber, домовимося.' : (answers[at % answers.length] ?? ''),
            status: isRejected ? 'rejected' : 'published',
            reason: isRejected ? 'Відповідь кличе покупця за межі маркетплейсу.' : null,
            at: iso(made + (2 + (at % 7)) * hour),
          }
        : null,
    complaint: has('c') ? { reason: 'personal_data', at: iso(made + hour), state: 'pending' } : null,
    previous: has('e') ? { rating: 2, text: 'Ще не отримала, чекаю вже четвертий день.' } : null,
    is_hidden: false,
  }
}

const made = new Map<string, readonly ReviewRecord[]>()

/** The reviews of a supplier who has not changed any yet; made when they are first asked for. */
export const reviewSeeds = (supplier: Supplier, world: World): readonly ReviewRecord[] => {
  if (supplier.id !== 1 || !supplier.steps.product) return []
  const isMany = world.scenario === 'thousands'
  const known = made.get(String(isMany))
  if (known) return known
  const products = productSeeds(supplier, world)
  const orders = orderSeeds(supplier, world).filter(({ status }) => status === 'completed')
  const found = Array.from({ length: isMany ? manyReviews : rows.length }, (_, at) => {
    const order = orders[at % Math.max(1, orders.length)]
    const product = products[(at * 5) % (isMany ? products.length : usualCount)]
    return reviewAt({
      at,
      id: isMany ? 700_000 - at : 7600 - at,
      productId: product?.id ?? 0,
      order: order === undefined ? null : { id: order.id, number: order.number },
    })
  })
  made.set(String(isMany), found)
  return found
}
