import { sva } from 'styled-system/css'

export const batch = sva({
  slots: ['root', 'title', 'text', 'rows', 'row', 'head', 'name', 'preview', 'foot'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3' },
    title: { textStyle: 'heading' },
    text: { color: 'fg.muted' },
    rows: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
      gap: '4',
    },
    row: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2' },
    name: { textStyle: 'label', flex: '1 1 10rem', minWidth: '0' },
    // The whole text can be read before it is published.
    preview: {
      height: '48',
      overflowY: 'auto',
      padding: '4',
      borderRadius: 'control',
      bg: 'bg.subtle',
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      marginInline: { base: '-4', md: '-6' },
      marginBottom: { base: '-4', md: '-6' },
      paddingInline: { base: '4', md: '6' },
      paddingBlock: '3',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      borderBottomRadius: 'card',
      bg: 'bg.surface',
      '& > span': { flex: '1 1 12rem' },
      '& > button': { width: { base: 'full', md: 'auto' } },
    },
  },
})
