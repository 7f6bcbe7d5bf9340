/** Ids that never repeat, for what the app itself names. */
export interface IdsPort {
  next(): string
}
