import * as v from 'valibot'
import type { StoredPicture } from '../../../src/product-editor/pictures/stored-pictures.domain.ts'
import { Id, JsonObject, Key, KnownCount, LaxText, Version } from '../kit/kernel.wire.ts'
import { Word } from '../kit/word.wire.ts'

const List = <Entry extends v.GenericSchema>(entry: Entry) => v.fallback(v.array(entry), [])

export const PictureWire = v.object({
  id: Key,
  client_key: LaxText,
  // A picture in a state that the panel does not know counts as ready, so that nobody waits for it for ever.
  state: Word(['processing', 'ready', 'failed'], 'ready'),
  url: LaxText,
  alt: LaxText,
  width: KnownCount,
  height: KnownCount,
  source_url: LaxText,
  error: LaxText,
})
export type PictureWire = v.InferOutput<typeof PictureWire>

/** A picture as the editor needs it. */
export const pictureOf = ({
  client_key: key,
  source_url: source,
  alt,
  width,
  height,
  ...rest
}: PictureWire): StoredPicture => ({
  ...rest,
  key,
  source,
  alt: alt ?? '',
  size: width && height ? { width, height } : null,
})

export const PictureReply = v.pipe(JsonObject, v.object({ data: PictureWire }))
export const PicturesReply = v.pipe(
  JsonObject,
  v.object({ data: v.pipe(JsonObject, v.object({ version: Version, images: List(PictureWire) })) }),
)

export const PictureOrderBody = v.object({
  version: v.number(),
  images: v.array(v.object({ id: Id, alt: v.nullable(v.string()) })),
})
