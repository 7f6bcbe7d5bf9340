import { sva } from 'styled-system/css'

export const details = sva({
  slots: ['root', 'title', 'note', 'inside'],
  base: {
    title: {
      cursor: 'pointer',
      borderRadius: 'control',
      _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    note: { marginInlineStart: '2', color: 'fg.subtle', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
    inside: { paddingTop: '2' },
  },
  variants: {
    look: {
      strong: { root: { marginTop: '4' }, title: { minHeight: 'control', paddingBlock: '2', textStyle: 'bodyStrong' } },
      quiet: {
        root: { width: 'full' },
        title: {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: { base: '6', _touch: '11' },
          color: 'accent.fg',
          textStyle: 'label',
          _hover: { textDecoration: 'underline' },
        },
      },
    },
  },
})
