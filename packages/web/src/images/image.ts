import type { CropView } from '@supplier/core/images/image.selectors'
import type { Href } from '@supplier/core/kernel/address'
import type { Message } from '@supplier/core/kernel/message'

/** The image as it is saved. */
export interface SavedImage {
  /** `null` when there is none or its address is not allowed. */
  readonly address: Href | null
  /** Stand for a missing image. */
  readonly initials: string
}

/** The state of an image field, with all the data that it shows. */
export interface ImageFieldView {
  readonly mostBytes: number
  readonly notes: readonly Message[]
  readonly activity:
    | { readonly step: 'ready' | 'checking' | 'confirm' | 'remove' }
    | { readonly step: 'crop'; readonly crop: CropView }
    | { readonly step: 'send'; readonly address: Href | null; readonly progress: number | null }
    | { readonly step: 'failed' | 'read' | 'unread'; readonly address: Href | null }
}
