import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import { selectAnswer } from '@supplier/core/kit/form/question.selectors'
import type { RecordPageActor } from '@supplier/core/kit/section/record-page.setup'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { questionIn, sectionList } from '@supplier/core/kit/section/section.selectors'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import type { PaymentMethod } from '@supplier/core/payment-methods-methods/methods.domain'
import { paymentMethods } from '@supplier/core/payment-methods-methods/payment-methods-methods.section'
import { bankViewOf } from '@supplier/core/requisites/bank.domain'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkTakes } from '../../endpoints/money/payment-methods.effects.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { answered, answerFor, paymentMethodsName, paymentSeeds } from '../../world/money/payment-methods.ts'
import type { Steps, StoredRecord, World } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { realtimeOf } from '../kit/live.ts'
import { type OpenSection, openSection, pathIn, sectionIn } from '../kit/sections.ts'

const section = paymentMethods as AnySection

const begun: Steps = { information: true, product: true, delivery: true, payment: false }

const opened = async (steps: Partial<Steps> = {}, scenario: 'default' | 'unsubscribedRich' = 'default') => {
  let sandbox: Sandbox | null = null
  const harness = openHarness({ scenario, recorded: 'masked', ports: { realtime: realtimeOf(() => sandbox) } })
  sandbox = harness.sandbox
  harness.sandbox.changeSupplier(1, { steps: { ...begun, ...steps } })
  onTestFinished(harness.closeAll)
  return openSection(section, undefined, harness)
}

const methodOf = (one: OpenSection, code: string): PaymentMethod => {
  const row = (one.rows() as readonly PaymentMethod[]).find((candidate) => candidate.code === code)
  if (row === undefined) throw new Error(`${code} is not in the list`)
  return row
}

const stepsOf = async ({ tab }: Pick<OpenSection, 'tab'>) =>
  selectSetup(panelParts(await tab.panel()).setup.getSnapshot()).steps

/** Gives the supplier a contract with the carrier. */
const withContract = ({ sandbox }: OpenSection['harness']) =>
  sandbox.setWorld((world: World): World => {
    const [supplier] = world.suppliers
    if (supplier === undefined) return world
    const methods = paymentSeeds(supplier).map((one) => ({ ...one, has_contract: true }))
    return { ...world, records: { ...world.records, [paymentMethodsName]: { [supplier.id]: methods } } }
  })

const filled: Readonly<Record<PaymentMethod['code'], object>> = {
  iban: { recipient: 'ФОП Коваль', iban: 'uа21 3223 1300 0002 6007 2335 6600 1', taxId: '3334513460' },
  card: { cardNumber: '4111 1111 1111 1111', holder: 'Коваль Олена' },
  liqpay: { publicKey: 'i1234567', privateKey: 'private-key-of-liqpay' },
  wayforpay: { merchantAccount: 'shop', secretKey: 'secret-of-shop', domain: 'https://shop.example.ua/' },
  monobank: { token: 'token-of-monobank' },
  instalments: { provider: 'privatbank', parts: ['3', '6'] },
  cod: { prepaymentKind: 'amount', prepaymentAmount: '100' },
  control: { buyerText: 'Гроші отримаємо після того, як ви заберете посилку.' },
  other: {},
}

const save = async (one: OpenSection, code: string, values: object, whenTyped: () => void = () => {}) => {
  await one.open(methodOf(one, code).id)
  one.type(values as Readonly<Record<string, unknown>>)
  await one.harness.pass(1000)
  whenTyped()
  await one.submit()
  expect(one.tab.address()).toBe('/payment-methods/saved')
  one.tab.visit(pathIn(section))
  await one.harness.quiet()
}

