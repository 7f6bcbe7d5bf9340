import { must } from '../kernel/must.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import { logFault } from '../kit/load/reading.domain.ts'
import { listQueryIn } from './form/product-steps.domain.ts'
import { productEditorSetup } from './product-editor.setup.ts'

/** The products beside this one in the list from which it was opened. Without an answer there are none. */
export const beside = productEditorSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: { always: { guard: 'isListed', target: 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchSequence',
        src: 'fetchSequence',
        input: ({ context: { id, location } }) => ({ id: must(id), search: listQueryIn(location.search ?? '') }),
        onDone: { target: 'known', actions: { type: 'setSequence', params: ({ event }) => event.output } },
        onError: { target: 'known', actions: logFault('neighbours of the product') },
      },
    },
    known: {
      on: { 'neighbour.chosen': { actions: { type: 'openNeighbour', params: ({ event }) => event.id } } },
    },
  },
})

/** The product as buyers see it, over its form. */
export const preview = productEditorSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'preview.opened': 'open' } },
    open: { invoke: showsDialog, on: { 'preview.closed': 'closed' } },
  },
})
