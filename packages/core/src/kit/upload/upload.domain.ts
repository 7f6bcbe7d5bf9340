declare const chosen: unique symbol

/** A file that the supplier chose. It is opaque to the core and passed on to an adapter. */
export interface ChosenFile {
  readonly [chosen]: true
}

/** Wraps a browser's `File` or `Blob` as an opaque value. */
export const chosenFile = (file: object): ChosenFile => file as ChosenFile
