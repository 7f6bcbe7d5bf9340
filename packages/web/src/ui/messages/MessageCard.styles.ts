import { css } from 'styled-system/css'

export const messageCard = css({
  position: 'fixed',
  zIndex: 'dialog',
  insetInline: '3',
  top: '4',
  width: 'auto',
  maxWidth: 'form',
  marginInline: 'auto',
  bg: 'bg.raised',
  borderRadius: 'card',
  boxShadow: 'float',
  outline: 'none',
})
