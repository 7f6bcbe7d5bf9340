import type { Ports } from '../app/app.port.ts'
import { importList } from '../import-list/import-list.section.ts'
import { importSources } from '../import-sources/import-sources.section.ts'
import { type Abort, actorsOf } from '../kernel/port.ts'
import { composeOptions } from '../kit/form/options.compose.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { composeSection } from '../kit/section/section.compose.ts'
import { sendOf } from '../kit/send/send.machine.ts'
import { uploadBy } from '../kit/upload/upload.machine.ts'
import { importMachine } from './import.machine.ts'
import type { ImportType } from './imports.domain.ts'
import { importsMachine } from './imports.machine.ts'
import type { ImportAnswer, ImportWrite } from './imports.port.ts'

/** The page that imports a price list. */
export const composeImport = ({ imports, files, sections }: Pick<Ports, 'imports' | 'files' | 'sections'>) => {
  const { fetchImport, uploadPriceList, writeImport, fetchTemplate } = imports
  return importMachine.provide({
    actors: {
      upload: uploadBy(uploadPriceList),
      options: composeOptions(sections),
      ...readingsOf({ fetchImport }),
      // Every change has a key, a version, or says the same twice, so it is repeated and never looked up.
      send: sendOf<ImportWrite, ImportAnswer>({ write: writeImport, lookUp: async () => ({ found: 'unknown' }) }),
      ...actorsOf({
        saveTemplate: async (type: ImportType, signal: Abort) => files.downloadFile(await fetchTemplate(type, signal)),
      }),
    },
  })
}

/** The page of the imports: what was imported, and the links that are read again and again. */
export const composeImports = (ports: Ports) =>
  importsMachine.provide({
    actors: { list: composeSection(importList, ports), sources: composeSection(importSources, ports) },
  })
