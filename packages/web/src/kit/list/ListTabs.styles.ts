import { css } from 'styled-system/css'

/** The number of rows in a tab. */
export const tabCount = css({
  marginInlineStart: '1',
  color: 'fg.subtle',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'normal',
})
