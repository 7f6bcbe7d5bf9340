import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { PortActors } from '../kernel/port.ts'
import type { BesideEvent, BesideInput } from '../kit/beside/beside.machine.ts'
import type { PrintPort } from '../kit/print/print.port.ts'
import type { Shelf } from './shelvings.domain.ts'

export interface ShelfLabelsContext extends BesideInput {
  /** The shelves of the shown page. */
  shelves: readonly Shelf[]
}

type ShelfLabelsEvent = BesideEvent | { type: 'labels.chosen' }

/** Beside the shelves: prints the labels of those that the page shows. */
export const shelfLabelsMachine = setup({
  types: {
    input: {} as BesideInput,
    context: {} as ShelfLabelsContext,
    events: {} as ShelfLabelsEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<PrintPort>,
  guards: { hasShelves: ({ context }) => context.shelves.length > 0 },
  actions: {
    setShelves: assign((_, shelves: readonly Shelf[]) => ({ shelves })),
    notifyApp,
  },
}).createMachine({
  id: 'shelfLabels',
  context: ({ input }) => ({ ...input, shelves: [] }),
  initial: 'idle',
  on: { 'page.read': { actions: { type: 'setShelves', params: ({ event }) => event.page.rows as readonly Shelf[] } } },
  states: {
    idle: { on: { 'labels.chosen': { guard: 'hasShelves', target: 'printing' } } },
    printing: {
      tags: 'busy',
      invoke: {
        id: 'printPage',
        src: 'printPage',
        onDone: 'idle',
        onError: { target: 'idle', actions: notifyFailure },
      },
    },
  },
})

export type ShelfLabelsActor = ActorRefFrom<typeof shelfLabelsMachine>

/** The shelves whose labels are on the print sheet; `null` while nothing is printed. */
export const selectPrintedShelves = (snapshot: SnapshotFrom<typeof shelfLabelsMachine>): readonly Shelf[] | null =>
  snapshot.hasTag('busy') ? snapshot.context.shelves : null

export const hasLabels = ({ context }: SnapshotFrom<typeof shelfLabelsMachine>): boolean => context.shelves.length > 0
