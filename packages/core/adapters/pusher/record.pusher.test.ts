import { expect, test } from 'vitest'
import { loadedWire, sectionWires } from '../sections.ts'
import { readRecordEvent } from './record.pusher.ts'

test.each([
  ['.store.changed', { id: 7, version: 3 }, { section: 'stores', id: '7', version: 3 }],
  ['.attribute.changed', { id: 521, version: 3 }, { section: 'attributes', id: '521', version: 3 }],
  ['.attribute_group.changed', { id: 551, version: 2 }, { section: 'attribute-groups', id: '551', version: 2 }],
  ['.category.changed', { id: 5 }, { section: 'categories', id: '5', version: null }],
  ['.delivery.key', { id: '8' }, { section: 'delivery-keys', id: '8', version: null }],
  ['.product.image', { product_id: 7, image: { id: 3 } }, { section: 'products', id: '7', version: null }],
  ['.order.created', { id: 9, version: 1 }, { section: 'orders', id: '9', version: 1, isCreated: true }],
  ['.order.changed', { id: 9, version: 2 }, { section: 'orders', id: '9', version: 2 }],
  ['.order.carrier', { id: 9, carrier_version: 4 }, { section: 'orders', id: '9', version: null, offerVersion: 4 }],
  ['.shelf.changed', { id: 9, version: 2 }, { section: 'shelvings', id: '9', version: 2 }],
  ['.payment_method.changed', { id: 9, version: 'x' }, { section: 'payment-methods', id: '9', version: null }],
])('%s names the changed record', (event, data, changed) =>
  expect(readRecordEvent(event, data)).toEqual({ type: 'record.changed', ...changed }),
)

test.each(['.setup.changed', '.counts.changed'])('%s makes the settings outdated', (event) =>
  expect(readRecordEvent(event, {})).toEqual({ type: 'supplier.reported', patch: {}, concerns: ['settings'] }),
)

test.each([
  ['.store.changed', {}],
  ['.store.changed', null],
  ['.product.image', { id: 7 }],
  ['.store.removed', { id: 7 }],
  ['.constructor', { id: 7 }],
])('%s with %j is not an event about a record', (event, data) => expect(readRecordEvent(event, data)).toBe(null))

test('an event carries its row if the list is open and the row can be read', async () => {
  const changed = (row: unknown) => readRecordEvent('.product.changed', { id: 7, version: 3, offer_version: 2, row })
  const plain = { type: 'record.changed', section: 'products', id: '7', version: 3, offerVersion: 2 }
  const row = { id: 7, version: 3, offer_version: 2, title: 'Глечик', price: 100 }
  expect(changed(row)).toEqual(plain)
  await loadedWire(sectionWires, 'products')
  expect(changed(row)).toEqual({
    ...plain,
    row: expect.objectContaining({ id: '7', version: 3, offerVersion: 2, title: 'Глечик', price: 10_000 }),
  })
  for (const bad of [null, 'row', {}, { ...row, id: 8 }, { version: 3 }]) expect(changed(bad)).toEqual(plain)
})
