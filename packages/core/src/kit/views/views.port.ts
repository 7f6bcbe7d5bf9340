import type { Listen } from '../../kernel/port.ts'
import type { KeptViews, ViewsName } from './views.domain.ts'

/** Another tab changed the views of the list. */
export interface ViewsChanged {
  readonly type: 'views.changedElsewhere'
  readonly kept: KeptViews
}

/** Keeps the columns and the saved views of a list in this browser. */
export interface ViewsPort {
  loadViews(name: ViewsName): Promise<KeptViews>
  saveViews(kept: ViewsName & KeptViews): Promise<void>
  readonly watchViews: Listen<ViewsChanged, ViewsName>
}
