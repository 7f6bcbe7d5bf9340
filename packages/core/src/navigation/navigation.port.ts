import type { Listen } from '../kernel/port.ts'

/** The supplier used the address bar, a bookmark, Back or Forward. */
export type AddressEvent = { type: 'address.changed'; href: string }

export interface NavigationPort {
  /** Writes the address; `replace` adds no history entry. */
  writeAddress(input: { readonly href: string; readonly replace: boolean }): void
  readonly watchAddress: Listen<AddressEvent>
  /** Reloads the page after a deploy, once per build. Resolves with whether it did. */
  reloadOnce(): Promise<boolean>
  /**
   * Reloads the page on request, because a browser caches a failed import for the lifetime of the document. Rejects
   * without reloading when the server cannot be reached.
   */
  reload(): Promise<void>
}
