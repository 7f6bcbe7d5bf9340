import { type DeliveryKey, deliveryKeys, endingKeys } from '@supplier/core/deliveries-apis/deliveries-apis.section'
import { pathOf } from '@supplier/core/kernel/routes'
import { selectAnswer } from '@supplier/core/kit/form/question.selectors'
import { questionIn } from '@supplier/core/kit/section/section.selectors'
import { linkTo } from '@supplier/core/notifications/link.domain'
import { expect, onTestFinished, test } from 'vitest'
import {
  deliveriesChanged,
  isWorkingKey,
  keysName,
  keysOf,
  refusedKey,
  setupOf,
} from '../../world/deliveries/deliveries.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { type OpenSection, openSection } from '../kit/sections.ts'

const day = 24 * 3600 * 1000
const key = '00112233445566778899aabbccddeeff'
const other = 'ffeeddccbbaa99887766554433221100'
const refused = `${refusedKey}${'0'.repeat(28)}`

const opened = async (scenario: 'brandNew' | 'unsubscribedRich' = 'brandNew') => {
  const one = await openSection(deliveryKeys, undefined, openHarness({ scenario }))
  onTestFinished(one.harness.closeAll)
  return one
}
const dialogOf = (one: OpenSection) => {
  const command = one.command()
  if (command === null) throw new Error('no dialog is open')
  return command
}
const rows = (one: OpenSection) => one.rows() as readonly DeliveryKey[]
const adds = async (one: OpenSection, typed = key) => {
  await one.open(null)
  one.type({ title: 'ФОП Коваль', key: typed })
  await one.submit()
}
/** Looks at the list after so many days. */
const looksAfter = async (one: OpenSection, days: number) => {
  one.harness.sandbox.clock.move(days * day)
  one.actor().getSnapshot().children['list'].send({ type: 'refresh.requested' })
  await one.harness.quiet()
  return rows(one)
}
const account = ({ harness: { sandbox } }: OpenSection) => {
  const supplier = supplierById(sandbox.world(), 1)
  if (supplier === undefined) throw new Error('there is no supplier')
  return supplier
}
/** The key of the account as the API answers. */
const accountKey = async (one: OpenSection, changed?: string) => {
  const reply = await one.harness.sandbox.fetch('http://localhost/api/admin-suppliers/v1/customer/account', {
    method: changed === undefined ? 'GET' : 'PUT',
    headers: { authorization: 'Bearer token-of-one', 'content-type': 'application/json', 'x-session': 'supplier' },
    ...(changed !== undefined && { body: JSON.stringify({ supplier_np_api_key: changed }) }),
  })
  return (await reply.json()).data.supplier_np_api_key
}
const isAnyWorking = (one: OpenSection) => {
  const { sandbox } = one.harness
  return keysOf(sandbox.world(), account(one), sandbox.clock.now()).some((each) =>
    isWorkingKey(each, sandbox.clock.now()),
  )
}

test('a new key is checked, and then shows its owner and how many requests it allows', async () => {
  const one = await opened()
  await adds(one, ` «${key.toUpperCase()}» `)
  expect(rows(one)).toMatchObject([{ status: 'checking', owner: null, last4: 'eeff', isDefault: true }])
  await one.harness.pass(3500)
  expect(rows(one)).toMatchObject([{ status: 'active', owner: 'Коваль Олена Іванівна', perMinute: 60 }])
  expect(await accountKey(one)).toBe(key)
})

/** What the form says about the typed key. */
const told = (one: OpenSection) => {
  const form = one.form()
  return form ? selectAnswer(questionIn(form)?.getSnapshot()) : null
}

test.each([
  [key, { answer: { owner: 'Коваль Олена Іванівна' }, failure: null }],
  [`beef${key.slice(4)}`, { answer: { owner: 'Бойко Назар Андрійович' }, failure: null }],
  [refused, { answer: null, failure: { status: 424, texts: [{ text: 'Нова Пошта не знає такого ключа.' }] } }],
])('the owner of a typed key is shown before it is saved: %#', async (typed, expected) => {
  const one = await opened()
  await one.open(null)
  one.type({ title: 'ФОП Коваль', key: key.slice(1) })
  await one.harness.pass(1000)
  expect([told(one)?.question, one.sent('POST')]).toEqual([null, []])
  one.type({ key: `"${typed}"` })
  await one.harness.pass(1000)
  expect(told(one)).toMatchObject(expected)
  expect(rows(one)).toEqual([])
})

