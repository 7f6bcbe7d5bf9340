import type { Mark } from '@supplier/core'
import type { ToolKeys } from '../ui/Toolbar.tsx'

/** As in other editors; Ctrl+K is the palette's here. */
export const markKeys: readonly (readonly [Mark, ToolKeys])[] = [
  ['bold', { code: 'KeyB', isShifted: false, shown: 'B' }],
  ['bullets', { code: 'Digit8', isShifted: true, shown: 'Shift+8' }],
  ['numbers', { code: 'Digit7', isShifted: true, shown: 'Shift+7' }],
]
