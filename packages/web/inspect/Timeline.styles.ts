import { sva } from 'styled-system/css'

export const timeline = sva({
  slots: ['root', 'buttons', 'slider', 'count', 'caption', 'difference'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      px: '4',
      py: '2',
      bg: 'bg.surface',
      borderTopWidth: '1px',
      borderColor: 'border.default',
    },
    buttons: { display: 'flex', alignItems: 'center', gap: '1' },
    slider: { display: 'flex', flex: '1 1 12rem', minWidth: '0' },
    count: { textStyle: 'table', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    caption: { textStyle: 'table', color: 'fg.muted', flex: '0 1 18rem', minWidth: '0', truncate: true },
    difference: { width: 'full', textStyle: 'table', color: 'warning.fg' },
  },
})
