import type { Listen } from '../kernel/port.ts'

export interface LeavingPort {
  /** Has the browser ask before it closes the page, until it is stopped. Tells nothing. */
  readonly guardClosing: Listen<{ type: string }>
}
