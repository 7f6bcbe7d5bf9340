import { panelParts } from '@supplier/core/app/panel.selectors'
import { deliveryKeys } from '@supplier/core/deliveries-apis/deliveries-apis.section'
import type { KeyCheckActor } from '@supplier/core/deliveries-nova/key-check.machine'
import { selectKeyCheck } from '@supplier/core/deliveries-nova/key-check.selectors'
import { novaStepsOf } from '@supplier/core/deliveries-nova/nova.domain'
import type { NovaActor } from '@supplier/core/deliveries-nova/nova.machine'
import { novaLoad } from '@supplier/core/deliveries-nova/nova.selectors'
import {
  type DeliveryMethod,
  deliveryMethods,
  locationOfNeed,
} from '@supplier/core/deliveries-panel/deliveries-panel.section'
import { senders } from '@supplier/core/deliveries-sender/deliveries-sender.section'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import { selectAnswer } from '@supplier/core/kit/form/question.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { optionsOf, questionIn, sectionBeside } from '@supplier/core/kit/section/section.selectors'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { expect, onTestFinished, test } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { refusedKey, senderSeeds } from '../../world/deliveries/deliveries.ts'
import { seedSupplier } from '../../world/scenarios/seeds.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { realtimeOf } from '../kit/live.ts'
import { type OpenSection, openSection, sampleOf } from '../kit/sections.ts'

const started = (scenario: 'brandNew' | 'unsubscribedRich') => {
  const harness = openHarness({ scenario })
  onTestFinished(harness.closeAll)
  return harness
}
const panelOf = (harness: Harness) => openSection(deliveryMethods as AnySection, undefined, harness)
const nova = (one: OpenSection) => (one.rows() as readonly DeliveryMethod[]).find(({ id }) => id === 'nova')

/** Whether the panel itself shows the delivery as set up. */
const isSetUp = async (one: OpenSection) => {
  await one.harness.quiet()
  return selectSetup(panelParts(await one.tab.panel()).setup.getSnapshot()).steps?.delivery
}
const adds = async (section: AnySection, harness: Harness) => {
  const one = await openSection(section, undefined, harness)
  await one.open(null)
  one.type(sampleOf(section))
  await one.submit()
  await harness.pass(3500)
  return one
}

test('from an empty account to a delivery that is set up, and back', async () => {
  const harness = started('brandNew')
  const first = await panelOf(harness)
  expect([nova(first)?.missing, await isSetUp(first)]).toEqual([['key', 'sender'], false])
  await first.choose('enable', 'nova')
  expect(first.sent('PATCH')).toEqual([])

  await adds(deliveryKeys as AnySection, harness)
  await adds(senders as AnySection, harness)
  const one = await panelOf(harness)
  expect(nova(one)).toMatchObject({ missing: [], isEnabled: false })
  await one.choose('enable', 'nova')
  expect([nova(one)?.isEnabled, await isSetUp(one)]).toEqual([true, true])

  await one.choose('disable', 'nova')
  expect([nova(one)?.isEnabled, await isSetUp(one)]).toEqual([false, false])
})

test('a delivery that is set up in one tab moves the banner on in the other, and back', async () => {
  let sandbox: Sandbox | null = null
  const harness = openHarness({ scenario: 'brandNew', ports: { realtime: realtimeOf(() => sandbox) } })
  sandbox = harness.sandbox
  onTestFinished(harness.closeAll)
  const watching = await panelOf(harness)
  const isSeenReady = async () => {
    await harness.pass(2000)
    return isSetUp(watching)
  }
  await adds(deliveryKeys as AnySection, harness)
  await adds(senders as AnySection, harness)
  expect(await isSeenReady()).toBe(false)
  const one = await panelOf(harness)
  await one.choose('enable', 'nova')
  expect([await isSetUp(one), await isSeenReady()]).toEqual([true, true])
  expect(nova(watching)).toMatchObject({ missing: [], isEnabled: true })
  await one.choose('disable', 'nova')
  expect([await isSetUp(one), await isSeenReady()]).toEqual([false, false])
})

