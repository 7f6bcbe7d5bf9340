import { campaignsPath } from '@supplier/core/adapters/http/advertising/advertising.wire'
import { type Campaign, campaigns } from '@supplier/core/advertising/advertising.section'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import { selectAnswer } from '@supplier/core/kit/form/question.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { questionIn } from '@supplier/core/kit/section/section.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { campaignsOf } from '../../world/advertising/campaigns.ts'
import { linesOf } from '../../world/money/lines.ts'
import { productsOf, withProducts } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness, transferOf } from '../kit/harness.ts'
import { openSection, pathIn } from '../kit/sections.ts'

const section = campaigns as unknown as AnySection
const draft = '9103'
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
  const stored = (id = draft) =>
    campaignsOf(harness.sandbox.world(), supplier()).find((campaign) => String(campaign.id) === id)
  const row = (id = draft) => (one.rows() as readonly Campaign[]).find((campaign) => campaign.id === id)
  const given = async (name: string, values: object = {}) => {
    one.actor().send({ type: 'command.chosen', command: name as never, id: draft })
    await harness.quiet()
    for (const [field, value] of Object.entries(values)) one.command()?.send({ type: 'field.changed', field, value })
    one.command()?.send({ type: 'command.confirmed' })
    await harness.quiet()
    return one.command()
  }
  return { harness, one, supplier, stored, row, given }
}

test.each(['applied-then-reset', 'reset-before', 'resent'] as const)(
  'a start whose answer is lost or doubled (%s) starts the campaign once, and nothing moves between balances',
  async (kind) => {
    const { harness, one, supplier, stored, given } = await opened()
    const before = supplier()
    harness.fault({ kind, path: `${campaignsPath}/*/start` })
    await given('start')
    expect([one.command(), stored()?.status, stored()?.version]).toEqual([null, 'moderation', 2])
    expect([supplier().main, supplier().service]).toEqual([before.main, before.service])
  },
)

test('what was spent in 200 hours equals its lines of the service balance', async () => {
  const { harness, one, supplier, stored, given } = await opened()
  await given('start')
  await harness.pass(2 * minute)
  for (let passed = 0; passed < 200; passed += 10) {
    harness.sandbox.clock.move(10 * hour)
    await one.filter({ search: passed % 20 === 0 ? 'светри' : '' })
  }
  const spent = linesOf(harness.sandbox.world(), supplier().id, 'service')
    .filter(({ description }) => description?.includes(`№ ${draft}`))
    .reduce((sum, { amount }) => sum - amount, 0)
  expect(spent).toBeGreaterThan(0)
  expect(stored()?.spent).toBe(spent)
  expect(spent).toBeLessThanOrEqual(2000_00)
})

test('too little on the service balance is named, leads to the transfer of that sum, and the campaign stays a draft', async () => {
  const { harness, one, supplier, stored } = await opened()
  harness.sandbox.setWorld((world) => ({
    ...world,
    suppliers: world.suppliers.map((one) => (one.id === supplier().id ? { ...one, service: 10_00 } : one)),
  }))
  one.actor().send({ type: 'command.chosen', command: 'start' as never, id: draft })
  await harness.quiet()
  const dialog = one.command()
  dialog?.send({ type: 'command.confirmed' })
  await harness.quiet()
  const view = dialog && selectCommand(dialog.getSnapshot())
  expect(view).toMatchObject({ reason: 'no_funds', missing: 190_00 })
  const location = campaigns.commands.start.helpLink?.(String(view?.reason), {} as Campaign, view?.missing)
  expect(stored()?.status).toBe('draft')
  if (location) one.tab.app.send({ type: 'navigation.requested', location })
  await harness.quiet()
  expect([one.tab.address(), transferOf(one.tab)?.getSnapshot().context.text]).toEqual([
    '/payments/balances/main-balance',
    '190',
  ])
})

test('without a product on sale a running campaign stands still, and it goes on by itself', async () => {
  const { harness, supplier, row, given, one } = await opened()
  await given('start')
  await harness.pass(2 * minute)
  const change = (ids: readonly number[], fields: object) =>
    harness.sandbox.setWorld((world) => {
      const changed = productsOf(world, supplier()).filter(({ id }) => ids.includes(id))
      return withProducts(
        world,
        supplier(),
        changed.map((product) => ({ ...product, ...fields })),
      )
    })
  await one.filter({ search: 'светри' })
  expect(row()?.status).toBe('active')
  change([2003], { status: 'rejected' })
  await one.filter({ search: '' })
  expect(row()?.status).toBe('active')
  change([2004], { quantity: 0 })
  await one.filter({ search: 'светри' })
  expect(row()?.status).toBe('out_of_stock')
  change([2004], { quantity: 5 })
  await one.filter({ search: '' })
  expect(row()?.status).toBe('active')
})

test('a budget below what was spent today is refused at its field, with the sum', async () => {
  const { harness, one, given, stored } = await opened()
  await given('start')
  await harness.pass(2 * minute)
  await one.filter({ search: 'светри' })
  harness.sandbox.clock.move(3 * hour)
  await one.filter({ search: '' })
  const dialog = await given('budget', { dailyBudget: '1' })
  expect(stored()?.today.spent).toBeGreaterThan(100)
  expect(dialog && selectCommand(dialog.getSnapshot()).errors).toMatchObject({
    dailyBudget: { text: expect.stringContaining('витрачено') },
  })
})

test('the forecast tells the lowest bid, and a lower one is refused at its field', async () => {
  const { harness, one } = await opened('new')
  one.type({
    title: 'Сукні',
    products: [{ id: '2001', title: 'Сукня' }],
    bid: '0,5',
    dailyBudget: '100',
    startsOn: '2026-09-01',
  })
  await harness.pass(1000)
  const form = one.form()
  expect(form && selectAnswer(questionIn(form)?.getSnapshot()).answer).toMatchObject({ minBid: 110 })
  await one.submit()
  expect(one.view().errors).toMatchObject({ bid: { text: expect.stringContaining('1.1') } })
})

test('a rejected campaign says why, and is a draft again when it was mended', async () => {
  const { one, stored } = await opened('9104')
  one.type({ title: 'Футболки' })
  await one.submit()
  expect(stored('9104')).toMatchObject({ status: 'draft', reason: null })
})
