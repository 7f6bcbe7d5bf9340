import type { Abort } from '../../kernel/port.ts'
import type { LogPage } from './product-log.domain.ts'

export interface LogQuery {
  readonly product: string
  /** `null` for the newest lines. */
  readonly cursor: string | null
}

export interface ProductLogPort {
  /** What changed in a product, the newest first. Rejects with a `PortError`. */
  fetchLog(query: LogQuery, signal: Abort): Promise<LogPage>
}
