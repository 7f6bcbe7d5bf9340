import type { SnapshotFrom } from 'xstate'
import { ordersToPack, type PickList } from './pick-list.domain.ts'
import type { pickListMachine } from './pick-list.machine.ts'

/** The pick list for its dialog. */
export interface PickListView {
  readonly step: 'closed' | 'reading' | 'failed' | 'shown' | 'offering' | 'packing'
  readonly isBusy: boolean
  readonly list: PickList | null
  /** How many orders can be marked as being packed. */
  readonly toPack: number
}

type Snapshot = SnapshotFrom<typeof pickListMachine>

const stepOf = (snapshot: Snapshot): PickListView['step'] => {
  if (snapshot.matches('closed')) return 'closed'
  if (snapshot.matches('packing')) return 'packing'
  const steps = ['reading', 'failed', 'offering'] as const
  return steps.find((step) => snapshot.matches({ open: step })) ?? 'shown'
}

export const selectPickList = (snapshot: Snapshot): PickListView => ({
  step: stepOf(snapshot),
  isBusy: snapshot.hasTag('busy'),
  list: snapshot.context.list,
  toPack: snapshot.context.list ? ordersToPack(snapshot.context.list).length : 0,
})
