import type { Abort } from '../kernel/port.ts'
import type { ReferralSummary } from './referrals.domain.ts'

/** The API calls about referrals beside those of every section. They reject with a `PortError`. */
export interface ReferralsPort {
  fetchReferrals(input: void, signal: Abort): Promise<ReferralSummary>
}
