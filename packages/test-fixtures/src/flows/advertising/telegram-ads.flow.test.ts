import { telegramAdsPath } from '@supplier/core/adapters/http/advertising/telegram-ads.wire'
import { serviceBalanceParts } from '@supplier/core/balances/balances.selectors'
import type { ServiceBalanceActor } from '@supplier/core/balances/service-balance.machine'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import { selectAnswer } from '@supplier/core/kit/form/question.selectors'
import { selectList } from '@supplier/core/kit/list/list.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf, questionIn } from '@supplier/core/kit/section/section.selectors'
import { products } from '@supplier/core/products/products.section'
import { spendingLocation } from '@supplier/core/promotion/promotion.domain'
import { type TelegramAd, telegramAds } from '@supplier/core/telegram-ads/telegram-ads.section'
import { expect, onTestFinished, test } from 'vitest'
import { campaignsOf } from '../../world/advertising/campaigns.ts'
import { telegramAdsOf } from '../../world/advertising/telegram-ads.ts'
import { productsOf, withProducts } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { openSection, pathIn } from '../kit/sections.ts'

const section = telegramAds as unknown as AnySection
const draft = '9303'
const minute = 60_000
const hour = 60 * minute

const opened = async (record: string | null = null) => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, pathIn(section, record), harness)
  const supplier = () => {
    const found = supplierById(harness.sandbox.world(), 1)
    if (found === undefined) throw new Error('no supplier')
    return found
  }
  const stored = (id = draft) => telegramAdsOf(harness.sandbox.world(), supplier()).find((ad) => String(ad.id) === id)
  const row = (id = draft) => (one.rows() as readonly TelegramAd[]).find((ad) => ad.id === id)
  const given = async (name: string, values: object = {}) => {
    one.actor().send({ type: 'command.chosen', command: name as never, id: draft })
    await harness.quiet()
    for (const [field, value] of Object.entries(values)) one.command()?.send({ type: 'field.changed', field, value })
    one.command()?.send({ type: 'command.confirmed' })
    await harness.quiet()
    return one.command()
  }
  const setService = (service: number) =>
    harness.sandbox.setWorld((world) => ({
      ...world,
      suppliers: world.suppliers.map((each) => (each.id === supplier().id ? { ...each, service } : each)),
    }))
  return { harness, one, supplier, stored, row, given, setService }
}

/** The sum of the lines of the service balance to which the link of a campaign or an ad leads. */
const ledgerSum = async (harness: Harness, location: ReturnType<typeof spendingLocation>) => {
  const tab = harness.open(`/payments/balances/balance-services${location.search}`)
  await tab.panel()
  await harness.quiet()
  const { list } = serviceBalanceParts((tab.page().screen as unknown as ServiceBalanceActor).getSnapshot())
  list.send({ type: 'filter.chosen', filter: { size: 100 } })
  await harness.quiet()
  const view = selectList(list.getSnapshot())
  const amounts = view.state === 'rows' ? view.rows.map(({ amount }) => Number(amount)) : []
  expect(view.state === 'rows' && view.pager.hasNext).toBe(false)
  return amounts.reduce((sum, amount) => sum - amount, 0)
}

test.each(['applied-then-reset', 'reset-before', 'resent'] as const)(
  'a submit whose answer is lost or doubled (%s) submits the ad once, and nothing moves between balances',
  async (kind) => {
    const { harness, one, supplier, stored, given } = await opened()
    const before = supplier()
    harness.fault({ kind, path: `${telegramAdsPath}/*/submit` })
    await given('submit')
    expect([one.command(), stored()?.status, stored()?.version]).toEqual([null, 'moderation', 2])
    expect([supplier().main, supplier().service]).toEqual([before.main, before.service])
  },
)

