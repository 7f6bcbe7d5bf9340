import type { PanelPorts } from '@supplier/core'
import { rowsInBrowser, type SafeStore } from '@supplier/core/adapters'
import type { Outside } from './outside.ts'
import { runningRelease } from './running-release.ts'

/** The rows of earlier visits, which this browser keeps by supplier. */
export const rowsOf = ({ server, sessionStore }: Outside, local: SafeStore): PanelPorts['rows'] =>
  rowsInBrowser({
    local,
    clock: server.clock,
    release: runningRelease(document),
    supplierId: () => sessionStore.load()?.supplier.id ?? null,
  })
