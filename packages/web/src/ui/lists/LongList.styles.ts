import { css } from 'styled-system/css'

export const list = css({ position: 'relative', listStyle: 'none' })

/** Rows are positioned at their measured offsets; only the visible ones are rendered. */
export const location = css({
  position: 'absolute',
  top: '0',
  insetInline: '0',
  // A row gets the focus when it takes the place of a removed one. The outline is inset, so that it is not cut off.
  _focusVisible: { outlineOffset: '-2px' },
})
