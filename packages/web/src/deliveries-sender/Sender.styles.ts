import { css } from 'styled-system/css'

/** A calculation above the fields of a dialog. */
export const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  marginBottom: '4',
  padding: '4',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'control',
  bg: 'bg.subtle',
  overflowWrap: 'anywhere',
})
export const title = css({ fontWeight: 'medium' })
export const muted = css({ color: 'fg.muted' })
export const row = css({ display: 'flex' })
export const wrong = css({ color: 'danger.fg' })
/** A problem in a row, with the link to where it is mended, above the link of the row. */
export const mend = css({ position: 'relative', zIndex: '1', color: 'danger.fg' })
