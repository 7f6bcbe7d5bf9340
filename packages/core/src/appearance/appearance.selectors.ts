import type { Appearance } from './appearance.domain.ts'
import type { AppearanceSnapshot } from './appearance.machine.ts'

export const selectAppearance = ({ context }: AppearanceSnapshot): Appearance => context.appearance
