import { cva } from 'styled-system/css'

export const passwordField = cva({ base: { position: 'relative' } })

/** In the line of the label, but behind the field for who goes from part to part. */
export const beside = cva({
  base: { position: 'absolute', top: '0', insetInlineEnd: '0', fontSize: '0.8125rem', lineHeight: '1.125rem' },
})
