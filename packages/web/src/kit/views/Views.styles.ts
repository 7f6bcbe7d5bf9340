import { css } from 'styled-system/css'

/** A column or a saved view with its buttons at the end of the line. */
export const viewLine = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  '& > span': { display: 'flex', flexShrink: '0', gap: '1' },
})
