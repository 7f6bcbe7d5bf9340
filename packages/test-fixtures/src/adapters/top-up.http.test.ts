import { kopecks } from '@supplier/core'
import { topUpOverHttp } from '@supplier/core/adapters'
import { beforeEach, expect, test } from 'vitest'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const path = '/admin-suppliers/v1/customer/account/up-balance'

let desk: Wired
let topUp: ReturnType<typeof topUpOverHttp>

beforeEach(async () => {
  desk = await wired()
  topUp = topUpOverHttp(desk.http, { hosts: ['pay.sandbox.test'] })
})

test('an invoice is made, and nothing is charged', async () => {
  const address = await topUp.requestTopUp(kopecks(200_50), desk.signal)
  const [invoice] = desk.sandbox.world().invoices
  const href = `https://pay.sandbox.test/pay/${invoice?.id}`
  expect(address).toEqual({
    written: href,
    parsed: { href, protocol: 'https:', host: 'pay.sandbox.test', hasUser: false },
  })
  expect(desk.sent).toMatchObject([{ method: 'POST', path, body: { amount: 200.5 } }])
  expect(invoice).toMatchObject({ supplierId: 1, amount: 200_50, status: 'open' })
  expect(desk.sandbox.ledger()).toEqual([])
})

test.each<[unknown, object | null]>([
  ['HTTPS://Pay.Example.com:443/a?b#c', { protocol: 'https:', host: 'pay.example.com', hasUser: false }],
  ['http://127.0.0.1:8787/sandbox/pay/1', { protocol: 'http:', host: '127.0.0.1', hasUser: false }],
  ['https://user@pay.example.com/', { host: 'pay.example.com', hasUser: true }],
  ['https://:secret@pay.example.com/', { hasUser: true }],
  ['https://оплата.укр/', { host: 'xn--80aa5alfu.xn--j1amh' }],
  ['javascript:alert(1)', { protocol: 'javascript:', host: '' }],
  ['//pay.example.com', null],
  ['/pay', null],
  ['', null],
  [null, null],
  [5, null],
  [{ href: 'https://pay.example.com' }, null],
  [['https://pay.example.com'], null],
])('the address %j is handed on as it was written, with its parts', async (written, parsed) => {
  desk.answer(path, { url: written })
  const address = await topUp.requestTopUp(kopecks(100), desk.signal)
  expect(address.written).toEqual(written)
  if (parsed === null) expect(address.parsed).toBeNull()
  else expect(address.parsed).toMatchObject(parsed)
})

test('an answer without an address has none', async () => {
  desk.answer(path, {})
  expect(await topUp.requestTopUp(kopecks(100), desk.signal)).toEqual({ written: null, parsed: null })
})

test('an amount out of bounds is refused', async () => {
  expect(await failed(topUp.requestTopUp(kopecks(150_000_01), desk.signal))).toMatchObject({
    kind: 'refused',
    fields: { amount: [{ text: 'Сума має бути від 1 до 150 000 грн.' }] },
  })
})

test('the known hosts are those of the deployment', async () => {
  expect(await topUp.fetchPaymentHosts()).toEqual(['pay.sandbox.test'])
  expect(desk.sent).toEqual([])
})

test('it fails as it should', async () => {
  await expectFailures(desk, path, (signal) => topUp.requestTopUp(kopecks(100_00), signal))
})
