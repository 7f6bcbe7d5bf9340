import { expect, test } from 'vitest'
import { brokenInvariants } from '../sandbox/invariants.ts'
import { newOrdersOf, orderById } from '../world/orders/orders.ts'
import { type Supplier, supplierById } from '../world/world.ts'
import { openBoard } from './open-board.ts'

const opened = () => {
  const { sandbox, ask } = openBoard()
  const told: string[] = []
  sandbox.on(({ event }) => void told.push(event))
  const supplier = () => supplierById(sandbox.world(), 1) as Supplier
  const count = () => newOrdersOf(sandbox.world(), supplier())
  const pass = async (ms: number) => {
    sandbox.clock.move(ms)
    await new Promise(setImmediate)
  }
  return { sandbox, ask, told, supplier, count, pass }
}

test('buyers order when they are asked to', async () => {
  const { ask, told, count, sandbox } = opened()
  await ask('POST', '/suppliers/1/orders', { count: 2 })
  expect(told).toEqual(['order.created', 'counts.changed', 'order.created', 'counts.changed'])
  expect([count(), brokenInvariants(sandbox.world())]).toEqual([14, []])
})

test('a buyer orders each minute until they are switched off', async () => {
  const { ask, count, pass } = opened()
  await ask('PUT', '/buyers', { pace: 'minute' })
  for (let at = 0; at < 3; at += 1) await pass(60_000)
  expect(count()).toBe(15)
  await ask('PUT', '/buyers', { pace: 'none' })
  for (let at = 0; at < 3; at += 1) await pass(60_000)
  expect(count()).toBe(15)
})

test('a flood of buyers ends by itself', async () => {
  const { ask, count, pass, sandbox } = opened()
  await ask('PUT', '/buyers', { pace: 'flood' })
  for (let at = 0; at < 110; at += 1) await pass(100)
  expect([count(), sandbox.world().buyers]).toEqual([112, 'none'])
})

test('the carrier reports a code of an order, known or not', async () => {
  const { ask, told, sandbox, supplier } = opened()
  const ready = 6077
  const statusOf = () => orderById(sandbox.world(), supplier(), String(ready))
  await ask('POST', '/suppliers/1/carrier-code', { order: String(ready), code: '7' })
  expect(statusOf()).toMatchObject({ status: 'arrived', version: 1, carrier_version: 2 })
  await ask('POST', '/suppliers/1/carrier-code', { order: String(ready), code: 'x9' })
  expect(statusOf()).toMatchObject({ status: 'arrived', shipment: { carrier_status: 'Код перевізника x9' } })
  expect(told.filter((event) => event === 'order.carrier')).toHaveLength(2)
  expect((await ask('POST', '/suppliers/1/carrier-code', { order: '6100', code: '7' })).status).toBe(422)
})

test('the pace and the script of the carrier are set', async () => {
  const { ask, sandbox } = opened()
  await ask('PUT', '/carrier-pace', { state: 'slow' })
  await ask('PUT', '/carrier-script', { codes: [{ after: 1000, code: '4' }] })
  expect(sandbox.world()).toMatchObject({ carrierPace: { state: 'slow', ms: 10_000 }, carrierScript: [{ code: '4' }] })
})
