import { cva } from 'styled-system/css'

export const logo = cva({
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5', color: 'fg.default', whiteSpace: 'nowrap' },
})

export const field = cva({ base: { fill: 'accent.solid' } })
export const grain = cva({ base: { fill: 'wheat.solid' } })

export const word = cva({
  base: { fontWeight: 'semibold', fontSize: '1.0625rem', lineHeight: '1.5rem', letterSpacing: '-0.015em' },
  variants: { wide: { true: { display: { base: 'none', sm: 'inline' } }, false: {} } },
})
