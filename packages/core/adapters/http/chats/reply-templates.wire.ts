import * as v from 'valibot'
import { JsonObject, TextOrNumber } from '../kit/kernel.wire.ts'

export const TemplatesReply = v.pipe(
  JsonObject,
  v.object({
    data: v.array(v.pipe(JsonObject, v.object({ id: TextOrNumber, title: v.string(), text: v.string() }))),
    meta: v.pipe(JsonObject, v.object({ version: v.number() })),
  }),
)
