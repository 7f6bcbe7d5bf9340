import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { PortError } from '../../src/kernel/failure.ts'

/** Reads a reply by its schema; one that does not fit counts as a bug of the server. */
export const read = <Schema extends GenericSchema>(schema: Schema, reply: unknown): InferOutput<Schema> => {
  const found = safeParse(schema, reply)
  if (found.success) return found.output
  throw new PortError({ kind: 'unexpected' })
}

/** A form for a route that takes PUT: PHP reads files from a POST only. */
export const putForm = (parts: Readonly<Record<string, Blob>>): FormData => {
  const form = new FormData()
  form.set('_method', 'PUT')
  for (const [name, part] of Object.entries(parts)) form.set(name, part)
  return form
}
