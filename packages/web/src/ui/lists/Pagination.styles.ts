import { css, cva } from 'styled-system/css'

export const list = css({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '1' })

export const number = css({ display: { base: 'none', sm: 'flex' }, alignItems: 'center', gap: '1' })

/** The current page, when there is no room for page numbers. */
export const where = css({ display: { sm: 'none' }, px: '2', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })

export const gap = css({ px: '1', color: 'fg.subtle' })

export const step = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'control',
    height: 'control',
    px: '2',
    borderRadius: 'control',
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'label',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fade',
  },
  variants: {
    state: {
      link: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg.default' } },
      current: { bg: 'accent.subtle', color: 'accent.fg' },
      still: { color: 'fg.subtle', opacity: 0.5 },
    },
  },
})
