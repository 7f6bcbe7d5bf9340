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

export interface ConnectivityPort {
  isOnline(): Promise<boolean>
  readonly watchConnectivity: Listen<ConnectivityEvent>
}
