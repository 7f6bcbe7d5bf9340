import { cva, sva } from 'styled-system/css'

export const balancePage = sva({
  slots: ['root', 'head', 'caption', 'note'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: 'stack' },
    head: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    caption: { color: 'fg.muted' },
    note: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', color: 'fg.muted' },
  },
})

export const figure = cva({
  base: {
    minHeight: '9',
    fontSize: '1.75rem',
    lineHeight: '2.25rem',
    fontWeight: 'semibold',
    letterSpacing: '-0.011em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  variants: {
    /** A debt has a minus sign; the color only repeats that. */
    owes: { true: { color: 'danger.fg' }, false: {} },
  },
})