test('a method serves all stores until some are chosen, and the list of another store leaves it out', async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const one = await panelOf(harness)
  const courier = () => (one.rows() as readonly DeliveryMethod[]).find(({ id }) => id === 'courier')
  expect(courier()?.stores).toEqual([])
  await one.open('courier')
  one.type({ stores: [{ id: '72', title: 'Садові дрібниці' }] })
  await one.submit()
  expect(one.sent('PATCH')).toMatchObject([{ fields: ['version', 'store_ids'] }])
  expect(courier()?.stores).toEqual([{ id: '72', title: 'Садові дрібниці' }])
  const other = await openSection(deliveryMethods as AnySection, '/deliveries/panel?store=71', harness)
  expect(other.rows().map(({ id }) => id)).not.toContain('courier')
  const chosen = await openSection(deliveryMethods as AnySection, '/deliveries/panel?store=72', harness)
  expect(chosen.rows().map(({ id }) => id)).toContain('courier')
})

test('the time until which orders leave the same day is saved as it is typed, and read back in full', async () => {
  const one = await panelOf(started('unsubscribedRich'))
  await one.open('nova')
  one.type({ cutoff: '25:00' })
  await one.submit()
  expect([one.view().errors, one.sent('PATCH')]).toMatchObject([{ cutoff: { key: 'kit.notATime' } }, []])
  one.type({ cutoff: '15.30' })
  await one.submit()
  expect(one.sent('PATCH')).toMatchObject([{ fields: ['version', 'cutoff_time'] }])
  await one.open('nova')
  expect(one.view().saved).toMatchObject({ cutoff: '15:30' })
})

test('a deleted sender switches the ready state off, and the panel notices', async () => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  expect(await isSetUp(one)).toBe(true)
  one.harness.sandbox.setWorld((world) => {
    const unused = senderSeeds(seedSupplier()).map((sender) => ({ ...sender, orders_open: 0 }))
    return { ...world, records: { ...world.records, 'delivery-senders': { 1: unused } } }
  })
  for (const { id } of one.rows()) await one.choose('remove', id)
  expect(await isSetUp(one)).toBe(false)
})

const quoteIn = (one: OpenSection) => {
  const form = one.form()
  return form ? selectAnswer(questionIn(form)?.getSnapshot()) : null
}

test('a saved sender is tried with a sample parcel, and a new one is not', async () => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  await one.open('721')
  await one.harness.pass(1000)
  expect(quoteIn(one)).toMatchObject({ answer: { cost: 8000, daysFrom: 1, daysTo: 2, to: 'Київ' }, failure: null })
  one.form()?.send({ type: 'form.dismissed' })
  await one.open(null)
  await one.harness.pass(1000)
  expect(quoteIn(one)?.question).toBe(null)
})

test('a new sender stays open when it is saved, and is tried at once', async () => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  await one.open(null)
  one.type(sampleOf(senders as AnySection))
  await one.submit()
  await one.harness.pass(1000)
  expect(one.tab.address()).toMatch(/^\/deliveries\/nova\/sender\?sender=\d+$/)
  expect(one.view().isNew).toBe(false)
  expect(quoteIn(one)).toMatchObject({ answer: { to: 'Київ' }, failure: null })
})

test('a carrier that refuses says so in place of the price of the sample parcel', async () => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  one.harness.sandbox.setWorld((world) => ({ ...world, carrierRefusal: '20000100153' }))
  await one.open('721')
  await one.harness.pass(1000)
  expect(quoteIn(one)?.failure).toMatchObject({ status: 424, texts: [{ text: 'Нова Пошта відмовляє: 20000100153.' }] })
})

test('what fills in a waybill is saved, and a change of one value keeps the others', async () => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  await one.open('721')
  one.type({ weight: '2,5', declaredRule: 'fixed', declaredValue: '500', moneyBack: 'control' })
  await one.submit()
  await one.open('721')
  expect(one.view().saved).toMatchObject({
    weight: '2,5',
    seats: '1',
    description: 'Одяг',
    declaredRule: 'fixed',
    declaredValue: '500',
    moneyBack: 'control',
  })
})

