import { cva } from 'styled-system/css'

export const waiting = cva({
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'caption', whiteSpace: 'nowrap' },
  variants: { long: { true: { color: 'warning.fg', fontWeight: 'medium' }, false: { color: 'fg.muted' } } },
})
