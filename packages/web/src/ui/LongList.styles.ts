import { css } from 'styled-system/css'

export const list = css({ position: 'relative', listStyle: 'none' })

/** Rows lie where they were measured; only those in sight are there. */
export const place = css({
  position: 'absolute',
  top: '0',
  insetInline: '0',
  // What opens in place of a row that went away has the focus, but nothing to press.
  _focusVisible: { outlineOffset: '-2px' },
})
