import { type Abort, actorsOf, listenerOf } from '../../kernel/port.ts'
import { readingsOf } from '../load/reading.machine.ts'
import { pinsMachine } from './pins.machine.ts'
import { viewsMachine } from './views.machine.ts'
import type { ViewsPort } from './views.port.ts'

/** The columns and the saved views of a list with their ports provided; `fetchTotal` counts the rows of a query. */
export const composeViews = (
  { watchViews, ...asked }: ViewsPort,
  fetchTotal: (search: string, signal: Abort) => Promise<number | null>,
) =>
  viewsMachine.provide({
    actors: {
      ...actorsOf(asked),
      watchViews: listenerOf(watchViews),
      pins: pinsMachine.provide({ actors: readingsOf({ fetchTotal }) }),
    },
  })
