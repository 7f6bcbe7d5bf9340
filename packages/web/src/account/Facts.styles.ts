import { sva } from 'styled-system/css'

export const facts = sva({
  slots: ['list', 'row', 'name', 'value', 'missing', 'note'],
  base: {
    list: { display: 'flex', flexDirection: 'column' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      minHeight: '11',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      _first: { borderTopWidth: '0' },
    },
    name: { flex: '0 0 auto', minWidth: { base: '9.25rem', sm: '40' }, color: 'fg.muted' },
    value: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    missing: { color: 'fg.subtle', fontWeight: 'normal' },
    note: { textStyle: 'caption', color: 'fg.subtle', marginTop: '3', textWrap: 'pretty' },
  },
})
