import type { Abort } from '../kernel/port.ts'
import type { ReviewSummary } from './reviews.domain.ts'

/** The API calls about reviews beside those of every section. They reject with a `PortError`. */
export interface ReviewsPort {
  /** Of one store, by its id, or of all. */
  fetchSummary(store: string | null, signal: Abort): Promise<ReviewSummary>
}
