import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import { jsonSchemaOf } from './json-schema.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
const compiled = new WeakMap<object, ValidateFunction>()

/** Where an answer is not what is written about it, as "/data/0/status: must be string". */
export const differencesIn = ({ answer }: Pick<Endpoint, 'answer'>, body: unknown): readonly string[] => {
  if (answer === undefined) return []
  const validate = compiled.get(answer) ?? ajv.compile(jsonSchemaOf(answer, 'answer') as object)
  compiled.set(answer, validate)
  if (validate(body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'}: ${message} ${JSON.stringify(params)}`,
  )
}
