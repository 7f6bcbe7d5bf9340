import { type ActorRefFrom, assign, setup } from 'xstate'
import { isMoving } from '../imports/import-steps.domain.ts'
import type { PriceImport } from '../imports/imports.domain.ts'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Abort } from '../kernel/port.ts'
import type { ScreenEvent } from '../kernel/screen.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { importList } from './import-list.section.ts'

/** The newest import, which the home page and the page of products show. */
export interface LastImportPort {
  /** Resolves with `null` when there was none. */
  fetchLastImport(input: void, signal: Abort): Promise<PriceImport | null>
}

export interface LastImportContext {
  readonly app: AppRef
  last: PriceImport | null
}

/** The last import, live: it is read again when an import changes, and while one is worked on. */
export const lastImportMachine = setup({
  types: {
    input: {} as { readonly app: AppRef },
    context: {} as LastImportContext,
    events: {} as ScreenEvent,
    tags: {} as 'busy',
  },
  actors: {} as Readings<LastImportPort>,
  guards: {
    isMoving: ({ context: { last } }) => last !== null && isMoving(last),
    isOfImports: (_, section: string) => section === importList.id,
  },
  actions: {
    setLast: assign((_, last: PriceImport | null) => ({ last })),
    notifyApp,
  },
  delays: { pollIsDue: 3000 },
}).createMachine({
  id: 'lastImport',
  context: ({ input: { app } }) => ({ app, last: null }),
  initial: 'reading',
  on: { 'data.invalidated': '.reading', 'tab.shown': '.reading' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchLastImport',
        src: 'fetchLastImport',
        onDone: [
          { guard: hasFailed, target: 'known', actions: logFault('last import') },
          { target: 'known', actions: { type: 'setLast', params: valueIn } },
        ],
      },
    },
    known: {
      on: {
        'record.changed': {
          guard: { type: 'isOfImports', params: ({ event }) => event.section },
          target: 'reading',
        },
      },
      after: { pollIsDue: { guard: 'isMoving', target: 'reading' } },
    },
  },
})

export type LastImportActor = ActorRefFrom<typeof lastImportMachine>
