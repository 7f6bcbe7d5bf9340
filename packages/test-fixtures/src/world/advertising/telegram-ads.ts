import { type Reply, refused, wrongState } from '../../http/laravel.ts'
import { stockOf } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import { recordsOf, type SectionCommand } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { adProblems } from './ad-check.ts'
import {
  blankPromotion,
  hryvnias,
  kopecksOf,
  lackOf,
  type PromotionFields,
  type PromotionRules,
  productsIn,
  promotionAsOf,
  shownProduct,
  shownPromotion,
  spentInHistory,
  submitted,
} from './promotion.ts'
import { channelsIn } from './telegram-channels.ts'

export const telegramAdsName = 'telegram-ads'

interface TelegramAdFields extends PromotionFields {
  readonly product_id: number
  readonly text: string
  readonly button: string
  readonly url: string
  readonly channel_ids: readonly number[]
  readonly budget: number
}

export type TelegramAdRecord = StoredRecord & TelegramAdFields

/** A moment that no clock of a test reaches. */
const never = Date.parse('2035-01-01T00:00:00Z')

/** The page of a product for buyers. */
export const productUrl = (id: number): string => `https://market.example/p/${id}`

const adOf = (
  id: number,
  title: string,
  text: string,
  product: number,
  more: Partial<TelegramAdFields> = {},
): TelegramAdRecord => ({
  ...blankPromotion,
  id,
  version: 1,
  title,
  text,
  product_id: product,
  button: 'open',
  url: productUrl(product),
  channel_ids: [42, 43],
  budget: 400,
  starts_on: '2026-06-01',
  ...more,
})

const seeds: readonly TelegramAdRecord[] = [
  adOf(9301, 'Сукня до літа', 'Лляна сукня «Полтава» з ручною вишивкою. Розміри від S до XL.', 2001, {
    ...{ status: 'finished', impressions: 620, clicks: 14, channel_ids: [43, 44], button: 'buy' },
  }),
  adOf(9302, 'Чашки до чаю', 'Чашка ручної роботи, 350 мл: глина з Опішні, кожна трохи інша.', 2011, {
    ...{ status: 'paused', impressions: 740, clicks: 19, channel_ids: [41, 42] },
  }),
  adOf(9303, 'Плед на осінь', 'Плед «Карпати» з вовни, 140×200. Зима ще далеко, а плед уже є ❄️', 2019, {
    ...{ starts_on: '2026-08-20', budget: 400 },
  }),
  adOf(9304, 'Навушники', 'НАЙКРАЩІ навушники Kobza Air! Купуйте!!!', 2029, {
    ...{ status: 'rejected', channel_ids: [47], budget: 600, button: 'buy' },
    reason: 'Без великих літер, вигуків і слова «найкращі».',
  }),
  adOf(9305, 'Подарунки на Новий рік', 'Набір із шести чашок «Ранок» – на подарунок або собі 🎁', 2012, {
    ...{ status: 'scheduled', starts_on: '2031-12-01', channel_ids: [46], button: 'order', budget: 1000 },
  }),
  adOf(9306, 'Секатори', 'Секатор садовий із тефлоном. Леза замінні, у наборі ще одна пружина.', 2023, {
    ...{ status: 'moderation', decided_at: never, channel_ids: [45] },
  }),
  adOf(9307, 'Плед для малюка', 'Плед дитячий в’язаний, м’ятний. Бавовна, можна прати в машині.', 2020, {
    ...{ status: 'active', counted_at: never, channel_ids: [41, 44] },
  }),
  adOf(9308, 'Рушники з льону', 'Рушник кухонний лляний, 45×70. Вбирає воду й не линяє.', 2014, {
    ...{ status: 'active', counted_at: never, impressions: 510, clicks: 11 },
  }),
]

/** A supplier without these products has no ads. What one has cost stands in the history of the service balance. */
export const telegramAdSeeds = (supplier: Supplier, world: World): readonly TelegramAdRecord[] =>
  productsOf(world, supplier).some(({ id }) => id === 2001)
    ? seeds.map((ad) => ({ ...ad, spent: spentInHistory(world, supplier, ad.id) }))
    : []

