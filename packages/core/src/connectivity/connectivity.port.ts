import type { Listen } from '../kernel/port.ts'

/** The browser's reports about the network, the tab and finished API requests. */
export type ConnectivityEvent =
  | { type: 'network.lost' }
  | { type: 'network.regained' }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' }
  /** The server answered a request, so it is reachable. */
  | { type: 'api.answered' }
  /** A request succeeded, so the server accepts its token. */
  | { type: 'token.accepted' }
  /**
   * The date of an answer moved the panel's clock by so many milliseconds; `offset` is how far the computer's clock is
   * behind the server's. Sent with 0 when the first answer confirms an offset of an earlier visit.
   */
  | { type: 'clock.corrected'; by: number; offset: number }

export interface ConnectivityPort {
  isOnline(): Promise<boolean>
  readonly watchConnectivity: Listen<ConnectivityEvent>
}
