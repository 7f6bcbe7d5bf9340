import { expect, test } from 'vitest'
import { kopecks } from '../kernel/money.ts'
import { pathOf } from '../kernel/routes.ts'
import { type Product, type ProductProblem, productProblems, productStatuses } from '../products/products.domain.ts'
import type { Readiness } from './answer.domain.ts'
import { commonReasons, whyNotSelling } from './product.domain.ts'

const now = Date.UTC(2026, 7, 23, 9)
const ready = { isReady: true, missing: [] } as const
const store = { id: '5', name: 'Shop', status: 'active', pausedUntil: null, problems: [] } as const

const calm: Readiness = {
  stores: [store],
  information: ready,
  delivery: ready,
  payment: ready,
  keys: [],
  subscription: { isActive: true, until: null },
  isTelegramLinked: true,
  debt: null,
  overdue: null,
  products: null,
}

type Judged = Parameters<typeof whyNotSelling>[0]
const product: Judged = {
  id: '7',
  status: 'active',
  problems: [],
  moderation: null,
  variantCount: 0,
  stores: [{ id: '5', title: 'Shop' }],
}

const told = (more: Partial<Judged>, readiness: Readiness | null = calm) => {
  const { own, general } = whyNotSelling({ ...product, ...more }, readiness, now)
  return [...own, ...general].map(({ urgency, code, location }) => `${urgency} ${code} ${pathOf(location)}`)
}

const places: Readonly<Record<ProductProblem, string>> = {
  no_image: 'stopped no_image /products/edit/7?step=photos#images',
  image_small: 'stopped image_small /products/edit/7?step=photos#images.small',
  no_category: 'stopped no_category /products/edit/7?step=category#category',
  category_not_leaf: 'stopped category_not_leaf /products/edit/7?step=category#category',
  required_attribute: 'stopped required_attribute /products/edit/7?step=attributes#attributes.required',
  title_short: 'stopped title_short /products/edit/7?step=main#title',
  title_caps: 'stopped title_caps /products/edit/7?step=main#title',
  description_short: 'stopped description_short /products/edit/7?step=description#description',
  price_zero: 'stopped price_zero /products/edit/7?step=offer#price',
  old_price_low: 'stopped old_price_low /products/edit/7?step=offer#oldPrice',
  sku_taken: 'stopped sku_taken /products/edit/7?step=offer#sku',
  barcode_wrong: 'stopped barcode_wrong /products/edit/7?step=offer#barcode',
  no_stock: 'stopped no_stock /products/edit/7?step=offer#quantity',
  variant_incomplete: 'stopped variant_incomplete /products/edit/7?step=variants#variants.price',
  hidden: 'stopped hidden /products/edit/7?step=check#status',
  moderation_rejected: 'stopped moderation_rejected /products/edit/7?step=check#status',
  brand_proposed: 'warning brand_proposed /products/edit/7?step=description#brand',
}

test.each(productProblems)('the problem %s alone gives one line that leads to its field', (problem) => {
  expect(told({ problems: [problem] })).toEqual([places[problem]])
})

test.each([
  ['price_zero', 'price'],
  ['old_price_low', 'oldPrice'],
  ['no_stock', 'quantity'],
  ['sku_taken', 'sku'],
  ['barcode_wrong', 'barcode'],
] as const)('with variants, %s is removed in a column of their table', (problem, column) => {
  expect(told({ problems: [problem], variantCount: 3 })).toEqual([
    `stopped ${problem} /products/edit/7?step=variants#variants.${column}`,
  ])
})

test.each([
  ['draft', ['stopped draft /products/edit/7?step=check#status']],
  ['moderation', ['warning waiting /products/edit/7?step=check#status']],
  ['archived', ['stopped archived /products/edit/7?step=check#status']],
  ['moderation_update', []],
  ['active', []],
] as const)('the status %s gives %o', (status, lines) => {
  expect(told({ status })).toEqual(lines)
})

test.each([
  ['hidden', 'hidden'],
  ['rejected', 'moderation_rejected'],
] as const)('a status that a problem names is said once: %s', (status, problem) => {
  expect(told({ status, problems: [problem] })).toEqual([places[problem]])
})

