import { css } from 'styled-system/css'

export const skipLink = css({
  position: 'fixed',
  top: '2',
  insetInlineStart: '2',
  zIndex: 'menu',
  px: '4',
  py: '2',
  borderRadius: 'control',
  bg: 'accent.solid',
  color: 'accent.onSolid',
  fontWeight: 'medium',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
})
