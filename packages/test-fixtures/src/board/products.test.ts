import { expect, test } from 'vitest'
import { productById } from '../world/products/products.ts'
import { supplierById } from '../world/world.ts'
import { openBoard } from './open-board.ts'

const opened = () => {
  const { sandbox, ask } = openBoard()
  const pieces = (id: string) => {
    const supplier = supplierById(sandbox.world(), 1)
    return supplier && productById(sandbox.world(), supplier, id)?.quantity
  }
  return { sandbox, ask, pieces }
}

test('an order takes pieces of a product and is announced; more than there are cannot be taken', async () => {
  const { sandbox, ask, pieces } = opened()
  const told: unknown[] = []
  sandbox.on(({ event, data }) => void told.push([event, data]))
  const before = Number(pieces('2004'))
  expect((await ask('POST', '/suppliers/1/sale', { product: '2004', pieces: 2 })).status).toBe(200)
  expect(pieces('2004')).toBe(before - 2)
  expect(told).toMatchObject([['product.changed', { id: 2004 }]])
  expect((await ask('POST', '/suppliers/1/sale', { product: '2004', pieces: 999 })).status).toBe(422)
  expect((await ask('POST', '/suppliers/1/sale', { product: '1', pieces: 1 })).status).toBe(422)
  expect(pieces('2004')).toBe(before - 2)
})

test('the pictures behind addresses go away and come back', async () => {
  const { sandbox, ask } = opened()
  for (const areAway of [true, false]) {
    await ask('PUT', '/pictures', { areAway })
    expect(sandbox.world().arePicturesAway).toBe(areAway)
  }
})
