/**
 * Replaces the text of a field as if it were typed, so that the browser can undo it.
 *
 * @returns whether the browser did
 */
export const typeInstead = (field: HTMLInputElement | HTMLTextAreaElement, text: string): boolean => {
  field.focus()
  field.select()
  // `execCommand` is deprecated, but no other API adds a change to the browser’s undo history.
  return document.execCommand?.('insertText', false, text) ?? false
}
