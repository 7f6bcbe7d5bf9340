import { importSources } from '../import-sources/import-sources.section.ts'
import { importMachine } from '../imports/import.machine.ts'
import { composeImportDrafts } from '../imports/import-drafts.compose.ts'
import { type ImportWrite, isWritten } from '../imports/import-write.domain.ts'
import type { ImportType } from '../imports/imports.domain.ts'
import type { ImportAnswer, ImportsPort } from '../imports/imports.port.ts'
import { type Abort, actorsOf } from '../kernel/port.ts'
import { composeOptions } from '../kit/form/options.compose.ts'
import type { JobsPort } from '../kit/job/job.port.ts'
import type { FilesPort } from '../kit/list/list.port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { composeSection, type SectionPorts } from '../kit/section/section.compose.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { portOf } from '../kit/section/section.port.ts'
import { type Found, foundOf } from '../kit/send/send.domain.ts'
import { sendOf } from '../kit/send/send.machine.ts'
import { uploadBy } from '../kit/upload/upload.machine.ts'
import { importList } from './import-list.section.ts'
import { importsMachine } from './imports.machine.ts'

interface ImportPorts {
  readonly imports: ImportsPort
  readonly files: FilesPort
  readonly jobs: JobsPort
  readonly sections: SectionsPort
}

/** The page that imports a price list. */
export const composeImport = ({ imports, files, jobs, sections }: ImportPorts) => {
  const { fetchByKey } = portOf(importList, sections)
  const { fetchImport, uploadPriceList, writeImport, fetchTemplate } = imports
  const changedTo = async (id: string | undefined, signal: Abort): Promise<ImportAnswer | null> => {
    const changed = id === undefined ? null : await fetchImport(id, signal)
    return changed && { changed, job: null }
  }
  const lookUp = async (write: ImportWrite, signal: Abort): Promise<Found<ImportAnswer>> => {
    if (write.kind === 'check' || write.kind === 'start' || write.kind === 'rollback') {
      const job = await jobs.findJob(write.key, signal)
      return foundOf(job && { changed: null, job })
    }
    if (write.kind === 'link' || write.kind === 'copy')
      return foundOf(await changedTo((await fetchByKey(write.key, signal))?.id, signal))
    const answer = await changedTo(write.id, signal)
    return foundOf(answer?.changed && isWritten(write, answer.changed) ? answer : null)
  }
  return importMachine.provide({
    actors: {
      upload: uploadBy(uploadPriceList),
      options: composeOptions(sections),
      drafts: composeImportDrafts(sections),
      ...readingsOf({ fetchImport }),
      send: sendOf<ImportWrite, ImportAnswer>({ write: writeImport, lookUp }),
      ...actorsOf({
        saveTemplate: async (type: ImportType, signal: Abort) => files.downloadFile(await fetchTemplate(type, signal)),
      }),
    },
  })
}

/** The page of the imports: what was imported, and the links that are read again and again. */
export const composeImports = (ports: SectionPorts) =>
  importsMachine.provide({
    actors: { list: composeSection(importList, ports), sources: composeSection(importSources, ports) },
  })
