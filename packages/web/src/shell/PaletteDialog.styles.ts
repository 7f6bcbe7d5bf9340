import { css } from 'styled-system/css'

/** As high as a full list, so that the dialog keeps its size while the supplier types. */
export const results = css({ minHeight: '18.5rem' })

export const keys = css({
  display: { base: 'none', sm: 'flex' },
  gap: '4',
  paddingTop: '3',
  color: 'fg.subtle',
  textStyle: 'caption',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
})
