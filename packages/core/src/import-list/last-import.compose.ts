import { readingsOf } from '../kit/load/reading.machine.ts'
import { portOf, type SectionsPort } from '../kit/section/section.port.ts'
import { importList } from './import-list.section.ts'
import { type LastImportPort, lastImportMachine } from './last-import.machine.ts'

/** The last import, with its port provided. */
export const composeLastImport = ({ sections }: { readonly sections: SectionsPort }) => {
  const port: LastImportPort = {
    fetchLastImport: async (_, signal) => {
      const { rows } = await portOf(importList, sections).fetchPage(importList.rules.queryOf('?size=10'), signal)
      return rows[0] ?? null
    },
  }
  return lastImportMachine.provide({ actors: readingsOf(port) })
}
