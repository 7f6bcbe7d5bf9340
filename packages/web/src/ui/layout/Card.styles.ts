import { cva } from 'styled-system/css'

export const card = cva({
  base: { bg: 'bg.surface', borderWidth: '1px', borderColor: 'border.default', borderRadius: 'card' },
  variants: { padded: { true: { padding: { base: '4', md: '6' } }, false: {} } },
})