test.each([
  [key, { answer: { owner: 'Коваль Олена Іванівна' }, failure: null }],
  [`beef${key.slice(4)}`, { answer: { owner: 'Бойко Назар Андрійович' }, failure: null }],
  [refused, { answer: null, failure: { status: 424, texts: [{ text: 'Нова Пошта не знає такого ключа.' }] } }],
])('the owner of a key is shown before it replaces another one: %#', async (typed, expected) => {
  const one = await opened()
  await adds(one, other)
  await one.harness.pass(3500)
  const before = rows(one)
  one.actor().send({ type: 'command.chosen', command: 'replace', id: before[0]?.id ?? '' })
  const said = () => selectAnswer(questionIn(dialogOf(one))?.getSnapshot())
  const types = async (value: string) => {
    one.command()?.send({ type: 'field.changed', field: 'key', value })
    await one.harness.pass(1000)
  }
  await types(typed.slice(1))
  expect(said().question).toBe(null)
  await types(` ${typed} `)
  expect(said()).toMatchObject(expected)
  await types('')
  expect(said()).toMatchObject({ question: null, answer: null, failure: null })
  expect([rows(one), one.sent('POST').some(({ path }) => path.endsWith('/replace'))]).toEqual([before, false])
})

test('an answer about another key is never shown, and a carrier that is away does not stop a key', async () => {
  const one = await opened()
  const path = '/admin-suppliers/v1/deliveries/keys/check'
  await one.open(null)
  one.harness.fault({ kind: 'delay', ms: 3000, path })
  one.type({ title: 'ФОП Коваль', key: `beef${key.slice(4)}` })
  await one.harness.pass(1000)
  one.type({ key })
  await one.harness.pass(5000)
  expect(told(one)?.answer).toEqual({ owner: 'Коваль Олена Іванівна' })
  one.harness.sandbox.setWorld((world) => ({ ...world, carrierAwaySince: one.harness.sandbox.clock.now() }))
  one.type({ key: other })
  await one.harness.pass(1000)
  expect(told(one)?.failure).toMatchObject({ status: 503 })
  await one.submit()
  expect(rows(one)).toMatchObject([{ status: 'checking', last4: '1100' }])
})

test('the words of a carrier that refuses with a code stand beside the key', async () => {
  const one = await opened()
  one.harness.sandbox.setWorld((world) => ({ ...world, carrierRefusal: '20000100153' }))
  await one.open(null)
  one.type({ title: 'ФОП Коваль', key })
  await one.harness.pass(1000)
  expect(told(one)?.failure).toMatchObject({ status: 424, texts: [{ text: 'Нова Пошта відмовляє: 20000100153.' }] })
  await one.submit()
  await one.harness.pass(3500)
  expect(rows(one)).toMatchObject([{ status: 'invalid', lastError: 'Нова Пошта відмовляє: 20000100153.' }])
})

test('a key that the carrier refuses shows why', async () => {
  const one = await opened()
  await adds(one, refused)
  await one.harness.pass(3500)
  expect(rows(one)).toMatchObject([{ status: 'invalid', lastError: 'Нова Пошта не знає такого ключа.' }])
})

test('a key of another length is refused before any request', async () => {
  const one = await opened()
  await adds(one, key.slice(1))
  expect(one.view().errors).toEqual({ key: { key: 'deliveries.keyForm', values: { length: 32 } } })
  expect(one.sent('POST')).toEqual([])
})

test.each([
  [350, 'active'],
  [351, 'expiring'],
  [364, 'expiring'],
  [366, 'expired'],
])('%i days after it was added, a key is %s', async (days, status) => {
  const one = await opened()
  await adds(one)
  await one.harness.pass(3500)
  const seen = await looksAfter(one, days)
  expect(seen).toMatchObject([{ status }])
  expect(endingKeys(seen)).toHaveLength(status === 'active' ? 0 : 1)
})

