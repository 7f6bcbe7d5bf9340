/** Keys of the messages about choosing and uploading an image. */
export type ImagesMessageKey =
  | 'images.empty'
  | 'images.tooLarge'
  | 'images.wrongType'
  | 'images.tooManyPixels'
  | 'images.unreadable'
  | 'images.noConnection'
  | 'images.stalled'
  | 'images.tooLargeForServer'
  | 'images.notSaved'
  | 'images.savedUnread'
  | 'images.avatarSaved'
  | 'images.backgroundSaved'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly images: ImagesMessageKey
  }
}
