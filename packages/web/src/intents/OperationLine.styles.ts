import { cva } from 'styled-system/css'

export const line = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: '11', md: '8' },
    minWidth: '8',
    flexShrink: 0,
    justifyContent: 'center',
    px: { base: '1.5', lg: '2.5' },
    borderRadius: 'full',
    textStyle: 'captionStrong',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { flexShrink: 0 },
  },
  variants: {
    state: {
      checking: { bg: 'bg.muted', color: 'fg.muted' },
      unknown: { bg: 'warning.subtle', color: 'warning.fg' },
      doubled: { bg: 'danger.subtle', color: 'danger.fg' },
    },
  },
})

export const text = cva({ base: { srOnly: { base: true, lg: false } } })
