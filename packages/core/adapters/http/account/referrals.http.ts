import type { ReferralsPort } from '../../../src/referrals/referrals.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { ReferralSummaryReply, referralsPath } from './referrals.wire.ts'

export const referralsOverHttp = (http: Http): ReferralsPort => ({
  async fetchReferrals(_, signal) {
    const { data } = read(ReferralSummaryReply, await http('GET', `${referralsPath}/summary`, { signal }))
    const { code, link, terms, totals, minimum } = data
    return {
      code,
      link,
      terms: { bonus: terms?.bonus ?? null, payments: terms?.payments ?? null, days: terms?.days ?? null },
      clicks: totals?.clicks ?? null,
      registered: totals?.registered ?? null,
      paid: totals?.paid ?? null,
      earned: totals?.earned ?? null,
      available: totals?.available ?? null,
      debt: totals?.debt ?? null,
      minimum,
    }
  },
})
