import type { Listen } from '../kernel/port.ts'

/** What the browser notices about the line to the server. */
export type ConnectivityFact =
  | { type: 'network.lost' }
  | { type: 'network.regained' }
  | { type: 'tab.shown' }
  /** A call was answered, so the server is there. */
  | { type: 'api.answered' }
  /** A call succeeded, so the token that went with it is taken. */
  | { type: 'token.accepted' }

export interface ConnectivityPort {
  isOnline(): Promise<boolean>
  readonly watchConnectivity: Listen<ConnectivityFact>
}
