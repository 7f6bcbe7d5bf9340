import { css } from 'styled-system/css'

export const body = css({ display: 'flex', flexDirection: 'column', gap: '3' })

export const letter = css({
  padding: '3',
  borderRadius: 'control',
  bg: 'bg.subtle',
  userSelect: 'all',
  overflowWrap: 'anywhere',
})
