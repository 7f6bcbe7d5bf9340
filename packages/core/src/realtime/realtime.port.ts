import type { SupplierReported } from '../account/account.domain.ts'
import type { Abort, Listen } from '../kernel/port.ts'
import type { RecordChanged } from '../kit/beside/record-changed.domain.ts'
import type { JobProgress } from '../kit/job/job.domain.ts'

/** The events about data that has changed on the server. */
export type NumberedEvent = SupplierReported | RecordChanged | JobProgress

/** The number of an event that arrived, on a server that counts the events of a supplier. */
export interface SequenceReported {
  readonly type: 'sequence.reported'
  readonly seq: number
}

export interface MissedEvents {
  readonly events: readonly NumberedEvent[]
  /** The number of the supplier's newest event. */
  readonly lastSeq: number
  /** Whether these are all events up to the newest one. */
  readonly isAll: boolean
}

/** The events of one connection. */
export type ConnectionEvent =
  | { type: 'connection.opened' }
  /** The API authorised this socket to subscribe to both channels. */
  | { type: 'channels.signed' }
  | { type: 'channels.joined' }
  /** `status` is the HTTP status of the authorisation request; `null` when there was none. */
  | { type: 'channels.refused'; status: number | null }
  | { type: 'connection.lost'; code: number | null }
  | NumberedEvent
  | SequenceReported
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
  /** The events after this number; `null` when the server does not keep them any more, or does not count events. */
  fetchMissedEvents(after: number, signal: Abort): Promise<MissedEvents | null>
  /** A random number from 0 to 1, to spread attempts. */
  jitter(): Promise<number>
}
