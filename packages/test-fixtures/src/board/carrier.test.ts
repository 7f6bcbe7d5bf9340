import { expect, test } from 'vitest'
import { isCarrierAway } from '../world/deliveries/deliveries.ts'
import { testById, withTest } from '../world/money/test-payments.ts'
import { supplierById } from '../world/world.ts'
import { openBoard } from './open-board.ts'

test('the carrier goes away, refuses with a code, and comes back', async () => {
  const { sandbox, ask } = openBoard()
  const carrier = () => [isCarrierAway(sandbox.world()), sandbox.world().carrierRefusal]
  await ask('PUT', '/carrier', { state: 'away' })
  expect(carrier()).toEqual([true, undefined])
  await ask('PUT', '/carrier', { state: 'refuses', code: '20000100153' })
  expect(carrier()).toEqual([false, '20000100153'])
  await ask('PUT', '/carrier', { state: 'well' })
  expect(carrier()).toEqual([false, undefined])
})

test('the end of the default key is set, and announced when it is near', async () => {
  const { sandbox, ask } = openBoard()
  const count = () => sandbox.world().notifications.length
  const before = count()
  await ask('POST', '/suppliers/1/key-end', { days: 30 })
  expect(count()).toBe(before)
  await ask('POST', '/suppliers/1/key-end', { days: 7 })
  expect(sandbox.world().notifications.at(-1)?.text).toContain('ще 7 днів')
  expect((await ask('POST', '/suppliers/99/key-end', { days: 7 })).status).toBe(422)
})

test('events are numbered, and then are not', async () => {
  const { sandbox, ask } = openBoard()
  const told: unknown[] = []
  sandbox.on(({ data }) => void told.push(data))
  const tell = () => sandbox.emit({ channel: 'private-customer.1', event: 'setup.changed', data: { setup: {} } })
  await ask('PUT', '/numbered-events', { isOn: true })
  tell()
  tell()
  await ask('PUT', '/numbered-events', { isOn: false })
  tell()
  expect(told).toMatchObject([{ seq: 1, event_id: 'event-1-1' }, { seq: 2 }, { setup: {} }])
  expect(told[2]).not.toHaveProperty('seq')
})

test('the payment providers go away, refuse with a code, and come back', async () => {
  const { sandbox, ask } = openBoard()
  await ask('PUT', '/provider', { state: 'refuses', code: 'limit' })
  expect(sandbox.world().provider).toEqual({ state: 'refuses', code: 'limit' })
  await ask('PUT', '/provider', { state: 'well' })
  expect(sandbox.world().provider?.state).toBe('well')
  expect((await ask('PUT', '/provider', { state: 'odd' })).status).toBe(422)
})

test('a test payment is settled on its page once, and leads back to its method', async () => {
  const { sandbox, ask } = openBoard()
  const supplier = supplierById(sandbox.world(), 1)
  if (supplier === undefined) throw new Error('there is no supplier')
  const made = { method: 703, key: 'key', at: sandbox.clock.now(), panel: 'http://panel.test' }
  const [world, payment] = withTest(sandbox.world(), supplier, made)
  sandbox.setWorld(world)
  const reply = await ask('POST', `/test-payments/${payment.id}`, { deed: 'pay' })
  expect(await reply.json()).toEqual({ url: 'http://panel.test/payment-methods/methods/details/703' })
  await ask('POST', `/test-payments/${payment.id}`, { deed: 'cancel' })
  expect(testById(sandbox.world(), payment.id)?.['status']).toBe('paid')
})
