import { toFailure } from '../../src/kernel/failure.ts'
import type { UploadPortEvent } from '../../src/kit/upload/upload.port.ts'
import type { SendForm } from './http.upload.ts'

/** Where a form goes, and how its answer is read; a reader that throws makes the upload a failed one. */
export interface FormOrder<Event> {
  readonly path: string
  readonly form: FormData
  doneOf(reply: unknown): Event
}

/** Sends one form until stopped, and tells its progress and its end; after a stop it tells nothing. */
export const uploadForm = <Event extends { readonly type: string }>(
  send: SendForm,
  emit: (event: Exclude<UploadPortEvent, { type: 'upload.done' }> | Event) => void,
  { path, form, doneOf }: FormOrder<Event>,
): (() => void) => {
  const leaving = new AbortController()
  const tell: typeof emit = (event) => {
    if (!leaving.signal.aborted) emit(event)
  }
  const progressed = (sent: number, total: number) => tell({ type: 'upload.progressed', sent, total })
  send(path, form, progressed, leaving.signal)
    .then((reply) => tell(doneOf(reply)))
    .catch((error) => tell({ type: 'upload.failed', failure: toFailure(error) }))
  return () => leaving.abort()
}

/** A form with one file in a field, and texts beside it. */
export const formWith = (field: string, file: object, texts: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData()
  form.set(field, file as File)
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}
