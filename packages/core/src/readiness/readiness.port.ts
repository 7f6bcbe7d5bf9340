import type { Abort } from '../kernel/port.ts'
import type { Readiness } from './answer.domain.ts'

export interface ReadinessPort {
  fetchReadiness(_: void, signal: Abort): Promise<Readiness>
}
