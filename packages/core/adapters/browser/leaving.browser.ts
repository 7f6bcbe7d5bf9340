import type { LeavingPort } from '../../src/leaving/leaving.port.ts'

type OnBeforeUnload = (listener: (event: { preventDefault(): void }) => void) => () => void

/** The browser asks in its own words before a tab with unsaved work is closed. */
export const leavingInBrowser = (onBeforeUnload: OnBeforeUnload): LeavingPort => ({
  guardClosing: () => onBeforeUnload((event) => event.preventDefault()),
})
