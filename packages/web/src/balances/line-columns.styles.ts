import { sva } from 'styled-system/css'

export const lines = sva({
  slots: ['reason', 'mark', 'texts', 'name', 'description', 'amount'],
  base: {
    reason: { display: 'flex', alignItems: { base: 'flex-start', _compact: 'center' }, gap: '2.5', minWidth: '0' },
    mark: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      width: '6',
      height: '6',
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
      '&[data-way=in]': { bg: 'success.subtle', color: 'success.fg' },
    },
    texts: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      paddingTop: '0.5',
      // A card says both in one line.
      '@container (max-width: 39.99rem)': { flexDirection: 'row', alignItems: 'baseline', gap: '1.5' },
    },
    name: {
      fontWeight: 'medium',
      '@container (max-width: 39.99rem)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    description: {
      '@container (max-width: 39.99rem)': {
        flexShrink: '1000',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      color: 'fg.muted',
      textStyle: 'caption',
      overflowWrap: 'anywhere',
    },
    // The amount has a sign; the color only repeats it.
    amount: {
      fontWeight: 'medium',
      '&[data-way=in]': { color: 'success.fg' },
      '&[data-way=void]': { color: 'fg.subtle', textDecoration: 'line-through' },
    },
  },
})
