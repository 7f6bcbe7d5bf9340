import { readMoney, readNumber } from '../kit/fields/number-fields.domain.ts'
import { prepaymentOf, type Settlement, sampleWithin, settlementOf } from './fee.domain.ts'
import type { MethodValues } from './method-form.domain.ts'
import type { PaymentMethod } from './methods.domain.ts'

/** A method as a buyer will see it with the typed values, explained on a sample order. */
export interface BuyerView {
  readonly title: string
  readonly text: string
  /** `null` while it is not known who pays the fee. */
  readonly settlement: Settlement | null
  /** `null` without a prepayment. */
  readonly prepaid: Settlement['order'] | null
}

/** Unreadable values count as not given. */
export const buyerViewOf = (values: MethodValues, row: PaymentMethod | null): BuyerView => {
  const order = sampleWithin(readMoney(values.min), readMoney(values.max))
  return {
    title: values.title,
    text: values.buyerText,
    settlement: settlementOf(order, row?.fee ?? null, values.feePayer),
    prepaid: prepaymentOf(order, {
      kind: values.prepaymentKind,
      percent: readNumber(values.prepaymentPercent),
      amount: readMoney(values.prepaymentAmount),
    }),
  }
}
