import { locationOfProblem, type Sender, senders } from '@supplier/core/deliveries-sender/deliveries-sender.section'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import { selectAnswer } from '@supplier/core/kit/form/question.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf, questionIn } from '@supplier/core/kit/section/section.selectors'
import { limitMistakes } from '@supplier/core/parcels/branch-limits.domain'
import { seeded } from '@supplier/core/testing/seeded'
import { expect, onTestFinished, test } from 'vitest'
import { senderSeeds } from '../../world/deliveries/deliveries.ts'
import { seedSupplier } from '../../world/scenarios/seeds.ts'
import { openHarness } from '../kit/harness.ts'
import { type OpenSection, openSection, pathIn, sampleOf, sectionIn } from '../kit/sections.ts'

const hour = 3600 * 1000

const opened = async () => {
  const one = await openSection(senders as AnySection, undefined, openHarness({}))
  onTestFinished(one.harness.closeAll)
  await one.open(null)
  return one
}
const options = (one: OpenSection) => {
  const form = one.form()
  const actor = form && optionsOf(form)
  if (!actor) throw new Error('no form is open')
  return actor as OptionsActor
}
const searches = async (one: OpenSection, field: string, text: string) => {
  one.form()?.send({ type: 'picker.opened', field })
  options(one).send({ type: 'options.typed', field, text })
  await one.harness.pass(500)
  return selectOptions(options(one).getSnapshot(), field)
}
const kyiv = { id: 'settlement-1', title: 'Київ' }
const lviv = { id: 'settlement-2', title: 'Львів' }

test.each(['Київ', 'киев', 'rbsd', 'kyiv', 'м. Київ'])('«%s» finds Kyiv first', async (typed) => {
  const one = await opened()
  expect((await searches(one, 'settlement', typed)).options[0]).toMatchObject(kyiv)
})

test('villages of one name are told apart by district and region', async () => {
  const one = await opened()
  const { options: found } = await searches(one, 'settlement', 'Іванівка')
  expect(found.length).toBeGreaterThan(4)
  expect(new Set(found.map(({ text }) => text)).size).toBe(found.length)
})

test('a branch is found by its number first, and a closed one says why it cannot be chosen', async () => {
  const one = await opened()
  one.type({ settlement: kyiv })
  const { options: found } = await searches(one, 'warehouse', '17')
  expect(found[0]).toMatchObject({ title: 'Відділення №17', refusal: expect.stringContaining('зачинено') })
  expect(found[2]).toMatchObject({ title: 'Відділення №171', refusal: null })
  expect(found[2]?.text).toContain('до 30 кг')
  // The sandbox begins on a Sunday.
  expect(found[2]?.note).toEqual({ key: 'deliveries.closedToday' })
})

test.each([1, 2, 3, 4, 5, 6])(
  'no answer, however late, fills the branches of another settlement (%i)',
  async (seed) => {
    const one = await opened()
    const random = seeded(seed)
    const among = <Value>(values: readonly Value[]) => values[random() % values.length] as Value
    const branches = () => selectOptions(options(one).getSnapshot(), 'warehouse').options
    let settlement = kyiv
    let [late, shown] = [0, 0]
    for (let step = 0; step < 40; step += 1) {
      const ms = among([0, 200, 900, 5000])
      one.harness.fault({ kind: 'delay', ms, method: 'GET', path: '/admin-suppliers/v1/directory/warehouses' })
      settlement = among([kyiv, lviv, settlement])
      one.type({ settlement })
      one.form()?.send({ type: 'picker.opened', field: 'warehouse' })
      options(one).send({ type: 'options.typed', field: 'warehouse', text: among(['', '1', '23']) })
      await one.harness.pass(among([50, 500, 1000, 6000]))
      const found = branches()
      expect(found.filter(({ id }) => !id.startsWith(`${settlement.id}/`))).toEqual([])
      late += ms > 500 ? 1 : 0
      shown += found.length > 0 ? 1 : 0
    }
    await one.harness.pass(20_000)
    expect([branches().length > 0, late > 10, shown > 10]).toEqual([true, true, true])
  },
)

test('another settlement clears the chosen branch', async () => {
  const one = await opened()
  one.type({ settlement: kyiv })
  one.type({ warehouse: { id: 'settlement-1/3', title: 'Відділення №3' } })
  one.type({ settlement: lviv })
  expect(one.view().values).toMatchObject({ warehouse: null })
})

test.each(['нп 23', '№23', 'отд23'])(
  '«%s» alone proposes that branch of the settlement that is chosen',
  async (typed) => {
    const one = await opened()
    one.type({ settlement: lviv })
    const { options: found } = await searches(one, 'settlement', typed)
    expect(found.map(({ title }) => title)).toEqual(['Львів, Відділення №23', 'Львів'])
    expect(found[0]?.values).toMatchObject({ settlement: lviv, kind: 'branch', warehouse: { id: 'settlement-2/23' } })
  },
)

test('a branch alone is one of the settlements that are offered first while none is chosen', async () => {
  const one = await opened()
  const { options: found } = await searches(one, 'settlement', 'нп 23')
  expect(found.slice(0, 2).map(({ title }) => title)).toEqual(['Київ, Відділення №23', 'Львів, Відділення №23'])
  expect(one.view().values).toMatchObject({ settlement: null, warehouse: null })
})

