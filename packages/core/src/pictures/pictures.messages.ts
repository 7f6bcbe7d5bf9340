/** What choosing and uploading a picture can say. */
export type PicturesMessageKey =
  | 'pictures.empty'
  | 'pictures.tooLarge'
  | 'pictures.wrongType'
  | 'pictures.tooManyPixels'
  | 'pictures.unreadable'
  | 'pictures.noConnection'
  | 'pictures.stalled'
  | 'pictures.tooLargeForServer'
  | 'pictures.notSaved'
  | 'pictures.savedUnread'
  | 'pictures.avatarSaved'
  | 'pictures.backgroundSaved'
