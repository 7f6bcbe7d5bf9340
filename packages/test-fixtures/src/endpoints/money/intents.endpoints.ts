import { MessageReply } from '@supplier/core/adapters/http/kit/kernel.wire'
import { TransferBody, type TransferDirection } from '@supplier/core/adapters/http/money/intents.wire'
import { message, ok, refused } from '../../http/laravel.ts'
import { changeOf } from '../../world/account/supplier.ts'
import { moved } from '../../world/money/ledger.ts'
import type { NewLine } from '../../world/money/lines.ts'
import { type Purse, withSupplier } from '../../world/world.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { once } from '../kit/once.ts'

interface Direction {
  readonly from: Purse
  readonly sent: string
  readonly lines: readonly (readonly [Purse, NewLine['type'], 1 | -1])[]
}

const directions: Readonly<Record<TransferDirection, Direction>> = {
  transfer_from_main: {
    from: 'main',
    sent: 'Кошти переказано на баланс послуг.',
    lines: [
      ['main', 'transfer_out', -1],
      ['service', 'transfer_in', 1],
    ],
  },
  transfer_to_main: {
    from: 'service',
    sent: 'Кошти переказано на основний баланс.',
    lines: [
      ['service', 'transfer_out', -1],
      ['main', 'transfer_in', 1],
    ],
  },
  supplier_panel: { from: 'service', sent: 'Підписку оплачено.', lines: [['service', 'subscription', -1]] },
}

export const balanceTransfer = supplierEndpoint({
  method: 'POST',
  path: '/v1/customers/balances/balance-transfer',
  body: TransferBody,
  answer: MessageReply,
  refuses: [409],
  handle: once((world, { supplier, body, now, origin, idempotencyKey: intent }) => {
    const { amount, transfer_direction: kind, description } = body
    const isPayment = kind === 'supplier_panel'
    if (isPayment && supplier.subscribed) return [world, message(409, 'Підписку вже оплачено.')]
    if (isPayment && amount !== world.cost) return [world, refused({ amount: ['Сума не дорівнює вартості підписки.'] })]
    const { from, sent, lines } = directions[kind]
    if (amount > supplier[from]) return [world, refused({ amount: ['Сума перевищує доступний баланс'] })]
    const written = lines.map(([purse, type, sign]): NewLine => {
      return { purse, type, amount: sign * amount, ...(description !== undefined && { description }) }
    })
    const next = moved(world, { supplierId: supplier.id, at: now, kind, amount, intent }, written)
    const after = isPayment ? withSupplier(next, supplier.id, { subscribed: true }) : next
    return [after, ok({ message: sent }), ...changeOf(supplier, after, origin)]
  }),
})

export const intentsEndpoints = [balanceTransfer] as const
