import { sometimes } from '@supplier/core/adapters/http/kit/sends.wire'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import type { Reply } from '../http/laravel.ts'
import { jsonSchemaOf } from './json-schema.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
const compiled = new WeakMap<object, ValidateFunction>()

/** Where a value is not what an honest server sends by a schema, as "/data/0/status: must be string". */
export const differencesFrom = (schema: v.GenericSchema, value: unknown): readonly string[] => {
  const validate = compiled.get(schema) ?? ajv.compile(jsonSchemaOf(schema, 'answer') as object)
  compiled.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'}: ${message} ${JSON.stringify(params)}`,
  )
}

/** Where an answer is not what is written about it. */
export const differencesIn = ({ answer }: Pick<Endpoint, 'answer'>, body: unknown): readonly string[] =>
  differencesFrom(answer, body)

/** The body of a refusal: words for the supplier, and for the panel a code and what belongs to it. */
export const RefusalBody = v.object({
  message: v.string(),
  code: v.pipe(v.string(), sometimes()),
  /** Complaints by the paths of fields. */
  errors: v.pipe(v.record(v.string(), v.array(v.string())), sometimes()),
  details: v.pipe(v.record(v.string(), v.unknown()), sometimes()),
  /** The record as it is now, with `stale`. */
  current: v.pipe(v.unknown(), sometimes()),
})

/** Where a refusal is not one of those that its endpoint declares. */
export const refusalDifferencesIn = (
  { refusals }: Pick<Endpoint, 'refusals'>,
  { status, body }: Reply,
): readonly string[] => {
  const differences = differencesFrom(RefusalBody, body)
  const { code = null } = (body ?? {}) as { readonly code?: string | null }
  const isDeclared = refusals.some((one) => one.status === status && one.code === code)
  return isDeclared ? differences : [...differences, `refuses with ${status} ${code ?? 'without a code'}`]
}
