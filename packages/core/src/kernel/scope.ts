import type { AppRef } from './app-ref.ts'
import type { ClockPort } from './clock.ts'
import type { IdsPort } from './ids.ts'
import { must } from './must.ts'

/** The app, the clock and the supplier for whom a machine works. */
export interface SupplierScope {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplierId: number
}

interface PanelScreen extends Omit<SupplierScope, 'supplierId'> {
  readonly supplier: { readonly id: number } | null
}

/** The scope of a screen in the panel, from its input. */
export const screenScope = ({ app, clock, ids, supplier }: PanelScreen): SupplierScope => ({
  app,
  clock,
  ids,
  supplierId: must(supplier).id,
})

/** The scope that a machine passes on to a child. */
export const scopeOf = ({ app, clock, ids, supplierId }: SupplierScope): SupplierScope => ({
  app,
  clock,
  ids,
  supplierId,
})
