import { expect, test, vi } from 'vitest'
import type { PendingTopUp } from '../../src/balances/top-up.domain.ts'
import { kopecks } from '../../src/kernel/money.ts'
import { memoryStore } from '../memory/kernel.memory.ts'
import { paymentPageInBrowser, pendingTopUpInBrowser } from './balances.browser.ts'
import { safeStore } from './kernel.browser.ts'

const pending: PendingTopUp = { supplierId: 7, amount: kopecks(200_00), before: kopecks(-50), openedAt: 1_000 }

const portOn = (entries = new Map<string, string>()) => ({
  entries,
  port: pendingTopUpInBrowser(safeStore(() => memoryStore(entries))),
})

test('an opened payment page is remembered for its supplier, and for nobody else', async () => {
  const { entries, port } = portOn()
  await port.keepTopUp(pending)
  expect([...entries.keys()]).toEqual(['topUp.7'])
  expect(await port.recallTopUp(7)).toEqual(pending)
  expect(await port.recallTopUp(8)).toBeNull()
  await port.keepTopUp({ ...pending, before: null })
  expect(await port.recallTopUp(7)).toEqual({ ...pending, before: null })
})

test('another tab sees it', async () => {
  const { entries, port } = portOn()
  await port.keepTopUp(pending)
  expect(await portOn(entries).port.recallTopUp(7)).toEqual(pending)
})

test('forgotten, nothing is left of it', async () => {
  const { entries, port } = portOn()
  await port.keepTopUp(pending)
  await port.keepTopUp({ ...pending, supplierId: 8 })
  await port.forgetTopUp(7)
  expect([...entries.keys()]).toEqual(['topUp.8'])
  await port.forgetTopUp(7)
  expect(await port.recallTopUp(7)).toBeNull()
})

test.each([
  ['{'],
  ['[]'],
  ['null'],
  [''],
  ['1'],
  ['{"supplierId":7}'],
  ['{"supplierId":8,"amount":20000,"before":null,"openedAt":1}'],
  ['{"supplierId":"7","amount":20000,"before":null,"openedAt":1}'],
  ['{"supplierId":7,"amount":"20000","before":null,"openedAt":1}'],
  ['{"supplierId":7,"amount":0,"before":null,"openedAt":1}'],
  ['{"supplierId":7,"amount":-1,"before":null,"openedAt":1}'],
  ['{"supplierId":7,"amount":1.5,"before":null,"openedAt":1}'],
  ['{"supplierId":7,"amount":20000,"before":"1","openedAt":1}'],
  ['{"supplierId":7,"amount":20000,"openedAt":1}'],
  ['{"supplierId":7,"amount":20000,"before":null}'],
])('what reads %s is nothing to remember', async (text) => {
  expect(await portOn(new Map([['topUp.7', text]])).port.recallTopUp(7)).toBeNull()
})

test('without storage it is remembered until the page is left', async () => {
  const port = pendingTopUpInBrowser(
    safeStore(() => {
      throw new DOMException('no', 'SecurityError')
    }),
  )
  await port.keepTopUp(pending)
  expect(await port.recallTopUp(7)).toEqual(pending)
  await port.forgetTopUp(7)
  expect(await port.recallTopUp(7)).toBeNull()
})

test('a payment page is opened beside the panel, without a way back into it', async () => {
  const open = vi.fn(() => null)
  await paymentPageInBrowser(open).openPaymentPage('https://pay.test/1')
  expect(open.mock.calls).toEqual([['https://pay.test/1', '_blank', 'noopener,noreferrer']])
})

test('a browser that refuses says so', async () => {
  const refusing = paymentPageInBrowser(() => {
    throw new DOMException('blocked')
  })
  await expect(refusing.openPaymentPage('https://pay.test/1')).rejects.toThrow('blocked')
})
