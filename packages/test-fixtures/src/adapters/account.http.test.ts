import { accountOverHttp } from '@supplier/core/adapters/http/account/account.http'
import { beforeEach, expect, test } from 'vitest'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const path = '/admin-suppliers/v1/customer/account'

let desk: Wired
let account: ReturnType<typeof accountOverHttp>

beforeEach(async () => {
  desk = await wired()
  account = accountOverHttp(desk.http)
})

const whole = {
  firstname: 'Соломія',
  lastname: 'Крушельницька',
  telephone: '380505556677',
  storeName: 'Опера',
  carrierKey: '0123456789abcdef0123456789abcdef',
  managerContact: 'solomiia@example.com',
}

test('every field is sent under its API name', async () => {
  await account.saveAccount(whole, desk.signal)
  expect(desk.sent).toMatchObject([{ method: 'PUT', path, query: {} }])
  expect(desk.sent[0]?.body).toEqual({
    firstname: 'Соломія',
    lastname: 'Крушельницька',
    telephone: '380505556677',
    store_name: 'Опера',
    supplier_np_api_key: '0123456789abcdef0123456789abcdef',
    supplier_manager_contact: 'solomiia@example.com',
  })
  expect(desk.sent[0]?.headers.get('content-type')).toBe('application/json')
})

test.each(Object.entries(whole))('only the changed field %s is sent', async (field, text) => {
  await account.saveAccount({ [field]: text }, desk.signal)
  expect(Object.values(desk.sent[0]?.body as object)).toEqual([text])
})

test('the response holds the updated account', async () => {
  const { text, account: known } = await account.saveAccount({ storeName: 'Опера' }, desk.signal)
  expect(text).toEqual({ text: 'Зміни збережено.' })
  expect(known).toMatchObject({ storeName: 'Опера', firstname: 'Олена', telephone: '380671112233' })
})

test.each([
  [{}, null, null],
  [{ message: '  ' }, null, null],
  [{ message: ['a'], data: null }, null, null],
  [{ message: 'Ok', data: { id: 'x' } }, 'Ok', null],
  [{ data: { id: 1, store_name: 5 } }, null, null],
  [{ data: { id: 1, firstname: 'Оля', role: 'admin', token: 'x' } }, null, { firstname: 'Оля' }],
])('unknown fields of the response %j are ignored', async (body, text, known) => {
  desk.answer(path, body)
  expect(await account.saveAccount({ firstname: 'Оля' }, desk.signal)).toEqual({
    text: text === null ? null : { text },
    account: known,
  })
})

test('a refusal names the fields', async () => {
  desk.answer(path, { message: 'Ні', errors: { store_name: ['Зайнято'] } }, 422)
  expect(await failed(account.saveAccount({ storeName: 'Опера' }, desk.signal))).toMatchObject({
    kind: 'refused',
    fields: { store_name: [{ text: 'Зайнято' }] },
  })
})

test('a save maps every fault to its failure', async () => {
  await expectFailures(desk, path, (signal) => account.saveAccount({ firstname: 'Оля' }, signal))
})
