import { cva } from 'styled-system/css'

export const kbd = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    px: '1',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderBottomWidth: '2px',
    borderRadius: 'sm',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    fontWeight: 'medium',
  },
})
