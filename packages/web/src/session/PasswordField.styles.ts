import { cva } from 'styled-system/css'

export const passwordField = cva({ base: { position: 'relative' } })

/** Positioned beside the label, but it comes after the field in the DOM and so in the tab order. */
export const beside = cva({
  base: { position: 'absolute', top: '0', insetInlineEnd: '0', fontSize: '0.8125rem', lineHeight: '1.125rem' },
})
