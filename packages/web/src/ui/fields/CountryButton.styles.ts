import { sva } from 'styled-system/css'

export const countryButton = sva({
  slots: ['root', 'flag', 'chevron'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      height: 'full',
      px: '2.5',
      cursor: 'pointer',
      color: 'inherit',
      transitionProperty: 'background-color',
      transitionDuration: 'fade',
      _hover: { bg: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-3px', borderRadius: 'control' },
    },
    flag: { fontSize: '1.125rem', lineHeight: '1' },
    chevron: { color: 'fg.subtle' },
  },
})
