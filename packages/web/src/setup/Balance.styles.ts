import { sva } from 'styled-system/css'

export const balance = sva({
  slots: ['link', 'amount'],
  base: {
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      minWidth: { base: '0', sm: '40' },
      minHeight: 'control',
      paddingInline: { base: '1', sm: '2.5' },
      borderRadius: 'control',
      fontSize: { base: '0.75rem', sm: '0.875rem' },
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      transitionProperty: 'background-color',
      transitionDuration: 'fade',
      _hover: { bg: 'bg.muted' },
      '& svg': { display: { base: 'none', sm: 'block' }, flexShrink: 0, color: 'fg.subtle' },
    },
    amount: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  variants: {
    /** A debt has a minus sign; the color only repeats that. */
    owes: { true: { link: { color: 'danger.fg' } }, false: { link: { color: 'fg.default' } } },
  },
})
