import { sva } from 'styled-system/css'

export const steps = sva({
  slots: ['root', 'list', 'step', 'mark', 'narrow', 'bar', 'fill'],
  base: {
    root: { minWidth: '0' },
    list: { display: { base: 'none', md: 'flex' }, gap: '6' },
    step: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'fg.muted',
      '&[aria-current]': { color: 'fg.default', fontWeight: 'medium' },
    },
    mark: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '6',
      height: '6',
      flexShrink: '0',
      borderRadius: 'full',
      bg: 'bg.muted',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      '[aria-current] > &': { bg: 'accent.solid', color: 'accent.onSolid' },
      '[data-done] > &': { bg: 'accent.subtle', color: 'accent.fg' },
    },
    narrow: { display: { base: 'flex', md: 'none' }, flexDirection: 'column', gap: '2' },
    bar: { height: '1', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
    fill: { height: 'full', bg: 'accent.solid' },
  },
})
