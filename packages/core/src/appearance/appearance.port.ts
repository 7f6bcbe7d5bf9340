import type { Listen } from '../kernel/port.ts'
import type { Appearance } from './appearance.domain.ts'

/** Another tab changed the appearance. */
export interface AppearancePortEvent {
  readonly type: 'appearance.changedElsewhere'
  readonly change: Partial<Appearance>
}

/** The appearance of the page, and the part of it that was chosen in this tab and has to be stored. */
export interface Kept {
  readonly appearance: Appearance
  readonly chosen: Partial<Appearance>
}

export interface AppearancePort {
  /** Applies the appearance to the page and stores the chosen part; a missing storage does not reject. */
  saveAppearance(kept: Kept): Promise<void>
  readonly watchAppearance: Listen<AppearancePortEvent>
}
