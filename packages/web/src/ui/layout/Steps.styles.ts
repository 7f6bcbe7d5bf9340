import { sva } from 'styled-system/css'

/** The least width of the line of steps; in a narrower container there is a bar. */
const wide = '@container (min-width: 46rem)'

export const steps = sva({
  slots: ['root', 'list', 'step', 'mark', 'narrow', 'bar', 'fill'],
  base: {
    root: { minWidth: '0', width: 'full', containerType: 'inline-size' },
    list: { display: 'none', gap: '6', [wide]: { display: 'flex' } },
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
    narrow: { display: 'flex', flexDirection: 'column', gap: '2', [wide]: { display: 'none' } },
    bar: { height: '1', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
    fill: { height: 'full', bg: 'accent.solid' },
  },
})
