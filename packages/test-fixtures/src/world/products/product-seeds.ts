import { categoryTree } from '../categories/categories.ts'
import { attributesOfFamily } from '../categories/category-attributes.ts'
import { manyOrders, plan, plannedReserve } from '../order-states/order-plan.ts'
import { seedTime } from '../seed-time.ts'
import type { Supplier, World } from '../world.ts'
import { blankProduct, type ProductFields, type ProductRecord } from './product-records.ts'

type Entry = readonly [
  title: string,
  category: number | null,
  price: number | null,
  quantity: number,
  more?: Partial<ProductFields>,
]

const hour = 3_600_000

const rejection = (reason: string, path: string) => ({
  status: 'rejected' as const,
  moderation: { reason, fields: [{ path, message: reason }] },
})

const axes = [{ attribute_id: 502, value_ids: [5020, 5021, 5022] }]
const sizes = (first: number, price: number, ...quantities: readonly number[]): Partial<ProductFields> => ({
  axes,
  price: null,
  variants: quantities.map((quantity, at) => ({
    id: first + at,
    options: { 502: 5020 + at },
    sku: `SIZE-${first + at}`,
    barcode: null,
    price: price + at * 20,
    old_price: null,
    quantity,
    reserved: 0,
    image_id: null,
    is_active: true,
  })),
})

const entries: readonly Entry[] = [
  ['Сукня лляна «Полтава» з вишивкою', 111, 2450, 7, { old_price: 2890, brand_id: 701 }],
  ['Сукня-сорочка з бавовни, молочна', 111, null, 0, { ...sizes(3101, 1490, 4, 6, 2), brand_id: 701 }],
  ['Кардиган вовняний крупної в’язки', 112, 1980, 12, { brand_id: 703 }],
  ['Светр із мериносової вовни «Рахів»', 112, 2290.5, 3, { brand_id: 703 }],
  ['Футболка чоловіча базова, графіт', 121, null, 0, sizes(3111, 420, 18, 25, 9)],
  ['Футболка «Не на часі», чорна', 121, 450, 40, { old_price: 520 }],
  ['Сорочка лляна чоловіча, синя', 122, 1650, 0, { availability: 'to_order', brand_id: 701 }],
  ['Сорочка-вишиванка «Козак»', 122, 2100, 5],
  ['Тарілка керамічна 26 см, глина', 211, 385, 64, { brand_id: 702 }],
  ['Миска для супу «Опішня», 700 мл', 211, 340, 22, { brand_id: 702 }],
  ['Чашка ручної роботи, 350 мл', 211, 290, 118, { old_price: 320, brand_id: 702 }],
  ['Набір із шести чашок «Ранок»', 211, 1590, 4, { brand_id: 702 }],
  ['Глечик глиняний, 1,5 л', 211, 620, 0, { availability: 'expected', brand_id: 702 }],
  ['Рушник кухонний лляний, 45×70', 212, 185, 150, { brand_id: 701 }],
  ['Фартух із кишенею, гірчичний', 212, 540, 16, { brand_id: 701 }],
  ['Прихватка стьобана, набір 2 шт.', 212, 160, 33, { status: 'hidden' }],
  ['Комплект постелі «Льон», двоспальний', 221, 4800, 6, { old_price: 5600, brand_id: 701 }],
  ['Наволочка сатинова 50×70', 221, 310, 90],
  ['Плед вовняний «Карпати», 140×200', 222, 1890, 9, { brand_id: 703 }],
  ['Плед дитячий в’язаний, м’ятний', 222, 980, 0, { availability: 'out_of_stock' }],
  ['Горщик теракотовий, 3 л', 311, 240, 75, { brand_id: 704 }],
  ['Кашпо підвісне з макраме', 311, 365, 28, { brand_id: 704 }],
  ['Секатор садовий із тефлоном', 312, 480, 14, { brand_id: 704 }],
  ['Лопатка для пересаджування', 312, 130, 51, { brand_id: 704, status: 'hidden' }],
  ['Ведмедик в’язаний «Михась»', 411, 690, 8],
  ['Конструктор дерев’яний, 60 деталей', 411, 870, 11, { old_price: 870 }],
  ['Лялька-мотанка, 25 см', 411, 540, 0, { availability: 'out_of_stock' }],
  ['Абетка з наліпками', 412, 220, 37],
  ['Навушники бездротові Kobza Air', 511, 1799, 20, { brand_id: 705, barcode: '4820000000017' }],
  [
    'НАВУШНИКИ ДРОТОВІ KOBZA ONE',
    511,
    449,
    60,
    { brand_id: 705, ...rejection('Не пишіть назву самими великими літерами.', 'title') },
  ],
  ['Зарядний пристрій USB-C 65 Вт', 512, 1250, 31, { brand_id: 705 }],
  ['Кабель USB-C – USB-C, 2 м', 512, 320, 200, { barcode: '4820000000018' }],
  ['Мило лавандове ручної варки', 611, 95, 140, { images: [] }],
  [
    'Мило вівсяне для чутливої шкіри',
    611,
    98,
    85,
    { brand_id: 706, ...rejection('Надішліть декларацію про відповідність косметики.', 'description') },
  ],
  ['Свічка соєва «Сосна й цитрус»', 612, 340, 24, { brand_id: 706, status: 'moderation' }],
  ['Свічка з бджолиного воску, конус', 612, 150, 66, { brand_id: 706, status: 'moderation_update' }],
  ['Набір ароматичних саше', 612, 210, 19, { brand_id: 707, status: 'moderation' }],
  ['Грілка для чайника «Півник»', 212, 420, 0, { status: 'draft' }],
  ['Скатертина святкова 150×220', 212, null, 0, { status: 'draft', images: [], description: null }],
  ['Шкарпетки вовняні', null, 180, 30, { status: 'draft', images: [], description: null }],
  ['Килимок бамбуковий', 212, 275, 12, { status: 'archived' }],
  ['Підсвічник скляний', 612, 330, 2, { status: 'archived' }],
]

