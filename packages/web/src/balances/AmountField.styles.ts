import { sva } from 'styled-system/css'

export const amount = sva({
  slots: ['row', 'unit'],
  base: {
    row: { display: 'flex', alignItems: 'center', gap: '2', '& input': { fontVariantNumeric: 'tabular-nums' } },
    unit: { display: 'flex', alignItems: 'center', flexShrink: 0, paddingInlineEnd: '3', color: 'fg.muted' },
  },
})
