import type { Abort } from '../kernel/port.ts'
import type { Job, JobFile } from '../kit/job/job.domain.ts'
import type { UploadFile, UploadOrder } from '../kit/upload/upload.port.ts'
import type { ImportWrite } from './import-write.domain.ts'
import type { ImportType, PriceImport } from './imports.domain.ts'

/** A price list that begins an import. */
export interface ImportFile extends UploadOrder {
  readonly type: ImportType
  /** Whether products that the list lacks get no stock. */
  readonly emptiesMissing: boolean
  readonly key: string
}

/** The import after a change, or the job that works on it. */
export interface ImportAnswer {
  readonly changed: PriceImport | null
  readonly job: Job | null
}

export interface ImportsPort {
  /** Resolves with `null` when there is no such import. */
  fetchImport(id: string, signal: Abort): Promise<PriceImport | null>
  readonly uploadPriceList: UploadFile<ImportFile>
  writeImport(write: ImportWrite, signal: Abort): Promise<ImportAnswer>
  fetchTemplate(type: ImportType, signal: Abort): Promise<JobFile>
}
