import * as v from 'valibot'
import { Image } from './account.wire.ts'

/** Multipart `POST stores/{id}/logo` or `/cover` with the field `_method=PUT`. */
export const StoreImageForm = v.object({ file: Image })
export type StoreImageForm = v.InferOutput<typeof StoreImageForm>
