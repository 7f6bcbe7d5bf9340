import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { must } from '../kernel/must.ts'
import type { Abort } from '../kernel/port.ts'
import type { ScreenEvent } from '../kernel/screen.ts'
import type { RecordChanged } from '../kit/beside/record-changed.domain.ts'
import { type BulkOutput, toldOf } from '../kit/bulk/bulk.domain.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { WideSection } from '../kit/section/section.domain.ts'
import { gridMachinesOf } from '../kit/section/section-machines.ts'
import { products } from '../products/products.section.ts'
import type { ImportDrafts } from './import-drafts.domain.ts'
import type { PriceImport } from './imports.domain.ts'

type Imported = Pick<PriceImport, 'id' | 'name'>

export interface ImportDraftsPort {
  fetchDrafts(imported: Imported, signal: Abort): Promise<ImportDrafts>
}

interface Ended {
  readonly event: { readonly output: BulkOutput }
}
const outputIn = ({ event }: Ended) => event.output

/** The drafts that an import has left: how many there are, what they lack, and the way to publish them all. */
export const importDraftsMachine = setup({
  types: {
    input: {} as { readonly app: AppRef; readonly ids: IdsPort; readonly imported: Imported },
    context: {} as { app: AppRef; ids: IdsPort; imported: Imported; drafts: ImportDrafts | null },
    events: {} as ScreenEvent | RecordChanged | { type: 'publish.chosen' },
    tags: {} as 'busy',
    children: {} as { bulk: 'bulk' },
  },
  actors: { ...({} as Readings<ImportDraftsPort>), bulk: gridMachinesOf(products as unknown as WideSection).bulk },
  guards: {
    hasDrafts: ({ context: { drafts } }) => drafts !== null && drafts.total > 0,
    isOfProducts: (_, section: string) => section === products.id,
    hasJob: (_, { answer }: BulkOutput) => answer?.job != null,
    hasResult: (_, { answer }: BulkOutput) => answer?.result != null,
    isUnclear: (_, { isUnclear }: BulkOutput) => isUnclear,
  },
  actions: {
    setDrafts: assign((_, drafts: ImportDrafts) => ({ drafts })),
    startJob: ({ context: { app } }, { answer }: BulkOutput) => {
      app.send({ type: 'job.started', job: must(answer?.job) })
      app.send({ type: 'success.reported', message: { key: 'kit.bulkStarted' } })
    },
    reportDone: ({ context: { app } }, { action, answer }: BulkOutput) => {
      const { done, failed } = must(answer?.result)
      if (done > 0 || failed.length === 0)
        app.send({
          type: 'success.reported',
          message: { key: toldOf(products.bulk[action as 'publish']), values: { count: done } },
        })
    },
    notifyApp,
  },
  // Many products change at once: they are counted again after the last of them, not at each.
  delays: { countIsDue: 2000 },
}).createMachine({
  id: 'importDrafts',
  context: ({ input }) => ({ ...input, drafts: null }),
  initial: 'reading',
  on: { 'data.invalidated': '.reading', 'tab.shown': '.reading' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchDrafts',
        src: 'fetchDrafts',
        input: ({ context: { imported } }) => imported,
        onDone: [
          { guard: hasFailed, target: 'known', actions: logFault('drafts of an import') },
          { target: 'known', actions: { type: 'setDrafts', params: valueIn } },
        ],
      },
    },
    known: {
      on: {
        'publish.chosen': { guard: 'hasDrafts', target: 'publishing' },
        'record.changed': { guard: { type: 'isOfProducts', params: ({ event }) => event.section }, target: 'outdated' },
      },
    },
    outdated: {
      on: { 'publish.chosen': { guard: 'hasDrafts', target: 'publishing' } },
      after: { countIsDue: 'reading' },
    },
    publishing: {
      // Its dialog stays open, whatever else happens to products meanwhile.
      on: { 'data.invalidated': {}, 'tab.shown': {} },
      invoke: {
        id: 'bulk',
        src: 'bulk',
        input: ({ context: { app, ids, drafts } }) => ({ app, ids, action: 'publish', picks: must(drafts).picks }),
        onDone: [
          {
            guard: { type: 'hasJob', params: outputIn },
            target: 'reading',
            actions: { type: 'startJob', params: outputIn },
          },
          {
            guard: { type: 'hasResult', params: outputIn },
            target: 'reading',
            actions: { type: 'reportDone', params: outputIn },
          },
          {
            guard: { type: 'isUnclear', params: outputIn },
            target: 'reading',
            actions: {
              type: 'notifyApp',
              params: { type: 'warning.reported', message: { key: 'kit.unclear' } },
            },
          },
          { target: 'known' },
        ],
        onError: { target: 'known', actions: notifyFailure },
      },
    },
  },
})

export type ImportDraftsActor = ActorRefFrom<typeof importDraftsMachine>
export type ImportDraftsSnapshot = SnapshotFrom<typeof importDraftsMachine>