test('an ad runs from a product to its end by the clock, a quarter of its budget a day', async () => {
  const { harness, one, stored, row, given } = await opened()
  await given('submit')
  await harness.pass(2 * minute)
  await one.filter({ search: 'плед' })
  expect(row()?.status).toBe('active')
  harness.sandbox.clock.move(3 * hour)
  await one.filter({ search: '' })
  expect(row()?.status).toBe('daily_limit')
  expect(stored()?.today.spent).toBeLessThanOrEqual(100_00)
  for (let day = 0; day < 6; day += 1) {
    harness.sandbox.clock.move(24 * hour)
    await one.filter({ search: day % 2 === 0 ? 'плед' : '' })
  }
  expect(row()?.status).toBe('finished')
})

test('what was spent in 200 hours equals the lines to which the ad links', async () => {
  const { harness, one, stored, given } = await opened()
  await given('submit')
  await harness.pass(2 * minute)
  for (let passed = 0; passed < 200; passed += 10) {
    harness.sandbox.clock.move(10 * hour)
    await one.filter({ search: passed % 20 === 0 ? 'плед' : '' })
  }
  const spent = stored()?.spent
  expect(spent).toBeGreaterThan(0)
  expect(spent).toBeLessThanOrEqual(400_00)
  expect(await ledgerSum(harness, spendingLocation('telegramAds', draft))).toBe(spent)
})

test('what every campaign and ad has cost equals the lines to which it links', async () => {
  const { harness, supplier } = await opened()
  const world = harness.sandbox.world()
  const all = [
    ...campaignsOf(world, supplier()).map((one) => ['advertising', one] as const),
    ...telegramAdsOf(world, supplier()).map((one) => ['telegramAds', one] as const),
  ]
  expect(all.filter(([, { spent }]) => spent > 0).length).toBeGreaterThan(3)
  for (const [type, { id, spent }] of all)
    expect([id, await ledgerSum(harness, spendingLocation(type, String(id)))]).toEqual([id, spent])
})

test('too little on the service balance leads through the transfer and back to the ad, filled in', async () => {
  const { harness, one, stored, given, setService } = await opened(draft)
  setService(10_00)
  one.type({ budget: '350' })
  await one.submit()
  const dialog = await given('submit')
  const reason = dialog ? selectCommand(dialog.getSnapshot()).reason : null
  const location = telegramAds.commands.submit.helpLink?.(String(reason), {} as TelegramAd)
  expect([location?.to, stored()?.status]).toEqual(['main-balance', 'draft'])
  const address = one.tab.address()
  if (location) one.tab.app.send({ type: 'navigation.requested', location })
  await harness.quiet()
  expect(one.tab.page().location.to).toBe('main-balance')
  setService(500_00)
  one.tab.visit(address)
  await harness.quiet()
  one.command()?.send({ type: 'command.confirmed' })
  await harness.quiet()
  expect(stored()).toMatchObject({ status: 'moderation', budget: 350 })
})

test('money that runs out stops a running ad, and a top-up lets it go on', async () => {
  const { harness, one, row, given, setService } = await opened()
  await given('submit')
  await harness.pass(2 * minute)
  setService(5_00)
  await one.filter({ search: 'плед' })
  expect(row()?.status).toBe('no_funds')
  setService(500_00)
  await one.filter({ search: '' })
  expect(row()?.status).toBe('active')
})

test('a day without room in a channel is refused at its field, and another day is submitted in the same dialog', async () => {
  const { harness, one, stored } = await opened(draft)
  one.type({ channels: [{ id: '41', title: 'Домашні рецепти' }] })
  await one.submit()
  one.actor().send({ type: 'command.chosen', command: 'submit' as never, id: draft })
  await harness.quiet()
  const dialog = one.command()
  dialog?.send({ type: 'field.changed', field: 'startsOn', value: '2026-09-01' })
  dialog?.send({ type: 'command.confirmed' })
  await harness.quiet()
  expect(dialog && selectCommand(dialog.getSnapshot())).toMatchObject({
    reason: 'slot_taken',
    errors: { startsOn: { text: expect.stringContaining('2026-09-03') } },
    values: { budget: '400', startsOn: '2026-09-01' },
  })
  dialog?.send({ type: 'field.changed', field: 'startsOn', value: '2026-09-03' })
  dialog?.send({ type: 'command.confirmed' })
  await harness.quiet()
  expect(stored()).toMatchObject({ status: 'moderation', starts_on: '2026-09-03' })
})

