import { actorsOf } from '../../kernel/port.ts'
import type { BulkAnswer, BulkRun } from '../bulk/bulk.domain.ts'
import type { BulkPort } from '../bulk/bulk.port.ts'
import { composeOptions } from '../form/options.compose.ts'
import { foundOf } from '../send/send.domain.ts'
import { sendOf } from '../send/send.machine.ts'
import type { WideSection } from './section.domain.ts'
import { portOf, type SectionsPort } from './section.port.ts'
import { gridMachinesOf } from './section-machines.ts'

/** The actions on many rows of a section, with their ports provided. */
export const bulkActor = (section: WideSection, sections: SectionsPort) => {
  const { fetchPage, previewBulk, runBulk, fetchBulk } = portOf(section, sections)
  const fetchTotal: BulkPort['fetchTotal'] = async (query, signal) => {
    const { total, asOf = null } = await fetchPage({ ...query, page: 1 } as never, signal)
    return { total, asOf }
  }
  return gridMachinesOf(section).bulk.provide({
    actors: {
      ...actorsOf({ previewBulk, fetchTotal }),
      send: sendOf<BulkRun, BulkAnswer>({
        write: runBulk,
        lookUp: async ({ key }, signal) => foundOf(await fetchBulk(key, signal)),
      }),
      options: composeOptions(sections),
    },
  })
}
