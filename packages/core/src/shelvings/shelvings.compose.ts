import { actorsOf } from '../kernel/port.ts'
import { besideOf } from '../kit/beside/beside.machine.ts'
import type { PrintPort } from '../kit/print/print.port.ts'
import { shelfLabelsMachine } from './shelf-labels.machine.ts'

/** The labels beside the shelves. */
export const composeShelfLabels = ({ print }: { readonly print: PrintPort }) =>
  besideOf(shelfLabelsMachine.provide({ actors: actorsOf(print) }))
