/** Generates unique ids for things that the app itself names. */
export interface IdsPort {
  next(): string
}
