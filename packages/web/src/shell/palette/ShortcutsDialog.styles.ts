import { sva } from 'styled-system/css'

export const shortcuts = sva({
  slots: ['title', 'row', 'name', 'keys'],
  base: {
    title: { textStyle: 'label', color: 'fg.muted', marginTop: '4' },
    row: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '10',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      _first: { borderTopWidth: '0' },
    },
    name: { minWidth: '0' },
    keys: { display: 'inline-flex', alignItems: 'center', gap: '1', flexShrink: 0, color: 'fg.subtle' },
  },
})
