import type { Kopecks } from '../kernel/money.ts'
import type { Word } from '../kernel/word.ts'
import { readMoney, readNumber } from '../kit/fields/number-fields.domain.ts'
import { readTime } from '../kit/fields/time-fields.domain.ts'
import type { ValuesIn } from '../kit/section/section.domain.ts'
import { type DeliveryMethod, type DeliveryMethods, hasCarrierPrice, type Need } from './deliveries-panel.section.ts'
import type { Quote } from './quote.domain.ts'

/** A delivery method as a buyer will see it with the typed values. */
export interface DeliveryOffer {
  readonly title: string
  /** `carrier`: the carrier's price, which depends on the parcel; `null` while the typed price cannot be read. */
  readonly price: 'free' | 'carrier' | Kopecks | null
  /** From this sum of an order the delivery costs the buyer nothing; `null` without one. */
  readonly freeFrom: Kopecks | null
  /** What a sample parcel would cost, for a price of the carrier. */
  readonly sample: Kopecks | null
  /** The first missing thing without which the carrier calculates no sample parcel; `null` when nothing is missing. */
  readonly sampleNeeds: Word<Need> | null
  /** Days from the order to the buyer, dispatch included; `null` when they are not known. */
  readonly days: { readonly from: number; readonly to: number } | null
  /** An order after this time, `HH:MM` in Kyiv, leaves a day later; `null` without one. */
  readonly cutoff: string | null
  readonly note: string
}

export const deliveryOfferOf = (
  { tariff, price, payer, freeFrom, days, cutoff, note }: ValuesIn<DeliveryMethods>,
  row: DeliveryMethod | null,
  quote: Quote | null,
): DeliveryOffer => {
  const paysNothing = tariff === 'free' || payer === 'sender'
  const dispatch = readNumber(days)
  const isSampled = tariff === 'carrier' && quote !== null
  return {
    title: row?.title ?? '',
    price: paysNothing ? 'free' : tariff === 'carrier' ? 'carrier' : tariff === 'fixed' ? readMoney(price) : null,
    freeFrom: paysNothing ? null : readMoney(freeFrom),
    sample: isSampled && !paysNothing ? quote.cost : null,
    sampleNeeds: (row !== null && hasCarrierPrice(tariff, row) && row.missing[0]) || null,
    days:
      dispatch === null || quote === null || quote.daysFrom === null
        ? null
        : { from: dispatch + quote.daysFrom, to: dispatch + (quote.daysTo ?? quote.daysFrom) },
    cutoff: readTime(cutoff),
    note,
  }
}
