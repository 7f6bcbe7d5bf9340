import type { RecordPageActor } from '@supplier/core/kit/section/record-page.setup'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { selectPageBeside } from '@supplier/core/kit/section/section.selectors'
import { paymentMethods } from '@supplier/core/payment-methods-methods/payment-methods-methods.section'
import type { TestPaymentActor } from '@supplier/core/payment-methods-methods/test-payment.machine'
import { selectTestPayment } from '@supplier/core/payment-methods-methods/test-payment.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { testById, testSettled } from '../../world/money/test-payments.ts'
import { openHarness } from '../kit/harness.ts'
import { openSection, pathIn } from '../kit/sections.ts'

const section = paymentMethods as AnySection
const [iban, liqpay, wayforpay] = ['701', '703', '704']
const testPath = '/admin-suppliers/v1/payment-methods/*/test-payment'

const opened = async (method = liqpay, harness = openHarness({})) => {
  onTestFinished(harness.closeAll)
  const one = await openSection(section, pathIn(section, method), harness)
  const actor = () => {
    const page = one.tab.page().screen as unknown as RecordPageActor<AnySection>
    const found = selectPageBeside<AnySection>(page.getSnapshot()) as unknown as TestPaymentActor | null
    if (found === null) throw new Error('there is no test payment')
    return found
  }
  return {
    ...one,
    actor,
    view: () => selectTestPayment(actor().getSnapshot()),
    send: async (type: 'test.chosen' | 'check.chosen' | 'retry.chosen') => {
      actor().send({ type })
      await harness.quiet()
    },
    /** Presses a button of the payment page. */
    press: async (deed: 'pay' | 'cancel', isTold = true) => {
      const { sandbox } = harness
      const id = sandbox.world().records['test-payments']?.[1]?.at(-1)?.id ?? 0
      const [world, ...told] = testSettled(sandbox.world(), id, deed, sandbox.clock.now())
      sandbox.setWorld(world)
      if (isTold) told.forEach(sandbox.emit)
      await harness.quiet()
      expect(testById(world, id)?.['status']).not.toBe('waiting')
    },
    starts: () => one.sent('POST').length,
  }
}

test('a test payment is started, paid on its page, and its result appears without a click', async () => {
  const one = await opened()
  expect(one.view()).toEqual({ state: 'offered' })
  const money = JSON.stringify(one.harness.sandbox.ledger())
  await one.send('test.chosen')
  expect(one.view()).toMatchObject({ state: 'waiting', amount: 100, href: expect.stringContaining('/pay/test-') })
  await one.press('pay', false)
  expect(one.view()).toMatchObject({ state: 'waiting' })
  await one.harness.pass(6000)
  expect(one.view()).toEqual({ state: 'paid', text: null })
  expect(JSON.stringify(one.harness.sandbox.ledger())).toBe(money)
  expect(one.harness.sandbox.world().lines.some(({ amount }) => amount === 100)).toBe(false)
})

test('a cancelled payment says so, and another one can be started', async () => {
  const one = await opened()
  await one.send('test.chosen')
  await one.press('cancel')
  await one.send('check.chosen')
  expect(one.view()).toEqual({ state: 'refused', text: 'Покупець скасував платіж.' })
  await one.send('test.chosen')
  expect(one.view()).toMatchObject({ state: 'waiting' })
  expect(one.starts()).toBe(2)
})

test('a payment that was left open ends after its time', async () => {
  const one = await opened()
  await one.send('test.chosen')
  one.harness.sandbox.clock.move(16 * 60_000)
  await one.send('check.chosen')
  expect(one.view()).toEqual({ state: 'expired', text: null })
})

test('a reload finds the open payment again', async () => {
  const one = await opened()
  await one.send('test.chosen')
  const again = await opened(liqpay, one.harness)
  expect(again.view()).toEqual(one.view())
  expect(again.starts()).toBe(1)
})

test('a request whose answer was lost is found, and not sent twice', async () => {
  const one = await opened()
  one.harness.fault({ kind: 'applied-then-reset', method: 'POST', path: testPath })
  await one.send('test.chosen')
  expect(one.view()).toMatchObject({ state: 'waiting' })
  expect([one.starts(), one.harness.sandbox.world().records['test-payments']?.[1]?.length]).toEqual([1, 1])
})

test('a request that was lost is sent again with the same key', async () => {
  const one = await opened()
  one.harness.fault({ kind: 'reset-before', method: 'POST', path: testPath })
  await one.send('test.chosen')
  expect(one.view()).toMatchObject({ state: 'unsent' })
  const { key } = one.actor().getSnapshot().context
  await one.send('retry.chosen')
  expect(one.view()).toMatchObject({ state: 'waiting' })
  expect(one.harness.sandbox.world().records['test-payments']?.[1]).toMatchObject([{ clientKey: key }])
})

test.each([
  ['is away', { state: 'away', code: '' }, /не відповідає/],
  ['refuses', { state: 'refuses', code: 'limit' }, /limit/],
] as const)('a provider that %s starts no payment and says so', async (_, provider, text) => {
  const one = await opened()
  one.harness.sandbox.setWorld((world) => ({ ...world, provider }))
  await one.send('test.chosen')
  expect(one.view()).toMatchObject({ state: 'unsent', message: { text: expect.stringMatching(text) } })
  expect(one.harness.sandbox.world().records['test-payments']).toBeUndefined()
})

test('keys that a provider refused start no payment', async () => {
  const one = await opened(wayforpay)
  await one.send('test.chosen')
  expect(one.view()).toMatchObject({ state: 'unsent', message: { text: expect.stringMatching(/не приймає/) } })
})

test('a method without a provider has no test payment', async () => {
  const one = await opened(iban)
  expect(one.view()).toEqual({ state: 'loading' })
  await one.send('test.chosen')
  expect([one.view(), one.sent('POST')]).toEqual([{ state: 'loading' }, []])
})
