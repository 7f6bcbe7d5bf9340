import { cva } from 'styled-system/css'

export const panel = cva({
  base: {
    position: 'absolute',
    zIndex: 'menu',
    top: 'calc(100% + 4px)',
    insetInline: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    padding: '2',
    bg: 'bg.raised',
    borderRadius: 'card',
    boxShadow: 'float',
  },
  variants: {
    failed: {
      true: { alignItems: 'center', gap: '2', px: '3', py: '6', color: 'fg.muted', textAlign: 'center' },
      false: {},
    },
  },
})
