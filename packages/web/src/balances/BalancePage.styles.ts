import { cva, sva } from 'styled-system/css'

export const balancePage = sva({
  slots: ['root', 'strip', 'head', 'caption', 'note'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: 'stack' },
    strip: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      columnGap: '8',
      rowGap: '1',
      minHeight: '14',
      '& > nav': { flex: '1 1 20rem', minWidth: '0' },
    },
    head: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    caption: { color: 'fg.muted', textStyle: 'caps' },
    note: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', color: 'fg.muted' },
  },
})

export const figure = cva({
  base: {
    minHeight: '10',
    textStyle: 'figure',
    overflowWrap: 'anywhere',
  },
  variants: {
    /** A debt has a minus sign; the color only repeats that. */
    owes: { true: { color: 'danger.fg' }, false: {} },
  },
})