test('the end of a key is announced 14, 7 and 1 days ahead, once each, and the link opens the key', async () => {
  const one = await opened('unsubscribedRich')
  const { sandbox } = one.harness
  const notices = () =>
    sandbox
      .world()
      .notifications.filter(({ supplierId, link }) => supplierId === 1 && link?.route === 'deliveries-apis')
  const ends = Date.parse(rows(one).find(({ isDefault }) => isDefault)?.expiresAt ?? '')
  const texts = (days: number) => {
    sandbox.clock.set(ends - days * day)
    return notices()
      .filter(({ text }) => text.includes('Основний ключ'))
      .map(({ text }) => /\d+ д[а-яі]+/.exec(text)?.[0])
  }
  expect(texts(15)).toEqual([])
  expect(texts(14)).toEqual(['14 днів'])
  expect(texts(13)).toEqual(['14 днів'])
  expect(texts(6)).toEqual(['14 днів', '7 днів'])
  expect(texts(0.5)).toEqual(['14 днів', '7 днів', '1 день'])
  expect(texts(-1)).toHaveLength(3)
  const [notice] = notices()
  const location = linkTo(notice?.link?.route ?? '', notice?.link?.params ?? {})
  expect(location && pathOf(location)).toBe('/deliveries/nova/apis?key=701')
})

test('when its only key ends, the delivery is no longer set up', async () => {
  const one = await opened('unsubscribedRich')
  const { sandbox } = one.harness
  const flag = () => setupOf(sandbox.world(), account(one), sandbox.clock.now()).delivery
  expect(flag()).toBe(true)
  await looksAfter(one, 366)
  expect(flag()).toBe(false)
})

test.each([
  ['arrives', null],
  ['is lost after it acted', 'applied-then-reset'],
  ['is lost before it acted', 'reset-before'],
] as const)('while a key is replaced and the answer %s, a key works at any moment', async (_, kind) => {
  const one = await opened()
  await adds(one)
  await one.harness.pass(3500)
  const [old] = rows(one)
  if (kind) one.harness.fault({ kind, path: '/admin-suppliers/v1/deliveries/keys/*/replace' })
  one.actor().send({ type: 'command.chosen', command: 'replace', id: old?.id ?? '' })
  one.command()?.send({ type: 'field.changed', field: 'key', value: other })
  one.command()?.send({ type: 'command.confirmed' })
  for (let half = 0; half < 8; half += 1) {
    expect(isAnyWorking(one)).toBe(true)
    await one.harness.pass(500)
  }
  expect(rows(one)).toMatchObject([{ status: 'active', last4: kind === 'reset-before' ? 'eeff' : '1100' }])
  expect(one.command() === null).toBe(kind !== 'reset-before')
})

test('a refused replacement leaves the old key at work', async () => {
  const one = await opened()
  await adds(one)
  await one.harness.pass(3500)
  one.actor().send({ type: 'command.chosen', command: 'replace', id: rows(one)[0]?.id ?? '' })
  one.command()?.send({ type: 'field.changed', field: 'key', value: refused })
  one.command()?.send({ type: 'command.confirmed' })
  await one.harness.pass(3500)
  expect(rows(one)).toMatchObject([
    { status: 'active', last4: 'eeff', lastError: expect.stringContaining('попередній') },
  ])
  expect(await accountKey(one)).toBe(key)
})

test('a key that open orders use cannot be deleted, even if the list is out of date', async () => {
  const one = await opened('unsubscribedRich')
  const { sandbox } = one.harness
  const spare = rows(one).find(({ orders, status }) => orders === 0 && status === 'active')?.id ?? ''
  sandbox.setWorld((world) => {
    const all = keysOf(world, account(one), sandbox.clock.now())
    const used = all.map((each) => (String(each.id) === spare ? { ...each, orders_open: 1 } : each))
    return { ...world, records: { ...world.records, [keysName]: { 1: used } } }
  })
  await one.choose('remove', spare)
  expect(one.tab.sent()).toEqual(['Ключем користуються незавершені замовлення.'])
})

test('the key of the account and the default key are the same, whichever is changed', async () => {
  const one = await opened('unsubscribedRich')
  const spare = rows(one).find(({ isDefault, status }) => !isDefault && status === 'active')?.id ?? ''
  await one.choose('makeDefault', spare)
  expect(rows(one).filter(({ isDefault }) => isDefault)).toMatchObject([{ id: spare }])
  expect(await accountKey(one)).toBe('77aa0b1c2d3e4f5061728394a5b6c7d8')
  expect(await accountKey(one, other)).toBe(other)
  expect(await looksAfter(one, 1)).toContainEqual(expect.objectContaining({ id: spare, last4: '1100' }))
})

