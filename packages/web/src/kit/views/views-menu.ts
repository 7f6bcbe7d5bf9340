import type { Location } from '@supplier/core/kernel/routes'
import type { ViewsActor } from '@supplier/core/kit/views/views.machine'

export interface ViewsMenuProps {
  readonly views: ViewsActor
  /** The columns that can be hidden and moved, in their first order. */
  readonly columns: readonly { readonly id: string; readonly header: string }[]
  /** The query of the list as it is shown. */
  readonly search: string
  readonly location: Location
}