const descriptionOf = (title: string): string =>
  `${title}. Зроблено в Україні невеликими партіями. Матеріали перевірені, кожну річ оглядаємо перед відправленням. ` +
  'Надсилаємо наступного робочого дня; якщо не підійде, обміняємо впродовж чотирнадцяти днів.'

const imagesOf = (first: number, count: number): ProductFields['images'] =>
  Array.from({ length: count }, (_, at) => ({
    id: first + at,
    alt: null,
    state: 'ready' as const,
    width: 1200,
    height: 1200,
  }))

type Attributes = ProductFields['attributes']

/** What a category requires, filled in. */
const requiredIn = (category: number | null): Attributes => {
  const node = category === null ? undefined : categoryTree({ scenario: 'default' }).byId.get(category)
  return attributesOfFamily(node?.family ?? '')
    .filter((attribute) => attribute.is_required)
    .map(({ id, type, values: [first] }) => {
      if (first === undefined) return { attribute_id: id, value: type === 'number' ? 12 : 'За описом виробника' }
      return type === 'many' ? { attribute_id: id, values: [first.id] } : { attribute_id: id, value: first.id }
    })
}

const recordOf = ([title, category, price, quantity, more = {}]: Entry, at: number, storeIds: readonly number[]) => {
  const id = 2001 + at
  const created = new Date(seedTime - (at + 3) * 31 * hour).toISOString()
  const status = more.status ?? 'active'
  const isSubmitted = status !== 'draft'
  const isWaiting = status === 'moderation' || status === 'moderation_update'
  const record: ProductRecord = {
    id,
    version: 1,
    ...blankProduct,
    title,
    category_id: category,
    description: descriptionOf(title),
    sku: `KO-${id}`,
    price,
    quantity,
    images: imagesOf(id * 10, 1 + (at % 4)),
    weight: at % 3 === 0 ? null : 0.4,
    dimensions: at % 3 === 0 ? null : { l: 30, w: 20, h: 10 },
    attributes: [...requiredIn(category), ...(at % 2 === 0 ? [] : [{ attribute_id: 521, value: 5210 }])],
    store_ids: storeIds.length > 1 && at % 3 === 0 ? storeIds.slice(0, 2) : storeIds.slice(0, 1),
    status,
    submitted_at: isSubmitted ? created : null,
    decided_at: isSubmitted && !isWaiting ? created : null,
    created_at: created,
    updated_at: new Date(seedTime - at * 7 * hour).toISOString(),
    ...more,
  }
  return record
}

const storesOfFirst = [70, 71]

const usual: readonly ProductRecord[] = entries.map((entry, at) => ({
  ...recordOf(entry, at, storesOfFirst),
  reserved: plannedReserve(at, 0, plan.length),
}))
const few: readonly ProductRecord[] = entries.slice(0, 6).map((entry, at) => recordOf(entry, at, [70]))

/** Ten thousand products, made when they are first asked for. */
let many: readonly ProductRecord[] | null = null
const manyProducts = (): readonly ProductRecord[] => {
  many ??= Array.from({ length: 10_000 }, (_, at): ProductRecord => {
    const base = usual[at % usual.length] as ProductRecord
    const round = Math.floor(at / usual.length)
    const id = 100_001 + at
    const reserved = plannedReserve(at % usual.length, round, manyOrders)
    return {
      ...base,
      id,
      title: round === 0 ? base.title : `${base.title}, № ${round + 1}`,
      sku: `KO-${id}`,
      barcode: null,
      price: base.price === null ? null : base.price + (round % 50) * 5,
      quantity: base.variants.length > 0 ? 0 : Math.max(reserved, (base.quantity + round * 3) % 400),
      reserved,
      variants: base.variants.map((variant, index) => ({ ...variant, id: 400_000 + at * 3 + index, sku: null })),
      updated_at: new Date(seedTime - at * 60_000).toISOString(),
    }
  })
  return many
}

/** A product that sells, for a world that takes something away from it. */
export const soundProduct = (id: number, title: string, more: Partial<ProductFields>): ProductRecord => ({
  ...recordOf([title, 211, 385, 64, more], 1, [70]),
  id,
  sku: `KO-${id}`,
  ...more,
})

/** The products of a supplier of the usual worlds. */
export const usualProducts = usual

/** The products of a supplier who has not changed any yet. */
export const productSeeds = ({ id, steps }: Supplier, { scenario }: World): readonly ProductRecord[] => {
  if (!steps.product) return []
  if (id !== 1) return few
  return scenario === 'thousands' ? manyProducts() : usual
}