test('a search that chose nothing goes on when the picker is opened again', async () => {
  const one = await opened()
  await searches(one, 'settlement', 'Іванівка')
  one.form()?.send({ type: 'picker.opened', field: 'settlement' })
  await one.harness.quiet()
  expect(selectOptions(options(one).getSnapshot(), 'settlement').search).toBe('Іванівка')
})

test.each(['киев 23 отд', 'Київ, 23', 'rbtd 23 jnl', 'kyiv vid 23', '№23 м. Київ'])(
  '«%s» proposes the settlement with its branch, and fills in nothing by itself',
  async (typed) => {
    const one = await opened()
    const { options: found } = await searches(one, 'settlement', typed)
    expect(found.map(({ title }) => title)).toEqual(['Київ, Відділення №23', 'Київ'])
    expect(one.view().values).toMatchObject({ settlement: null, warehouse: null })
    one.type({ kind: 'address' })
    one.type(found[0]?.values ?? {})
    expect(one.view().values).toMatchObject({
      settlement: kyiv,
      kind: 'branch',
      warehouse: { id: 'settlement-1/23', title: 'Відділення №23' },
    })
  },
)

test('a branch is proposed in each settlement of the name that has it, and a closed one cannot be chosen', async () => {
  const one = await opened()
  const { options: villages } = await searches(one, 'settlement', 'Миколаїв 3')
  expect(villages.map(({ title }) => title)).toEqual([
    'Миколаїв, Відділення №3',
    'Миколаїв, Відділення №3',
    'Миколаїв',
    'Миколаїв',
    'Миколаївка',
    'Миколаївка',
  ])
  expect(new Set(villages.map(({ id }) => id)).size).toBe(villages.length)
  const { options: closed } = await searches(one, 'settlement', 'київ 17')
  expect(closed[0]?.refusal).toContain('зачинено')
})

test.each(['нп 23', 'відд. №23', 'отд23', 'yg 23'])('«%s» finds the branch in the chosen settlement', async (typed) => {
  const one = await opened()
  one.type({ settlement: kyiv })
  const { options: found } = await searches(one, 'warehouse', typed)
  expect(found[0]).toMatchObject({ id: 'settlement-1/23' })
})

test('without the branches, the settlement can still be chosen', async () => {
  const one = await opened()
  one.harness.fault({ kind: 'reset-before', method: 'GET', path: '/admin-suppliers/v1/directory/warehouses' })
  const { options: found, message } = await searches(one, 'settlement', 'київ 23')
  expect([found.map(({ title }) => title), message]).toEqual([['Київ'], null])
})

test('while the carrier is away, pickers answer from the copy and say how old it is, and a sender can still be saved', async () => {
  const one = await opened()
  const { sandbox } = one.harness
  sandbox.setWorld((world) => ({ ...world, carrierAwaySince: sandbox.clock.now() - 48 * hour }))
  const found = await searches(one, 'settlement', 'Львів')
  expect(found).toMatchObject({ isStale: true, copiedOn: '2026-08-21', options: [lviv] })
  one.type(sampleOf(senders as AnySection))
  await one.submit()
  expect(one.view().isNew).toBe(false)
})

test('a copy older than seven days is no longer used, and what is typed stays', async () => {
  const one = await opened()
  const { sandbox } = one.harness
  one.type({ title: 'Склад' })
  sandbox.setWorld((world) => ({ ...world, carrierAwaySince: sandbox.clock.now() - 7 * 24 * hour - 1 }))
  const found = await searches(one, 'settlement', 'Львів')
  await one.harness.pass(16_000)
  const { message, options: left } = selectOptions(options(one).getSnapshot(), 'settlement')
  expect(left).toEqual([])
  expect([found.message, message]).toContainEqual({ text: expect.stringContaining('не відповідає') })
  expect(one.view().values).toMatchObject({ title: 'Склад' })
})

test('a carrier that asks several tabs to wait is asked again by each of them once, after the time that it names', async () => {
  const one = await opened()
  const other = sectionIn(senders as AnySection, one.harness, one.harness.open(pathIn(senders as AnySection, 'new')))
  await one.harness.quiet()
  const path = '/admin-suppliers/v1/directory/settlements'
  const headers = { 'Retry-After': '12' }
  const body = { message: 'Нова Пошта обмежила кількість запитів.' }
  one.harness.fault({ kind: 'status', status: 429, body, headers, method: 'GET', path, count: 2 })
  const tabs = [one, other]
  const asked = () => one.harness.sandbox.requests().filter((request) => request.path === path).length
  const seen = () => tabs.map((tab) => selectOptions(options(tab).getSnapshot(), 'settlement'))
  const waiting = { message: { key: 'kit.askedToWait', values: { seconds: 12 } }, mayRetry: false }
  for (const tab of tabs) tab.form()?.send({ type: 'picker.opened', field: 'settlement' })
  await one.harness.pass(500)
  for (const text of ['Львів', 'Льві', 'Львів']) for (const tab of tabs) await searches(tab, 'settlement', text)
  expect([asked(), seen()]).toMatchObject([2, [waiting, waiting]])
  await one.harness.pass(12_000)
  expect(asked()).toBe(4)
  expect(seen()).toMatchObject([
    { options: [lviv], message: null },
    { options: [lviv], message: null },
  ])
})