test.each(Object.entries(filled).filter(([code]) => code !== 'other'))(
  '%s: from «Не налаштовано» to «Активний»',
  async (code, values) => {
    const one = await opened()
    withContract(one.harness)
    const other = sectionIn(section, one.harness, one.harness.open(pathIn(section)))
    await one.harness.quiet()
    expect(methodOf(one, code)).toMatchObject({ status: 'not_configured', isEnabled: false })
    await save(one, code, values)
    expect(methodOf(one, code)).toMatchObject({ status: 'disabled', isReady: true })
    expect([await stepsOf(one), await stepsOf(other)]).toMatchObject([{ payment: false }, { payment: false }])
    await one.choose('enable', methodOf(one, code).id)
    await one.harness.pass(checkTakes + 1000)
    expect(methodOf(one, code)).toMatchObject({ status: 'active', isEnabled: true })
    expect(methodOf(other, code)).toMatchObject({ status: 'active' })
    // The banner of both tabs moves on.
    expect([await stepsOf(one), await stepsOf(other)]).toMatchObject([{ payment: true }, { payment: true }])
  },
)

test('what was typed is stored: an IBAN without blanks, its bank, and a domain without its protocol', async () => {
  const one = await opened()
  await save(one, 'iban', filled.iban)
  await one.open(methodOf(one, 'iban').id)
  expect(one.view().saved).toMatchObject({
    iban: 'UA213223130000026007233566001',
    bankTitle: 'АТ «Укрексімбанк»',
    taxId: '3334513460',
  })
  one.tab.visit(pathIn(section))
  await one.harness.quiet()
  await save(one, 'wayforpay', filled.wayforpay)
  await one.open(methodOf(one, 'wayforpay').id)
  expect(one.view().saved).toMatchObject({ domain: 'shop.example.ua', secretKey: '' })
})

test('what the server refuses in the details stands at the fields', async () => {
  const one = await opened()
  const errors = { 'details.iban': ['Рахунок закрито.'], min_sum: ['Замало.'] }
  const path = '/admin-suppliers/v1/payment-methods/*'
  one.harness.fault({ kind: 'status', status: 422, body: { message: 'Ні.', errors }, method: 'PATCH', path })
  await one.open(methodOf(one, 'iban').id)
  one.type(filled.iban as Readonly<Record<string, unknown>>)
  await one.submit()
  expect(one.view()).toMatchObject({
    errors: { iban: { text: 'Рахунок закрито.' }, min: { text: 'Замало.' } },
    note: null,
  })
})

const exim = 'UA213223130000026007233566001'
const privat = 'UA473052990000026007233566002'
const unlisted = 'UA373005280000026007233566003'
const bankPath = '/admin-suppliers/v1/banks/by-iban'

const bankIn = (one: OpenSection) => {
  const form = one.form()
  if (form === null) throw new Error('no form is open')
  return bankViewOf(String(one.view().values['iban']), selectAnswer(questionIn(form)?.getSnapshot()))
}

test('the bank of a typed IBAN is shown beside it', async () => {
  const one = await opened()
  await one.open(methodOf(one, 'iban').id)
  one.type({ iban: 'UA21' })
  expect(bankIn(one)).toEqual({ state: 'none' })
  one.type({ iban: exim.replace(/(.{4})/g, '$1 ') })
  expect(bankIn(one)).toEqual({ state: 'known', bank: 'ukreximbank' })
  await one.harness.pass(1000)
  expect(bankIn(one)).toEqual({ state: 'named', title: 'АТ «Укрексімбанк»' })
  one.type({ iban: unlisted })
  expect(bankIn(one)).toEqual({ state: 'searching' })
  await one.harness.pass(1000)
  expect(bankIn(one)).toEqual({ state: 'unknown' })
})

test('without an answer the bank comes from the table of the panel', async () => {
  const one = await opened()
  await one.open(methodOf(one, 'iban').id)
  one.harness.fault({ kind: 'reset-before', path: bankPath })
  one.type({ iban: privat })
  await one.harness.pass(1000)
  expect(bankIn(one)).toEqual({ state: 'known', bank: 'privatbank' })
})

test('a late answer never names the bank of another IBAN', async () => {
  const one = await opened()
  await one.open(methodOf(one, 'iban').id)
  one.harness.fault({ kind: 'delay', ms: 3000, path: bankPath })
  one.type({ iban: exim })
  await one.harness.pass(1000)
  one.type({ iban: privat })
  await one.harness.pass(1000)
  expect(bankIn(one)).toEqual({ state: 'named', title: 'АТ КБ «ПриватБанк»' })
  await one.harness.pass(4000)
  expect(bankIn(one)).toEqual({ state: 'named', title: 'АТ КБ «ПриватБанк»' })
})

