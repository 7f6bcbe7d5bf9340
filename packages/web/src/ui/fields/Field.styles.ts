import { sva } from 'styled-system/css'

export const field = sva({
  slots: ['root', 'label', 'optional', 'message'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0', width: 'full' },
    label: {
      textStyle: 'label',
      color: 'fg.default',
      // Drawn and not written: `aria-required` tells it to a screen reader.
      '&[data-required]::after': { content: '"\u00a0*" / ""', color: 'danger.fg' },
    },
    optional: { color: 'fg.subtle', fontWeight: 'normal' },
    message: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      minHeight: '4',
      textStyle: 'caption',
      '& svg': { flexShrink: 0, marginTop: '1px' },
    },
  },
  variants: {
    wrong: { true: { message: { color: 'danger.fg' } }, false: { message: { color: 'fg.subtle' } } },
  },
})
