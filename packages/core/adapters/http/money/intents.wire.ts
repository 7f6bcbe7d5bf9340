import * as v from 'valibot'
import { PositiveHryvnias } from '../kit/money.wire.ts'

/** The same endpoint transfers money between the balances in either direction and pays the subscription. */
export const TransferBody = v.object({
  amount: PositiveHryvnias,
  transfer_direction: v.picklist(['transfer_to_main', 'transfer_from_main', 'supplier_panel']),
  description: v.exactOptional(v.pipe(v.string(), v.maxLength(255))),
})
export type TransferBody = v.InferInput<typeof TransferBody>
export type TransferDirection = TransferBody['transfer_direction']

/** The withdrawal of a bonus to the service balance, whose line repeats the description. */
export const WithdrawalBody = v.object({
  client_key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  amount: PositiveHryvnias,
  description: v.exactOptional(v.pipe(v.string(), v.maxLength(255))),
})
export type WithdrawalBody = v.InferInput<typeof WithdrawalBody>