test.each([
  ['title', 'main#title'],
  ['category_id', 'category#category'],
  ['old_price', 'offer#oldPrice'],
  ['images', 'photos#images'],
  ['attributes.503', 'attributes#attributes.503'],
  ['variants.2.old_price', 'variants#variants.2.oldPrice'],
  ['video_url', 'description#videoUrl'],
])('an objection of the moderator to %s leads to %s', (path, place) => {
  const moderation: Product['moderation'] = { reason: 'Blurred', fields: [{ path, message: 'Blurred' }] }
  const [line] = whyNotSelling({ ...product, problems: ['moderation_rejected'], moderation }, null, now).own
  expect([line?.note, line && pathOf(line.location)]).toEqual(['Blurred', `/products/edit/7?step=${place}`])
})

test.each<[string, Partial<Readiness>, readonly string[]]>([
  ['nothing is wrong', {}, []],
  [
    'a store of the product is paused',
    { stores: [{ ...store, status: 'paused' }] },
    ['warning storePaused /stores/edit/5'],
  ],
  ['another store is blocked', { stores: [store, { ...store, id: '6', status: 'blocked' }] }, []],
  [
    'the store of the product is not known',
    { stores: [{ ...store, id: '6', status: 'blocked' }] },
    ['stopped storeBlocked /stores/edit/6'],
  ],
  ['no delivery', { delivery: { isReady: false, missing: [] } }, ['stopped deliveryNone /deliveries/panel']],
  ['no payment', { payment: { isReady: false, missing: [] } }, ['stopped paymentNone /payment-methods/methods']],
  [
    'an ended key',
    { keys: [{ id: '3', title: null, carrier: 'nova', status: 'expired', expiresAt: null }] },
    ['stopped keyExpired /deliveries/nova/apis?key=3&do=replace'],
  ],
  [
    'a required article',
    { information: { isReady: false, missing: ['returns'] } },
    ['stopped article /articles-information?article=returns'],
  ],
  [
    'no subscription',
    { subscription: { isActive: false, until: null } },
    ['stopped subscriptionOff /payments/balances/main-balance?topUp'],
  ],
  ['a debt', { debt: kopecks(1) }, ['warning balanceDebt /payments/balances/main-balance?topUp']],
  ['a store that says it has no products', { stores: [{ ...store, problems: ['products'] }] }, []],
  ['advice about Telegram', { isTelegramLinked: false }, []],
])('what stops all products is said after what stops this one: %s', (_, more, lines) => {
  expect(told({}, { ...calm, ...more })).toEqual(lines)
  expect(told({ problems: ['no_stock'] }, { ...calm, ...more })).toEqual([places.no_stock, ...lines])
})

test('before the readiness is known, the product speaks for itself', () => {
  expect(told({ problems: ['no_stock'] }, null)).toEqual([places.no_stock])
  for (const status of productStatuses) expect(told({ status }, null).length).toBeLessThanOrEqual(1)
})

test('a reason that stops many products is told once for all of them', () => {
  const closed: Readiness = {
    ...calm,
    stores: [store, { ...store, id: '6', status: 'paused' }, { ...store, id: '9', status: 'blocked' }],
    payment: { isReady: false, missing: [] },
    keys: [{ id: '3', title: null, carrier: 'nova', status: 'expired', expiresAt: null }],
  }
  const inBoth = { ...product, stores: [...product.stores, { id: '6', title: 'Second' }] }
  const inSecond = { ...product, stores: [{ id: '6', title: 'Second' }] }
  const told = (...all: readonly Judged[]) => commonReasons(all, closed, now).map(({ id }) => id)
  expect(told(product, inSecond, { ...inSecond, id: '8' }, product)).toEqual(['keyExpired 3', 'storePaused 6'])
  // A product that another store sells is not stopped by the one on pause.
  expect(told(product, inBoth)).toEqual(['keyExpired 3'])
  expect([told(), commonReasons([product], null, now)]).toEqual([[], []])
})
