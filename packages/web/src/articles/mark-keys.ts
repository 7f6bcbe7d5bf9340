import type { Mark } from '@supplier/core/articles/body/marks.domain'
import type { ToolKeys } from '../ui/editor/Toolbar.tsx'

/** The same shortcuts as in other editors. A link has none, because Ctrl+K opens the command palette. */
export const markKeys: readonly (readonly [Mark, ToolKeys])[] = [
  ['bold', { code: 'KeyB', isShifted: false, shown: 'B' }],
  ['bullets', { code: 'Digit8', isShifted: true, shown: 'Shift+8' }],
  ['numbers', { code: 'Digit7', isShifted: true, shown: 'Shift+7' }],
]
