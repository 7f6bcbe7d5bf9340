import { honest, type Side } from '@supplier/core/adapters/http/kit/honest.wire'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/**
 * The JSON Schema of what an honest server sends (`answer`), or an honest client (`request`). In an answer every field
 * is there unless its reader says `sometimes`; a reader that also takes less says what the other side `sends`.
 */
export const jsonSchemaOf = (schema: v.GenericSchema, side: Side): JsonSchema => {
  const { $schema: _, ...described } = toJsonSchema(honest(schema, side) as never, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema: { type } }) => {
      if (type === 'file') return { type: 'string', contentMediaType: 'application/octet-stream' }
      // The only check of its own is the one for an object.
      return type === 'custom' ? { type: 'object' } : null
    },
  })
  return described
}