test.each([
  [{ length: '20', width: '10' }, { height: { key: 'deliveries.wholeSize' } }],
  [{ payer: 'third' }, { payment: { key: 'deliveries.thirdInCash' } }],
  [{ weight: '0' }, { weight: { key: 'kit.outOfRange', values: { min: 0.1, max: 1000 } } }],
])('a waybill that cannot be made is refused before any request: %j', async (values, errors) => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  await one.open('721')
  one.type(values)
  await one.submit()
  expect(one.view().errors).toMatchObject(errors)
  expect(one.sent('PATCH')).toEqual([])
})

test('a refused part of the waybill is told at its field, and one without a field above the form', async () => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  await one.open('721')
  one.type({ weight: '3' })
  const errors = { 'defaults.declared_value_rule': ['Вкажіть інакше.'], 'defaults.insurance': ['Немає такої послуги.'] }
  const body = { message: 'Дані не прийнято.', errors }
  one.harness.fault({ kind: 'status', status: 422, body, path: '/admin-suppliers/v1/deliveries/senders/*' })
  await one.submit()
  expect([one.view().errors, one.view().note]).toEqual([
    { declaredRule: { text: 'Вкажіть інакше.' } },
    { text: 'Немає такої послуги.' },
  ])
})

test('a private person has neither cashless payment nor control of payment', async () => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  await one.open('721')
  one.type({ counterparty: { id: 'counterparty-2', title: 'Коваль Олена' }, moneyBack: 'control' })
  one.type({ contact: { id: 'contact-3', title: 'Коваль Олена' } })
  await one.submit()
  expect(JSON.stringify([one.view().errors, one.view().note])).toContain('Контроль оплати доступний лише бізнесу.')
})

test('a method at the rates of its carrier shows the price of a sample parcel, or why there is none', async () => {
  const one = await panelOf(started('unsubscribedRich'))
  await one.open('nova')
  await one.harness.pass(1000)
  expect(quoteIn(one)?.answer).toMatchObject({ cost: 8000 })
  one.type({ tariff: 'fixed', price: '60' })
  expect(quoteIn(one)).toMatchObject({ question: null, answer: null })
  one.form()?.send({ type: 'edits.discarded' })
  await one.harness.quiet()
  await one.open('meest')
  await one.harness.pass(1000)
  expect(quoteIn(one)?.question).toBeNull()
  expect(one.sent('POST').filter(({ path }) => path.includes('meest'))).toEqual([])
})

test('pick-up needs an address before it can be switched on', async () => {
  const one = await panelOf(started('brandNew'))
  await one.open('pickup')
  expect(one.tab.address()).toBe('/deliveries/panel?method=pickup')
  one.type({ address: 'Київ, вул. Нижній Вал, 15' })
  await one.submit()
  await one.choose('enable', 'pickup')
  expect(await isSetUp(one)).toBe(true)
})

test('a method that another tab made unready is refused with the reason', async () => {
  const harness = started('brandNew')
  const one = await panelOf(harness)
  const other = await panelOf(harness)
  await one.open('pickup')
  one.type({ address: 'Київ' })
  await one.submit()
  await other.allRows()
  await one.open('pickup')
  harness.sandbox.setWorld((world) => {
    const methods = world.records['deliveries']?.[1] ?? []
    const emptied = methods.map((method) => ({ ...method, address: null }))
    return { ...world, records: { ...world.records, deliveries: { 1: emptied } } }
  })
  one.form()?.send({ type: 'form.dismissed' })
  await harness.quiet()
  await one.choose('enable', 'pickup')
  expect(one.tab.sent().at(-1)).toBe('Спершу вкажіть адресу.')
})

test.each([
  ['key', '/deliveries/nova/apis?key=new&then=sender'],
  ['sender', '/deliveries/nova/sender?sender=new&then=enable'],
  ['address', '/deliveries/panel?method=meest'],
] as const)('a missing %s leads to %s', (need, path) => {
  const { to, search } = locationOfNeed(need, 'meest')
  const routes: Readonly<Record<string, string>> = {
    'deliveries-apis': '/deliveries/nova/apis',
    'deliveries-sender': '/deliveries/nova/sender',
    'deliveries-panel': '/deliveries/panel',
  }
  expect(`${routes[to]}${search}`).toBe(path)
})