test('a method without its details cannot be saved, and no request is sent', async () => {
  const one = await opened()
  await one.open(methodOf(one, 'card').id)
  one.type({ buyerText: 'Текст' })
  await one.submit()
  expect(one.view().errors).toMatchObject({ cardNumber: { key: 'kit.required' }, holder: { key: 'kit.required' } })
  expect(one.sent('PATCH')).toEqual([])
})

test('keys that the provider refuses need attention, and new keys are checked again', async () => {
  const one = await opened()
  await save(one, 'liqpay', { publicKey: 'i1', privateKey: 'refused' })
  await one.choose('enable', methodOf(one, 'liqpay').id)
  expect(methodOf(one, 'liqpay').status).toBe('checking')
  await one.harness.pass(checkTakes + 1000)
  expect(methodOf(one, 'liqpay')).toMatchObject({ status: 'attention', check: { result: 'refused' } })
  expect(await stepsOf(one)).toMatchObject({ payment: false })
  await save(one, 'liqpay', { privateKey: 'another' })
  await one.harness.pass(checkTakes + 1000)
  expect(methodOf(one, 'liqpay')).toMatchObject({ status: 'active', check: { result: 'ok' } })
})

test('the answer of a provider is found without a socket, and the list is not read any more after it', async () => {
  const harness = openHarness({ scenario: 'default' })
  harness.sandbox.changeSupplier(1, { steps: begun })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, undefined, harness)
  await save(one, 'liqpay', filled.liqpay)
  await one.choose('enable', methodOf(one, 'liqpay').id)
  expect(methodOf(one, 'liqpay').status).toBe('checking')
  await harness.pass(checkTakes + 5000)
  expect(methodOf(one, 'liqpay')).toMatchObject({ status: 'active', check: { result: 'ok' } })
  const reads = one.reads()
  await harness.pass(20_000)
  expect(one.reads()).toBe(reads)
})

test('the page of a method finds the answer of its provider without a socket', async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, undefined, harness)
  await save(one, 'liqpay', filled.liqpay)
  await one.open(methodOf(one, 'liqpay').id)
  const page = one.tab.page().screen as unknown as RecordPageActor<AnySection>
  const row = () => page.getSnapshot().context.row as PaymentMethod | null
  page.send({ type: 'command.chosen', command: 'check' })
  await harness.quiet()
  expect(row()?.status).toBe('checking')
  await harness.pass(checkTakes + 5000)
  expect(row()).toMatchObject({ status: 'disabled', check: { result: 'ok' } })
})

test('test keys are refused while real ones are expected', async () => {
  const one = await opened()
  await save(one, 'liqpay', { publicKey: 'sandbox_i1', privateKey: 'key' })
  await one.choose('check', methodOf(one, 'liqpay').id)
  await one.harness.pass(checkTakes + 1000)
  expect(methodOf(one, 'liqpay')).toMatchObject({ status: 'attention', isEnabled: false })
  expect(methodOf(one, 'liqpay').check?.text).toMatch(/тестового режиму/)
  expect(paymentMethods.commands.enable.may(methodOf(one, 'liqpay'), [])).toBe(false)
  await save(one, 'liqpay', { isTest: true })
  expect(methodOf(one, 'liqpay').status).toBe('disabled')
})

test('a provider that is away leaves a working method as it was, and a new one off', async () => {
  const one = await opened()
  await save(one, 'monobank', { token: 'away' })
  await one.choose('enable', methodOf(one, 'monobank').id)
  await one.harness.pass(checkTakes + 1000)
  expect(methodOf(one, 'monobank')).toMatchObject({ status: 'disabled', isEnabled: false, check: { result: 'away' } })
})

