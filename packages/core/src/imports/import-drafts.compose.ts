import { readingsOf } from '../kit/load/reading.machine.ts'
import type { WideSection } from '../kit/section/section.domain.ts'
import { portOf, type SectionsPort } from '../kit/section/section.port.ts'
import { bulkActor } from '../kit/section/section-bulk.compose.ts'
import { products } from '../products/products.section.ts'
import { draftsIn, locationOfDrafts } from './import-drafts.domain.ts'
import { type ImportDraftsPort, importDraftsMachine } from './import-drafts.machine.ts'

/** The drafts of an import, with the list of products and the action on many of them provided. */
export const composeImportDrafts = (sections: SectionsPort) => {
  const port: ImportDraftsPort = {
    fetchDrafts: async (imported, signal) => {
      const query = products.rules.queryOf(`${locationOfDrafts(imported).search}&size=100`)
      return draftsIn(await portOf(products, sections).fetchPage(query, signal), query)
    },
  }
  return importDraftsMachine.provide({
    actors: { ...readingsOf(port), bulk: bulkActor(products as unknown as WideSection, sections) },
  })
}
