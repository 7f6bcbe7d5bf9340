import { css } from 'styled-system/css'

export const keys = css({
  display: { base: 'none', sm: 'flex' },
  gap: '4',
  paddingTop: '3',
  color: 'fg.subtle',
  textStyle: 'caption',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
})
