import { cva } from 'styled-system/css'

export const lineBadge = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6',
    flexShrink: 0,
    px: { base: '1.5', lg: '2.5' },
    borderRadius: 'full',
    textStyle: 'captionStrong',
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: 0 },
  },
  variants: {
    line: {
      // Shown with a delay, because reconnecting usually takes only a moment.
      connecting: { bg: 'bg.muted', color: 'fg.muted', animation: 'appear 150ms 1500ms both' },
      off: { bg: 'warning.subtle', color: 'warning.fg' },
      offline: { bg: 'danger.subtle', color: 'danger.fg' },
    },
  },
})

export const t = cva({ base: { srOnly: { base: true, lg: false } } })
