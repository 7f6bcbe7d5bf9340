import { sva } from 'styled-system/css'

export const collapsible = sva({
  slots: ['trigger', 'text', 'chevron', 'outer', 'inner'],
  base: {
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'control',
      px: '3',
      borderRadius: 'control',
      textAlign: 'start',
      color: 'fg.muted',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg.default' },
    },
    text: { flex: '1', minWidth: '0' },
    chevron: { flexShrink: 0, transition: 'transform 250ms {easings.out}' },
    outer: { display: 'grid', transition: 'grid-template-rows 250ms {easings.out}, visibility 250ms' },
    inner: { overflow: 'hidden', minHeight: '0' },
  },
  variants: {
    open: {
      true: { chevron: { transform: 'rotate(180deg)' }, outer: { gridTemplateRows: '1fr' } },
      false: { outer: { gridTemplateRows: '0fr', visibility: 'hidden' } },
    },
  },
})
