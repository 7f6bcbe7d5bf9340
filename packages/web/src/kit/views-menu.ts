import type { Location, ViewsActor } from '@supplier/core'

export interface ViewsMenuProps {
  readonly views: ViewsActor
  /** The columns that can be hidden and moved, in their first order. */
  readonly columns: readonly { readonly id: string; readonly header: string }[]
  /** The query of the list as it is shown. */
  readonly search: string
  readonly location: Location
}
