import type { Listen } from '../kernel/port.ts'
import type { Appearance } from './appearance.domain.ts'

/** Another tab chose something. */
export interface AppearanceFact {
  readonly type: 'appearance.changedElsewhere'
  readonly change: Partial<Appearance>
}

/** How the page looks now, and what of it was chosen here and is to be remembered. */
export interface Kept {
  readonly appearance: Appearance
  readonly chosen: Partial<Appearance>
}

export interface AppearancePort {
  /** Puts the appearance on the page and remembers what was chosen; never rejects because storage is missing. */
  keepAppearance(kept: Kept): Promise<void>
  readonly watchAppearance: Listen<AppearanceFact>
}
