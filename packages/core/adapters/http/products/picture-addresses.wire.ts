import * as v from 'valibot'
import { JsonObject } from '../kit/kernel.wire.ts'
import { PictureWire } from './product-images.wire.ts'

/** One address in each request, so that each picture is accepted, refused and repeated on its own. */
export const LinkedPicturesReply = v.pipe(JsonObject, v.object({ data: v.tuple([PictureWire]) }))

export const PictureLinksBody = v.object({ client_key: v.string(), urls: v.array(v.string()) })
