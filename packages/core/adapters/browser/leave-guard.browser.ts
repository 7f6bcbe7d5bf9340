import type { LeaveGuardPort } from '../../src/leave-guard/leave-guard.port.ts'

type OnBeforeUnload = (listener: (event: { preventDefault(): void }) => void) => () => void

/** Makes the browser show its own confirmation before a tab with unsaved input is closed. */
export const leaveGuardInBrowser = (onBeforeUnload: OnBeforeUnload): LeaveGuardPort => ({
  guardClosing: () => onBeforeUnload((event) => event.preventDefault()),
})
