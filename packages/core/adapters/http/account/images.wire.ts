import * as v from 'valibot'
import { imageTypes, usualLimits } from '../../../src/images/image.domain.ts'

const Image = v.pipe(v.file(), v.mimeType(imageTypes), v.minSize(1), v.maxSize(usualLimits.mostBytes))

/** Multipart `POST /v1/customers/avatar` with the field `_method=PUT`. */
export const AvatarForm = v.object({ avatar: Image })
export type AvatarForm = v.InferOutput<typeof AvatarForm>

/** Multipart `POST /v1/customers/bg-save` with the field `_method=PUT`. */
export const BackgroundForm = v.object({ image: Image })
export type BackgroundForm = v.InferOutput<typeof BackgroundForm>

/** Multipart `POST stores/{id}/logo` or `/cover` with the field `_method=PUT`. */
export const StoreImageForm = v.object({ file: Image })
export type StoreImageForm = v.InferOutput<typeof StoreImageForm>
