import * as v from 'valibot'
import type { Forecast } from '../../../src/advertising/campaigns.domain.ts'
import { type Kopecks, toHryvnias } from '../../../src/kernel/money.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { Id, KnownFlag, RequiredNumber } from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { questionWireOf } from '../kit/section.wire.ts'

export const campaignsPath = '/admin-suppliers/v1/campaigns'

const Sum = v.pipe(v.number(), v.minValue(0.01), v.maxValue(1_000_000))
const Day = v.pipe(v.string(), v.isoDate())

/** The editable fields of a campaign that has not started. */
export const CampaignBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)),
  product_ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)),
  bid: Sum,
  daily_budget: Sum,
  total_budget: v.optional(v.nullable(Sum), null),
  starts_on: Day,
  ends_on: v.optional(v.nullable(Day), null),
})

const Span = v.fallback(v.object({ min: RequiredNumber, max: RequiredNumber }), { min: 0, max: 0 })

interface Asked {
  readonly products: readonly string[]
  readonly bid: Kopecks
  readonly dailyBudget: Kopecks
}

const forecastBody = (asked: AnyValues) => {
  const { products, bid, dailyBudget } = asked as unknown as Asked
  return { product_ids: products.map(idOnWire), bid: toHryvnias(bid), daily_budget: toHryvnias(dailyBudget) }
}

/** The forecast of a campaign that is being filled in. */
export const forecastOnWire = questionWireOf({
  requestOf: (asked) => ({ method: 'POST', path: `${campaignsPath}/forecast`, body: forecastBody(asked) }),
  entries: {
    min_bid: KnownHryvnias,
    impressions: Span,
    clicks: Span,
    enough_data: KnownFlag,
  },
  answerOf: ({ min_bid: minBid, impressions, clicks, enough_data: isKnown }): Forecast => ({
    minBid,
    impressions,
    clicks,
    isKnown: isKnown !== false,
  }),
})
