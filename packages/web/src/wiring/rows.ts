import type { SafeStore } from '@supplier/core/adapters/browser/kernel.browser'
import { rowsInBrowser } from '@supplier/core/adapters/browser/storage/kept.browser'
import type { PanelPorts } from '@supplier/core/app/app.port'
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
