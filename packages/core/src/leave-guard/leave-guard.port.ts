import type { Listen } from '../kernel/port.ts'

export interface LeaveGuardPort {
  /** Makes the browser ask before it closes the page, until it is stopped. Emits no events. */
  readonly guardClosing: Listen<{ type: string }>
}
