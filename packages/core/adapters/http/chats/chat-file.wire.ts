import * as v from 'valibot'
import type { Attachment } from '../../../src/chats/chats.domain.ts'
import { JsonObject, KnownCount, LaxText, TextOrNumber } from '../kit/kernel.wire.ts'
import { Filled } from '../orders/order-details.wire.ts'

export const ChatFile = v.pipe(
  JsonObject,
  v.object({
    id: TextOrNumber,
    name: Filled,
    type: Filled,
    size: KnownCount,
    url: LaxText,
    thumb_url: LaxText,
  }),
)

export const FileReply = v.pipe(JsonObject, v.object({ data: ChatFile }))

export const attachmentOf = ({ thumb_url: thumb, size, ...file }: v.InferOutput<typeof ChatFile>): Attachment => ({
  ...file,
  size: size ?? 0,
  thumb,
})
