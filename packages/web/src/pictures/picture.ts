import type { CropView, Message } from '@supplier/core'

/** What stands in the field of a picture, with all that it shows. */
export interface PictureView {
  readonly mostBytes: number
  readonly notes: readonly Message[]
  readonly doing:
    | { readonly step: 'ready' | 'checking' }
    | { readonly step: 'crop'; readonly crop: CropView }
    | { readonly step: 'send'; readonly address: string | null; readonly progress: number | null }
    | { readonly step: 'failed' | 'read' | 'unread'; readonly address: string | null }
}
