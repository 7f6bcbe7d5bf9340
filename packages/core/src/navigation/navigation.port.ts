import type { Listen } from '../kernel/port.ts'

/** The person used the address bar, a bookmark, Back or Forward. */
export type AddressFact = { type: 'address.changed'; href: string }

export interface NavigationPort {
  /** Writes the address; `replace` leaves no trace in the history. */
  writeAddress(input: { readonly href: string; readonly replace: boolean }): void
  readonly watchAddress: Listen<AddressFact>
  /** Loads the page anew after a deploy, once a build; says whether it did. */
  reloadOnce(): Promise<boolean>
  /**
   * Loads the page anew because somebody asks for it: browsers remember code that could not be had for as long as the
   * document lives. Rejects, and leaves the page alone, when the server cannot be reached.
   */
  reload(): Promise<void>
}