test('the last active method stays on, and the first day has none', async () => {
  const one = await opened()
  await save(one, 'iban', filled.iban)
  await one.choose('enable', methodOf(one, 'iban').id)
  await one.choose('disable', methodOf(one, 'iban').id)
  expect(one.tab.sent().at(-1)).toBe('Має залишитися хоча б один метод.')
  expect(methodOf(one, 'iban').isEnabled).toBe(true)
  await one.choose('enable', methodOf(one, 'cod').id)
  await one.choose('disable', methodOf(one, 'iban').id)
  expect(methodOf(one, 'iban')).toMatchObject({ isEnabled: false, status: 'disabled' })
  expect(await stepsOf(one)).toMatchObject({ payment: true })
})

test('a blocked method says what it needs and is not offered', async () => {
  const one = await opened({ delivery: false })
  const [cod, control] = [methodOf(one, 'cod'), methodOf(one, 'control')]
  expect(cod.blockedBy).toEqual(['needs_cod_delivery'])
  expect(control.blockedBy).toEqual(['needs_cod_delivery', 'needs_contract'])
  expect([cod, control].map((row) => paymentMethods.commands.enable.may(row, []))).toEqual([false, false])
})

test('a method without its keys says so, and leads to the first that is missing', async () => {
  const one = await opened()
  const liqpay = methodOf(one, 'liqpay')
  expect([liqpay.blockedBy, liqpay.missingKey]).toEqual([['needs_keys'], 'publicKey'])
  await save(one, 'liqpay', filled.liqpay)
  expect(methodOf(one, 'liqpay')).toMatchObject({ blockedBy: [], missingKey: null })
})

test('a method with orders that wait for a payment cannot be reset, and the dialog leads to them', async () => {
  const one = await opened({ payment: true })
  await one.choose('disable', methodOf(one, 'iban').id)
  await one.choose('reset', methodOf(one, 'iban').id)
  const dialog = one.command()
  if (dialog === null) throw new Error('the dialog has closed')
  const { reason, note } = selectCommand(dialog.getSnapshot())
  expect([reason, note]).toEqual(['orders_waiting', { text: expect.stringContaining('чекають оплати') }])
  expect(paymentMethods.commands.reset.helpLink?.('orders_waiting', methodOf(one, 'iban'))).toEqual({ to: 'orders' })
  dialog.send({ type: 'dialog.dismissed' })
  await one.harness.quiet()
  await one.choose('reset', methodOf(one, 'liqpay').id)
  expect(methodOf(one, 'liqpay')).toMatchObject({ status: 'not_configured', isSecretSet: false })
})

test('a method moves by one place, and a searched list does not move', async () => {
  const one = await opened()
  const codes = () => (one.rows() as readonly PaymentMethod[]).map(({ code }) => code)
  expect(codes().slice(0, 4)).toEqual(['iban', 'card', 'liqpay', 'wayforpay'])
  await one.choose('moveDown', methodOf(one, 'iban').id)
  expect(codes().slice(0, 4)).toEqual(['card', 'iban', 'liqpay', 'wayforpay'])
  expect(one.sent('PUT')).toMatchObject([{ path: expect.stringMatching(/payment-methods\/order$/), fields: ['ids'] }])
  await one.filter({ search: 'IBAN' })
  await one.choose('moveUp', methodOf(one, 'iban').id)
  expect(one.sent('PUT')).toHaveLength(1)
})

test('methods ordered in two tabs end in the order that was sent last', async () => {
  const one = await opened()
  const other = sectionIn(section, one.harness, one.harness.open(pathIn(section)))
  await one.harness.quiet()
  const codes = ({ rows }: OpenSection) => (rows() as readonly PaymentMethod[]).map(({ code }) => code)
  await one.choose('moveDown', methodOf(one, 'iban').id)
  await other.choose('moveUp', methodOf(other, 'cod').id)
  await one.harness.pass(1000)
  // What the other tab has ordered waits.
  sectionList<AnySection>(one.actor()).send({ type: 'newest.chosen' })
  expect(codes(one)).toEqual(codes(other))
  expect(new Set(codes(one)).size).toBe(8)
})

