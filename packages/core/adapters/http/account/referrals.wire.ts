import * as v from 'valibot'
import { referrals } from '../../../src/referrals/referrals.section.ts'
import { JsonObject, KnownCount, objectOrNull } from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { wireOf } from '../kit/section.wire.ts'

export const referralsPath = '/admin-suppliers/v1/referrals'

export const ReferralSummaryReply = v.pipe(
  JsonObject,
  v.object({
    data: v.pipe(
      JsonObject,
      v.object({
        code: v.string(),
        link: v.pipe(v.string(), v.url()),
        terms: objectOrNull({ bonus: KnownHryvnias, payments: KnownCount, days: KnownCount }),
        totals: objectOrNull({
          clicks: KnownCount,
          registered: KnownCount,
          paid: KnownCount,
          earned: KnownHryvnias,
          available: KnownHryvnias,
          debt: KnownHryvnias,
        }),
        minimum: KnownHryvnias,
      }),
    ),
  }),
)

export const referralsWire = wireOf({
  section: referrals,
  base: referralsPath,
  valuesOf: () => ({}),
  bodyOf: () => ({}),
})
