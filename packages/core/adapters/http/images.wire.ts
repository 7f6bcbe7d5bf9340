import * as v from 'valibot'
import { Image } from './account.wire.ts'

/** Multipart `POST stores/{id}/logo` with the field `_method=PUT`. */
export const LogoForm = v.object({ file: Image })
export type LogoForm = v.InferOutput<typeof LogoForm>
