import type { SupplierReported } from '../account/account.domain.ts'
import type { Abort, Listen } from '../kernel/port.ts'

/** What one connection tells while it lasts. */
export type RealtimeFact =
  | { type: 'connection.opened' }
  /** The API allowed this socket to listen on both channels. */
  | { type: 'channels.signed' }
  | { type: 'channels.joined' }
  /** `status` is the HTTP status of the authorisation, when there was one. */
  | { type: 'channels.refused'; status: number | null }
  | { type: 'connection.lost'; code: number | null }
  | SupplierReported
  | { type: 'telegram.reported'; isConnected: boolean; chatId: string | null }
  /** Something arrived that nobody understands. */
  | { type: 'frame.ignored' }

export interface RealtimePort {
  /** Loads what a connection needs; asked once. */
  loadRealtime(): Promise<void>
  /** One connection to the two channels of one supplier, until it is stopped. It never reconnects by itself. */
  readonly openConnection: Listen<RealtimeFact, { readonly supplierId: number }>
  /** Whether the server is there: it is when this resolves, and may be when it rejects with an answer of its own. */
  askServer(input: void, signal: Abort): Promise<void>
  /** A number from 0 to 1, to spread attempts. */
  chance(): Promise<number>
}