test('the price of a sample parcel waits, too, and a second refusal leaves the retry to the supplier', async () => {
  const one = await openSection(senders as AnySection, undefined, openHarness({}))
  onTestFinished(one.harness.closeAll)
  const path = '/admin-suppliers/v1/deliveries/senders/721/test'
  const body = { message: 'Нова Пошта обмежила кількість запитів.' }
  const headers = { 'Retry-After': '30' }
  one.harness.fault({ kind: 'status', status: 429, body, headers, method: 'POST', path, count: 2 })
  await one.open('721')
  await one.harness.pass(1000)
  const form = one.form()
  const answer = () => selectAnswer(form ? questionIn(form)?.getSnapshot() : undefined)
  const asked = () => one.harness.sandbox.requests().filter((request) => request.path === path).length
  expect(answer()).toMatchObject({ message: { key: 'kit.askedToWait', values: { seconds: 30 } }, mayRetry: false })
  one.type({ weight: '2' })
  await one.harness.pass(20_000)
  expect(asked()).toBe(1)
  await one.harness.pass(11_000)
  expect([asked(), answer()]).toMatchObject([2, { message: { text: body.message }, mayRetry: true }])
  if (form) questionIn(form)?.send({ type: 'retry.chosen' })
  await one.harness.quiet()
  expect(answer()).toMatchObject({ answer: { to: 'Київ' }, message: null })
})

test('without a key, counterparties say that one is needed', async () => {
  const one = await openSection(senders as AnySection, undefined, openHarness({ scenario: 'brandNew' }))
  onTestFinished(one.harness.closeAll)
  await one.open(null)
  const { message } = await searches(one, 'counterparty', '')
  expect(message).toEqual({ text: expect.stringContaining('додайте чинний ключ') })
})

test('a branch that closed after the sender was saved is shown as a problem', async () => {
  const one = await openSection(senders as AnySection, undefined, openHarness({}))
  onTestFinished(one.harness.closeAll)
  const { sandbox } = one.harness
  await one.open(one.rows().find((row) => Object.values(row).includes('Склад на Подолі'))?.id ?? '')
  one.type({ title: 'Склад' })
  await one.submit()
  sandbox.setWorld((world) => {
    const [first, ...rest] = world.records['delivery-senders']?.[1] ?? []
    if (first === undefined) throw new Error('nothing is stored')
    const closed = { ...first, warehouse: { ref: 'settlement-1/17', title: 'Відділення №17' } }
    return { ...world, records: { ...world.records, 'delivery-senders': { 1: [closed, ...rest] } } }
  })
  one.actor().getSnapshot().children['list'].send({ type: 'refresh.requested' })
  await one.harness.quiet()
  expect(one.rows()).toContainEqual(expect.objectContaining({ problems: ['warehouse_closed'] }))
})

test('a branch that takes less than before is a problem of its sender, with a link to the weight', async () => {
  const one = await openSection(senders as AnySection, undefined, openHarness({ scenario: 'default' }))
  onTestFinished(one.harness.closeAll)
  const { sandbox } = one.harness
  sandbox.setWorld((world) => {
    const stored = senderSeeds(seedSupplier()).map((sender) =>
      sender.id === 721 ? { ...sender, defaults: { ...(sender['defaults'] as object), weight: 45 } } : sender,
    )
    return { ...world, records: { ...world.records, 'delivery-senders': { 1: stored } } }
  })
  one.actor().getSnapshot().children['list'].send({ type: 'refresh.requested' })
  await one.harness.quiet()
  const row = (one.rows() as readonly Sender[]).find(({ id }) => id === '721')
  expect(row?.problems).toEqual(['weight_limit'])
  expect(locationOfProblem('weight_limit', { id: '721' })).toEqual({
    to: 'deliveries-sender',
    search: '?sender=721',
    hash: '#weight',
  })
  await one.open('721')
  expect(limitMistakes(one.view().values as Parameters<typeof limitMistakes>[0])).toEqual({
    weight: { key: 'deliveries.tooHeavy', values: { max: 30 } },
  })
})

test('a sender of open orders is not deleted, and the dialog leads to them', async () => {
  const one = await openSection(senders as AnySection, undefined, openHarness({ scenario: 'default' }))
  onTestFinished(one.harness.closeAll)
  await one.choose('remove', '722')
  const dialog = one.command()
  if (dialog === null) throw new Error('the dialog has closed')
  const { reason, note } = selectCommand(dialog.getSnapshot())
  expect([reason, note]).toEqual(['sender_in_use', { text: expect.stringContaining('замовлення') }])
  expect(senders.commands.remove.helpLink?.('sender_in_use', {} as Sender)).toEqual({ to: 'orders' })
  expect(one.rows().map(({ id }) => id)).toContain('722')
})