test('answers of a provider in any order end in the newest', () => {
  const [, , liqpay] = paymentSeeds({ steps: { ...begun, payment: true } } as never)
  const record = { ...(liqpay as StoredRecord), is_enabled: true, check: null }
  const refused = { ...answerFor(record, 1), result: 'refused' } as const
  const fine = answerFor(record, 2)
  const away = { ...answerFor(record, 3), result: 'away' } as const
  for (const order of [
    [refused, fine],
    [fine, refused],
  ])
    expect(order.reduce(answered, record)).toMatchObject({ check: { result: 'ok', at: 2 }, is_enabled: true })
  // An answer that says nothing keeps what was proven.
  expect([fine, away].reduce(answered, record)).toMatchObject({
    check: { result: 'ok', away: { at: 3 } },
    is_enabled: true,
  })
})

test('news in any order end in the newest row', async () => {
  const one = await opened()
  await save(one, 'monobank', filled.monobank)
  const { id, version = 0 } = methodOf(one, 'monobank') as PaymentMethod & { version?: number }
  const reads = () => one.sent('GET').length
  const before = reads()
  const told = (at: number) =>
    one.harness.sandbox.emit({
      channel: 'private-customer.1',
      event: 'payment_method.changed',
      data: { id: Number(id), version: at },
    })
  told(version - 1)
  told(version)
  await one.harness.quiet()
  expect(reads()).toBe(before)
  told(version + 1)
  await one.harness.pass(1000)
  expect(reads()).toBeGreaterThan(before)
  expect(methodOf(one, 'monobank')).toMatchObject({ status: 'disabled' })
})

const card = '5168 7420 9315 7067'
const secrets = { card: '5168742093157067', liqpay: 'pK-Zx81-planted-private' }

test('a card number and a private key are nowhere after saving', async () => {
  const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(globalThis.console, method).mockImplementation(() => {}),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const one = await opened()
  const { tab, harness } = one
  const drafts: string[] = []
  const look = () => void drafts.push(JSON.stringify([...harness.entries]))
  await save(one, 'card', { cardNumber: card, holder: 'Коваль Олена' }, look)
  await save(one, 'liqpay', { publicKey: 'i1', privateKey: secrets.liqpay }, look)
  expect(drafts.join()).toContain('publicKey')
  expect(drafts.join()).not.toContain('Коваль Олена')
  await one.open(methodOf(one, 'card').id)
  expect(one.view().values).toMatchObject({ cardNumber: '' })
  expect(one.form()?.getSnapshot().context.row).toMatchObject({ isSecretSet: true, secretEnd: '7067' })
  const recording = tab.recorder?.text() ?? ''
  expect(recording).toContain('payment-methods')
  const told = JSON.stringify([
    [...harness.entries],
    [...tab.cookies],
    tab.history,
    tab.notes,
    tab.copied,
    consoles.map((spy) => spy.mock.calls),
    harness.sandbox.requests(),
  ])
  for (const text of [told, recording, ...drafts]) {
    expect(text).not.toContain(secrets.liqpay)
    expect(text.replace(/[\s-]/g, '')).not.toContain(secrets.card)
  }
})

test('leaving keeps what is no secret, and says that the secret is lost', async () => {
  const one = await opened()
  const { id } = methodOf(one, 'liqpay')
  await one.open(id)
  one.type({ publicKey: 'i777' })
  one.tab.visit('/orders')
  await one.harness.quiet()
  const { leaveGuard } = panelParts(await one.tab.panel())
  expect(selectLeaveGuard(leaveGuard.getSnapshot())).toBe('page')
  leaveGuard.send({ type: 'leave.dismissed' })
  one.type({ privateKey: secrets.liqpay })
  one.tab.visit('/orders')
  await one.harness.quiet()
  expect(selectLeaveGuard(leaveGuard.getSnapshot())).toBe('withoutDraft')
  leaveGuard.send({ type: 'leave.confirmed' })
  await one.harness.quiet()
  expect(JSON.stringify([...one.harness.entries])).not.toContain(secrets.liqpay)
  const again = await openSection(section, pathIn(section, id), one.harness)
  expect(again.view()).toMatchObject({ hasOffer: true })
  again.form()?.send({ type: 'draft.restored' })
  expect(again.view().values).toMatchObject({ publicKey: 'i777', privateKey: '' })
})
