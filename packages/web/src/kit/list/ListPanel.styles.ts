import { sva } from 'styled-system/css'

export const list = sva({
  slots: ['root', 'bar', 'rows', 'held', 'foot', 'pages', 'total', 'waiting', 'kept'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      // A list stands close to the head of its page, so that its rows begin high.
      marginTop: { base: '-2', md: 'calc({spacing.1} - {spacing.stack})' },
      // Leaves room for the sticky top bar.
      scrollMarginTop: 'calc({sizes.topBar} + {spacing.3})',
    },
    bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    rows: { position: 'relative' },
    held: { display: 'contents' },
    // Lies on the upper edge of the rows, where it moves nothing.
    kept: {
      position: 'absolute',
      zIndex: '1',
      top: '0',
      insetInlineEnd: '3',
      maxWidth: 'calc(100% - {spacing.6})',
      transform: 'translateY(-65%)',
      px: '2',
      bg: 'bg.raised',
      borderRadius: 'full',
      boxShadow: 'float',
      color: 'fg.muted',
      textStyle: 'caption',
      truncate: true,
      pointerEvents: 'none',
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      // Toasts stand at the right.
      columnGap: '6',
      rowGap: '2',
      minHeight: 'control',
    },
    pages: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
    },
    waiting: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      color: 'fg.muted',
      textStyle: 'table',
    },
    total: { color: 'fg.muted', textStyle: 'table', fontVariantNumeric: 'tabular-nums' },
  },
})
