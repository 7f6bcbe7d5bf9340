import { not } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { importSetup } from './import.setup.ts'

/** The drafts that an import has left, once it has written its rows. */
export const left = importSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { always: { guard: 'mayHaveDrafts', target: 'offered' } },
    offered: {
      always: { guard: not('mayHaveDrafts'), target: 'none' },
      invoke: {
        id: 'drafts',
        src: 'drafts',
        input: ({ context: { app, ids, found } }) => ({ app, ids, imported: must(found) }),
        onError: { actions: notifyFailure },
      },
      on: {
        'record.changed': { actions: { type: 'sendToDrafts', params: ({ event }) => event } },
        'data.invalidated': { actions: { type: 'sendToDrafts', params: ({ event }) => event } },
        'tab.shown': { actions: { type: 'sendToDrafts', params: ({ event }) => event } },
      },
    },
  },
})