test('another budget than the confirmed one is refused, and the dialog shows it', async () => {
  const { harness, one, stored } = await opened()
  one.actor().send({ type: 'command.chosen', command: 'submit' as never, id: draft })
  await harness.quiet()
  const other = await openSection(section, pathIn(section, draft), harness)
  other.type({ budget: '500' })
  await other.submit()
  one.command()?.send({ type: 'command.confirmed' })
  await harness.quiet()
  expect(stored()?.status).toBe('draft')
  one.command()?.send({ type: 'command.confirmed' })
  await harness.quiet()
  expect(stored()).toMatchObject({ status: 'moderation', budget: 500 })
})

test('the problems of the text come while it is typed, and those of the link stand at its field', async () => {
  const { harness, one } = await opened('new')
  one.type({ text: 'Найкраща сукня', url: 'https://bit.ly/3xYz' })
  await harness.pass(1000)
  const form = one.form()
  expect(form && selectAnswer(questionIn(form)?.getSnapshot()).answer).toMatchObject([
    { code: 'superlative', range: { from: 0, to: 8 }, isRefused: false },
    { code: 'link_shortened', range: null, isRefused: true },
  ])
  expect(one.view().errors).toMatchObject({ url: { text: expect.stringContaining('скорочених') } })
})

test('a picked product fills in its link, and channels tell what they cost', async () => {
  const { harness, one } = await opened('new')
  const found = async (field: string, text: string) => {
    one.form()?.send({ type: 'picker.opened', field })
    await harness.quiet()
    const options = optionsOf(one.form() as never)
    options?.send({ type: 'options.typed', field, text })
    await harness.pass(1000)
    const [option] = options ? selectOptions(options.getSnapshot(), field).options : []
    return option
  }
  expect(await found('product', 'чашка')).toMatchObject({
    values: {
      product: { id: '2011', title: 'Чашка ручної роботи, 350 мл', facts: { image: expect.any(String) } },
      url: 'https://market.example/p/2011',
    },
  })
  expect(await found('channels', 'сад')).toMatchObject({
    title: 'Сад і город',
    note: { key: 'telegramAds.channel', values: { subscribers: 17_850, price: 90_00 } },
    facts: { price: 90_00 },
  })
})

test.each([
  ['sold out', { quantity: 0, availability: 'out_of_stock' }, 'no_stock'],
  ['was rejected', { status: 'rejected' }, 'moderation_rejected'],
] as const)('an ad whose product %s stands still and says so, and so does the product', async (_, change, problem) => {
  const { harness, one, supplier, row, given } = await opened()
  await given('submit')
  await harness.pass(2 * minute)
  harness.sandbox.setWorld((world) => {
    const [plaid] = productsOf(world, supplier()).filter(({ id }) => id === 2019)
    return plaid ? withProducts(world, supplier(), [{ ...plaid, ...change }]) : world
  })
  await one.filter({ search: 'плед' })
  expect(row()).toMatchObject({ status: 'out_of_stock', product: { id: '2019' } })
  const list = await openSection(products as unknown as AnySection, '/products?search=карпати', harness)
  expect(await list.rowWhere(({ id }) => id === '2019')).toMatchObject({
    problems: expect.arrayContaining([problem]),
  })
})

test('a rejected ad says why, and is a draft again when it was mended', async () => {
  const { one, stored } = await opened('9304')
  one.type({ text: 'Навушники Kobza Air: 30 годин звуку.' })
  await one.submit()
  expect(stored('9304')).toMatchObject({ status: 'draft', reason: null })
})

test('an ad that the moderators dislike is rejected with their reason', async () => {
  const { harness, one, row, given } = await opened(draft)
  one.type({ text: 'НАЙКРАЩИЙ плед' })
  await one.submit()
  await given('submit')
  await harness.pass(2 * minute)
  await one.filter({ search: 'плед' })
  expect(row()).toMatchObject({ status: 'rejected', reason: expect.stringContaining('великими') })
})
