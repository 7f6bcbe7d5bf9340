/** Keys of the messages about choosing and uploading an image. */
export type ImagesMessageKey =
  | 'images.empty'
  | 'images.tooLarge'
  | 'images.wrongType'
  | 'images.heic'
  | 'images.tooManyPixels'
  | 'images.tooSmall'
  | 'images.unreadable'
  | 'images.noConnection'
  | 'images.stalled'
  | 'images.tooLargeForServer'
  | 'images.notSaved'
  | 'images.savedUnread'
  | 'images.avatarSaved'
  | 'images.backgroundSaved'
  | 'images.logoSaved'
  | 'images.coverSaved'
  | 'images.logoRemoved'
  | 'images.coverRemoved'
  | 'images.notRemoved'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly images: ImagesMessageKey
  }
}
