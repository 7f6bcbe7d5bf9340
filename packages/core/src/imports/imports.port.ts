import type { Abort } from '../kernel/port.ts'
import type { Job, JobFile } from '../kit/job/job.domain.ts'
import type { UploadFile, UploadOrder } from '../kit/upload/upload.port.ts'
import type { ImportType, Mapped, Mistake, PriceImport } from './imports.domain.ts'

/** A price list that begins an import. */
export interface ImportFile extends UploadOrder {
  readonly type: ImportType
  /** Whether products that the list lacks get no stock. */
  readonly emptiesMissing: boolean
  readonly key: string
}

/** A change of an import. Each can be sent again: it has a key, a version, or says the same twice. */
export type ImportWrite =
  | {
      readonly kind: 'link'
      readonly key: string
      readonly type: ImportType
      readonly url: string
      readonly emptiesMissing: boolean
    }
  | {
      readonly kind: 'options'
      readonly id: string
      readonly version: number
      readonly options: Readonly<Record<string, string>>
    }
  | { readonly kind: 'mapping'; readonly id: string; readonly version: number; readonly mapping: readonly Mapped[] }
  | { readonly kind: 'categories'; readonly id: string; readonly categories: Readonly<Record<string, string | null>> }
  | { readonly kind: 'check' | 'rollback' | 'cancel' | 'copy'; readonly id: string; readonly key: string }
  | {
      readonly kind: 'start'
      readonly id: string
      readonly key: string
      readonly version: number
      readonly accepts: boolean
    }
  | { readonly kind: 'fix'; readonly id: string; readonly mistake: Mistake; readonly replacement: string }

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
