import { Id, KnownInstant, objectOrNull } from '@supplier/core/adapters/http/kit/kernel.wire'
import { KnownHryvnias } from '@supplier/core/adapters/http/kit/money.wire'
import { sends, sometimes } from '@supplier/core/adapters/http/kit/sends.wire'
import { Word } from '@supplier/core/adapters/http/kit/word.wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from './json-schema.ts'

test.each([
  ['what a reader forgives is not sent', v.fallback(v.string(), ''), { type: 'string' }],
  ['a word is one of the known ones', Word(['new', 'old']), { enum: ['new', 'old'], type: 'string' }],
  ['a sum is a number', KnownHryvnias, { anyOf: [{ type: 'number' }, { type: 'null' }] }],
  [
    'every field is there, but one that is there sometimes',
    v.object({ id: Id, note: v.pipe(v.optional(v.string(), ''), sometimes()), at: KnownInstant }),
    expect.objectContaining({ required: ['id', 'at'] }),
  ],
  [
    'an object that may be missing is there, or null',
    objectOrNull({ id: Id }),
    { anyOf: [expect.objectContaining({ required: ['id'] }), { type: 'null' }] },
  ],
])('in an answer, %s', (_, schema, described) => {
  expect(jsonSchemaOf(schema as v.GenericSchema, 'answer')).toEqual(described)
})

test.each([
  [
    'an optional field may be left out',
    v.object({ a: v.optional(v.string(), '') }),
    expect.not.objectContaining({ required: ['a'] }),
  ],
  [
    'a file is bytes',
    v.object({ a: v.file() }),
    expect.objectContaining({ properties: { a: { type: 'string', contentMediaType: 'application/octet-stream' } } }),
  ],
  [
    'a body of several shapes says them',
    v.pipe(
      v.lazy(() => v.unknown()),
      sends(v.union([v.string(), v.number()])),
    ),
    { anyOf: [{ type: 'string' }, { type: 'number' }] },
  ],
])('in a request, %s', (_, schema, described) => {
  expect(jsonSchemaOf(schema as v.GenericSchema, 'request')).toEqual(described)
})
