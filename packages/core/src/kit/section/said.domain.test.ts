import { expect, test } from 'vitest'
import { orders } from '../../orders/orders.section.ts'
import { products } from '../../products/products.section.ts'
import type { CommandOutput } from '../command/command.domain.ts'
import { messageOfCommand } from './said.domain.ts'
import type { WideSection } from './section.domain.ts'

const at = { to: 'orders', search: '?tab=new' } as const
const order = { command: 'confirm', row: { id: '7', number: '104406' } }
const done: CommandOutput = { result: 'done', failure: null }

const about = (section: unknown, chosen: typeof order, output: CommandOutput) =>
  messageOfCommand(section as WideSection, at, chosen, output)

test('a step of an order names it, and leads to the dialog that takes the step back', () => {
  expect(about(orders, order, done)).toEqual({
    type: 'success.reported',
    message: { key: 'said.orderConfirmed', values: { name: '104406' } },
    way: { label: 'undo', location: { to: 'orders', search: '?tab=new&order=7&do=unconfirm' } },
  })
})

test('a step that cannot be taken back has no way back', () => {
  expect(about(orders, { ...order, command: 'cancel' }, done)).toEqual({
    type: 'success.reported',
    message: { key: 'said.orderCancelled', values: { name: '104406' } },
  })
})

test.each([
  [
    'leads to it on its own page',
    '8',
    { way: { label: 'open', location: { to: 'product-edit', params: { id: '8' } } } },
  ],
  ['leads nowhere when the answer did not name it', null, {}],
])('a copy %s', (_, made, way) => {
  const copied = { command: 'copy', row: { id: '7', number: '', title: 'Кошик' } }
  const message = about(products, copied, { ...done, made })
  expect(message).toMatchObject({ message: { key: 'said.copied', values: { name: 'Кошик' } }, ...way })
  expect('way' in message).toBe(made !== null)
})

test.each([
  ['a job has begun', 'started', 'kit.bulkStarted'],
  ['nobody knows whether it was carried out', 'unclear', 'kit.unclear'],
] as const)('nothing is called done when %s', (_, result, key) => {
  expect(about(orders, order, { result, failure: null })).toMatchObject({ message: { key } })
})