test('a typed key is in no storage, draft, recording, log, toast or address, and in no answer', async () => {
  const answers: string[] = []
  const harness = openHarness({
    scenario: 'brandNew',
    recorded: 'masked',
    watch: { sent: () => {}, ended: (_tab, _method, path, answer) => answers.push(`${path} ${answer}`) },
  })
  onTestFinished(harness.closeAll)
  const one = await openSection(deliveryKeys, undefined, harness)
  await one.open(null)
  one.type({ title: 'ФОП Коваль', key })
  await harness.pass(1000)
  expect([...harness.entries.keys()].some((name) => name.includes('delivery-keys'))).toBe(true)
  await one.submit()
  one.harness.fault({ kind: 'reset-before', path: '/admin-suppliers/v1/deliveries/keys/*/replace' })
  await harness.pass(3500)
  one.actor().send({ type: 'command.chosen', command: 'replace', id: rows(one)[0]?.id ?? '' })
  one.command()?.send({ type: 'field.changed', field: 'key', value: other })
  one.command()?.send({ type: 'command.confirmed' })
  await harness.pass(1000)
  const recording = one.tab.recorder?.text() ?? ''
  expect(recording).toContain('delivery-keys')
  const told = [
    recording,
    ...harness.entries.values(),
    ...one.tab.notes,
    ...one.tab.sent(),
    ...one.tab.history,
    JSON.stringify(harness.sandbox.requests()),
    ...answers.filter((answer) => answer.includes('/deliveries/')),
    JSON.stringify(rows(one)),
  ].join('\n')
  expect(told).toContain('ФОП Коваль')
  for (const secret of [key, other]) expect(told).not.toContain(secret)
})

test('one of several keys is always the default', () => {
  const harness = openHarness({})
  onTestFinished(harness.closeAll)
  const world = harness.sandbox.world()
  const supplier = supplierById(world, 1)
  if (supplier === undefined) throw new Error('there is no supplier')
  const now = harness.sandbox.clock.now()
  const [, ...rest] = keysOf(world, supplier, now)
  const left = { ...world, records: { ...world.records, [keysName]: { 1: rest } } }
  const next = deliveriesChanged(left, supplier, keysName, null, now)
  expect(keysOf(next, supplier, now).map((each) => each['is_default'])).toEqual([true, false])
})

const named = async (one: OpenSection, id: string, command: string) => {
  const location = { to: 'deliveries-apis', search: `?key=${id}&do=${command}` } as const
  one.tab.app.send({ type: 'navigation.requested', location })
  await one.harness.quiet()
}
const address = ({ tab }: OpenSection) => tab.page().location

test('an address opens the dialog of a command over its record, also after a reload, and leaves the record open', async () => {
  const one = await opened()
  await adds(one)
  await one.harness.pass(3500)
  const id = rows(one)[0]?.id ?? ''
  await named(one, id, 'replace')
  expect(one.command()?.getSnapshot().context).toMatchObject({ command: 'replace', id, row: { title: 'ФОП Коваль' } })
  const { search } = address(one)
  const again = await openSection(deliveryKeys, `/deliveries/nova/apis${search}`, one.harness)
  expect(again.command()?.getSnapshot().context).toMatchObject({ command: 'replace', id })
  again.command()?.send({ type: 'dialog.dismissed' })
  await one.harness.quiet()
  expect([again.command(), again.view().isNew, address(again)]).toEqual([
    null,
    false,
    { to: 'deliveries-apis', search: `?key=${id}` },
  ])
})

test.each(['sell', 'enable', 'disable', 'check'])(
  'an address cannot give a command that is unknown, not allowed or without a dialog: %s',
  async (command) => {
    const one = await opened()
    await adds(one)
    await one.harness.pass(3500)
    const [row] = rows(one)
    await named(one, row?.id ?? '', command)
    expect(one.command()).toBe(null)
    expect(one.form()).not.toBe(null)
    expect(address(one).search).toBe(`?key=${row?.id}`)
    expect(rows(one)).toEqual([row])
  },
)