/** Opens the page of Nova Poshta, whose steps have the returned states. */
const novaPage = async (harness: Harness) => {
  const tab = harness.open('/deliveries/nova')
  await tab.panel()
  await harness.quiet()
  return () => {
    const found = novaLoad(tab.page().screen as unknown as NovaActor)?.getSnapshot().context.value
    return found ? novaStepsOf(found).map(({ state }) => state) : null
  }
}

test('the steps of Nova Poshta follow what is set up', async () => {
  const harness = started('brandNew')
  const statesOf = async () => (await novaPage(harness))()
  expect(await statesOf()).toEqual(['next', 'later', 'later'])
  await adds(deliveryKeys as AnySection, harness)
  expect(await statesOf()).toEqual(['done', 'next', 'later'])
  await adds(senders as AnySection, harness)
  expect(await statesOf()).toEqual(['done', 'done', 'next'])
  await (await panelOf(harness)).choose('enable', 'nova')
  expect(await statesOf()).toEqual(['done', 'done', 'done'])
})

test.each([
  ['passes', {}, ['done', 'next', 'later']],
  ['is refused', { key: `${refusedKey}${'0'.repeat(28)}` }, ['next', 'later', 'later']],
] as const)('no sender is offered before a checked key %s, also without an event', async (_, typed, expected) => {
  const harness = started('brandNew')
  const keys = await openSection(deliveryKeys as AnySection, undefined, harness)
  await keys.open(null)
  keys.type({ ...sampleOf(deliveryKeys as AnySection), ...typed })
  await keys.submit()
  const statesOf = await novaPage(harness)
  expect(statesOf()).toEqual(['waiting', 'later', 'later'])
  await harness.pass(7000)
  expect(statesOf()).toEqual(expected)
})

test.each([
  ['passes', {}, 'passed', ['sender']],
  ['is refused', { key: `${refusedKey}${'0'.repeat(28)}` }, 'refused', ['key', 'sender']],
] as const)(
  'the list of methods waits until the first key %s, also without an event',
  async (_, typed, end, missing) => {
    const harness = started('brandNew')
    const keys = await openSection(deliveryKeys as AnySection, undefined, harness)
    await keys.open(null)
    keys.type({ ...sampleOf(deliveryKeys as AnySection), ...typed })
    await keys.submit()
    const one = await panelOf(harness)
    const check = () => selectKeyCheck((sectionBeside(one.actor()) as unknown as KeyCheckActor).getSnapshot())
    expect(check()).toBe('checking')
    await harness.pass(7000)
    expect([check(), nova(one)?.missing]).toEqual([end, missing])
  },
)

test('a supplier with a key that works waits for nothing', async () => {
  const one = await panelOf(started('unsubscribedRich'))
  expect(selectKeyCheck((sectionBeside(one.actor()) as unknown as KeyCheckActor).getSnapshot())).toBe('none')
})

test('a sample parcel has the typed weight', async () => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  await one.open('721')
  one.type({ weight: '4,5' })
  await one.harness.pass(1000)
  expect(quoteIn(one)).toMatchObject({ answer: { cost: 10000, weight: 4.5 } })
})

test('what the branch does not take is told at its field before any request, and asks for no price', async () => {
  const one = await openSection(senders as AnySection, undefined, started('unsubscribedRich'))
  await one.open('721')
  one.type({ weight: '31' })
  await one.harness.pass(1000)
  expect(quoteIn(one)?.question).toBe(null)
  await one.submit()
  expect(one.view().errors).toEqual({ weight: { key: 'deliveries.tooHeavy', values: { max: 30 } } })
  expect(one.sent('PATCH')).toEqual([])

  one.form()?.send({ type: 'picker.opened', field: 'warehouse' })
  await one.harness.pass(1000)
  const form = one.form()
  const found = selectOptions(form ? optionsOf(form)?.getSnapshot() : undefined, 'warehouse').options
  const locker = found.find(({ title }) => title.startsWith('Поштомат'))
  one.type({ warehouse: { id: locker?.id, title: locker?.title, facts: locker?.facts }, weight: '5', seats: '2' })
  await one.submit()
  expect(one.view().errors).toEqual({ seats: { key: 'deliveries.oneSeat' } })
  expect(one.sent('PATCH')).toEqual([])
})
