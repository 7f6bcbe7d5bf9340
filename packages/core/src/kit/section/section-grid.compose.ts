import type { Abort } from '../../kernel/port.ts'
import { actorsOf } from '../../kernel/port.ts'
import { type CellSave, foundIn } from '../cells/cells.domain.ts'
import { composeOptions } from '../form/options.compose.ts'
import type { Counts } from '../grid/grid.domain.ts'
import { composeFollowUp, jobsById } from '../job/job.compose.ts'
import type { JobsPort } from '../job/job.port.ts'
import type { ListQuery, ListRow } from '../list/list.domain.ts'
import { type Readings, readingsOf } from '../load/reading.machine.ts'
import { sendOf } from '../send/send.machine.ts'
import { undoMachine } from '../undo/undo.machine.ts'
import type { UndoPort } from '../undo/undo.port.ts'
import type { WideSection } from './section.domain.ts'
import { portOf, type SectionsPort } from './section.port.ts'
import { bulkActor } from './section-bulk.compose.ts'
import { gridMachinesOf } from './section-machines.ts'

interface GridPorts {
  readonly sections: SectionsPort
  readonly jobs: JobsPort
  readonly undo: UndoPort
}

interface CountsPort {
  fetchCounts(query: ListQuery, signal: Abort): Promise<Counts>
}

/** The grid of a section with its ports provided; a plain list has one that is never invoked. */
export const gridActor = (section: WideSection, ports: GridPorts) => {
  const { grid, cells } = gridMachinesOf(section)
  const { fetchOne, fetchCounts, saveCell } = portOf(section, ports.sections)
  const fetchRow = async (id: string, signal: Abort) => (await fetchOne(id, signal))?.row ?? null
  return {
    grid: grid.provide({
      actors: {
        ...(readingsOf({ fetchCounts }) as Readings<CountsPort>),
        undo: undoMachine.provide({
          actors: {
            ...actorsOf(ports.undo),
            ...readingsOf({ fetchJobs: jobsById(ports.jobs) }),
            followUp: composeFollowUp(ports.jobs),
          },
        }),
        bulk: bulkActor(section, ports.sections),
        cells: cells.provide({
          actors: {
            ...actorsOf({ fetchRow }),
            send: sendOf<CellSave, ListRow>({
              write: saveCell,
              lookUp: async (save, signal) => foundIn(section.cells, save, await fetchRow(save.edit.id, signal)),
            }),
          },
        }),
        options: composeOptions(ports.sections),
      },
    }),
  }
}
