import { typeIn } from '../../../src/images/image.domain.ts'
import { withoutMetadata } from '../../../src/images/metadata.domain.ts'
import { toFailure } from '../../../src/kernel/failure.ts'
import type { UploadPortEvent } from '../../../src/kit/upload/upload.port.ts'
import type { SendForm } from './http.upload.ts'

/** The bytes that tell the type of an image. */
const headOfType = 12

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
  withoutNotes(form)
    .then((clean) => send(path, clean, progressed, leaving.signal))
    .then((reply) => tell(doneOf(reply)))
    .catch((error) => tell({ type: 'upload.failed', failure: toFailure(error) }))
  return () => leaving.abort()
}

/** The form with its pictures as they are, but without the place where they were taken. */
const withoutNotes = async (form: FormData): Promise<FormData> => {
  const clean = new FormData()
  for (const [name, value] of form.entries()) clean.append(name, value instanceof File ? await cleaned(value) : value)
  return clean
}

const cleaned = async (file: File): Promise<File> => {
  const { name, type, lastModified } = file
  if (typeIn(new Uint8Array(await file.slice(0, headOfType).arrayBuffer())) === null) return file
  return new File([withoutMetadata(new Uint8Array(await file.arrayBuffer()))], name, { type, lastModified })
}

/** A form with one file in a field, and texts beside it. */
export const formWith = (field: string, file: object, texts: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData()
  form.set(field, file as File)
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}
