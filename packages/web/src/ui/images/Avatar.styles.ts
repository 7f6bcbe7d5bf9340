import { cva } from 'styled-system/css'

export const avatar = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontWeight: 'semibold',
    userSelect: 'none',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    shape: { round: { borderRadius: 'full' }, square: { borderRadius: 'card' } },
    size: {
      small: { width: '8', height: '8', fontSize: '0.75rem' },
      medium: { width: '10', height: '10', fontSize: '0.875rem' },
      large: { width: '20', height: '20', fontSize: '1.5rem' },
    },
  },
})
