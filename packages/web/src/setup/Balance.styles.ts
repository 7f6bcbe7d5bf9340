import { cva } from 'styled-system/css'

export const balance = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    minWidth: { base: '0', sm: '32' },
    minHeight: 'control',
    paddingInline: { base: '1.5', sm: '2.5' },
    borderRadius: 'control',
    fontSize: { base: '0.8125rem', sm: '0.875rem' },
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color',
    transitionDuration: 'fade',
    _hover: { bg: 'bg.muted' },
    '& svg': { display: { base: 'none', sm: 'block' }, flexShrink: 0, color: 'fg.subtle' },
  },
  variants: {
    /** A debt is said by the minus, and shown by the colour. */
    owes: { true: { color: 'danger.fg' }, false: { color: 'fg.default' } },
  },
})
