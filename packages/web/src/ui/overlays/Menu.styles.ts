import { sva } from 'styled-system/css'

export const menu = sva({
  slots: ['positioner', 'content', 'item', 'separator', 'text'],
  base: {
    positioner: { zIndex: 'menu !important' },
    content: {
      minWidth: '12rem',
      maxWidth: 'min(20rem, calc(100vw - 1rem))',
      maxHeight: 'min(24rem, var(--available-height))',
      overflowY: 'auto',
      padding: '1',
      bg: 'bg.raised',
      borderRadius: 'card',
      boxShadow: 'float',
      outline: 'none',
      animation: 'fadeIn 150ms {easings.out}',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: { base: '8', _touch: '11' },
      px: '2.5',
      py: '1',
      borderRadius: 'control',
      cursor: 'pointer',
      userSelect: 'none',
      '& svg': { flexShrink: 0, color: 'fg.subtle' },
      _highlighted: { bg: 'bg.muted' },
      _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    },
    separator: { height: '1px', borderWidth: '0', bg: 'border.subtle', marginBlock: '1', marginInline: '-1' },
    text: { flex: '1', minWidth: '0' },
  },
  variants: {
    danger: {
      true: { item: { color: 'danger.fg', '& svg': { color: 'danger.fg' } } },
      false: {},
    },
  },
})
