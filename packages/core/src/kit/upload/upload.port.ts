import type { Failure } from '../../kernel/failure.ts'
import type { Listen } from '../../kernel/port.ts'
import type { ChosenFile } from './upload.domain.ts'

/** Events of an upload: progress, and one final event. `answer` is what the server said about the file. */
export type UploadPortEvent =
  | { type: 'upload.progressed'; sent: number; total: number }
  | { type: 'upload.done'; answer?: unknown }
  | { type: 'upload.failed'; failure: Failure }

/** A file, and whatever its adapter needs to find the path and the fields of the form. */
export interface UploadOrder {
  readonly file: ChosenFile
}

/** Uploads a file until stopped; the port sets no timeout. */
export type UploadFile<Order extends UploadOrder> = Listen<UploadPortEvent, Order>
