import { actorsOf, listenerOf } from '../../kernel/port.ts'
import { viewsMachine } from './views.machine.ts'
import type { ViewsPort } from './views.port.ts'

/** The columns and the saved views of a list with their ports provided. */
export const composeViews = ({ watchViews, ...asked }: ViewsPort) =>
  viewsMachine.provide({ actors: { ...actorsOf(asked), watchViews: listenerOf(watchViews) } })
