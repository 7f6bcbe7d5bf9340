import { cva, sva } from 'styled-system/css'

export const ledger = sva({
  slots: ['list', 'name', 'value'],
  base: {
    list: { display: 'flex', flexDirection: 'column' },
    name: { flex: '1', minWidth: '0', textWrap: 'pretty' },
    value: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
  },
})

export const line = cva({
  base: { display: 'flex', alignItems: 'baseline', gap: '4', paddingBlock: '1' },
  variants: {
    tone: {
      plain: { '& dt': { color: 'fg.muted' } },
      strong: { fontWeight: 'medium' },
      missing: { fontWeight: 'medium', color: 'danger.fg' },
    },
    apart: {
      true: { marginTop: '1.5', paddingTop: '2.5', borderTopWidth: '1px', borderColor: 'border.default' },
      false: {},
    },
  },
})
