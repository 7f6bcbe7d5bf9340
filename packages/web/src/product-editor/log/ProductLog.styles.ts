import { sva } from 'styled-system/css'

export const productLog = sva({
  slots: ['list', 'line', 'head', 'origin', 'values', 'before', 'after', 'more'],
  base: {
    list: {
      display: 'flex',
      flexDirection: 'column',
      listStyle: 'none',
      maxHeight: '60vh',
      overflowY: 'auto',
      // The ring of the focused list is not cut off.
      padding: '0.5',
    },
    line: {
      display: 'grid',
      gap: '0.5',
      paddingBlock: '2.5',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      overflowWrap: 'anywhere',
      _first: { borderTopWidth: '0' },
    },
    head: { fontWeight: 'medium' },
    origin: { color: 'fg.muted', textStyle: 'caption' },
    values: { textStyle: 'table', fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre-line' },
    before: { color: 'fg.muted' },
    after: { fontWeight: 'medium' },
    more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', marginTop: '4' },
  },
})
