import type { SupplierReported } from '../account/account.domain.ts'
import type { Abort, Listen } from '../kernel/port.ts'
import type { JobProgress } from '../kit/job/job.domain.ts'
import type { RecordChanged } from '../kit/section/record-changed.domain.ts'

/** The events of one connection. */
export type ConnectionEvent =
  | { type: 'connection.opened' }
  /** The API authorised this socket to subscribe to both channels. */
  | { type: 'channels.signed' }
  | { type: 'channels.joined' }
  /** `status` is the HTTP status of the authorisation request; `null` when there was none. */
  | { type: 'channels.refused'; status: number | null }
  | { type: 'connection.lost'; code: number | null }
  | SupplierReported
  | RecordChanged
  | JobProgress
  | { type: 'telegram.reported'; isConnected: boolean; chatId: string | null }
  /** An unknown message arrived. */
  | { type: 'frame.ignored' }

export interface RealtimePort {
  /** Loads the code that a connection needs, once. */
  loadRealtime(): Promise<void>
  /** Opens one connection to the two channels of a supplier, until it is stopped. It never reconnects by itself. */
  readonly openConnection: Listen<ConnectionEvent, { readonly supplierId: number }>
  /**
   * Pings the server over HTTP. It is there when this resolves, and may be there when this rejects with a response from
   * the server.
   */
  pingServer(input: void, signal: Abort): Promise<void>
  /** A random number from 0 to 1, to spread attempts. */
  jitter(): Promise<number>
}
