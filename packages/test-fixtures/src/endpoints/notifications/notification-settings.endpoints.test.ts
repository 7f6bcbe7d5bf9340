import { beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { seedTime } from '../../world/seed-time.ts'

const path = '/v1/notification/settings'

let sandbox: Sandbox
let call: Caller

beforeEach(async () => {
  sandbox = createSandbox({ now: () => seedTime })
  call = callerOf(sandbox, await tokenOf(sandbox))
  return () => expect(brokenInvariants(sandbox.world())).toEqual([])
})

const read = async () => (await call('GET', path)).body.data

test('there are four channels, each with its types', async () => {
  const settings = await read()
  expect(
    Object.entries<{ types: object }>(settings).map(([name, { types }]) => [name, Object.keys(types).sort()]),
  ).toEqual([
    ['telegram', ['remind_after_3_days', 'shipment_sent', 'system', 'ttn_added']],
    ['sms', ['remind_after_3_days', 'shipment_sent', 'ttn_added']],
    ['push', ['order', 'product', 'system']],
    ['email', ['order', 'product', 'system']],
  ])
})

test('a PUT replaces all settings of this supplier only', async () => {
  const settings = { sms: { enabled: true, types: { ttn_added: false } }, viber: { enabled: 'often' } }
  const { body } = await call('PUT', path, { settings })
  expect([body.message, body.data, await read()]).toEqual(['Налаштування збережено.', settings, settings])
  const other = callerOf(sandbox, await tokenOf(sandbox, '380502223344'))
  expect(Object.keys((await other('GET', path)).body.data)).toHaveLength(4)
})

test('the bulk PUT turns whole channels on or off and keeps their types', async () => {
  const before = await read()
  await call('PUT', `${path}/bulk`, { settings: { sms: { enabled: true }, email: { enabled: false } } })
  expect(await read()).toEqual({
    ...before,
    sms: { ...before.sms, enabled: true },
    email: { ...before.email, enabled: false },
  })
})

test.each([
  ['', {}, { settings: ['Поле «Налаштування» є обов’язковим.'] }],
  [
    '',
    { settings: { sms: { enabled: 'often' } } },
    { 'settings.sms.enabled': ['Значення поля «settings.sms.enabled» некоректне.'] },
  ],
  [
    '',
    { settings: { push: { types: { order: 2 } } } },
    { 'settings.push.types.order': ['Значення поля «settings.push.types.order» некоректне.'] },
  ],
  [
    '/bulk',
    { settings: { sms: { enabled: 1 } } },
    { 'settings.sms.enabled': ['Значення поля «settings.sms.enabled» некоректне.'] },
  ],
])('PUT %s with %j is refused', async (more, body, errors) => {
  const before = await read()
  expect(await call('PUT', `${path}${more}`, body)).toMatchObject({ status: 422, body: { errors } })
  expect(await read()).toEqual(before)
})
