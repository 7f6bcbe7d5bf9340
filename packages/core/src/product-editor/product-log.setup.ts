import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { productEditorSetup } from './product-editor.setup.ts'

/** The log of the product, which the address opens, so that Back closes it. */
export const log = productEditorSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      always: { guard: 'showsLog', target: 'open' },
      on: { 'log.opened': { actions: 'openLog' } },
    },
    open: {
      always: { guard: 'hidesLog', target: 'closed' },
      on: { 'log.dismissed': { actions: 'closeLog' } },
      invoke: {
        id: 'log',
        src: 'log',
        input: ({ context: { app, id } }) => ({ app, product: must(id) }),
        onError: { target: 'broken', actions: [notifyFailure, 'closeLog'] },
      },
    },
    broken: { always: { guard: 'hidesLog', target: 'closed' } },
  },
})
