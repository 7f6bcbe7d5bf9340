import { sva } from 'styled-system/css'

export const details = sva({
  slots: ['root', 'title', 'note', 'inside'],
  base: {
    root: { marginTop: '4' },
    title: {
      minHeight: 'control',
      paddingBlock: '2',
      textStyle: 'bodyStrong',
      cursor: 'pointer',
      borderRadius: 'control',
      _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    note: { marginInlineStart: '2', color: 'fg.subtle', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
    inside: { paddingTop: '2' },
  },
})