export const telegramAdsOf = (world: World, supplier: Supplier): readonly TelegramAdRecord[] =>
  recordsOf(world, supplier, telegramAdsName, telegramAdSeeds(supplier, world)) as readonly TelegramAdRecord[]

/** How many impressions are paid for at once. */
const unitViews = 100
/** An ad is shown for at least this many days. */
const fewestDays = 4

export const telegramAdRules: PromotionRules<TelegramAdRecord> = {
  type: 'telegram_ads',
  lineOf: ({ id, title }) => `Telegram Реклама «${title}», № ${id}`,
  refusalOf: ({ text, url }) => adProblems(text, url)[0]?.message ?? null,
  productIds: ({ product_id: id }) => [id],
  unit: ({ channel_ids: ids }) => {
    const prices = channelsIn(ids).map(({ price }) => price)
    return kopecksOf((prices.reduce((sum, price) => sum + price, 0) / prices.length) * (unitViews / 1000))
  },
  dayLimit: ({ budget }) => Math.ceil(kopecksOf(budget) / fewestDays),
  limit: ({ budget }) => kopecksOf(budget),
  lastDay: () => null,
  brought: ({ id, impressions, clicks }, units) => ({
    impressions: impressions + units * unitViews,
    clicks: clicks + units * (1 + (id % 3)),
  }),
}

export const telegramAdAsOf = promotionAsOf(telegramAdRules)

export const shownTelegramAd = (
  record: StoredRecord,
  world: World,
  supplier: Supplier,
  now: number,
  origin: string,
) => {
  const ad = record as TelegramAdRecord
  const { product_id: id, channel_ids: channels } = ad
  const [product] = productsIn([id], world, supplier)
  return {
    ...shownPromotion(ad, telegramAdRules, world, supplier, now),
    reserved: ad.status === 'active' ? hryvnias(kopecksOf(ad.budget) - ad.spent) : 0,
    product: product ? shownProduct(product, origin) : null,
    channels: channelsIn(channels).map(({ taken: _, ...channel }) => channel),
  }
}

/** Why an ad cannot be stored so; `null` when it can. */
export const telegramAdRefusal = (
  fields: Readonly<Record<string, unknown>>,
  world: World,
  supplier: Supplier,
): Reply | null => {
  const { product_id: id, channel_ids: channels } = fields as unknown as TelegramAdRecord
  const [product] = productsIn([id], world, supplier)
  if (product?.status !== 'active') return refused({ product_id: ['Цей товар не продається.'] })
  return channelsIn(channels).length === channels.length ? null : refused({ channel_ids: ['Такого каналу немає.'] })
}

/** The products that can be advertised now. */
export const advertisable = (world: World, supplier: Supplier) =>
  productsOf(world, supplier).filter((product) => product.status === 'active' && stockOf(product).quantity > 0)

const following = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** What was confirmed must be what is stored, the channels need room on the day, and the service balance covers it. */
export const submit: SectionCommand = (record, { confirm, starts_on: day }, _, { supplier, now }) => {
  const ad = record as TelegramAdRecord
  const seen = confirm as { budget?: number } | undefined
  if (seen?.budget !== ad.budget)
    return wrongState('Бюджет оголошення змінився. Перегляньте його ще раз.', { reason: 'stale' })
  const [error] = adProblems(ad.text, ad.url).filter(({ level }) => level === 'error')
  if (error) return refused({ [error.from === undefined ? 'url' : 'text']: [error.message] })
  const starts = String(day ?? ad.starts_on)
  const full = channelsIn(ad.channel_ids).find(({ taken }) => taken.includes(starts))
  if (full) {
    let free = starts
    while (full.taken.includes(free)) free = following(free)
    const text = `У каналі «${full.title}» цього дня місця вже немає. Найближчий вільний день: ${free}.`
    const refusal = wrongState(text, { reason: 'slot_taken', channel_id: full.id, free })
    return { ...refusal, body: { ...(refusal.body as object), errors: { starts_on: [text] } } }
  }
  return lackOf(kopecksOf(ad.budget), supplier) ?? { changed: { ...submitted(now), starts_on: starts } }
}
