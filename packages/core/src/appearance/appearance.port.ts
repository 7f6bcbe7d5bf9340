import type { Appearance } from './appearance.domain.ts'

export interface AppearancePort {
  /** Puts the appearance on the page and remembers it; never rejects because storage is missing. */
  keepAppearance(appearance: Appearance): Promise<void>
}
