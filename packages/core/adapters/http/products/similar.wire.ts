import * as v from 'valibot'
import { JsonObject, Key, LaxText } from '../kit/kernel.wire.ts'

const List = <Entry extends v.GenericSchema>(entry: Entry) => v.fallback(v.array(entry), [])

export const SimilarReply = v.pipe(
  JsonObject,
  v.object({ data: List(v.object({ id: Key, title: v.fallback(v.string(), ''), sku: LaxText })) }),
)
