import * as v from 'valibot'
import { Id, JsonObject, Key, KnownCount, LaxText } from './kernel.wire.ts'

const List = <Entry extends v.GenericSchema>(entry: Entry) => v.fallback(v.array(entry), [])
const KnownVersion = v.fallback(v.number(), 1)

export const PictureWire = v.object({
  id: Key,
  client_key: LaxText,
  state: v.fallback(v.picklist(['processing', 'ready', 'failed']), 'processing'),
  url: LaxText,
  alt: LaxText,
  width: KnownCount,
  height: KnownCount,
})
export type PictureWire = v.InferOutput<typeof PictureWire>

export const PictureReply = v.pipe(JsonObject, v.object({ data: PictureWire }))
export const PicturesReply = v.pipe(
  JsonObject,
  v.object({ data: v.pipe(JsonObject, v.object({ version: KnownVersion, images: List(PictureWire) })) }),
)

export const PictureOrderBody = v.object({
  version: v.number(),
  images: v.array(v.object({ id: Id, alt: v.nullable(v.string()) })),
})
