import { cva } from 'styled-system/css'

export const link = cva({
  base: {
    borderRadius: 'sm',
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    tone: {
      accent: { color: 'accent.fg', fontWeight: 'medium' },
      plain: { color: 'inherit' },
      muted: { color: 'fg.muted', textDecoration: 'underline' },
    },
  },
})
